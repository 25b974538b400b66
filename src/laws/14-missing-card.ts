// Law 14: a card is missing and nobody has one too many.
import type { Article, Law } from './law';
import { foundElsewhere, handShort } from './missing-card';

export const articles: readonly Article[] = [
  {
    id: '14',
    editions: ['2017'],
    title: { nl: 'Ontbrekende kaart', en: 'Missing card' },
    summary: {
      nl: 'Eén of meer handen hebben te weinig kaarten en niemand heeft er te veel. De kaart wordt gezocht en hoort dan bij de hand alsof zij er steeds was.',
      en: 'One or more hands are short and nobody has too many. The card is looked for and then belongs to the hand as if it had always been there.',
    },
    refers: ['13', '67'],
    search: ['kaart kwijt', 'kaart op de grond', 'te weinig kaarten', 'ontbrekende kaart', 'kaart in het bord'],
    source: 'B',
  },
  {
    id: '14A',
    editions: ['2017'],
    title: { nl: 'Ontdekt vóór de open uitkomst', en: 'Found before the opening lead is faced' },
    summary: {
      nl: 'De kaart wordt gezocht of vervangen. Het bieden en spelen gaat verder alsof zij er altijd was; geen bieding verandert.',
      en: 'The card is found or replaced. Bidding and play go on as if it had always been there; no call changes.',
    },
    refers: ['13'],
    search: ['kaart kwijt tijdens het bieden', 'kaart op de grond'],
    source: 'B',
  },
  {
    id: '14B',
    editions: ['2017'],
    title: { nl: 'Ontdekt na de open uitkomst', en: 'Found after the opening lead is faced' },
    summary: {
      nl: 'Mist er tijdens het spelen een kaart, dan zoekt de WL haar. Waar zij ligt, bepaalt wat er gebeurt: zie B1 tot en met B4.',
      en: 'If a card is missing during play, the director looks for it. Where it lies decides what happens: see B1 to B4.',
    },
    refers: ['50', '61', '67'],
    search: ['kaart kwijt tijdens het spelen', 'kaart onder tafel'],
    source: 'B',
  },
  {
    id: '14B1',
    editions: ['2017'],
    title: { nl: 'Tussen de gespeelde kaarten', en: 'Among the played cards' },
    summary: {
      nl: 'Ligt de kaart tussen al gespeelde kaarten? Dan geldt 67, over een onjuiste slag.',
      en: 'Does the card lie among played cards? Then 67 applies, on a defective trick.',
    },
    refers: ['67'],
    search: ['tussen de gespeelde kaarten', 'kaart in een oude slag'],
    source: 'B',
  },
  {
    id: '14B2',
    editions: ['2017'],
    title: { nl: 'Ergens anders gevonden', en: 'Found elsewhere' },
    summary: {
      nl: 'Ligt de kaart ergens anders, bijvoorbeeld op de vloer? Dan gaat zij terug in de hand waar zij hoort.',
      en: 'Does the card lie elsewhere, on the floor for instance? Then it goes back to the hand it belongs to.',
    },
    refers: ['14B4', '14C'],
    search: ['kaart op de vloer', 'kaart in het bordje'],
    source: 'B',
  },
  {
    id: '14B3',
    editions: ['2017'],
    title: { nl: 'Niet te vinden', en: 'Not found' },
    summary: {
      nl: 'Is de kaart nergens te vinden? Dan wordt het spel met andere kaarten weer samengesteld, met dezelfde handen.',
      en: 'Is the card nowhere to be found? Then the deal is rebuilt from another deck, with the same hands.',
    },
    refers: ['14B4'],
    search: ['kaart onvindbaar', 'nieuw spel kaarten'],
    source: 'B',
  },
  {
    id: '14B4',
    editions: ['2017'],
    title: { nl: 'De teruggegeven kaart', en: 'The restored card' },
    summary: {
      nl: 'Een teruggegeven kaart geldt alsof de speler haar steeds had. Daarom kan zij strafkaart worden, bijvoorbeeld als zij open lag waar partner haar kon zien. Niet spelen waar dat moest, kan een verzaking zijn.',
      en: 'A restored card counts as always held. So it may become a penalty card, for instance if it lay face up where partner could see it. Not playing it where required may be a revoke.',
    },
    refers: ['49', '50', '61', '64'],
    search: ['teruggegeven kaart', 'toch verzaakt', 'strafkaart na vinden'],
    source: 'B',
  },
  {
    id: '14C',
    editions: ['2017'],
    title: { nl: 'Wat partner daaruit leert', en: 'What partner learns from it' },
    summary: {
      nl: 'Dat de kaart werd teruggegeven is voor partner ongeoorloofde informatie. Hij mag er geen voordeel uit halen.',
      en: 'That the card was restored is unauthorised information for partner. He may not gain from it.',
    },
    refers: ['16C2'],
    search: ['partner weet van de kaart', 'informatie over teruggeplaatste kaart'],
    source: 'B',
  },
];

export const law: Law = {
  number: 14,
  title: { nl: 'Ontbrekende kaart', en: 'Missing card' },
  rules: [
    { kind: 'foundCard', editions: ['2017'], rule: foundElsewhere },
    { kind: 'wrongCardCount', editions: ['2017'], rule: handShort },
  ],
};
