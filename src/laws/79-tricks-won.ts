// Law 79: the number of tricks won.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '79',
    editions: ['2017'],
    title: { nl: 'Gewonnen slagen', en: 'Tricks won' },
    summary: {
      nl: 'Over het eens worden over het aantal slagen, en over herstel als dat niet klopt.',
      en: 'On agreeing the number of tricks, and on correcting it when wrong.',
    },
    refers: ['65', '69', '71'],
    search: ['aantal slagen', 'slagen tellen', 'verkeerd genoteerd', 'score fout'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '79A',
    editions: ['2017'],
    title: { nl: 'Het aantal slagen', en: 'The number of tricks' },
    summary: {
      nl: 'Over het vaststellen van het aantal slagen voordat de kaarten worden opgeborgen.',
      en: 'On settling the number of tricks before the cards are put away.',
    },
    refers: ['79C'],
    search: ['hoeveel slagen', 'oneens over slagen'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '79A2',
    editions: ['2017'],
    title: { nl: 'Slag die u niet toekomt', en: 'A trick that is not yours' },
    summary: {
      nl: 'Neem niet bewust een slag aan die uw partij niet won.',
      en: 'Do not knowingly take a trick that your side did not win.',
    },
    refers: ['71', '72B2'],
    search: ['slag te veel gekregen', 'te hoge score'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '79C',
    editions: ['2017'],
    title: { nl: 'Hersteltermijn', en: 'Correction period' },
    summary: {
      nl: 'Over de tijd waarin een foute score nog hersteld kan worden. De organisatie stelt die vast.',
      en: 'On the time in which a wrong score can still be corrected. The organiser sets it.',
    },
    refers: ['69B', '71'],
    search: ['hersteltermijn', 'score nog wijzigen', 'te laat voor correctie'],
    source: 'K',
    workedOut: false,
  },
];
