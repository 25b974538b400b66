// Terms: the auction.
import type { Term } from './terms';

export const auctionTerms: readonly Term[] = [
  {
    id: 'call',
    name: { nl: 'bieding', en: 'call' },
    forms: { nl: ['biedingen'], en: ['calls'] },
    also: ['bieden', 'bod', 'pas', 'doublet', 'redoublet', 'bid', 'pass', 'double', 'redouble'],
    meaning: {
      nl: 'Alles wat u bij het bieden kunt zeggen: een bod, pas, doublet of redoublet. Een bod is hoogte plus speelsoort.',
      en: 'All that you can say in the auction: a bid, pass, double or redouble. A bid is a level and a denomination.',
    },
    example: {
      nl: '2♥ is een bod. Pas is wel een bieding, maar geen bod.',
      en: '2♥ is a bid. Pass is a call, but not a bid.',
    },
    articles: ['25', '29', '27'],
    plain: true,
  },
  {
    id: 'double',
    name: { nl: 'doublet en redoublet', en: 'double and redouble' },
    forms: { nl: [], en: [] },
    also: ['doublet', 'redoublet', 'dubbel', 'double', 'redouble', 'verkeerd doublet'],
    meaning: {
      nl: 'Een doublet maakt het contract van de tegenpartij duurder. De andere partij kan dat beantwoorden met een redoublet.',
      en: 'A double makes the opponents’ contract cost more. The other side can answer with a redouble.',
    },
    example: {
      nl: 'Partner biedt 1♠ en u doubleert. Dat kan niet: doubleren mag alleen een bod van de tegenpartij.',
      en: 'Partner bids 1♠ and you double. That cannot be: only a bid of the opponents may be doubled.',
    },
    articles: ['36', '32'],
    plain: true,
  },
  {
    id: 'pass',
    name: { nl: 'pas', en: 'pass' },
    forms: { nl: [], en: [] },
    also: ['passen', 'pas voor de beurt', 'rondpas', 'pass', 'pass out of turn'],
    meaning: {
      nl: 'Een bieding waarmee u niets wilt bieden. Drie passen na een bod sluiten het bieden.',
      en: 'A call that says you do not want to bid. Three passes after a bid close the auction.',
    },
    example: {
      nl: '1♠ van Zuid, pas, pas, pas: Zuid speelt 1♠.',
      en: '1♠ by South, pass, pass, pass: South plays 1♠.',
    },
    articles: ['30', '22'],
    plain: true,
  },
  {
    id: 'auction',
    name: { nl: 'biedverloop', en: 'auction' },
    forms: { nl: ['biedperiode'], en: ['auction period'] },
    also: ['bieden', 'bieding', 'auction period', 'speelperiode', 'play period', 'einde van het bieden'],
    meaning: {
      nl: 'Alle biedingen van een spel, in hun volgorde. De biedperiode loopt door tot na de laatste pas; dan begint de speelperiode.',
      en: 'All calls of a deal, in their order. The auction period lasts until after the final pass; then the play period begins.',
    },
    example: {
      nl: 'Na de derde pas is er niets meer te bieden, maar vragen mag nog wel.',
      en: 'After the third pass there is nothing left to bid, but questions are still allowed.',
    },
    articles: ['22', '41', '39'],
    plain: true,
  },
  {
    id: 'dealer',
    name: { nl: 'gever', en: 'dealer' },
    forms: { nl: [], en: [] },
    also: ['gever', 'wie begint met bieden', 'deler', 'eerste bieding'],
    meaning: {
      nl: 'De speler die als eerste biedt; het bord wijst hem aan. Biedt een ander eerst, dan is dat voor de beurt.',
      en: 'The player who calls first; the board says who. When another player calls first, that is out of turn.',
    },
    example: {
      nl: 'Bord 1: Noord is gever. Opent Oost het eerst, dan gaat dat voor de beurt.',
      en: 'Board 1: North deals. If East opens first, that is out of turn.',
    },
    articles: ['29', '31'],
    plain: true,
  },
  {
    id: 'vulnerable',
    name: { nl: 'kwetsbaar', en: 'vulnerable' },
    forms: { nl: ['kwetsbaarheid'], en: ['vulnerability'] },
    also: ['niet kwetsbaar', 'kwetsbaar', 'rood bord'],
    meaning: {
      nl: 'Kwetsbaar tellen premies en down-slagen zwaarder. Het bord geeft aan welke partij kwetsbaar is.',
      en: 'Vulnerable, bonuses and undertricks count for more. The board shows which side is vulnerable.',
    },
    example: {
      nl: 'Eén down kost niet kwetsbaar 50 punten en kwetsbaar 100.',
      en: 'One down costs 50 points not vulnerable and 100 vulnerable.',
    },
    articles: [],
    plain: true,
  },
  {
    id: 'insufficient-bid',
    name: { nl: 'onvoldoende bod', en: 'insufficient bid' },
    forms: { nl: ['onvoldoende boden'], en: ['insufficient bids'] },
    also: ['te laag geboden', 'te laag bod', 'bod te laag', 'onderbod', 'niet hoog genoeg', 'bid too low'],
    meaning: {
      nl: 'Een bod dat niet hoger is dan het vorige bod. De LT mag het accepteren; anders wordt het vervangen.',
      en: 'A bid that is not higher than the bid before it. The LHO may accept it; otherwise it is replaced.',
    },
    example: {
      nl: 'Noord biedt 1♠, Oost 1♥. Dat is te laag.',
      en: 'North bids 1♠, East 1♥. That is too low.',
    },
    articles: ['27'],
  },
  {
    id: 'comparable-call',
    name: { nl: 'vergelijkbare bieding', en: 'comparable call' },
    forms: { nl: ['vergelijkbaar bod', 'niet-vergelijkbare bieding'], en: ['comparable calls'] },
    also: ['vergelijkbaar', 'vervangende bieding', 'zelfde betekenis', 'comparable'],
    meaning: {
      nl: 'Een vervangende bieding die (bijna) hetzelfde vertelt als de eerste. Dan gaat het bieden zonder beperking verder.',
      en: 'A replacing call that tells (nearly) the same as the first one. The auction then goes on without restriction.',
    },
    example: {
      nl: 'Oost past voor de beurt en past later weer, met dezelfde zwakke hand: vergelijkbaar.',
      en: 'East passes out of turn and later passes again, with the same weak hand: comparable.',
    },
    articles: ['23', '23A'],
  },
  {
    id: 'change-of-call',
    name: { nl: 'bieding wijzigen', en: 'change of call' },
    forms: { nl: [], en: [] },
    also: [
      'misklik bij het bieden',
      'bod wijzigen',
      'bod veranderen',
      'bod terugnemen',
      'verkeerd biedkaartje',
      'onbedoelde bieding',
      'misbid',
      'mechanical error',
      'wrong bidding card',
      'unintended call',
    ],
    meaning: {
      nl: 'Pakte of klikte u iets anders dan u wilde, dan kunt u vaak nog wijzigen. Bedacht u zich, dan niet zomaar.',
      en: 'If you took or clicked something else than you wanted, you can often still change it. A second thought is another matter.',
    },
    example: {
      nl: 'U wilde 1♠ pakken en trok 1♥ uit de biedbak. U zegt het meteen.',
      en: 'You reached for 1♠ and pulled 1♥ from the box. You say so at once.',
    },
    articles: ['25A', '25', '25B'],
  },
  {
    id: 'alert',
    name: { nl: 'alerteren', en: 'to alert' },
    forms: { nl: ['alert', 'gealerteerd'], en: ['alert', 'alerted'] },
    also: ['alertkaartje', 'alert vergeten', 'zelf alerteren', 'waarschuwen bijzonder bod', 'alerts', 'alerting'],
    meaning: {
      nl: 'Laten weten dat een bieding iets bijzonders betekent. Wat u moet alerteren, regelen de bond en het toernooireglement.',
      en: 'To make known that a call has a special meaning. What to alert is up to the federation and the tournament rules.',
    },
    example: {
      nl: 'Aan een tafel met kaarten alerteert u partners 2♦; online alerteert u vaak uw eigen bod.',
      en: 'At a table with cards you alert partner’s 2♦; online you often alert your own bid.',
    },
    articles: ['40', '20', '21'],
  },
  {
    id: 'artificial',
    name: { nl: 'kunstmatige bieding', en: 'artificial call' },
    forms: { nl: ['kunstmatig bod', 'kunstmatige pas', 'conventie'], en: ['artificial bid', 'convention'] },
    also: ['conventie', 'conventioneel', 'stayman', 'jacoby', 'transfer', 'convention'],
    meaning: {
      nl: 'Een bieding die iets anders zegt dan haar naam. Een 2♣-antwoord kan zo naar hoge kleuren vragen.',
      en: 'A call that says something other than its name. So a 2♣ response may ask for major suits.',
    },
    example: {
      nl: '2♦ na 1SA laat harten zien. De naam is ruiten, de boodschap is harten.',
      en: '2♦ over 1NT shows hearts. The name is diamonds, the message is hearts.',
    },
    articles: ['29C', '40'],
  },
  {
    id: 'in-rotation',
    name: { nl: 'op de beurt', en: 'in rotation' },
    forms: { nl: ['in de rotatie'], en: ['in turn'] },
    also: ['in de rotatie', 'aan de beurt', 'wie is aan de beurt', 'met de klok mee', 'my turn'],
    meaning: {
      nl: 'Als u werkelijk aan de beurt bent; de beurt gaat met de klok mee. Het omgekeerde is voor de beurt.',
      en: 'When it really is your turn; the turn goes clockwise. The opposite is out of turn.',
    },
    example: {
      nl: 'Na Noord is Oost aan de beurt, dan Zuid, dan West.',
      en: 'After North it is East’s turn, then South’s, then West’s.',
    },
    articles: ['28', '44B'],
    plain: true,
  },
];
