import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '60',
    editions: ['2017'],
    title: { nl: 'Doorspelen na een fout', en: 'Playing on after an illegal play' },
    summary: {
      nl: 'Speelt iemand door na een onreglementaire kaart, dan kunnen rechten vervallen of nieuwe gevolgen ontstaan.',
      en: 'When someone plays on after an illegal card, rights may lapse or new consequences may arise.',
    },
    refers: ['11', '60A', '60B', '60C'],
    search: ['doorgespeeld', 'recht vervallen', 'te laat', 'toch gespeeld'],
    source: 'B',
  },
  {
    id: '60A',
    editions: ['2017'],
    title: { nl: 'De andere partij speelt door', en: 'The other side plays on' },
    summary: {
      nl: 'De niet-overtredende partij speelde een kaart nadat haar rechtertegenstander te vroeg of voor de beurt speelde.',
      en: 'The non-offending side played a card after its right-hand opponent had played too soon or out of turn.',
    },
    refers: ['60A1', '60A2', '60A3'],
    search: ['doorgespeeld', 'recht weg'],
    source: 'B',
  },
  {
    id: '60A1',
    editions: ['2017'],
    title: { nl: 'Recht vervallen', en: 'Right lost' },
    summary: {
      nl: 'Speelt u na een foute kaart van de speler rechts van u, vóór de WL iets heeft rechtgezet? Dan is het recht op rechtzetting van die fout vervallen.',
      en: 'If you play after an illegal card by the player on your right, before anything is rectified, the right to rectification of that error is gone.',
    },
    refers: ['11A', '53A'],
    search: ['doorspelen', 'recht weg', 'geen straf meer'],
    source: 'B',
  },
  {
    id: '60A2',
    editions: ['2017'],
    title: { nl: 'Alsof het de juiste beurt was', en: 'As if it were the proper turn' },
    summary: {
      nl: 'De foute kaart telt dan alsof hij op de beurt gespeeld was. Alleen bij 53B is dat anders.',
      en: 'The illegal card then counts as played in turn. Only 53B is different.',
    },
    refers: ['53B'],
    search: ['toch geldig', 'op de beurt'],
    source: 'B',
  },
  {
    id: '60A3',
    editions: ['2017'],
    title: { nl: 'Oudere plichten blijven', en: 'Earlier duties stay' },
    summary: {
      nl: 'Had de overtredende partij al een plicht, zoals een strafkaart spelen of een beperking volgen, dan blijft die gelden.',
      en: 'If the offending side already had a duty, such as playing a penalty card or obeying a restriction, it remains.',
    },
    refers: ['50D', '51'],
    search: ['strafkaart blijft', 'beperking blijft'],
    source: 'B',
  },
  {
    id: '60B',
    editions: ['2017'],
    title: { nl: 'Tegenspeler speelt vóór het nieuwe voorspelen', en: 'Defender plays before the new lead' },
    summary: {
      nl: 'De leider moest zijn kaart terugnemen. Speelt een tegenspeler voordat de leider opnieuw voorspeelt, dan wordt die kaart een grote strafkaart.',
      en: 'Declarer had to take his lead back. If a defender plays before declarer has led again, that card becomes a major penalty card.',
    },
    refers: ['50B', '55B'],
    search: ['te vroeg', 'nieuwe strafkaart'],
    source: 'B',
  },
  {
    id: '60C',
    editions: ['2017'],
    title: { nl: 'De overtredende partij speelt door', en: 'The offending side plays on' },
    summary: {
      nl: 'Speelt de overtredende partij verder vóór de rechtzetting, dan houdt de andere partij haar rechten. Ook de nieuwe kaart kan gevolgen krijgen.',
      en: 'If the offending side plays on before rectification, the other side keeps its rights. The new card may have consequences too.',
    },
    refers: ['53', '57'],
    search: ['doorgespeeld', 'overtreder speelt verder'],
    source: 'B',
  },
];
