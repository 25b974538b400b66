import type { Article, Law, Ruling } from './law';
import { holdersTurn } from './penalty-card-holder';
import { leadDecision } from './penalty-card-lead';
import { partnersLead } from './penalty-card-partner';

export const articles: readonly Article[] = [
  {
    id: '51',
    editions: ['2017'],
    title: { nl: 'Twee of meer strafkaarten', en: 'Two or more penalty cards' },
    summary: {
      nl: 'Eén tegenspeler heeft meer dan één strafkaart. Dan zijn ze allemaal groot. De leider heeft meer te kiezen.',
      en: 'One defender has more than one penalty card. All of them are then major. Declarer has more to choose from.',
    },
    refers: ['50B', '50D'],
    search: ['twee strafkaarten', 'meer strafkaarten', 'strafkaarten'],
    source: 'S',
  },
  {
    id: '51A',
    editions: ['2017'],
    title: { nl: 'De speler zelf is aan de beurt', en: "The owner's turn to play" },
    summary: {
      nl: 'Kunnen er nu meer strafkaarten van deze speler gespeeld worden, dan wijst de leider aan welke.',
      en: "If more than one of this player's penalty cards can be played now, declarer picks which.",
    },
    refers: ['50D1a'],
    search: ['welke strafkaart', 'leider wijst aan'],
    source: 'B',
  },
  {
    id: '51B',
    editions: ['2017'],
    title: { nl: 'De partner is aan slag', en: 'Partner is on lead' },
    summary: {
      nl: 'De leider kiest voordat de partner voorspeelt: een kleur eisen, een of meer kleuren verbieden, of vrijlaten. Eisen én verbieden kan niet. Verbieden kan alleen in een kleur met een strafkaart.',
      en: 'Declarer chooses before partner leads: demand one suit, forbid one or more, or leave free. Not a demand and a ban together. Only a suit with a penalty card can be forbidden.',
    },
    refers: ['50D2', '51B1', '51B2', '59'],
    search: ['leider kiest', 'eisen', 'verbieden', 'twee strafkaarten'],
    source: 'S',
  },
  {
    id: '51B1',
    editions: ['2017'],
    title: { nl: 'Strafkaarten in één kleur', en: 'Penalty cards in one suit' },
    summary: {
      nl: 'Alle strafkaarten zijn van één kleur. De leider kan die kleur eisen, verbieden, of de partner vrijlaten (50D2b).',
      en: 'All penalty cards are of one suit. Declarer may demand it, forbid it, or leave partner free (50D2b).',
    },
    refers: ['50D2b', '51B1a', '51B1b'],
    search: ['twee strafkaarten zelfde kleur'],
    source: 'S',
  },
  {
    id: '51B1a',
    editions: ['2017'],
    title: { nl: 'De leider eist die kleur', en: 'Declarer demands the suit' },
    summary: {
      nl: 'De partner speelt in die kleur voor. De strafkaarten in die kleur worden opgenomen. De houder mag in deze slag elke kaart spelen die verder mag.',
      en: 'Partner leads that suit. The penalty cards in it are picked up. Their owner may play any otherwise legal card to this trick.',
    },
    refers: ['50E2', '59'],
    search: ['kleur eisen', 'strafkaarten opnemen'],
    source: 'S',
  },
  {
    id: '51B1b',
    editions: ['2017'],
    title: { nl: 'De leider verbiedt die kleur', en: 'Declarer forbids the suit' },
    summary: {
      nl: 'De partner speelt niet in die kleur voor zolang hij aan slag is. De strafkaarten worden opgenomen. De houder mag in deze slag elke kaart spelen die verder mag.',
      en: 'Partner may not lead that suit while he stays on lead. The penalty cards are picked up. Their owner may play any otherwise legal card to this trick.',
    },
    refers: ['50E2', '59'],
    search: ['kleur verbieden', 'strafkaarten opnemen'],
    source: 'S',
  },
  {
    id: '51B2',
    editions: ['2017'],
    title: { nl: 'Strafkaarten in meer kleuren', en: 'Penalty cards in several suits' },
    summary: {
      nl: 'De leider kan één van die kleuren eisen, een of meer ervan verbieden, of niets opleggen.',
      en: 'Declarer may demand one of those suits, forbid one or more of them, or impose nothing.',
    },
    refers: ['51B2a', '51B2b', '51B2c'],
    search: ['strafkaarten verschillende kleuren'],
    source: 'S',
  },
  {
    id: '51B2a',
    editions: ['2017'],
    title: { nl: 'De leider eist één kleur', en: 'Declarer demands one suit' },
    summary: {
      nl: 'De partner speelt in die kleur voor. Alleen de strafkaarten in de geëiste kleur worden opgenomen. De andere blijven open liggen.',
      en: 'Partner leads that suit. Only the penalty cards in the suit demanded are picked up. The others stay face up.',
    },
    refers: ['51B1a', '59'],
    search: ['één kleur eisen', 'andere strafkaart blijft'],
    source: 'S',
  },
  {
    id: '51B2b',
    editions: ['2017'],
    title: { nl: 'De leider verbiedt kleuren', en: 'Declarer forbids suits' },
    summary: {
      nl: 'De strafkaarten in alle verboden kleuren worden opgenomen. De partner speelt die kleuren niet voor zolang hij aan slag is. Over een strafkaart die blijft liggen: vraag de WL of die in deze slag gespeeld moet worden.',
      en: 'Penalty cards in every forbidden suit are picked up. Partner may not lead those suits while he stays on lead. Ask the director whether a penalty card left on the table must be played to this trick.',
    },
    refers: ['50D1a', '50E2', '59'],
    search: ['kleuren verbieden', 'meer kleuren'],
    source: 'S',
  },
  {
    id: '51B2c',
    editions: ['2017'],
    title: { nl: 'De leider legt niets op', en: 'Declarer imposes nothing' },
    summary: {
      nl: 'De partner speelt voor wat hij wil. Alle strafkaarten blijven liggen en 50 en 51 blijven gelden.',
      en: 'Partner leads what he likes. All penalty cards stay, and 50 and 51 go on applying.',
    },
    refers: ['50', '50D2b'],
    search: ['niets eisen', 'vrij laten', 'strafkaarten blijven'],
    source: 'B',
  },
];

const ofThisLaw = (found: Ruling | null): Ruling | null => (found?.law === 51 ? found : null);

export const law: Law = {
  number: 51,
  title: { nl: 'Twee of meer strafkaarten', en: 'Two or more penalty cards' },
  rules: [],
  due: [leadDecision, holdersTurn, partnersLead].map((due) => ({
    editions: ['2017'],
    due: (now) => ofThisLaw(due(now)),
  })),
};
