// Law 54: a faced opening lead by the wrong seat.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { lho, partner, type Seat, side } from '../bridge/types';
import type { Say, Text } from '../text';
import { couldHaveKnown, damageByCard, joined } from './follow-up';
import type { Article, Law, Question, Ruling } from './law';
import { type LeadFact, type LeadFound, leadFact } from './lead-out-of-turn';
import { askMisled, becamePenalty, becomesPenalty, goesBack, isMisled, LOOK } from './misplay';
import { isDefender, option, playsAfter, ruling } from './option';
import { nextAfter } from './penalty-card-choices';
import { YES_NO } from './revoke';
import { swappedDeclarer } from './swapped-declarer';

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

const SAYS = {
  choose: {
    nl: '{seat} kwam open uit met {card}, maar {due} was aan de beurt. {declarer} kiest uit alle mogelijkheden hieronder, zonder overleg met {dummy}.',
    en: '{seat} made a faced opening lead of {card}, but it was {due} to lead. {declarer} chooses from all options below, without consulting {dummy}.',
  },
  spread: {
    nl: '{declarer} legt de eigen hand open en wordt blinde. {dummy} wordt leider. De uitkomst blijft.',
    en: '{declarer} spreads the own hand and becomes dummy. {dummy} becomes declarer. The lead stands.',
  },
  accept: {
    nl: 'Accepteren: {declarer} blijft leider. De blinde gaat open en {declarer} speelt als tweede, uit de eigen hand.',
    en: "Accept: {declarer} stays declarer. Dummy's hand is spread and {declarer} plays second, from the own hand.",
  },
  refuse: { nl: 'Weigeren.', en: 'Refuse.' },
  spreadDone: {
    nl: '{seat} kwam voor de beurt uit met {card} en de uitkomst blijft. {declarer} is nu leider (54A).',
    en: '{seat} made the opening lead of {card} out of turn and it stands. {declarer} is declarer now (54A).',
  },
  refused: {
    nl: '{card} van {seat} was een uitkomst voor de beurt. Die is geweigerd en {card} werd een grote strafkaart.',
    en: '{card} of {seat} was an opening lead out of turn. It was refused and {card} became a major penalty card.',
  },
  must: {
    nl: '{declarer} kon al een kaart van de blinde zien en moet de uitkomst {card} accepteren. {declarer} blijft leider en speelt als tweede.',
    en: '{declarer} could already see a card of dummy and must accept the lead of {card}. {declarer} stays declarer and plays second.',
  },
  noLead: {
    nl: '{card} is geen uitkomst, want {seat} hoort bij de leidende partij. De kaart gaat terug of hoort bij de blinde. {due} komt uit.',
    en: "{card} is no opening lead, because {seat} is on declarer's side. The card goes back or belongs to dummy. {due} makes the opening lead.",
  },
} as const;

const WHY: readonly Say[] = [
  {
    text: {
      nl: 'Lag er ook een gedekte uitkomst van {due}? Die gaat terug.',
      en: 'Was there also a face-down lead by {due}? It goes back.',
    },
  },
  {
    text: {
      nl: 'Legt {declarer} ook maar één kaart open, dan hoort de hele hand open en is er gekozen (54A).',
      en: 'If {declarer} spreads even one card, the whole hand is spread and the choice is made (54A).',
    },
  },
  {
    text: {
      nl: 'Kon {declarer} al een kaart van de blinde zien, dan moet de uitkomst geaccepteerd worden (54C).',
      en: 'If {declarer} could already see a card of dummy, the lead must be accepted (54C).',
    },
  },
];

const askDummySeen = (fact: LeadFact, declarer: Seat): Question => ({
  id: `dummySeen:${fact.at}`,
  say: {
    text: {
      nl: 'Kon {declarer} vóór het kiezen al een kaart van de blinde zien (niet: tijdens het bieden)?',
      en: 'Could {declarer} see a card of dummy before choosing (other than during the auction)?',
    },
    with: { declarer: { seat: declarer } },
  },
  values: YES_NO,
});

/** Law 54E: no defender can accept such a card. What a defender played to it, if not as a lead of his own, is for the director. */
function noLead(fact: LeadFact | null, say: Say): Ruling {
  const [back] = fact === null ? [] : goesBack(fact);
  if (fact === null || back === undefined) return ruling(54, ['54E', '24'], say);
  const { later, standing } = fact;
  if (later.length === 0) return ruling(54, ['54E', '24'], say, { effects: goesBack(fact) });
  if (standing.how === 'ownLead' && standing.own.sure) return ruling(54, ['54E', '24'], say, { effects: [back] });
  return ruling(54, ['54E', '24'], joined(say, LOOK), { settled: false });
}

/** Law 54: a faced opening lead by the wrong seat, while nobody has chosen yet. */
export function openingLeadOutOfTurn(found: LeadFound & { trick: number }, now: TableState): Ruling | null {
  const fact = leadFact(found, now);
  if (now.contract === null || found.trick !== 1 || isMisled(found, now)) return null;
  const { declarer } = now.contract;
  const { seat, due } = found;
  const card = fact?.card ?? found.card;
  const dummy = partner(declarer);
  const values = {
    seat: { seat },
    card: { card },
    due: { seat: due },
    declarer: { seat: declarer },
    dummy: { seat: dummy },
  };
  const say = (text: Text): Say => ({ text, with: values });
  const director = [couldHaveKnown, damageByCard(side(seat))];
  if (isDefender(now, seat) === false) return noLead(fact, say(SAYS.noLead));
  if (fact === null)
    return becamePenalty(found, now)
      ? ruling(54, ['54D', '56', '50D2', '72C', '12C1'], say(SAYS.refused), { director })
      : null;
  if (seat === lho(declarer)) return ruling(54, ['54A'], say(SAYS.spreadDone), { director: [couldHaveKnown] });
  if (fact.standing.how !== 'open') return null;
  const seen = askDummySeen(fact, declarer);
  const accept = option('accept', [declarer], say(SAYS.accept), ['54B', '54B1', '53A'], {
    plays: playsAfter(now, [], declarer),
  });
  const shown = now.exposed.some((one) => one.seat === dummy && one.phase === 'play');
  if (shown || now.answers[seen.id] === 'yes')
    return ruling(54, ['54C', '53A'], say(SAYS.must), {
      ask: [seen],
      options: [{ ...accept, articles: ['54C', '53A'] }],
    });
  const effects: readonly Effect[] = [{ type: 'declarer', seat: dummy }];
  const spread = option('open', [declarer], say(SAYS.spread), ['54A'], {
    effects,
    plays: playsAfter(now, effects, declarer),
  });
  const refused = nextAfter(now, becomesPenalty(fact)).options.map((one) => ({
    ...one,
    say: joined(say(SAYS.refuse), one.say),
    articles: ['54D', '56', ...one.articles] as const,
  }));
  return ruling(54, ['54', '54A', '54B', '54D', '56', '50D2', '10C'], say(SAYS.choose), {
    why: WHY.map(({ text }) => say(text)),
    ask: [seen, askMisled(fact)],
    options: [spread, accept, ...refused],
    director,
  });
}

export const law: Law = {
  number: 54,
  title: { nl: 'Uitkomst voor de beurt', en: 'Faced opening lead out of turn' },
  rules: [
    { kind: 'leadOutOfTurn', editions: ['2017'], rule: openingLeadOutOfTurn },
    { kind: 'swappedDeclarer', editions: ['2017'], rule: swappedDeclarer },
  ],
};
