// Law 74: conduct and courtesy.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '74',
    editions: ['2017'],
    title: { nl: 'Gedrag en hoffelijkheid', en: 'Conduct and courtesy' },
    summary: {
      nl: 'Wees altijd vriendelijk. Stoor of erger niemand met opmerkingen, houding of tempo.',
      en: 'Always be friendly. Do not disturb or annoy anyone by remarks, manner or tempo.',
    },
    refers: ['72', '90'],
    search: ['gedrag', 'onbeleefd', 'ruzie', 'schelden', 'hoffelijkheid', 'fatsoen'],
    source: 'K',
  },
  {
    id: '74A',
    editions: ['2017'],
    title: { nl: 'Vriendelijk zijn', en: 'Being courteous' },
    summary: {
      nl: 'Gedraag u beleefd tegen partner en tegenstanders. Vermijd woorden of gedrag waar een ander last van heeft.',
      en: 'Behave politely towards partner and opponents. Avoid words or acts that trouble others.',
    },
    refers: ['74B'],
    search: ['beleefd', 'onaardige opmerking', 'kritiek op partner'],
    source: 'K',
  },
  {
    id: '74B',
    editions: ['2017'],
    title: { nl: 'Goede gewoonten', en: 'Good habits' },
    summary: {
      nl: 'Let op bij het spel en maak geen kaart los vóór u aan de beurt bent.',
      en: 'Pay attention to the game and do not detach a card before it is your turn.',
    },
    refers: ['73'],
    search: ['kaart al vasthouden', 'niet opletten', 'te vroeg een kaart pakken'],
    source: 'K',
  },
  {
    id: '74C',
    editions: ['2017'],
    title: { nl: 'Wat niet hoort', en: 'What is not done' },
    summary: {
      nl: 'Gebruik geen tempo, blik of gebaar om een tegenstander te storen of iets af te lezen.',
      en: 'Do not use tempo, looks or gestures to disturb an opponent or read something from him.',
    },
    refers: ['73D2', '76'],
    search: ['storen', 'expres treuzelen', 'contact met partner', 'weglopen'],
    source: 'K',
  },
];
