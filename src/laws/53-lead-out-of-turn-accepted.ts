import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '53',
    editions: ['2017'],
    title: { nl: 'Voor de beurt voorspelen: accepteren?', en: 'Lead out of turn: accepted?' },
    summary: {
      nl: 'Iemand speelt voor terwijl een andere hand aan slag is. De andere partij mag dat goedvinden.',
      en: 'Someone leads while another hand is on lead. The other side may accept it.',
    },
    refers: ['54', '55', '56'],
    search: ['voor de beurt', 'verkeerde hand', 'niet aan slag', 'verkeerde speler speelt voor'],
    source: 'B',
  },
  {
    id: '53A',
    editions: ['2017'],
    title: { nl: 'Accepteren of weigeren', en: 'Accept or refuse' },
    summary: {
      nl: 'Vóór slag 13 mag de andere partij het voorspelen accepteren: door het te zeggen, of doordat de volgende hand bijspeelt. Anders speelt de juiste hand voor. In slag 13 gaat de kaart terug. Let op 47E1.',
      en: 'Before trick 13 the other side may accept the lead: by saying so, or when the next hand plays to it. Otherwise the proper hand leads. In trick 13 the card goes back. Mind 47E1.',
    },
    refers: ['47B', '47E1', '54', '55', '56'],
    search: ['voor de beurt accepteren', 'weigeren', 'dertiende slag'],
    source: 'B',
  },
  {
    id: '53B',
    editions: ['2017'],
    title: { nl: 'Tegenstander was zelf aan slag', en: 'An opponent was on lead' },
    summary: {
      nl: 'Was een tegenstander van de overtreder aan slag en speelt hij gewoon zelf voor, dan blijft zijn kaart staan. De foute kaarten mogen terug. 16C geldt. Dit kan alleen als er nog niet geaccepteerd is.',
      en: 'If an opponent of the offender was on lead and simply leads himself, his card stands. The wrong cards may go back. 16C applies. Only if the lead was not accepted yet.',
    },
    refers: ['16C', '47F1', '53A'],
    search: ['twee keer voorgespeeld', 'zelf voorspelen'],
    source: 'B',
  },
  {
    id: '53C',
    editions: ['2017'],
    title: { nl: 'Tegenspeler rechts speelt eerst', en: 'The defender on the right plays first' },
    summary: {
      nl: 'De leider speelt uit de verkeerde hand voor en de tegenspeler rechts van die hand speelt als eerste bij. Dan blijft het voorspelen staan. Op de tegenspeler past men 57 toe, tenzij hij zelf aan slag was (53B).',
      en: "Declarer leads from the wrong hand and the defender on that hand's right plays first. The lead then stands. 57 is applied to that defender, unless he was on lead himself (53B).",
    },
    refers: ['53B', '57'],
    search: ['verkeerde hand', 'te vroeg bijgespeeld'],
    source: 'B',
  },
];
