// Law 28: calls that count as made in turn.
import type { Article, Law } from './law';
import { asInRotation } from './out-of-rotation';

export const articles: readonly Article[] = [
  {
    id: '28',
    editions: ['2017'],
    title: { nl: 'Geldt als op de beurt', en: 'Counts as in rotation' },
    summary: {
      nl: 'In twee gevallen telt een bieding die uit de beurt lijkt, toch als een bieding op de beurt.',
      en: 'In two cases a call that seems out of turn still counts as one in turn.',
    },
    refers: ['29'],
    search: ['op de beurt', 'toch goed geboden'],
    source: 'B',
  },
  {
    id: '28A',
    editions: ['2017'],
    title: { nl: 'Rechtertegenstander moest passen', en: 'RHO had to pass' },
    summary: {
      nl: 'Moet uw rechtertegenstander (RT) verplicht passen en biedt u op zijn beurt? Dan geldt uw bieding als op de beurt.',
      en: 'Is your right-hand opponent obliged to pass and do you call at his turn? Then your call counts as in turn.',
    },
    refers: ['30', '37'],
    search: ['rechtertegenstander moet passen'],
    source: 'B',
  },
  {
    id: '28B',
    editions: ['2017'],
    title: { nl: 'De juiste speler biedt gewoon', en: 'The right player simply calls' },
    summary: {
      nl: 'Bood een tegenstander voor de beurt en biedt nu de speler die echt aan de beurt was? Dat geldt als op de beurt. Het recht op rechtzetting is dan vervallen.',
      en: 'Did an opponent call out of turn and does the player whose turn it was now call? That counts as in turn. The right to rectification has then lapsed.',
    },
    refers: ['16C2', '29'],
    search: ['juiste speler biedt door'],
    source: 'B',
  },
];

export const law: Law = {
  number: 28,
  title: { nl: 'Geldt als op de beurt', en: 'Counts as in rotation' },
  rules: [{ kind: 'callOutOfRotation', editions: ['2017'], rule: asInRotation }],
};
