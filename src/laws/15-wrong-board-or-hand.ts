// Law 15: a board or hand that was not meant for these players.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '15',
    editions: ['2017'],
    title: { nl: 'Verkeerd bord of verkeerde hand', en: 'Wrong board or hand' },
    summary: {
      nl: 'Over kaarten uit een ander bord, of een bord dat deze spelers hier niet moesten spelen. Roep de WL.',
      en: 'On cards from another board, or a board these players were not meant to play here. Call the director.',
    },
    refers: ['12'],
    search: [
      'verkeerd bord',
      'verkeerde kaarten',
      'verkeerde tafel',
      'verkeerde tegenstanders',
      'bord uit een andere ronde',
    ],
    source: 'K',
    workedOut: false,
  },
];
