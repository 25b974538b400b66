// Terms: the play of the cards.
import type { Term } from './terms';

export const playTerms: readonly Term[] = [
  {
    id: 'trick',
    name: { nl: 'slag', en: 'trick' },
    forms: { nl: ['slagen'], en: ['tricks'] },
    also: ['trek', 'slagen', 'vier kaarten', 'wie wint de slag', 'voltooide slag', 'completed trick'],
    meaning: {
      nl: 'Vier kaarten, uit elke hand één. Een trek is een slag boven de eerste zes.',
      en: 'Four cards, one from each hand. An odd trick is one above the first six.',
    },
    example: {
      nl: 'Een contract van 3♥ vraagt drie trekken: negen slagen.',
      en: 'A contract of 3♥ asks for three odd tricks: nine in all.',
    },
    articles: ['44', '44B', '79'],
    plain: true,
  },
  {
    id: 'to-lead',
    name: { nl: 'voorspelen', en: 'to lead' },
    forms: { nl: ['voorgespeeld', 'speelt voor'], en: ['leads', 'led'] },
    also: ['eerste kaart van de slag', 'spelen', 'beginnen', 'voorgespeeld', 'lead'],
    meaning: {
      nl: 'De eerste kaart van een slag spelen. Dat doet de hand die de vorige slag won.',
      en: 'To play the first card of a trick. The hand that won the trick before does so.',
    },
    example: {
      nl: 'Oost wint slag 4 en speelt in slag 5 een klaveren voor.',
      en: 'East wins trick 4 and leads a club to trick 5.',
    },
    articles: ['44A', '44G'],
    plain: true,
  },
  {
    id: 'opening-lead',
    name: { nl: 'uitkomst', en: 'opening lead' },
    forms: { nl: ['uitkomen', 'uitkomer'], en: [] },
    also: ['uitkomen', 'eerste kaart', 'uitkomst', 'wie komt uit'],
    meaning: {
      nl: 'De eerste kaart van het spel, gespeeld door de tegenspeler links van de leider. Hij legt haar eerst gedekt neer.',
      en: 'The first card of the play, by the defender on declarer’s left. It is first put down face down.',
    },
    example: {
      nl: 'Zuid is leider, dus West komt uit.',
      en: 'South is declarer, so West makes the opening lead.',
    },
    articles: ['41', '41A', '54'],
    plain: true,
  },
  {
    id: 'follow-to-lead',
    name: { nl: 'bijspelen', en: 'to play to a trick' },
    forms: { nl: [], en: [] },
    also: ['bijspelen', 'spelen', 'kaart bijleggen', 'kaart spelen', 'play'],
    meaning: {
      nl: 'Een kaart spelen in een slag die al begonnen is. Voorspelen en bijspelen heten samen spelen.',
      en: 'To play a card to a trick that has begun. Leading and following together are called playing.',
    },
    example: {
      nl: 'West speelt ♠5 voor; Noord, Oost en Zuid spelen bij.',
      en: 'West leads ♠5; North, East and South play to it.',
    },
    articles: ['44B', '45A', '44C'],
    plain: true,
  },
  {
    id: 'on-lead',
    name: { nl: 'aan slag', en: 'on lead' },
    forms: { nl: ['aan slag zijn', 'aan slag is'], en: [] },
    also: ['aan slag zijn', 'wie is aan slag', 'wie moet voorspelen'],
    meaning: {
      nl: 'Aan slag is de hand die de volgende slag moet beginnen. Dat is wie de vorige slag won.',
      en: 'On lead is the hand that has to begin the next trick. It is the one that won the trick before.',
    },
    example: {
      nl: 'De blinde won met ♦A. De blinde is aan slag, niet de hand van de leider.',
      en: 'Dummy won with ♦A. Dummy is on lead, not declarer’s own hand.',
    },
    articles: ['44G', '44A', '53'],
    plain: true,
  },
  {
    id: 'retain-lead',
    name: { nl: 'aan slag blijven', en: 'to retain the lead' },
    forms: { nl: ['aan slag blijft'], en: ['retains the lead'] },
    also: ['zolang hij aan slag blijft', 'blijft winnen', 'hoe lang geldt het verbod', 'hold the lead'],
    meaning: {
      nl: 'Slag na slag blijven winnen, zonder dat een ander aan slag komt. Zo lang geldt een verbod van een kleur.',
      en: 'To go on winning trick after trick, with nobody else getting the lead. A ban on a suit lasts that long.',
    },
    example: {
      nl: 'West mag geen harten voorspelen. Hij wint drie slagen achter elkaar: nog steeds geen harten.',
      en: 'West may not lead hearts. West wins three tricks in a row: still no hearts.',
    },
    articles: ['50D2a', '51B1b', '26B'],
  },
  {
    id: 'follow-suit',
    name: { nl: 'bekennen', en: 'to follow suit' },
    forms: { nl: ['bekent', 'bekend'], en: ['follow suit', 'follows suit'] },
    also: ['kleur bekennen', 'kleur volgen', 'moet ik bekennen', 'niet bekennen', 'following suit'],
    meaning: {
      nl: 'Een kaart spelen in de voorgespeelde kleur. Dat moet zolang u die kleur hebt.',
      en: 'To play a card of the suit led. You must, as long as you have one.',
    },
    example: {
      nl: 'Er wordt ♣7 voorgespeeld. U hebt ♣4, dus u speelt klaveren.',
      en: '♣7 is led. You have ♣4, so you play a club.',
    },
    articles: ['44C', '61'],
  },
  {
    id: 'discard',
    name: { nl: 'afgooien', en: 'to discard' },
    forms: { nl: [], en: ['discards'] },
    also: ['weggooien', 'renonce', 'kleur niet hebben', 'discard'],
    meaning: {
      nl: 'Een andere kleur spelen, geen troef, omdat u de voorgespeelde kleur niet hebt. Zo’n kaart wint de slag nooit.',
      en: 'To play another suit, not trumps, for want of the suit led. Such a card never wins the trick.',
    },
    example: {
      nl: 'Er worden schoppen gespeeld. U hebt ze niet meer en gooit ♦2 af.',
      en: 'Spades are led. You have none left and discard ♦2.',
    },
    articles: ['44D'],
    plain: true,
  },
  {
    id: 'trump',
    name: { nl: 'troef', en: 'trump' },
    forms: { nl: ['troeven'], en: ['trumps', 'to ruff'] },
    also: ['troeven', 'aftroeven', 'introeven', 'troefkleur', 'ruff', 'trumping'],
    meaning: {
      nl: 'De kleur van het contract, die van elke andere kleur wint. Troeven is een troef spelen als u niet kunt bekennen.',
      en: 'The suit of the contract, which beats every other suit. To ruff is to play a trump when you cannot follow suit.',
    },
    example: {
      nl: 'Zuid speelt 4♠. West troeft ♦A met ♠2 en wint de slag.',
      en: 'South plays 4♠. West ruffs ♦A with ♠2 and wins the trick.',
    },
    articles: ['44E', '44D', '70C'],
    plain: true,
  },
  {
    id: 'suit-led',
    name: { nl: 'voorgespeelde kleur', en: 'suit led' },
    forms: { nl: [], en: [] },
    also: ['gevraagde kleur', 'eerste kleur', 'led suit', 'kleur van de slag'],
    meaning: {
      nl: 'De kleur van de eerste kaart in een slag. Wie die kleur heeft, moet haar spelen.',
      en: 'The suit of the first card of a trick. Whoever has that suit must play it.',
    },
    example: {
      nl: 'West begint met ♥6: harten is de voorgespeelde kleur.',
      en: 'West begins with ♥6: hearts is the suit led.',
    },
    articles: ['44C', '44F'],
    plain: true,
  },
];
