// Law 11: how the right to a rectification is lost.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '11',
    editions: ['2017'],
    title: { nl: 'Recht op rechtzetting vervallen', en: 'Right to rectification forfeited' },
    summary: {
      nl: 'Wie na een onregelmatigheid doorgaat zonder de WL te roepen, kan het recht op rechtzetting kwijtraken.',
      en: 'Whoever goes on after an irregularity without calling the director may lose the right to a rectification.',
    },
    refers: ['9B', '10A'],
    search: ['recht verloren', 'te laat geroepen', 'doorgespeeld', 'arbiter te laat'],
    source: 'B',
  },
  {
    id: '11A',
    editions: ['2017'],
    title: { nl: 'Handelen vóór de WL geroepen is', en: 'Acting before the director is called' },
    summary: {
      nl: 'Deed de niet-overtredende partij al iets vóór de WL erbij kwam, dan kan haar recht vervallen. Won een partij doordat de ander de regels niet kende? Die winst gaat van háár af; de ander houdt de tafelscore.',
      en: 'If the non-offending side acted before calling the director, its right may lapse. Did a side gain because the other did not know the laws? It alone loses that gain; the other keeps the table score.',
    },
    refers: ['9B', '12', '60'],
    search: ['doorgespeeld zonder arbiter', 'regels niet kennen', 'onbekend met de regels'],
    source: 'B',
  },
  {
    id: '11B',
    editions: ['2017'],
    title: { nl: 'Toch een sanctie mogelijk', en: 'A penalty is still possible' },
    summary: {
      nl: 'Ook als het recht op rechtzetting vervallen is, kan de WL nog een proceduresanctie geven (90).',
      en: 'Even after the right to rectification has lapsed, the director can still give a procedural penalty (90).',
    },
    refers: ['90'],
    search: ['proceduresanctie', 'boete', 'waarschuwing'],
    source: 'B',
  },
];
