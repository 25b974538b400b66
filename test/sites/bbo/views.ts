// Who looks at the table, and what his page looks like.
import type { Switches } from './script';

/** A view and the one five places on are of the same seat, in the other kind of cards; the last of each five only watches. */
export const VIEWS: readonly (readonly [string, Switches])[] = [
  ['South, diagrams', { me: 'S' }],
  ['West, pictures', { me: 'W', pictures: true, trickPool: 'extra', language: 'nl' }],
  ['North, diagrams', { me: 'N', old: true, counted: 'fourth' }],
  ['East, pictures', { me: 'E', pictures: true, unused: 'zero', language: 'zz', counts: 'own' }],
  ['a kibitzer who sees all hands', { me: null, language: 'nl' }],
  ['South, pictures', { me: 'S', pictures: true, old: true, counted: 'fourth' }],
  ['West, diagrams', { me: 'W', language: 'zz', removed: true }],
  ['North, pictures', { me: 'N', pictures: true, trickGoes: 'nextLead' }],
  ['East, diagrams', { me: 'E', counts: 'own', trickGoes: 'nextLead', language: 'nl' }],
  ['a kibitzer who sees one hand', { me: null, openHands: ['S'], removed: true, tells: true }],
];
