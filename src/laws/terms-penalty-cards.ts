// Terms: the card that lies there because it was seen too early, and what may be asked because of it.
import type { Term } from './terms';

export const penaltyCardTerms: readonly Term[] = [
  {
    id: 'penalty-card',
    name: { nl: 'strafkaart', en: 'penalty card' },
    forms: { nl: ['strafkaarten'], en: ['penalty cards'] },
    also: ['straf kaart', 'open kaart', 'kaart ligt open', 'straf', 'exposed card', 'penalty'],
    meaning: {
      nl: 'Een kaart van een tegenspeler die te vroeg te zien was. Zij blijft open op tafel liggen en is groot of klein.',
      en: 'A defender’s card that was seen too early. It stays face up on the table and is major or minor.',
    },
    example: {
      nl: 'West laat ♥H vallen. ♥H blijft open voor hem liggen.',
      en: 'West drops ♥K. ♥K stays there, face up.',
    },
    articles: ['50', '49', '51'],
  },
  {
    id: 'major-penalty-card',
    name: { nl: 'grote strafkaart', en: 'major penalty card' },
    forms: { nl: ['grote strafkaarten'], en: ['major penalty cards'] },
    also: ['groot', 'grote', 'kleur eisen', 'kleur verbieden', 'major', 'moet gespeeld worden'],
    meaning: {
      nl: 'Elke honneur, en elke kaart die men bewust speelde. De speler moet haar zo gauw het mag spelen, en de leider kan de partner iets eisen of verbieden.',
      en: 'Every honour, and every card played on purpose. It must be played as soon as that is legal, and declarer may restrict the partner’s lead.',
    },
    example: {
      nl: '♥H ligt open en Oost komt aan slag. De leider mag harten eisen of verbieden.',
      en: '♥K lies there and East gets the lead. Declarer may require or forbid a heart.',
    },
    articles: ['50D', '50B', '50D2'],
  },
  {
    id: 'minor-penalty-card',
    name: { nl: 'kleine strafkaart', en: 'minor penalty card' },
    forms: { nl: ['kleine strafkaarten'], en: ['minor penalty cards'] },
    also: ['klein', 'kleine', 'lage kaart gevallen', 'minor'],
    meaning: {
      nl: 'Eén kaart onder de tien die per ongeluk te zien was. De speler mag geen andere lage kaart in die kleur spelen; een honneur mag wel.',
      en: 'One card below the ten that was seen by accident. The player may play no other low card of that suit; an honour is fine.',
    },
    example: {
      nl: '♠5 viel. Er wordt schoppen gespeeld: ♠5 of een honneur, maar niet ♠8.',
      en: '♠5 was dropped. Spades are led: ♠5 or an honour, but not ♠8.',
    },
    articles: ['50C', '50B'],
  },
  {
    id: 'exposed-card',
    name: { nl: 'kaart gevallen', en: 'dropped card' },
    forms: { nl: ['getoonde kaart'], en: ['exposed card'] },
    also: [
      'kaart laten vallen',
      'kaart getoond',
      'kaart gezien',
      'kaart genoemd',
      'kaart op tafel gevallen',
      'card dropped',
      'card exposed',
      'showed a card',
    ],
    meaning: {
      nl: 'Een kaart die te zien was zonder dat zij gespeeld werd. Bij een tegenspeler wordt het een strafkaart, bij leider en blinde niet.',
      en: 'A card that was seen without being played. With a defender it becomes a penalty card, with declarer and dummy it does not.',
    },
    example: {
      nl: 'West verschikt zijn kaarten en ♣V valt open op tafel.',
      en: 'West sorts the cards and ♣Q falls face up on the table.',
    },
    articles: ['49', '24', '50', '48'],
  },
  {
    id: 'pick-up',
    name: { nl: 'opnemen', en: 'to pick up' },
    forms: { nl: ['opgenomen', 'neemt op'], en: ['picked up', 'picks up'] },
    also: ['strafkaart opnemen', 'strafkaart terug in de hand', 'strafkaart terugnemen'],
    meaning: {
      nl: 'Een strafkaart terug in de hand steken. Dat gebeurt als de leider een kleur eist of verbiedt.',
      en: 'To take a penalty card back into the hand. It happens when declarer requires or forbids a suit.',
    },
    example: {
      nl: 'De leider verbiedt harten. West neemt ♥H op en mag hem later gewoon spelen.',
      en: 'Declarer forbids hearts. West picks up ♥K and may play it later as usual.',
    },
    articles: ['50D2a', '50A', '51B1a'],
  },
  {
    id: 'require-forbid',
    name: { nl: 'eisen of verbieden', en: 'require or forbid' },
    forms: { nl: ['eisen', 'verbieden'], en: ['require', 'forbid'] },
    also: [
      'eisen',
      'verbieden',
      'kleur eisen',
      'kleur verbieden',
      'uitkomst verbieden',
      'require',
      'forbid',
      'lead restriction',
    ],
    meaning: {
      nl: 'De leider kan soms zeggen wat een tegenspeler moet of niet mag spelen. Hij kiest zelf; doen hoeft niet.',
      en: 'Declarer can sometimes say what a defender must or must not play. It is a free choice; declarer may leave it.',
    },
    example: {
      nl: '“Ik wil geen schoppen.” Oost speelt dan een andere kleur voor, als hij die heeft.',
      en: '“No spade, please.” East then leads another suit, given that there is one.',
    },
    articles: ['50D2', '26B', '51B'],
  },
];
