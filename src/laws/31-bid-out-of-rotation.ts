// Law 31: a bid out of rotation.
import type { Article, Law } from './law';
import { refusableBy } from './out-of-rotation';
import { repeatOrFree } from './replacement';

export const articles: readonly Article[] = [
  {
    id: '31',
    editions: ['2017'],
    title: { nl: 'Bod voor de beurt', en: 'Bid out of rotation' },
    summary: {
      nl: 'Een niet-geaccepteerd bod voor de beurt vervalt. Wat volgt, hangt af van wie er aan de beurt was.',
      en: 'A bid out of turn that is not accepted is cancelled. What follows depends on whose turn it was.',
    },
    refers: ['23', '29', '30C'],
    search: ['bod voor de beurt', 'voor de beurt geopend', 'te vroeg geboden'],
    source: 'B',
  },
  {
    id: '31A',
    editions: ['2017'],
    title: { nl: 'De RT was aan de beurt', en: "It was RHO's turn" },
    summary: {
      nl: 'Bood de speler op de beurt van zijn rechtertegenstander (RT)? Dan bepaalt wat die RT nu doet het vervolg.',
      en: "Did the player bid at his right-hand opponent's turn? Then what RHO now does decides what follows.",
    },
    refers: ['31A1', '31A2'],
    search: ['bod op de beurt van de rechtertegenstander'],
    source: 'B',
  },
  {
    id: '31A1',
    editions: ['2017'],
    title: { nl: 'De RT past', en: 'RHO passes' },
    summary: {
      nl: 'Past de RT? Dan moet de overtreder zijn bod herhalen. Verder is er geen rechtzetting.',
      en: 'Does RHO pass? Then the offender must repeat his bid. There is no other rectification.',
    },
    refers: ['29B'],
    search: ['bod herhalen'],
    source: 'B',
  },
  {
    id: '31A2',
    editions: ['2017'],
    title: { nl: 'De RT biedt', en: 'RHO calls something else' },
    summary: {
      nl: 'Biedt of (re)doubleert de RT? De overtreder mag bieden wat hij wil. Vergelijkbaar: geen gevolg, zie 23C. Niet vergelijkbaar: partner past één keer, en 16C, 26B en 72C kunnen gelden.',
      en: 'Does RHO bid or (re)double? The offender may call what he likes. Comparable: no consequence, see 23C. Not comparable: partner passes once, and 16C, 26B and 72C may apply.',
    },
    refers: ['16C', '23', '23C', '26B', '72C'],
    search: ['partner moet een keer passen'],
    source: 'B',
  },
  {
    id: '31B',
    editions: ['2017'],
    title: { nl: 'Partner of LT was aan de beurt', en: "It was partner's or LHO's turn" },
    summary: {
      nl: 'Partner mag vrij bieden, maar 16C2 geldt. Voor de overtreder gaat het als bij A2. Was de LT aan de beurt en bood de overtreder al eerder, dan geldt 25.',
      en: "Partner may call freely, but 16C2 applies. For the offender it goes as in A2. If it was LHO's turn and the offender had called before, 25 applies.",
    },
    refers: ['16C2', '25', '31A2'],
    search: ['bod op de beurt van partner'],
    source: 'B',
  },
];

export const law: Law = {
  number: 31,
  title: { nl: 'Bod voor de beurt', en: 'Bid out of rotation' },
  rules: [{ kind: 'callOutOfRotation', editions: ['2017'], rule: refusableBy(31) }],
  due: [{ editions: ['2017'], due: repeatOrFree }],
};
