// Terms: what the director does, scores and sanctions.
import type { Term } from './terms';

export const rulingTerms: readonly Term[] = [
  {
    id: 'rectification',
    name: { nl: 'rechtzetting', en: 'rectification' },
    forms: { nl: ['rechtzetten', 'rechtgezet'], en: ['rectify', 'rectified'] },
    also: ['rechtzetten', 'straf', 'herstel', 'penalty', 'wat is de straf', 'rectify'],
    meaning: {
      nl: 'Wat er volgens de spelregels na een fout gebeurt. Vroeger heette dat straf.',
      en: 'What the laws say must follow after something went wrong. It used to be called a penalty.',
    },
    example: {
      nl: 'Na een vaststaande verzaking gaat er een slag over: dat is de rechtzetting.',
      en: 'After an established revoke a trick is transferred: that is the rectification.',
    },
    articles: ['10', '10A', '12'],
  },
  {
    id: 'accept',
    name: { nl: 'accepteren', en: 'to accept' },
    forms: { nl: ['accepteert', 'geaccepteerd', 'aanvaarden'], en: ['accepts', 'accepted'] },
    also: ['aanvaarden', 'goedvinden', 'laten gelden', 'accept', 'condone'],
    meaning: {
      nl: 'Een bieding of kaart van de tegenpartij laten gelden, ook al was zij fout. Gewoon doorgaan telt ook als accepteren.',
      en: 'To let a call or card of the other side stand, though it was wrong. Just going on counts as accepting too.',
    },
    example: {
      nl: 'Oost biedt 1♥ over 1♠. Zuid biedt 2♣ en heeft zo het te lage bod geaccepteerd.',
      en: 'East bids 1♥ over 1♠. South bids 2♣ and has thereby accepted the low bid.',
    },
    articles: ['53A', '27A', '29A'],
  },
  {
    id: 'adjusted-score',
    name: { nl: 'arbitrale score (AS)', en: 'adjusted score' },
    forms: { nl: ['arbitrale score', 'AS', 'arbitrale scores'], en: ['adjusted scores'] },
    also: ['as', 'score wijzigen', 'aangepaste score', 'score aanpassen', 'adjusted'],
    meaning: {
      nl: 'Een score die de WL in de plaats zet van het resultaat aan tafel. Zij vergoedt schade en neemt voordeel weg.',
      en: 'A score that the Director puts in the place of the result at the table. It repairs damage and takes away gain.',
    },
    example: {
      nl: 'Door een foute uitleg ging 4♠ down. De WL kan 4♠ gemaakt laten schrijven.',
      en: 'A wrong explanation led to 4♠ going down. The Director may score 4♠ as made.',
    },
    articles: ['12', '12C', '12B1'],
  },
  {
    id: 'assigned-score',
    name: { nl: 'toegekende of gewogen AS', en: 'assigned or weighted score' },
    forms: {
      nl: ['toegekende score', 'gewogen score', 'toegekende AS', 'gewogen AS'],
      en: ['assigned score', 'weighted score'],
    },
    also: ['toegekend', 'gewogen', 'percentages', 'weighted', 'assigned', 'toegekende'],
    meaning: {
      nl: 'De score die er zonder de fout waarschijnlijk was gekomen. Zijn er meer uitkomsten mogelijk, dan weegt de WL ze naar hun kans.',
      en: 'The score that was likely without the fault. Where several results were possible, the Director weighs them by their chance.',
    },
    example: {
      nl: 'Voor 60 % 4♠ gemaakt en voor 40 % één down.',
      en: '60 % of 4♠ made and 40 % of one down.',
    },
    articles: ['12C1', '12C1c'],
  },
  {
    id: 'artificial-score',
    name: { nl: 'kunstmatige AS', en: 'artificial adjusted score' },
    forms: { nl: ['kunstmatige score', 'kunstmatige'], en: ['artificial score'] },
    also: [
      'gemiddelde',
      'verbinding weg',
      'verbinding verbroken',
      'bord niet gespeeld',
      'geen tijd meer',
      'internet weg',
      'disconnect',
      'lost connection',
      'connection lost',
      'average',
    ],
    meaning: {
      nl: 'Een score in procenten, voor een spel dat niet normaal gespeeld kon worden. Wie geen schuld heeft, krijgt minstens 60 %.',
      en: 'A score in per cent, for a deal that could not be played as it should. Those not at fault get at least 60 %.',
    },
    example: {
      nl: 'De verbinding valt weg en het spel is niet meer af te spelen. Het toernooireglement kan anders bepalen.',
      en: 'The connection is lost and the deal cannot be finished. The tournament rules may say otherwise.',
    },
    articles: ['12C2', '12A2'],
  },
  {
    id: 'damage',
    name: { nl: 'schade', en: 'damage' },
    forms: { nl: ['benadeeld'], en: ['damaged'] },
    also: ['voordeel', 'benadeeld', 'nadeel', 'slechter resultaat', 'advantage', 'gain', 'harm'],
    meaning: {
      nl: 'De niet-overtredende partij haalde minder dan zonder de overtreding te verwachten was. Het omgekeerde heet voordeel.',
      en: 'The non-offending side did worse than was to be expected without the infraction. The opposite is called advantage.',
    },
    example: {
      nl: 'Zonder de verzaking had Zuid tien slagen gemaakt; nu negen. Dat is schade.',
      en: 'Without the revoke South would have made ten tricks; now nine. That is damage.',
    },
    articles: ['12B1', '72C', '64C'],
  },
  {
    id: 'could-have-known',
    name: { nl: 'had kunnen beseffen', en: 'could have known' },
    forms: { nl: ['beseffen dat'], en: ['could have been aware'] },
    also: ['had kunnen weten', 'opzet', 'expres', 'voordeel uit eigen fout', '72c', 'on purpose', 'deliberately'],
    meaning: {
      nl: 'De overtreder kon op dat moment zien dat zijn fout de ander zou kunnen schaden. Opzet hoeft niet te blijken.',
      en: 'The offender could see at that moment that the fault might well harm the other side. Intent need not be shown.',
    },
    example: {
      nl: 'Na een bod voor de beurt moet partner passen, en dat blijkt precies goed uit te komen.',
      en: 'After a call out of turn partner must pass, and that turns out just right.',
    },
    articles: ['72C'],
  },
  {
    id: 'incontrovertible',
    name: { nl: 'onomstotelijk', en: 'incontrovertible' },
    forms: { nl: [], en: [] },
    also: ['zonder twijfel', 'duidelijk bedoeld', 'anders bedoeld'],
    meaning: {
      nl: 'Zo zeker dat niemand eraan kan twijfelen. Pas dan telt wat de leider bedoelde, en niet wat hij zei.',
      en: 'So sure that nobody can doubt it. Only then what declarer meant counts, and not what was said.',
    },
    example: {
      nl: 'De leider troeft ♦A met “laag”, en bedoelt kennelijk een lage troef.',
      en: 'Declarer ruffs ♦A with “low”, and plainly means a low trump.',
    },
    articles: ['46B', '46'],
  },
  {
    id: 'procedural-penalty',
    name: { nl: 'proceduresanctie', en: 'procedural penalty' },
    forms: { nl: ['proceduresancties', 'sanctie'], en: ['procedural penalties'] },
    also: ['boete', 'waarschuwing', 'strafpunten', 'te laat komen', 'te traag spelen', 'fine', 'warning'],
    meaning: {
      nl: 'Een boete of waarschuwing van de WL, los van het resultaat. Bijvoorbeeld voor te traag spelen of het hinderen van anderen.',
      en: 'A fine or warning from the Director, apart from the result. For instance for slow play or for being in the way of others.',
    },
    example: {
      nl: 'Een paar is drie keer te laat aan tafel. De WL trekt punten af.',
      en: 'A pair comes late to the table three times. The Director takes off points.',
    },
    articles: ['90'],
  },
  {
    id: 'correction-period',
    name: { nl: 'hersteltermijn', en: 'correction period' },
    forms: { nl: [], en: [] },
    also: ['score verkeerd ingevoerd', 'score fout', 'te laat voor correctie', 'verkeerde score', 'wrong score'],
    meaning: {
      nl: 'De tijd waarin een foute score nog hersteld kan worden. De organisatie stelt die tijd vast.',
      en: 'The time in which a wrong score can still be put right. The organisers set it.',
    },
    example: {
      nl: 'Thuis ziet u dat 620 als 170 is genoteerd. Bel de WL zo gauw u kunt.',
      en: 'At home you see that 620 was noted as 170. Call the Director as soon as you can.',
    },
    articles: ['79C', '79'],
  },
  {
    id: 'regulations',
    name: { nl: 'toernooireglement', en: 'tournament regulations' },
    forms: { nl: [], en: ['regulations'] },
    also: ['huisregels', 'clubregels', 'online regels', 'reglement van de bond', 'platform', 'house rules'],
    meaning: {
      nl: 'Extra regels van bond, club of platform, naast de spelregels. Zij gaan bijvoorbeeld over undo, pauzes en alerteren.',
      en: 'Further rules of federation, club or platform, beside the laws. They are about undo, breaks and alerts, for instance.',
    },
    example: {
      nl: 'De spelregels kennen geen undo voor een misklik met een kaart; een club kan het online wel toestaan.',
      en: 'The laws know no undo for a misclicked card; a club may allow it online.',
    },
    articles: ['80'],
  },
];
