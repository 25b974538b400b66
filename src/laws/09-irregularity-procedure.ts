// Law 9: what the players do after an irregularity.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '9',
    editions: ['2017'],
    title: { nl: 'Na een onregelmatigheid', en: 'After an irregularity' },
    summary: {
      nl: 'Er ging iets mis aan tafel. U mag erop wijzen. Daarna wacht iedereen op de WL; niemand herstelt zelf iets.',
      en: 'Something went wrong at the table. You may point it out. Then everyone waits for the director; nobody puts it right alone.',
    },
    refers: ['10', '11'],
    search: [
      'onregelmatigheid',
      'er gaat iets mis',
      'fout gemaakt',
      'arbiter roepen',
      'wedstrijdleider roepen',
      'stop',
    ],
    source: 'B',
  },
  {
    id: '9A',
    editions: ['2017'],
    title: { nl: 'Attenderen op een onregelmatigheid', en: 'Drawing attention to an irregularity' },
    summary: {
      nl: 'Spelers mogen zeggen dat er iets misging. De blinde wacht daarmee tot het spelen klaar is; voorkomen mag hij wel proberen. Een overtreding van uw eigen partij hoeft u meestal niet te melden, maar verbergen mag niet.',
      en: 'Players may say that something went wrong. Dummy waits until the play is over, but may try to prevent it. You usually need not report an infraction by your own side, but you may not hide it.',
    },
    refers: ['42', '43', '72B', '62A'],
    search: ['iets zeggen van een fout', 'attenderen', 'blinde zegt iets', 'eigen fout melden'],
    source: 'B',
  },
  {
    id: '9B',
    editions: ['2017'],
    title: { nl: 'Meteen de WL roepen', en: 'Call the director at once' },
    summary: {
      nl: 'Heeft iemand erop gewezen? Roep dan direct de WL. Dat mag iedereen, ook de blinde, en het kost u geen rechten. Bied en speel niet verder tot hij alles heeft uitgelegd.',
      en: 'Has someone pointed it out? Then call the director straight away. Anyone may, dummy too, and it costs you no rights. Do not bid or play on until he has explained everything.',
    },
    refers: ['10A', '43'],
    search: ['wie roept de arbiter', 'wachten', 'doorspelen na een fout', 'mag de blinde de arbiter roepen'],
    source: 'B',
  },
  {
    id: '9C',
    editions: ['2017'],
    title: { nl: 'Zelf herstellen vóór de WL er is', en: 'Putting it right before the director comes' },
    summary: {
      nl: 'Herstelt een speler zijn fout zelf, nog vóór de WL er is? Dan kunnen er voor hem nieuwe gevolgen bij komen. Wacht dus liever.',
      en: 'Does a player put his error right alone, before the director comes? Then new consequences may follow for him. So it is better to wait.',
    },
    refers: ['9B'],
    search: ['zelf herstellen', 'snel verbeteren', 'fout goedmaken'],
    source: 'B',
  },
];
