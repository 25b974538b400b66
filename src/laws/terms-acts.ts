// Terms: what players do with a card or a trick beside playing it.
import type { Term } from './terms';

export const actTerms: readonly Term[] = [
  {
    id: 'quit',
    name: { nl: 'dichtleggen', en: 'to quit a trick' },
    forms: { nl: ['dichtgelegd', 'dichtgelegde'], en: ['quitted'] },
    also: ['omdraaien', 'kaart omdraaien', 'dicht', 'slagen neerleggen', 'turn over'],
    meaning: {
      nl: 'Uw gespeelde kaart omdraaien en voor u neerleggen. Dat doet u pas als de slag compleet is.',
      en: 'To turn your played card over and put it before you. You do so only once the trick is complete.',
    },
    example: {
      nl: 'Ligt uw kaart nog open? Dan mag u de slag nog eens laten zien.',
      en: 'Does your card still lie face up? Then you may ask to see the trick again.',
    },
    articles: ['65A', '66', '45G'],
  },
  {
    id: 'designate',
    name: { nl: 'aanwijzen', en: 'to designate' },
    forms: { nl: ['benoemen', 'aangewezen'], en: ['designates', 'designated'] },
    also: [
      'benoemen',
      'kaart noemen',
      'noemen',
      'kaart genoemd',
      'name a card',
      'call a card',
      'speel hoog',
      'kaart aanwijzen',
    ],
    meaning: {
      nl: 'Zeggen of wijzen welke kaart gespeeld wordt. De leider noemt zo de kaarten van de blinde.',
      en: 'To say or point out which card is played. That is how declarer plays from dummy.',
    },
    example: {
      nl: '“Ruiten vrouw” is genoeg: de blinde speelt ♦V.',
      en: '“Queen of diamonds” is enough: dummy plays ♦Q.',
    },
    articles: ['46', '45C4', '49'],
  },
  {
    id: 'retract',
    name: { nl: 'terugnemen', en: 'to withdraw' },
    forms: { nl: ['teruggenomen', 'ingetrokken'], en: ['withdrawn', 'retract'] },
    also: [
      'kaart terugnemen',
      'undo',
      'misklik',
      'verkeerd geklikt',
      'kaart terugpakken',
      'takeback',
      'misclick',
      'retract',
      'take back',
    ],
    meaning: {
      nl: 'Een gespeelde kaart of een bieding ongedaan maken. Dat mag alleen waar de spelregels het toestaan.',
      en: 'To undo a played card or a call. You may do so only where the laws allow it.',
    },
    example: {
      nl: 'U klikt ♠A in plaats van ♠4. Volgens de spelregels ligt die kaart; een platform kan undo toestaan.',
      en: 'You click ♠A instead of ♠4. By the laws that card is played; a platform may allow an undo.',
    },
    articles: ['47', '25A', '16C'],
  },
  {
    id: 'claim',
    name: { nl: 'opeisen (claim)', en: 'claim' },
    forms: { nl: ['opeisen', 'claim', 'claimen'], en: ['claims', 'claimed'] },
    also: [
      'claim',
      'claimen',
      'rest voor mij',
      'claim geweigerd',
      'kaarten open leggen',
      'claimed',
      'the rest is mine',
    ],
    meaning: {
      nl: 'Zeggen hoeveel van de overige slagen u wint. U vertelt er meteen bij hoe, en legt uw hand open.',
      en: 'To say how many of the remaining tricks you will win. You say at once how, and show your hand.',
    },
    example: {
      nl: '“Ik speel troef rond en maak de rest.” Daarna speelt niemand verder.',
      en: '“I draw trumps and make the rest.” After that nobody plays on.',
    },
    articles: ['68', '70', '69'],
  },
  {
    id: 'concede',
    name: { nl: 'afstaan', en: 'to concede' },
    forms: { nl: ['afgestaan'], en: ['concession', 'conceded'] },
    also: ['slagen weggeven', 'opgeven', 'rest voor jullie', 'concession', 'give up', 'slagen afgeven'],
    meaning: {
      nl: 'Zeggen hoeveel van de overige slagen u verliest. Is uw partner het daar meteen niet mee eens, dan is er niets afgestaan.',
      en: 'To say how many of the remaining tricks you will lose. If your partner objects at once, nothing has been conceded.',
    },
    example: {
      nl: 'Oost zegt: “De rest is voor jullie.” West: “Nee, ik heb nog een slag.” Roep de WL.',
      en: 'East says: “The rest is yours.” West: “No, I still have a trick.” Call the Director.',
    },
    articles: ['68B', '71', '68'],
  },
];
