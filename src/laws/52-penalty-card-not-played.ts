import type { Article, Law } from './law';
import { penaltyCardKeptBack } from './penalty-card-kept-back';

export const articles: readonly Article[] = [
  {
    id: '52',
    editions: ['2017'],
    title: { nl: 'Strafkaart niet gespeeld', en: 'Penalty card not played' },
    summary: {
      nl: 'Een tegenspeler moest zijn strafkaart spelen, maar speelde een andere kaart. Een niet opgevolgde eis of een niet opgevolgd verbod valt hier niet onder: dat is verzaken (61A).',
      en: 'A defender had to play his penalty card and played another card. Not obeying a demand or a ban is something else: that is a revoke (61A).',
    },
    refers: ['50D1a', '61A'],
    search: ['strafkaart vergeten', 'andere kaart gespeeld', 'strafkaart niet gespeeld'],
    source: 'B',
  },
  {
    id: '52A',
    editions: ['2017'],
    title: { nl: 'Niet zelf terugnemen', en: 'No taking back on his own' },
    summary: {
      nl: 'De tegenspeler neemt de andere kaart niet uit zichzelf terug.',
      en: 'The defender does not take the other card back of his own accord.',
    },
    refers: ['47F2'],
    search: ['strafkaart vergeten', 'terugnemen'],
    source: 'B',
  },
  {
    id: '52B',
    editions: ['2017'],
    title: { nl: 'De leider kiest', en: 'Declarer chooses' },
    summary: {
      nl: 'De leider mag de andere kaart accepteren of eisen dat de strafkaart alsnog komt.',
      en: 'Declarer may accept the other card or require the penalty card after all.',
    },
    refers: ['52B1', '52B2'],
    search: ['leider kiest', 'accepteren'],
    source: 'B',
  },
  {
    id: '52B1',
    editions: ['2017'],
    title: { nl: 'Accepteren', en: 'Accepting' },
    summary: {
      nl: 'De leider laat de andere kaart staan. Speelde hij daarna al uit hand of blinde, dan moet hij accepteren. De strafkaart die niet gespeeld is, blijft liggen.',
      en: 'Declarer lets the other card stand. He must, once he has played from hand or dummy after it. The penalty card that was not played stays.',
    },
    refers: ['52B1a', '52B1b', '52B1c'],
    search: ['accepteren', 'doorgespeeld', 'strafkaart blijft'],
    source: 'B',
  },
  {
    id: '52B1a',
    editions: ['2017'],
    title: { nl: 'Mogen accepteren', en: 'May accept' },
    summary: {
      nl: 'De leider mag de kaart die in plaats van de strafkaart kwam gewoon laten liggen.',
      en: 'Declarer may simply let the card that came instead of the penalty card stand.',
    },
    refers: ['52B2'],
    search: ['andere kaart accepteren', 'laten liggen'],
    source: 'B',
  },
  {
    id: '52B1b',
    editions: ['2017'],
    title: { nl: 'Moeten accepteren', en: 'Must accept' },
    summary: {
      nl: 'Speelde de leider daarna al een kaart uit zijn hand of uit de blinde? Dan heeft hij geaccepteerd en kan hij niet meer terug.',
      en: 'Did declarer play from hand or dummy after it? Then it is accepted and there is no way back.',
    },
    refers: ['52B1a'],
    search: ['doorgespeeld', 'te laat om te weigeren', 'leider speelt verder'],
    source: 'B',
  },
  {
    id: '52B1c',
    editions: ['2017'],
    title: { nl: 'De strafkaart blijft', en: 'The penalty card stays' },
    summary: {
      nl: 'Na accepteren ligt de niet gespeelde strafkaart er nog steeds, met alle gevolgen.',
      en: 'After accepting, the penalty card that was not played still lies there, with all that follows.',
    },
    refers: ['50A', '50D'],
    search: ['strafkaart blijft liggen', 'na accepteren'],
    source: 'B',
  },
  {
    id: '52B2',
    editions: ['2017'],
    title: { nl: 'Niet accepteren', en: 'Not accepting' },
    summary: {
      nl: 'De strafkaart wordt alsnog gespeeld. Elke kaart die er ten onrechte voor in de plaats kwam, wordt een grote strafkaart.',
      en: 'The penalty card is played after all. Every card that was wrongly played in its place becomes a major penalty card.',
    },
    refers: ['50B', '50D'],
    search: ['strafkaart alsnog spelen', 'nieuwe strafkaart'],
    source: 'B',
  },
];

export const law: Law = {
  number: 52,
  title: { nl: 'Strafkaart niet gespeeld', en: 'Penalty card not played' },
  rules: [{ kind: 'failedRestriction', editions: ['2017'], rule: penaltyCardKeptBack }],
};
