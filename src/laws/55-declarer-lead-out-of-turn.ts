import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '55',
    editions: ['2017'],
    title: { nl: 'De leider speelt uit de verkeerde hand', en: 'Declarer leads from the wrong hand' },
    summary: {
      nl: 'De leider speelt voor uit zijn hand of uit de blinde terwijl die niet aan slag is.',
      en: 'Declarer leads from his hand or from dummy while that hand is not on lead.',
    },
    refers: ['53'],
    search: ['verkeerde hand', 'leider voor de beurt', 'uit de dummy', 'niet aan slag'],
    source: 'B',
  },
  {
    id: '55A',
    editions: ['2017'],
    title: { nl: 'Accepteren of terug laten nemen', en: 'Accept or have it taken back' },
    summary: {
      nl: 'Elke tegenspeler mag het accepteren of terugname eisen. Zijn zij het oneens, dan beslist de tegenspeler die na de verkeerde hand komt. Na een verkeerde mededeling over de beurt geldt 47E1.',
      en: 'Either defender may accept the lead or have it taken back. If they differ, the defender next after the wrong hand decides. After wrong information about the turn 47E1 applies.',
    },
    refers: ['10C', '47E1', '53A'],
    search: ['verkeerde hand accepteren', 'terugleggen', 'tegenspelers oneens'],
    source: 'B',
  },
  {
    id: '55B',
    editions: ['2017'],
    title: { nl: 'Het voorspelen gaat terug', en: 'The lead is taken back' },
    summary: {
      nl: 'De tegenspelers willen de kaart niet. Wat dan volgt, hangt af van wie aan slag was.',
      en: 'The defenders do not want the card. What follows depends on who was on lead.',
    },
    refers: ['55B1', '55B2'],
    search: ['verkeerde hand', 'terugnemen'],
    source: 'B',
  },
  {
    id: '55B1',
    editions: ['2017'],
    title: { nl: 'Een tegenspeler was aan slag', en: 'A defender was on lead' },
    summary: {
      nl: 'De kaart gaat terug en er volgt niets meer. De tegenspeler speelt voor.',
      en: 'The card goes back and nothing more follows. The defender leads.',
    },
    refers: ['47B'],
    search: ['leider voor de beurt', 'tegenspeler aan slag'],
    source: 'B',
  },
  {
    id: '55B2',
    editions: ['2017'],
    title: { nl: 'De leider was aan slag in de andere hand', en: 'The other hand was on lead' },
    summary: {
      nl: 'De kaart gaat terug. De leider speelt voor uit de juiste hand. Hij mag daar elke kaart kiezen.',
      en: 'The card goes back. Declarer leads from the proper hand. He may choose any card there.',
    },
    refers: ['44A'],
    search: ['verkeerde hand', 'juiste hand'],
    source: 'B',
  },
  {
    id: '55C',
    editions: ['2017'],
    title: { nl: 'Voordeel uit de informatie', en: 'Gain from the information' },
    summary: {
      nl: 'Kiest de leider daarna een speelwijze die op de zo gekregen informatie kan berusten, dan geldt artikel 16.',
      en: 'If declarer then chooses a line that may rest on information gained this way, law 16 applies.',
    },
    refers: ['16'],
    search: ['voordeel', 'informatie', 'leider ziet kaart'],
    source: 'B',
  },
];
