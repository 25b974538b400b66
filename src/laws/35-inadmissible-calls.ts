// Law 35: which calls are inadmissible.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '35',
    editions: ['2017'],
    title: { nl: 'Ontoelaatbare biedingen', en: 'Inadmissible calls' },
    summary: {
      nl: 'Noemt de soorten biedingen die nooit mogen; 36 tot en met 39 zeggen wat er dan gebeurt.',
      en: 'Names the kinds of call that are never allowed; 36 to 39 say what then happens.',
    },
    refers: ['36', '37', '38', '39'],
    search: ['ontoelaatbare bieding', 'mag niet geboden worden'],
    source: 'K',
    workedOut: false,
  },
];
