// Law 27: a bid that is too low.

import { insufficientBid } from './insufficient-bid';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '27',
    editions: ['2017'],
    title: { nl: 'Onvoldoende bod', en: 'Insufficient bid' },
    summary: {
      nl: 'Bood iemand te laag? De linkertegenstander (LT) mag het bod accepteren. Anders moet het vervangen worden. Roep eerst de WL.',
      en: 'Did someone bid too low? The left-hand opponent may accept the bid. Otherwise it must be replaced. Call the director first.',
    },
    refers: ['23A', '26B'],
    search: ['onvoldoende bod', 'te laag geboden', 'bod te laag', 'niet hoog genoeg'],
    source: 'B',
  },
  {
    id: '27A',
    editions: ['2017'],
    title: { nl: 'Het bod accepteren', en: 'Accepting the bid' },
    summary: {
      nl: 'De LT van de overtreder mag het onvoldoende bod laten gelden. Dat doet hij ook door gewoon te bieden of te passen.',
      en: "The offender's LHO may let the insufficient bid stand. He also does so by simply calling, even with a pass.",
    },
    refers: ['10C', '27B'],
    search: ['onvoldoende bod accepteren', 'doorbieden na te laag bod'],
    source: 'B',
  },
  {
    id: '27B',
    editions: ['2017'],
    title: { nl: 'Het bod vervangen', en: 'Replacing the bid' },
    summary: {
      nl: 'Accepteert de LT niet, dan moet de overtreder een reglementaire bieding doen. Welke hij kiest, bepaalt of partner nog mag bieden.',
      en: 'If LHO does not accept, the offender must make a legal call. Which one he picks decides whether partner may still call.',
    },
    refers: ['27A', '27D'],
    search: ['onvoldoende bod vervangen', 'verbeteren'],
    source: 'B',
  },
  {
    id: '27B1',
    editions: ['2017'],
    title: { nl: 'Vervangen zonder beperking', en: 'Replacing without restriction' },
    summary: {
      nl: 'Zegt de vervanging hetzelfde of is zij vergelijkbaar, dan gaat het bieden vrij door.',
      en: 'If the replacement names the same or is comparable, the auction goes on freely.',
    },
    refers: ['27D'],
    search: ['zelfde kleur voldoende', 'zonder straf verbeteren'],
    source: 'B',
  },
  {
    id: '27B1a',
    editions: ['2017'],
    title: { nl: 'Laagste voldoende bod, zelfde speelsoort', en: 'Lowest sufficient bid, same denomination' },
    summary: {
      nl: 'Verhoogt de overtreder tot het laagste voldoende bod met dezelfde speelsoort(en)? Dan is er geen verdere beperking. Zie wel 27D.',
      en: 'Does the offender raise it to the lowest sufficient bid in the same denomination(s)? Then there is no further restriction. But see 27D.',
    },
    refers: ['27D'],
    search: ['zelfde kleur hoger', 'laagste voldoende bod'],
    source: 'B',
  },
  {
    id: '27B1b',
    editions: ['2017'],
    title: { nl: 'Vergelijkbare bieding', en: 'Comparable call' },
    summary: {
      nl: 'Ook een vergelijkbare bieding (23A) als vervanging mag zonder verdere beperking. Zie wel 27D.',
      en: 'A comparable call (23A) as the replacement is also free of further restriction. But see 27D.',
    },
    refers: ['23A', '27D'],
    search: ['vergelijkbaar bod na te laag bod'],
    source: 'B',
  },
  {
    id: '27B2',
    editions: ['2017'],
    title: { nl: 'Ander bod of pas', en: 'Another bid or a pass' },
    summary: {
      nl: 'Kiest de overtreder een ander voldoende bod, of past hij? Dan moet zijn partner de rest van het bieden passen. Voor het voorspelen kan 26B gelden.',
      en: 'Does the offender choose another sufficient bid, or pass? Then his partner must pass for the rest of the auction. 26B may apply to the lead.',
    },
    refers: ['26B', '72C'],
    search: ['partner moet passen', 'ander bod na te laag bod'],
    source: 'B',
  },
  {
    id: '27B3',
    editions: ['2017'],
    title: { nl: '(Re)doublet als vervanging', en: '(Re)double as replacement' },
    summary: {
      nl: 'Een niet-vergelijkbaar doublet of redoublet mag hier niet. Het vervalt, de overtreder vervangt opnieuw en zijn partner past steeds. 26B en 72C kunnen gelden.',
      en: 'A double or redouble that is not comparable is not allowed here. It is cancelled, the offender replaces again and his partner passes throughout. 26B and 72C may apply.',
    },
    refers: ['26B', '27B1b', '72C'],
    search: ['doublet na te laag bod', 'doubleren als vervanging'],
    source: 'B',
  },
  {
    id: '27B4',
    editions: ['2017'],
    title: { nl: 'Opnieuw onvoldoende', en: 'Insufficient again' },
    summary: {
      nl: 'Is ook het tweede bod te laag en accepteert de LT het niet? Dan gaat het als bij 27B3.',
      en: 'Is the second bid too low as well, and does LHO not accept it? Then it goes as in 27B3.',
    },
    refers: ['27A', '27B3'],
    search: ['weer te laag', 'tweede onvoldoende bod'],
    source: 'B',
  },
  {
    id: '27C',
    editions: ['2017'],
    title: { nl: 'Te vroeg vervangen', en: 'Replaced too early' },
    summary: {
      nl: 'Over een vervanging vóór de WL iets heeft uitgelegd.',
      en: 'On a replacement made before the director has explained anything.',
    },
    refers: ['27A', '27B'],
    search: ['te snel verbeterd', 'zelf verbeterd'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '27D',
    editions: ['2017'],
    title: { nl: 'Schade ondanks vervanging', en: 'Damage despite the replacement' },
    summary: {
      nl: 'Kwam de overtredende partij na B1 verder dankzij het onvoldoende bod, en leed de andere partij schade? Dan volgt een AS.',
      en: 'After B1, did the insufficient bid help the offending side, and was the other side damaged? Then the score is adjusted.',
    },
    refers: ['12C1', '27B1'],
    search: ['toch voordeel van te laag bod', 'schade onvoldoende bod'],
    source: 'B',
  },
];

export const law: Law = {
  number: 27,
  title: { nl: 'Onvoldoende bod', en: 'Insufficient bid' },
  rules: [{ kind: 'insufficientBid', editions: ['2017'], rule: insufficientBid }],
};
