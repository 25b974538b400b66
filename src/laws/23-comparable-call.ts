// Law 23: the comparable call.
import type { Article, Law } from './law';
import { comparableOrNot } from './replacement';

export const articles: readonly Article[] = [
  {
    id: '23',
    editions: ['2017'],
    title: { nl: 'Vergelijkbare bieding', en: 'Comparable call' },
    summary: {
      nl: 'Een foute bieding vervalt en er komt een andere voor in de plaats. Zegt die ongeveer hetzelfde, dan gaat het spel zonder beperking door.',
      en: 'A wrong call is cancelled and another takes its place. If that one says about the same, play goes on without restriction.',
    },
    refers: ['26', '27', '30', '31', '32'],
    search: ['vergelijkbare bieding', 'vervangende bieding', 'ander bod in de plaats'],
    source: 'B',
  },
  {
    id: '23A',
    editions: ['2017'],
    title: { nl: 'Wanneer vergelijkbaar', en: 'When it is comparable' },
    summary: {
      nl: 'De nieuwe bieding betekent hetzelfde of bijna hetzelfde, of een deel ervan, of zij heeft hetzelfde doel, zoals vragen. Of dat zo is, bepaalt de WL.',
      en: 'The new call means the same or nearly so, or part of it, or has the same purpose, such as asking. Whether that is so, the director decides.',
    },
    refers: ['23B'],
    search: ['zelfde betekenis', 'lijkt op het eerste bod', 'wanneer vergelijkbaar'],
    source: 'B',
  },
  {
    id: '23A1',
    editions: ['2017'],
    title: { nl: 'Zelfde of bijna zelfde betekenis', en: 'Same or similar meaning' },
    summary: {
      nl: 'De nieuwe bieding vertelt hetzelfde als de teruggenomen bieding, of bijna.',
      en: 'The new call tells the same as the withdrawn one, or nearly.',
    },
    refers: ['23A'],
    search: ['zelfde betekenis'],
    source: 'B',
  },
  {
    id: '23A2',
    editions: ['2017'],
    title: { nl: 'Een deel van de betekenis', en: 'Part of the meaning' },
    summary: {
      nl: 'Elke hand die past bij de nieuwe bieding, paste ook al bij de teruggenomen bieding.',
      en: 'Every hand that fits the new call fitted the withdrawn one too.',
    },
    refers: ['23A'],
    search: ['preciezer', 'deel van de handen'],
    source: 'B',
  },
  {
    id: '23A3',
    editions: ['2017'],
    title: { nl: 'Zelfde doel', en: 'Same purpose' },
    summary: {
      nl: 'Beide biedingen dienen hetzelfde doel, bijvoorbeeld een vraag of een relais.',
      en: 'Both calls serve the same purpose, for instance an asking bid or a relay.',
    },
    refers: ['23A'],
    search: ['zelfde doel', 'vraagbod', 'relais'],
    source: 'B',
  },
  {
    id: '23B',
    editions: ['2017'],
    title: { nl: 'Vergelijkbaar: gewoon verder', en: 'Comparable: carry on' },
    summary: {
      nl: 'Koos de speler een vergelijkbare bieding? Dan gaan bieden en spelen zonder beperking door; 16C2 geldt hier niet.',
      en: 'Did the player choose a comparable call? Then bidding and play go on without restriction; 16C2 does not apply here.',
    },
    refers: ['16C2', '23C', '26A'],
    search: ['gewoon doorspelen', 'geen straf'],
    source: 'B',
  },
  {
    id: '23C',
    editions: ['2017'],
    title: { nl: 'Schade ondanks vergelijkbaar', en: 'Damage all the same' },
    summary: {
      nl: 'Hielp de foute bieding de overtredende partij toch en had de andere partij daar schade van? Na afloop komt er een AS.',
      en: 'Did the wrong call help the offending side after all, and was the other side damaged? Afterwards the score is adjusted.',
    },
    refers: ['12C1'],
    search: ['toch voordeel', 'arbitrale score na vergelijkbare bieding'],
    source: 'B',
  },
];

export const law: Law = {
  number: 23,
  title: { nl: 'Vergelijkbare bieding', en: 'Comparable call' },
  rules: [],
  due: [{ editions: ['2017'], due: comparableOrNot }],
};
