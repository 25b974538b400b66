// Law 30: a pass out of rotation.
import type { Article, Law } from './law';
import { refusableBy } from './out-of-rotation';

export const articles: readonly Article[] = [
  {
    id: '30',
    editions: ['2017'],
    title: { nl: 'Pas voor de beurt', en: 'Pass out of rotation' },
    summary: {
      nl: 'Een niet-geaccepteerde pas voor de beurt vervalt. Wat volgt, hangt af van wie er aan de beurt was.',
      en: 'A pass out of turn that is not accepted is cancelled. What follows depends on whose turn it was.',
    },
    refers: ['23', '29', '31'],
    search: ['pas voor de beurt', 'te vroeg gepast', 'niet aan de beurt gepast'],
    source: 'B',
  },
  {
    id: '30A',
    editions: ['2017'],
    title: { nl: 'De rechtertegenstander was aan de beurt', en: "It was RHO's turn" },
    summary: {
      nl: 'Was de rechtertegenstander (RT) aan de beurt? Dan moet de overtreder passen zodra hij zelf mag bieden.',
      en: "Was it the right-hand opponent's turn? Then the offender must pass when his own turn next comes.",
    },
    refers: ['29B'],
    search: ['pas op de beurt van de rechtertegenstander'],
    source: 'B',
  },
  {
    id: '30B',
    editions: ['2017'],
    title: { nl: 'Partner of LT was aan de beurt', en: "It was partner's or LHO's turn" },
    summary: {
      nl: 'Paste de speler op de beurt van zijn partner of van zijn linkertegenstander (LT)? Zie B1 en B2.',
      en: "Did the player pass at his partner's or his left-hand opponent's turn? See B1 and B2.",
    },
    refers: ['30B1', '30B2'],
    search: ['pas op partners beurt'],
    source: 'B',
  },
  {
    id: '30B1',
    editions: ['2017'],
    title: { nl: 'Partner aan de beurt', en: "Partner's turn" },
    summary: {
      nl: 'Ook als de LT aan de beurt was en de overtreder nog niet bood. Partner mag vrij bieden (16C2), de overtreder ook. Is diens nieuwe bieding niet vergelijkbaar, dan past partner één keer; 16C, 26B en 72C kunnen gelden.',
      en: "Also at LHO's turn if the offender had not called before. Partner may call freely (16C2), so may the offender. If the latter's new call is not comparable, partner passes once; 16C, 26B and 72C may apply.",
    },
    refers: ['16C', '16C2', '23C', '26B', '72C'],
    search: ['pas op de beurt van partner', 'partner moet passen'],
    source: 'B',
  },
  {
    id: '30B2',
    editions: ['2017'],
    title: { nl: 'De LT aan de beurt, al eerder geboden', en: "LHO's turn after an earlier call" },
    summary: {
      nl: 'Was de LT aan de beurt en had de overtreder al eerder geboden? Dan geldt de pas als wijziging van zijn bieding (25).',
      en: "Was it LHO's turn and had the offender called before? Then the pass counts as a change of call (25).",
    },
    refers: ['25'],
    search: ['pas op de beurt van de linkertegenstander'],
    source: 'K',
  },
  {
    id: '30C',
    editions: ['2017'],
    title: { nl: 'Kunstmatige pas', en: 'Artificial pass' },
    summary: {
      nl: 'Was de pas kunstmatig, of paste de speler op een kunstmatige bieding van partner? Dan geldt 31.',
      en: "Was the pass artificial, or a pass of partner's artificial call? Then 31 applies.",
    },
    refers: ['31'],
    search: ['kunstmatige pas'],
    source: 'B',
  },
];

export const law: Law = {
  number: 30,
  title: { nl: 'Pas voor de beurt', en: 'Pass out of rotation' },
  rules: [{ kind: 'callOutOfRotation', editions: ['2017'], rule: refusableBy(30) }],
};
