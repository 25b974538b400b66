import { exposedByDeclarer } from './exposed-by-declarer';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '48',
    editions: ['2017'],
    title: { nl: 'De leider toont kaarten', en: 'Declarer shows cards' },
    summary: {
      nl: 'De leider krijgt nooit een strafkaart. Wel kan het neerleggen van zijn hand iets betekenen.',
      en: 'Declarer never gets a penalty card. But laying down his hand may mean something.',
    },
    refers: ['48A', '48B'],
    search: ['leider toont kaart', 'kaart van leider gevallen', 'hand open'],
    source: 'B',
  },
  {
    id: '48A',
    editions: ['2017'],
    title: { nl: 'Geen strafkaart voor de leider', en: 'No penalty card for declarer' },
    summary: {
      nl: 'Toont de leider een kaart, dan volgt er geen beperking. Voor leider en blinde bestaat geen strafkaart. Een kaart die per ongeluk valt hoeft hij niet te spelen, tenzij 45C2 geldt.',
      en: 'When declarer shows a card there is no restriction. Declarer and dummy never have penalty cards. A card dropped by accident need not be played, unless 45C2 applies.',
    },
    refers: ['45C2', '50'],
    search: ['leider laat kaart vallen', 'dummy laat kaart vallen', 'geen strafkaart'],
    source: 'B',
  },
  {
    id: '48B',
    editions: ['2017'],
    title: { nl: 'De leider legt zijn hand open', en: 'Declarer faces his hand' },
    summary: {
      nl: 'Legt de leider zijn kaarten open op tafel, dan hangt het gevolg af van het moment.',
      en: 'When declarer lays his cards face up, what follows depends on the moment.',
    },
    refers: ['48B1', '48B2'],
    search: ['hand openleggen', 'leider legt hand neer'],
    source: 'B',
  },
  {
    id: '48B1',
    editions: ['2017'],
    title: { nl: 'Na een uitkomst voor de beurt', en: 'After an opening lead out of turn' },
    summary: {
      nl: 'Legt de leider kaarten open nadat de verkeerde tegenspeler uitkwam, dan geldt 54: misschien wordt hij blinde.',
      en: 'If declarer lays cards open after the wrong defender has led, 54 applies: he may become dummy.',
    },
    refers: ['54', '54A'],
    search: ['uitkomst voor de beurt', 'leider legt neer'],
    source: 'B',
  },
  {
    id: '48B2',
    editions: ['2017'],
    title: { nl: 'Op een ander moment', en: 'At another moment' },
    summary: {
      nl: 'Dan kan het opeisen of afstaan zijn, tenzij duidelijk is dat hij dat niet bedoelde. Dat beoordeelt de WL.',
      en: 'Then it may be a claim or concession, unless it is clear that he did not mean that. The director judges it.',
    },
    refers: ['68'],
    search: ['claim', 'opeisen', 'hand openleggen'],
    source: 'B',
  },
];

export const law: Law = {
  number: 48,
  title: { nl: 'De leider toont kaarten', en: 'Declarer shows cards' },
  rules: [{ kind: 'exposedCard', editions: ['2017'], rule: exposedByDeclarer }],
};
