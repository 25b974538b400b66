// Law 47: which rule goes with which find, in which edition.
import type { Text } from '../text';
import type { Law } from './law';
import { misinformedPlay, misinformedPlay1997 } from './misinformed-play';
import { takenBackCard, takenBackCard1997 } from './taken-back';

export const title: Text = { nl: 'Gespeelde kaart terugnemen', en: 'Taking back a played card' };

export const rules: Law['rules'] = [
  { kind: 'misinformation', editions: ['2017'], rule: misinformedPlay },
  { kind: 'misinformation', editions: ['1997'], rule: misinformedPlay1997 },
  { kind: 'undo', editions: ['2017'], rule: takenBackCard },
  { kind: 'undo', editions: ['1997'], rule: takenBackCard1997 },
];
