import { exposedByDefender } from './exposed-by-defender';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '49',
    editions: ['2017'],
    title: { nl: 'Tegenspeler toont of noemt een kaart', en: 'Defender shows or names a card' },
    summary: {
      nl: 'Kon de partner een kaart van een tegenspeler zien, of noemde die een eigen kaart? Dan wordt het een strafkaart. Niet als alleen de leider hem zag, bij gewoon spelen, herstel (47E), praten over de lopende slag (68) of bezwaar tegen afstaan (68B2).',
      en: "A defender's card that partner could have seen, or a card he names as his own, becomes a penalty card. Not if only declarer saw it, in normal play, in a correction (47E), in talk about the running trick (68) or after an objection (68B2).",
    },
    refers: ['47E', '50', '68', '68B2'],
    search: [
      'kaart gevallen',
      'kaart laten vallen',
      'kaart genoemd',
      'kaart gezien',
      'kaart getoond',
      'open kaart',
      'kaart op tafel',
      'verkeerde kaart open',
    ],
    source: 'S',
  },
];

export const law: Law = {
  number: 49,
  title: { nl: 'Tegenspeler toont of noemt een kaart', en: 'Defender shows or names a card' },
  rules: [{ kind: 'exposedCard', editions: ['2017'], rule: exposedByDefender }],
};
