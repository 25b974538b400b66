// Law 13: a hand with more or fewer than thirteen cards.
import type { Article, Law } from './law';
import { handsWrong } from './wrong-count';

export const articles: readonly Article[] = [
  {
    id: '13',
    editions: ['2017'],
    title: { nl: 'Onjuist aantal kaarten', en: 'Incorrect number of cards' },
    summary: {
      nl: 'Heeft iemand meer dan dertien kaarten, dan hangt het gevolg af van het moment: vóór het bieden, tijdens het spel of na afloop. Roep de WL. Missen er alleen kaarten, zie 14.',
      en: 'If someone has more than thirteen cards, what follows depends on the moment: before the bidding, during play or afterwards. Call the director. If cards are only missing, see 14.',
    },
    refers: ['14'],
    search: [
      'te veel kaarten',
      'te weinig kaarten',
      'veertien kaarten',
      'twaalf kaarten',
      'verkeerd aantal kaarten',
      'onklaar bord',
    ],
    source: 'B',
  },
  {
    id: '13A',
    editions: ['2017'],
    title: { nl: 'Vóór een bieding met de foute hand', en: 'Before a call from the wrong hand' },
    summary: {
      nl: 'Bood nog niemand met een foute hand? De WL herstelt de handen. Zag niemand andermans kaart, dan speelt u gewoon. Anders ook, maar achteraf kan een AS volgen als die kennis invloed had.',
      en: "Has nobody called with a wrong hand yet? The director corrects the hands. If no one saw another's card, play is normal. If someone did, play too, but the score may be adjusted if it mattered.",
    },
    refers: ['12'],
    search: ['tellen voor het bieden', 'kaarten tellen'],
    source: 'B',
  },
  {
    id: '13B',
    editions: ['2017'],
    title: { nl: 'Er is al geboden', en: 'A call has been made' },
    summary: {
      nl: 'De ene speler heeft kaarten te veel, een ander te weinig, en er is al geboden. Kan alles hersteld worden zonder een bieding te wijzigen, dan speelt u door, eventueel met een AS achteraf. Anders volgt een AS.',
      en: 'One player has too many cards, another too few, and a call was made. If all can be corrected without changing a call, you play on, perhaps with an adjusted score later. Otherwise the score is adjusted.',
    },
    refers: ['12'],
    search: ['te veel en te weinig', 'al geboden', 'dertien kaarten'],
    source: 'B',
  },
  {
    id: '13C',
    editions: ['2017'],
    title: { nl: 'Een vreemde extra kaart', en: 'A surplus card' },
    summary: {
      nl: 'Een kaart die niet bij dit spel hoort, gaat weg. Daarna speelt u door. Alleen als zij al in een dichtgelegde slag zat, kan een AS volgen.',
      en: 'A card that does not belong to this deck is removed. Then you play on. Only if it already lay in a quitted trick may the score be adjusted.',
    },
    refers: ['12'],
    search: ['vreemde kaart', 'extra kaart', 'kaart van een ander spel'],
    source: 'B',
  },
  {
    id: '13D',
    editions: ['2017'],
    title: { nl: 'Pas na afloop ontdekt', en: 'Found only after play' },
    summary: {
      nl: 'Blijkt pas na het spel dat de aantallen niet klopten? Dan vervalt de score, komt er een AS en kan een proceduresanctie volgen.',
      en: 'Do the numbers turn out wrong only after play? Then the score is cancelled, an adjusted score replaces it, and a procedural penalty may follow.',
    },
    refers: ['12', '90'],
    search: ['na het spel ontdekt', 'verkeerd aantal achteraf'],
    source: 'B',
  },
];

export const law: Law = {
  number: 13,
  title: { nl: 'Onjuist aantal kaarten', en: 'Incorrect number of cards' },
  rules: [{ kind: 'wrongCardCount', editions: ['2017'], rule: handsWrong }],
};
