// Law 16: which information a player may use.
import type { Article, Law } from './law';
import { takenBackInformation } from './undo-information';

export const articles: readonly Article[] = [
  {
    id: '16',
    editions: ['2017'],
    title: { nl: 'Geoorloofde en ongeoorloofde informatie', en: 'Authorised and unauthorised information' },
    summary: {
      nl: 'Bij het kiezen mag u niet alles gebruiken wat u hoort of ziet. Dit artikel zegt wat wel en wat niet mag.',
      en: 'When you choose, you may not use everything you hear or see. This law says what you may and may not use.',
    },
    refers: ['73', '75'],
    search: ['informatie', 'ongeoorloofde informatie', 'OI', 'iets laten merken', 'denkpauze', 'aarzelen'],
    source: 'B',
  },
  {
    id: '16A',
    editions: ['2017'],
    title: { nl: 'Wat u mag gebruiken', en: 'What you may use' },
    summary: {
      nl: 'Gaat over geoorloofde informatie, zoals die uit reglementaire biedingen en kaarten.',
      en: 'On authorised information, such as that from lawful calls and cards.',
    },
    refers: ['16B', '16C', '16D'],
    search: ['geoorloofde informatie', 'wat mag ik gebruiken'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '16B',
    editions: ['2017'],
    title: { nl: 'Ongeoorloofde informatie van partner', en: 'Unauthorised information from partner' },
    summary: {
      nl: 'Liet partner iets merken buiten zijn biedingen en kaarten om, bijvoorbeeld door lang denken of een vraag? Laat uw keuze daar niet door bepalen. De WL beoordeelt het.',
      en: 'Did partner give something away other than by his calls and cards, for instance by a long thought or a question? Do not let it decide your choice. The director judges it.',
    },
    refers: ['16B1', '73C'],
    search: ['partner dacht lang na', 'denkpauze', 'vraag van partner', 'gezicht trekken', 'te snel', 'hint'],
    source: 'B',
  },
  {
    id: '16B1',
    editions: ['2017'],
    title: { nl: 'Logisch alternatief', en: 'Logical alternative' },
    summary: {
      nl: 'Wijst ongeoorloofde informatie (OI) van partner onmiskenbaar naar een bepaalde keuze, en was iets anders ook logisch? Dan mag u die ene keuze niet maken. Alleen de WL kan dit bepalen.',
      en: 'Does unauthorised information from partner clearly point to one choice, while something else was logical too? Then you may not make that choice. Only the director can decide this.',
    },
    refers: ['12C1', '73C'],
    search: ['logisch alternatief', 'gesuggereerd', 'partner aarzelde'],
    source: 'B',
  },
  {
    id: '16C',
    editions: ['2017'],
    title: { nl: 'Informatie uit teruggenomen handelingen', en: 'Information from withdrawn actions' },
    summary: {
      nl: 'Is een bieding of kaart volgens de spelregels teruggenomen? Wat daaruit bleek mag de niet-overtredende partij gebruiken. De overtredende partij mag dat niet.',
      en: 'Was a call or card withdrawn under the laws? The non-offending side may use what it showed. The offending side may not.',
    },
    refers: ['16C1', '16C2', '16C3'],
    search: ['teruggenomen kaart', 'teruggenomen bieding', 'wat mag ik onthouden', 'ingetrokken', 'undo'],
    source: 'S',
  },
  {
    id: '16C1',
    editions: ['2017'],
    title: { nl: 'Voor de niet-overtredende partij: alles', en: 'For the non-offending side: all of it' },
    summary: {
      nl: 'De niet-overtredende partij mag álles gebruiken wat uit een teruggenomen bieding of kaart bleek, ook uit een van haar eigen kant.',
      en: 'The non-offending side may use everything that a withdrawn call or card showed, also one from its own side.',
    },
    refers: ['16C2'],
    search: ['mag ik de kaart onthouden', 'tegenstander nam kaart terug'],
    source: 'S',
  },
  {
    id: '16C2',
    editions: ['2017'],
    title: { nl: 'Voor de overtredende partij: niet', en: 'For the offending side: none of it' },
    summary: {
      nl: 'De overtredende partij mag niets gebruiken uit teruggenomen biedingen of kaarten, van zichzelf of van de ander. Wijst die kennis onmiskenbaar naar één keuze terwijl een tweede ook logisch is, dan valt die ene af.',
      en: "The offending side may use nothing from withdrawn calls or cards, its own or the opponents'. If that knowledge clearly points to one choice while a second is logical too, the first is ruled out.",
    },
    refers: ['16B1', '16C3'],
    search: ['eigen fout onthouden', 'partners teruggenomen kaart', 'logisch alternatief'],
    source: 'S',
  },
  {
    id: '16C3',
    editions: ['2017'],
    title: { nl: 'AS als dat niet is nageleefd', en: 'Adjusted score if this is not kept' },
    summary: {
      nl: 'Is 16C2 niet nageleefd en had de niet-overtredende partij daar schade van? Dan geeft de WL een AS (12C1).',
      en: 'Was 16C2 not kept, and was the non-offending side damaged by it? Then the director adjusts the score (12C1).',
    },
    refers: ['12C1', '16C2'],
    search: ['arbitrale score na terugnemen', 'schade door terugnemen'],
    source: 'S',
  },
  {
    id: '16D',
    editions: ['2017'],
    title: { nl: 'Informatie van buiten', en: 'Information from elsewhere' },
    summary: {
      nl: 'Hoorde of zag u per ongeluk iets over dit spel, bijvoorbeeld aan een andere tafel? Zeg het meteen aan de WL. Hij zorgt dat het niet doorwerkt, of geeft een AS.',
      en: 'Did you hear or see something about this deal by accident, for instance at another table? Tell the director at once. He sees that it has no influence, or adjusts the score.',
    },
    refers: ['12'],
    search: [
      'iets gehoord van een andere tafel',
      'per ongeluk gezien',
      'toeschouwer zei iets',
      'meeluisteren',
      'telefoon',
    ],
    source: 'K',
  },
];

export const law: Law = {
  number: 16,
  title: { nl: 'Geoorloofde en ongeoorloofde informatie', en: 'Authorised and unauthorised information' },
  rules: [{ kind: 'undo', editions: ['2017'], rule: takenBackInformation }],
};
