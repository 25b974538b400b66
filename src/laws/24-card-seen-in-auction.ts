// Law 24: a card seen, or led, during the auction.

import { cardInAuction, penaltyFromAuction } from './card-in-auction';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '24',
    editions: ['2017'],
    title: { nl: 'Kaart zichtbaar tijdens het bieden', en: 'Card seen during the auction' },
    summary: {
      nl: 'Was tijdens het bieden door eigen toedoen een kaart te zien? Zij blijft open tot het bieden klaar is. De niet-overtredende partij mag gebruiken wat zij zag, de andere niet. De gevolgen staan in A tot en met E.',
      en: "Was a card seen in the auction by a player's own doing? It stays face up until the auction ends. The non-offending side may use what it saw, the other may not. A to E tell what follows.",
    },
    refers: ['16C', '50', '54E'],
    search: ['kaart gevallen tijdens het bieden', 'kaart getoond', 'kaart zichtbaar', 'te vroeg uitgekomen'],
    source: 'B',
  },
  {
    id: '24A',
    editions: ['2017'],
    title: { nl: 'Eén lage kaart', en: 'One low card' },
    summary: {
      nl: 'Eén kaart onder de tien, niet voorgespeeld: het bieden gaat verder zonder gevolg. Wordt de speler tegenspeler, zie dan 24E.',
      en: 'One card below the ten, not led: the auction goes on without consequence. If the player becomes a defender, see 24E.',
    },
    refers: ['24E'],
    search: ['lage kaart gevallen', 'kleine kaart getoond'],
    source: 'B',
  },
  {
    id: '24B',
    editions: ['2017'],
    title: { nl: 'Honneur of voorgespeelde kaart', en: 'Honour or card led' },
    summary: {
      nl: 'Was het een honneur (A, H, V, B of 10), of een kaart die al werd voorgespeeld? Dan past partner de eerste keer dat hij moet bieden. Ook 72C kan gelden.',
      en: 'Was it an honour (A, K, Q, J or 10), or a card already led? Then partner must pass the first time he has to call. 72C may apply too.',
    },
    refers: ['24E', '72C'],
    search: ['honneur getoond', 'aas gevallen', 'voorgespeeld tijdens het bieden'],
    source: 'B',
  },
  {
    id: '24C',
    editions: ['2017'],
    title: { nl: 'Twee of meer kaarten', en: 'Two or more cards' },
    summary: {
      nl: 'Lagen er twee of meer kaarten open? Dan moet partner één keer passen, op zijn eerstvolgende beurt. Ook 72C kan gelden.',
      en: 'Were two or more cards face up? Then partner must pass once, at his next turn. 72C may apply too.',
    },
    refers: ['24E', '72C'],
    search: ['meer kaarten gevallen', 'hand gevallen', 'twee kaarten getoond'],
    source: 'B',
  },
  {
    id: '24D',
    editions: ['2017'],
    title: { nl: 'De speler wordt leider of blinde', en: 'The player becomes declarer or dummy' },
    summary: {
      nl: 'Wordt de partij van die speler de leidende partij? Dan gaat de kaart gewoon terug in de hand.',
      en: "Does that player's side become the declaring side? Then the card simply goes back into the hand.",
    },
    refers: ['48'],
    search: ['kaart oppakken', 'leider liet kaart zien'],
    source: 'B',
  },
  {
    id: '24E',
    editions: ['2017'],
    title: { nl: 'De speler wordt tegenspeler', en: 'The player becomes a defender' },
    summary: {
      nl: 'Wordt de speler tegenspeler, dan is elke zichtbare kaart een strafkaart. Klein of groot: zie 50B.',
      en: 'If the player becomes a defender, each card seen is a penalty card. Minor or major: see 50B.',
    },
    refers: ['50', '50B'],
    search: ['strafkaart na het bieden', 'tegenspeler liet kaart zien'],
    source: 'B',
  },
];

export const law: Law = {
  number: 24,
  title: { nl: 'Kaart zichtbaar tijdens het bieden', en: 'Card seen during the auction' },
  rules: [{ kind: 'exposedCard', editions: ['2017'], rule: cardInAuction }],
  due: [{ editions: ['2017'], due: penaltyFromAuction }],
};
