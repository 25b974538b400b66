// Terms: information, tempo, explanations.
import type { Term } from './terms';

export const informationTerms: readonly Term[] = [
  {
    id: 'unauthorised',
    name: { nl: 'ongeoorloofde informatie (OI)', en: 'unauthorised information (UI)' },
    forms: {
      nl: ['ongeoorloofde informatie', 'OI', 'ongeoorloofd'],
      en: ['unauthorised information', 'UI', 'unauthorised'],
    },
    also: ['oi', 'ui', 'iets laten merken', 'hint van partner', 'unauthorized information', 'ongeoorloofd'],
    meaning: {
      nl: 'Wat u van partner weet door iets anders dan zijn biedingen en kaarten. U mag er geen voordeel uit halen.',
      en: 'What you know from partner by anything but calls and plays. You may take no advantage of it.',
    },
    example: {
      nl: 'Partner past na heel lang denken. Dat hij twijfelde, is OI voor u.',
      en: 'Partner passes after a very long think. That there was a doubt is UI for you.',
    },
    articles: ['16B', '16', '73C'],
  },
  {
    id: 'authorised',
    name: { nl: 'geoorloofde informatie (GI)', en: 'authorised information (AI)' },
    forms: { nl: ['geoorloofde informatie', 'GI'], en: ['authorised information'] },
    also: ['gi', 'ai', 'wat mag ik gebruiken', 'geoorloofd', 'authorized information'],
    meaning: {
      nl: 'Wat u bij het kiezen mag gebruiken. Dat zijn vooral de biedingen en kaarten die volgens de regels gedaan zijn.',
      en: 'What you may use when you choose. It is mostly the calls and plays that were made by the laws.',
    },
    example: {
      nl: 'Zolang een strafkaart op tafel ligt, mag iedereen weten dat die er is.',
      en: 'As long as a penalty card lies there, everybody may know of it.',
    },
    articles: ['16A', '16', '50E1'],
  },
  {
    id: 'logical-alternative',
    name: { nl: 'logisch alternatief', en: 'logical alternative' },
    forms: { nl: ['logische alternatieven'], en: ['logical alternatives'] },
    also: ['la', 'andere logische keuze', 'gesuggereerd'],
    meaning: {
      nl: 'Een andere keuze die spelers van dit niveau serieus zouden overwegen. Bij OI telt of er zo een was.',
      en: 'Another choice that players of this level would seriously consider. With UI it matters whether there was one.',
    },
    example: {
      nl: 'Partner twijfelde over 4♠. Past een deel van de spelers hier, dan is passen een logisch alternatief.',
      en: 'Partner wavered over 4♠. If some players would pass here, pass is a logical alternative.',
    },
    articles: ['16B1', '16C2'],
  },
  {
    id: 'hesitation',
    name: { nl: 'denkpauze', en: 'hesitation' },
    forms: { nl: ['denkpauzes', 'aarzeling', 'aarzelen'], en: ['break in tempo'] },
    also: [
      'lang nadenken',
      'aarzelen',
      'twijfelen',
      'te langzaam',
      'partner dacht lang na',
      'tempo',
      'slow play',
      'long think',
      'hesitating',
    ],
    meaning: {
      nl: 'Merkbaar langer denken dan gewoonlijk. Nadenken mag, maar partner mag er niets uit afleiden.',
      en: 'To think noticeably longer than usual. Thinking is allowed, but partner may conclude nothing from it.',
    },
    example: {
      nl: 'Oost denkt een halve minuut en past. West mag daarom niet doorbieden.',
      en: 'East thinks for half a minute and passes. West may not bid on because of that.',
    },
    articles: ['73D', '16B', '73D1'],
  },
  {
    id: 'tempo',
    name: { nl: 'tempo', en: 'tempo' },
    forms: { nl: [], en: [] },
    also: ['te snel', 'te snel geboden', 'haast', 'te traag', 'snelheid', 'too fast', 'too quickly'],
    meaning: {
      nl: 'Hoe snel u biedt en speelt. Liefst steeds even snel, want ook heel vlug spelen kan partner iets vertellen.',
      en: 'How fast you call and play. Keep it even, for playing very fast may also tell partner something.',
    },
    example: {
      nl: 'Oost past in een flits. Dat kan zeggen dat hij niets heeft, en dat is OI voor West.',
      en: 'East passes in a flash. It may say there is nothing there, and that is UI for West.',
    },
    articles: ['73D', '73', '16B'],
  },
  {
    id: 'explanation',
    name: { nl: 'uitleg', en: 'explanation' },
    forms: { nl: [], en: ['explanations'] },
    also: [
      'uitleg vragen',
      'wat betekent dat bod',
      'vragen stellen',
      'vragen naar bieding',
      'explain',
      'ask about a bid',
      'question',
    ],
    meaning: {
      nl: 'Wat een paar over zijn biedingen heeft afgesproken. De tegenpartij mag ernaar vragen als zij aan de beurt is.',
      en: 'What a pair has agreed about its calls. The other side may ask when it is its turn.',
    },
    example: {
      nl: 'U bent aan de beurt en vraagt: “Wat betekent 2♦?” De partner van de bieder legt het uit.',
      en: 'It is your turn and you ask: “What is 2♦?” The bidder’s partner explains.',
    },
    articles: ['20F', '20', '75'],
    plain: true,
  },
  {
    id: 'misinformation',
    name: { nl: 'verkeerde uitleg', en: 'misinformation' },
    forms: { nl: ['foute uitleg', 'verkeerde informatie'], en: ['wrong explanation'] },
    also: [
      'foute uitleg',
      'verkeerde informatie',
      'mi',
      'niet gealerteerd',
      'wrong explanation',
      'mistaken explanation',
      'uitleg klopt niet',
    ],
    meaning: {
      nl: 'Uitleg die niet klopt met wat het paar heeft afgesproken. Een vergeten alert telt ook.',
      en: 'An explanation that does not match what the pair has agreed. A forgotten alert counts too.',
    },
    example: {
      nl: 'Oost zegt dat 2♦ zwak is, maar het paar heeft sterk afgesproken.',
      en: 'East says that 2♦ is weak, but the pair has agreed that it is strong.',
    },
    articles: ['21', '20F', '75'],
  },
  {
    id: 'misbid',
    name: { nl: 'foute bieding', en: 'misbid' },
    forms: { nl: [], en: ['mistaken call'] },
    also: ['systeem vergeten', 'verkeerd geboden', 'afspraak vergeten', 'forgot the system'],
    meaning: {
      nl: 'Een bieding die niet past bij de eigen afspraak. Dat is geen overtreding, als de uitleg maar klopt.',
      en: 'A call that does not fit the pair’s own agreement. It is no infraction, as long as the explanation is right.',
    },
    example: {
      nl: 'West vergeet dat 2♦ harten belooft. De uitleg “harten” was juist, dus het resultaat blijft.',
      en: 'West forgets that 2♦ shows hearts. The explanation “hearts” was right, so the result stands.',
    },
    articles: ['75C', '21A'],
  },
  {
    id: 'agreement',
    name: { nl: 'afspraken van een paar', en: 'partnership agreements' },
    forms: { nl: ['systeemkaart', 'systeem'], en: ['system card'] },
    also: [
      'systeemkaart',
      'systeem',
      'convention card',
      'psych',
      'bluf',
      'afspraken',
      'system',
      'psyche',
      'psychic bid',
    ],
    meaning: {
      nl: 'Wat twee partners over hun biedingen hebben afgesproken. De tegenpartij moet het kunnen weten, bijvoorbeeld van de systeemkaart.',
      en: 'What two partners have agreed about their calls. The other side must be able to know it, from the system card for instance.',
    },
    example: {
      nl: 'Afwijken mag, als partner er net zo verrast door is als de tegenpartij.',
      en: 'You may depart from it, if partner is as surprised as the opponents.',
    },
    articles: ['40', '40C'],
  },
  {
    id: 'phone',
    name: { nl: 'telefoon en hulpmiddelen', en: 'phone and aids' },
    forms: { nl: [], en: [] },
    also: [
      'telefoon',
      'mobiel',
      'bellen',
      'chatten',
      'computer',
      'spiekbriefje',
      'aantekeningen',
      'phone',
      'mobile',
      'chat',
      'notes',
      'cheat',
    ],
    meaning: {
      nl: 'Hulp bij onthouden, rekenen of spelen is tijdens het spel niet toegestaan. Ook contact met partner buiten het bieden en spelen mag niet.',
      en: 'Aids to memory, counting or play are not allowed during the deal. Nor is any contact with partner beside calls and plays.',
    },
    example: {
      nl: 'U speelt online en uw partner belt. Praat niet over het spel; het reglement kan de telefoon helemaal verbieden.',
      en: 'You play online and your partner rings. Do not speak of the deal; the rules may ban phones altogether.',
    },
    articles: ['40B2d', '73A1', '16D'],
    plain: true,
  },
];
