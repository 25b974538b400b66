// Terms: who sits where, and who is who.
import type { Term } from './terms';

export const peopleTerms: readonly Term[] = [
  {
    id: 'seats',
    name: { nl: 'Noord, Oost, Zuid, West', en: 'North, East, South, West' },
    forms: { nl: [], en: [] },
    also: ['noord', 'oost', 'zuid', 'west', 'north', 'east', 'south', 'windrichting', 'plaats aan tafel', 'seat'],
    meaning: {
      nl: 'De vier plaatsen aan tafel heten naar de windrichtingen. Wie tegenover elkaar zitten, zijn partners.',
      en: 'The four seats are named after the points of the compass. Those who face each other are partners.',
    },
    example: {
      nl: 'Zuid speelt samen met Noord, tegen Oost en West.',
      en: 'South plays with North, against East and West.',
    },
    articles: ['44B'],
    plain: true,
  },
  {
    id: 'lho',
    name: { nl: 'linkertegenstander (LT)', en: 'left-hand opponent (LHO)' },
    forms: { nl: ['linkertegenstander', 'LT'], en: ['left-hand opponent', 'LHO'] },
    also: ['links van mij', 'volgende speler', 'lho'],
    meaning: {
      nl: 'De tegenstander die links van u zit. Hij is na u aan de beurt.',
      en: 'The opponent on your left. The turn passes to that player after you.',
    },
    example: {
      nl: 'Zuid biedt te laag. Zijn LT, West, mag dat bod accepteren.',
      en: 'South bids too low. The LHO, West, may accept that bid.',
    },
    articles: ['27A', '29A'],
  },
  {
    id: 'rho',
    name: { nl: 'rechtertegenstander (RT)', en: 'right-hand opponent (RHO)' },
    forms: { nl: ['rechtertegenstander', 'RT'], en: ['right-hand opponent', 'RHO'] },
    also: ['rechts van mij', 'vorige speler', 'rho'],
    meaning: {
      nl: 'De tegenstander die rechts van u zit. Hij is vóór u aan de beurt.',
      en: 'The opponent on your right. That player has the turn before you.',
    },
    example: {
      nl: 'Oost is de RT van Zuid: eerst biedt Oost, dan Zuid.',
      en: 'East is the RHO of South: East calls first, then South.',
    },
    articles: ['28A', '31A'],
  },
  {
    id: 'declarer',
    name: { nl: 'leider', en: 'declarer' },
    forms: { nl: ['de leider'], en: [] },
    also: ['speler van het contract', 'declarer', 'leiding'],
    meaning: {
      nl: 'De speler die het contract speelt. Hij speelt zijn eigen hand en die van de blinde.',
      en: 'The player who plays the contract. Declarer plays both the own hand and dummy.',
    },
    example: {
      nl: 'Zuid speelt 4♠. Hij noemt de kaarten die Noord, de blinde, neerlegt.',
      en: 'South plays 4♠ and names the cards that North, dummy, puts down.',
    },
    articles: ['48', '55', '45B'],
    plain: true,
  },
  {
    id: 'dummy',
    name: { nl: 'blinde', en: 'dummy' },
    forms: { nl: [], en: [] },
    also: ['dummy', 'de dummy', 'open hand', 'blinde hand'],
    meaning: {
      nl: 'De partner van de leider, en ook zijn open hand op tafel. De blinde speelt zelf niet mee.',
      en: 'The partner of declarer, and also that open hand on the table. Dummy takes no part in the play.',
    },
    example: {
      nl: 'Noord legt zijn kaarten open en speelt alleen wat Zuid noemt.',
      en: 'North puts the cards down and plays only what South names.',
    },
    articles: ['42', '43', '45B'],
    plain: true,
  },
  {
    id: 'presumed-declarer',
    name: { nl: 'vermoedelijke leider', en: 'presumed declarer' },
    forms: {
      nl: ['vermoedelijke blinde', 'vermoedelijke leider/blinde'],
      en: ['presumed dummy'],
    },
    also: ['wie wordt leider', 'presumed'],
    meaning: {
      nl: 'De speler die leider wordt als er niets tussenkomt. Pas als de uitkomst open ligt, staat het vast.',
      en: 'The player who will be declarer if nothing happens. It is settled once the opening lead lies face up.',
    },
    example: {
      nl: 'De verkeerde speler komt open uit tegen 4♠ van Zuid. Zuid kan nog blinde worden.',
      en: 'The wrong player makes a faced lead against 4♠ by South. South may yet become dummy.',
    },
    articles: ['54A', '41'],
  },
  {
    id: 'defender',
    name: { nl: 'tegenspeler', en: 'defender' },
    forms: { nl: ['tegenspelers'], en: ['defenders'] },
    also: ['verdediger', 'tegenspel', 'defence'],
    meaning: {
      nl: 'Een van de twee spelers die het contract willen breken. Alleen een tegenspeler kan een strafkaart krijgen.',
      en: 'One of the two players who try to defeat the contract. Only a defender can get a penalty card.',
    },
    example: {
      nl: 'Zuid is leider: Oost en West zijn tegenspelers.',
      en: 'South is declarer: East and West are defenders.',
    },
    articles: ['49', '56'],
    plain: true,
  },
  {
    id: 'partner',
    name: { nl: 'partner', en: 'partner' },
    forms: { nl: ['partners'], en: ['partners'] },
    also: ['maat', 'medespeler', 'samen spelen'],
    meaning: {
      nl: 'De speler tegenover u, met wie u samen speelt. U praat met hem alleen door te bieden en te spelen.',
      en: 'The player opposite you, on your side. You speak to each other by calls and plays alone.',
    },
    example: {
      nl: 'West zucht bij het bieden. Oost, zijn partner, mag daar niets mee doen.',
      en: 'West sighs during the auction. East, the partner, may do nothing with it.',
    },
    articles: ['73A', '16B'],
    plain: true,
  },
  {
    id: 'side',
    name: { nl: 'partij', en: 'side' },
    forms: { nl: [], en: [] },
    also: ['paar', 'koppel', 'pair', 'team aan tafel'],
    meaning: {
      nl: 'Twee partners samen. Noord en Zuid zijn de ene partij, Oost en West de andere.',
      en: 'Two partners together. North and South are one side, East and West the other.',
    },
    example: {
      nl: 'Verzaakt Oost, dan draagt de partij Oost-West slagen over.',
      en: 'When East revokes, the side East-West hands over tricks.',
    },
    articles: ['72A', '40'],
    plain: true,
  },
  {
    id: 'offender',
    name: { nl: 'overtreder', en: 'offender' },
    forms: {
      nl: ['overtredende partij', 'niet-overtredende partij'],
      en: ['offending side', 'non-offending side'],
    },
    also: ['overtredend', 'niet overtredend', 'wie deed het fout', 'offending', 'non offending'],
    meaning: {
      nl: 'De speler bij wie iets misging; zijn paar is de overtredende partij. Het andere paar is de niet-overtredende partij.',
      en: 'The player with whom something went wrong; that pair is the offending side. The other pair is the non-offending side.',
    },
    example: {
      nl: 'Oost speelt voor de beurt. Oost is de overtreder, Noord-Zuid is de niet-overtredende partij.',
      en: 'East plays out of turn. East is the offender, North-South is the non-offending side.',
    },
    articles: ['16C2', '9', '10'],
  },
  {
    id: 'director',
    name: { nl: 'wedstrijdleider (WL)', en: 'Director (TD)' },
    forms: { nl: ['wedstrijdleider'], en: ['Director'] },
    also: ['arbiter', 'wl', 'scheidsrechter', 'td', 'arbiter roepen', 'referee', 'tournament director'],
    meaning: {
      nl: 'De WL past de spelregels toe en beslist. Veel mensen zeggen ook arbiter.',
      en: 'The Director applies the laws and decides. Players never rule on their own case.',
    },
    example: {
      nl: 'Er valt een kaart. U zegt het, roept de WL en wacht.',
      en: 'A card is dropped. You say so, call the Director and wait.',
    },
    articles: ['81', '9B', '10A'],
    plain: true,
  },
  {
    id: 'spectator',
    name: { nl: 'toeschouwer', en: 'spectator' },
    forms: { nl: ['toeschouwers'], en: ['spectators', 'kibitzer'] },
    also: ['kibitz', 'kibitzer', 'kijker', 'publiek', 'meekijken', 'toekijken'],
    meaning: {
      nl: 'Iemand die meekijkt en niet meespeelt. Een toeschouwer zegt niets en laat niets merken.',
      en: 'Somebody who watches and does not play. A spectator says nothing and shows nothing.',
    },
    example: {
      nl: 'Een kijker ziet dat Oost verzaakt. Hij zwijgt, ook al is hij zeker.',
      en: 'A kibitzer sees that East revokes, and keeps silent however sure.',
    },
    articles: ['76', '16D'],
  },
];
