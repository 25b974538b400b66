import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '56',
    editions: ['2017'],
    title: { nl: 'Tegenspeler speelt voor de beurt voor', en: 'Defender leads out of turn' },
    summary: {
      nl: 'Weigert de leider, dan wordt de kaart een grote strafkaart. Is de partner aan slag, dan kiest de leider volgens 50D2. Vertelde een tegenstander de beurt verkeerd, dan geldt 47E1.',
      en: 'If declarer refuses, the card becomes a major penalty card. If partner is on lead, declarer chooses under 50D2. If an opponent gave the turn wrongly, 47E1 applies.',
    },
    refers: ['47E1', '50D2', '53A', '54D'],
    search: ['tegenspeler voor de beurt', 'strafkaart', 'verkeerde tegenspeler', 'niet aan slag'],
    source: 'B',
  },
];
