import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '49',
    editions: ['2017'],
    title: { nl: 'Tegenspeler toont of noemt een kaart', en: 'Defender shows or names a card' },
    summary: {
      nl: 'Kon de partner de kaart van een tegenspeler zien? Of noemde die tegenspeler een kaart uit zijn hand? Dan wordt het een strafkaart. Niet bij gewoon spelen, bij toepassing van een spelregel of bij bezwaar tegen afstaan.',
      en: "A defender's card that partner could have seen, or a card he names as his own, becomes a penalty card. Exceptions: normal play, a card taken back as the laws allow, a remark about the running trick, and an objection to partner's concession.",
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
