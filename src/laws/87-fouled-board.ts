// Law 87: a board whose cards were not the same at every table.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '87',
    editions: ['2017'],
    title: { nl: 'Onklaar bord', en: 'Fouled board' },
    summary: {
      nl: 'Over een bord waarin kaarten of handen verwisseld raakten, zodat niet iedereen hetzelfde spel speelde.',
      en: 'On a board in which cards or hands got exchanged, so that not everyone played the same deal.',
    },
    refers: ['13', '12C2'],
    search: ['onklaar bord', 'bord met verkeerde kaarten', 'kaarten verwisseld in het bord'],
    source: 'K',
    workedOut: false,
  },
];
