import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '54',
    editions: ['2017'],
    title: { nl: 'Open uitkomst door de verkeerde speler', en: 'Open opening lead by the wrong player' },
    summary: {
      nl: 'De verkeerde tegenspeler komt open uit. De leider kiest, zonder overleg met zijn partner. Lag de uitkomst van de juiste tegenspeler er al gedekt, dan gaat die terug.',
      en: 'The wrong defender leads face up. Declarer chooses, without asking partner. If the right defender had already led face down, that card goes back.',
    },
    refers: ['10C', '41A', '54A', '54B', '54C', '54D'],
    search: ['verkeerde uitkomst', 'uitkomst voor de beurt', 'verkeerde speler komt uit', 'uitkomen'],
    source: 'B',
  },
  {
    id: '54A',
    editions: ['2017'],
    title: { nl: 'De leider legt zijn hand open', en: 'Declarer spreads his hand' },
    summary: {
      nl: 'Legt de leider zijn hand neer, dan wordt hij blinde en speelt zijn partner het spel. De uitkomst blijft. Eén open kaart is genoeg: dan volgt de hele hand.',
      en: 'If declarer spreads his hand, he becomes dummy and partner plays the deal. The lead stands. One card shown is enough: the whole hand follows.',
    },
    refers: ['48B1'],
    search: ['leider wordt dummy', 'hand neerleggen', 'partner speelt'],
    source: 'B',
  },
  {
    id: '54B',
    editions: ['2017'],
    title: { nl: 'Accepteren als leider', en: 'Accepting and staying declarer' },
    summary: {
      nl: 'De leider vindt de uitkomst goed en blijft leider. De blinde gaat open.',
      en: 'Declarer accepts the lead and stays declarer. Dummy is spread.',
    },
    refers: ['54B1', '54B2'],
    search: ['uitkomst accepteren', 'leider blijft'],
    source: 'B',
  },
  {
    id: '54B1',
    editions: ['2017'],
    title: { nl: 'Tweede kaart uit de leidershand', en: "Second card from declarer's hand" },
    summary: {
      nl: 'Na het openleggen van de blinde speelt de leider uit zijn eigen hand de tweede kaart van de slag.',
      en: 'After dummy is spread, declarer plays the second card of the trick from his own hand.',
    },
    refers: ['54B2'],
    search: ['tweede kaart', 'uitkomst accepteren'],
    source: 'B',
  },
  {
    id: '54B2',
    editions: ['2017'],
    title: { nl: 'Toch eerst uit de blinde', en: 'Dummy plays second after all' },
    summary: {
      nl: 'Speelt de leider als tweede uit de blinde, dan blijft die kaart staan. Hij mag alleen terug om een verzaking te herstellen.',
      en: 'If declarer plays second from dummy, that card stands. It goes back only to correct a revoke.',
    },
    refers: ['62'],
    search: ['eerst uit dummy', 'volgorde'],
    source: 'B',
  },
  {
    id: '54C',
    editions: ['2017'],
    title: { nl: 'De leider zag een blindekaart', en: 'Declarer saw a card of dummy' },
    summary: {
      nl: 'Kon de leider een kaart van de blinde zien, dan moet hij accepteren en blijft hij leider. Zag hij die kaart al tijdens het bieden (24), dan geldt dit niet.',
      en: 'If declarer could have seen a card of dummy, he must accept and stays declarer. Not if he saw that card during the auction (24).',
    },
    refers: ['24', '54B'],
    search: ['dummy al open', 'kaart van dummy gezien', 'moet accepteren'],
    source: 'B',
  },
  {
    id: '54D',
    editions: ['2017'],
    title: { nl: 'De leider weigert', en: 'Declarer refuses' },
    summary: {
      nl: 'De juiste speler komt uit. De verkeerde uitkomst wordt een grote strafkaart. De leider eist die kleur, verbiedt die kleur zolang de uitkomer aan slag is, of laat vrij: dan blijft de kaart liggen.',
      en: 'The right player leads. The wrong card becomes a major penalty card. Declarer demands its suit, forbids it while the leader stays on lead, or leaves him free: then the card stays.',
    },
    refers: ['50D', '50D2', '56'],
    search: ['uitkomst weigeren', 'kleur eisen', 'kleur verbieden', 'strafkaart'],
    source: 'B',
  },
  {
    id: '54E',
    editions: ['2017'],
    title: { nl: 'Leider of blinde legt een uitkomst neer', en: "Declarer's side puts down a lead" },
    summary: {
      nl: 'Legt iemand van de leidende partij een kaart neer alsof hij uitkomt, dan geldt 24. De kaart gaat terug of hoort bij de hand die opengaat.',
      en: "If a player of declarer's side puts a card down as if leading, 24 applies. It goes back or is part of the hand that is spread.",
    },
    refers: ['24'],
    search: ['leider komt uit', 'dummy komt uit', 'verkeerde kant'],
    source: 'B',
  },
];
