import { concededTricks } from './claim-judged';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '71',
    editions: ['2017'],
    title: { nl: 'Afstaan ongedaan maken', en: 'Cancelling a concession' },
    summary: {
      nl: 'Binnen de hersteltermijn maakt de WL afstaan ongedaan als de slag al gewonnen was, of bij geen enkele normale speelwijze verloren kon gaan. Slordig spel telt mee als normaal.',
      en: 'Within the correction period the director cancels a concession if the trick was already won, or could not be lost by any normal play. Careless play counts as normal.',
    },
    refers: ['68B1', '69B', '70', '79'],
    search: ['afstaan terugdraaien', 'slag weggegeven', 'per ongeluk afgestaan', 'ten onrechte afgestaan'],
    source: 'B',
  },
];

export const law: Law = {
  number: 71,
  title: { nl: 'Afstaan ongedaan maken', en: 'Cancelling a concession' },
  rules: [
    { kind: 'claim', editions: ['2017'], rule: concededTricks },
    { kind: 'concession', editions: ['2017'], rule: concededTricks },
  ],
};
