// Law 20: review of the auction and explanation of calls.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '20',
    editions: ['2017'],
    title: { nl: 'Herhaling en uitleg van biedingen', en: 'Review and explanation of calls' },
    summary: {
      nl: 'Op uw beurt mag u vragen wat de biedingen van de tegenstanders betekenen. Een foute uitleg moet worden rechtgezet, maar het moment verschilt per speler.',
      en: "At your turn you may ask what the opponents' calls mean. A wrong explanation must be corrected, but when depends on the player.",
    },
    refers: ['21', '40', '75'],
    search: ['uitleg', 'herhaling', 'wat betekent dat bod', 'alerteren', 'vragen'],
    source: 'B',
  },
  {
    id: '20F',
    editions: ['2017'],
    title: { nl: 'Uitleg vragen en verbeteren', en: 'Asking for and correcting explanations' },
    summary: {
      nl: 'Vraag uitleg als u zelf aan de beurt bent. Was een uitleg van uw kant fout, roep dan de WL: zie F4 en F5 voor het moment.',
      en: 'Ask for an explanation when it is your own turn. Was an explanation by your side wrong, then call the director: see F4 and F5 for when.',
    },
    refers: ['16', '21', '75'],
    search: ['uitleg vragen', 'vragen stellen', 'wat betekent het bod', 'alert', 'systeemkaart'],
    source: 'B',
  },
  {
    id: '20F1',
    editions: ['2017'],
    title: { nl: 'Vragen tijdens het bieden', en: 'Asking during the auction' },
    summary: {
      nl: 'Loopt het bieden nog? Dan mag u uitleg vragen zodra het uw eigen biedbeurt is.',
      en: 'Is the auction still on? Then you may ask for an explanation when it is your own turn to call.',
    },
    refers: ['21B'],
    search: ['vragen tijdens het bieden', 'uitleg tijdens het bieden'],
    source: 'B',
  },
  {
    id: '20F2',
    editions: ['2017'],
    title: { nl: 'Vragen na het bieden', en: 'Asking after the auction' },
    summary: {
      nl: 'Ook na de laatste pas en tijdens het spelen mag u uitleg vragen, telkens op uw eigen beurt om te spelen.',
      en: 'Also after the last pass and during play you may ask for an explanation, each time at your own turn to play.',
    },
    refers: ['41B'],
    search: ['vragen na het bieden', 'uitleg tijdens het spelen', 'vragen voor de uitkomst'],
    source: 'B',
  },
  {
    id: '20F3',
    editions: ['2017'],
    title: { nl: 'Vragen over één bieding', en: 'Asking about one call' },
    summary: {
      nl: 'Naar een enkele bieding vragen mag. Maar uw vraag kan partner iets vertellen, en dat mag hij niet gebruiken (16).',
      en: 'You may ask about a single call. But your question may tell partner something, and he may not use that (16).',
    },
    refers: ['16'],
    search: ['vragen over een bod', 'naar een bieding vragen'],
    source: 'B',
  },
  {
    id: '20F4',
    editions: ['2017'],
    title: { nl: 'Eigen foute uitleg', en: 'Your own wrong explanation' },
    summary: {
      nl: 'Gaf u zelf een foute uitleg? Roep de WL uiterlijk vóór de open uitkomst. Eerder mag, maar moet niet. Ontdekt u het pas later, roep hem dan alsnog.',
      en: 'Did you give a wrong explanation yourself? Call the director before the opening lead is faced. Earlier is allowed, not required. If you notice only later, call him then.',
    },
    refers: ['21', '75'],
    search: ['ik gaf foute uitleg', 'vergeten te alerteren', 'uitleg verbeteren'],
    source: 'B',
  },
  {
    id: '20F5',
    editions: ['2017'],
    title: { nl: 'Foute uitleg van partner', en: "Partner's wrong explanation" },
    summary: {
      nl: 'Legde partner iets fout uit? Zeg en toon niets zolang er geboden wordt. Wordt u leider of blinde, roep dan de WL na de laatste pas. Wordt u tegenspeler, dan pas als het spel klaar is.',
      en: 'Did partner explain something wrongly? Say and show nothing during the auction. As declarer or dummy, call the director after the last pass. As a defender, only when play is over.',
    },
    refers: ['16', '75B2'],
    search: ['partner legt fout uit', 'partner alerteert niet', 'uitleg van partner klopt niet'],
    source: 'B',
  },
];
