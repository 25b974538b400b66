// The modes: a letter, a name, and what each means for what is told.
import type { Mode } from '../disclose/declared';
import type { Text } from '../text';

export const MODES: readonly Mode[] = ['playing', 'kibitz', 'review', 'director'];
export const LETTERS: Readonly<Record<Mode, Text>> = {
  playing: { nl: 'S', en: 'P' },
  kibitz: { nl: 'K', en: 'K' },
  review: { nl: 'R', en: 'R' },
  director: { nl: 'WL', en: 'TD' },
};
export const MODE_NAMES: Readonly<Record<Mode, Text>> = {
  playing: { nl: 'Spelend', en: 'Playing' },
  kibitz: { nl: 'Kibitz (u kijkt toe)', en: 'Kibitzing (you are watching)' },
  review: { nl: 'Review (terugblik)', en: 'Review' },
  director: { nl: 'WL (wedstrijdleider)', en: 'TD (tournament director)' },
};
export const MEANS: Readonly<Record<Mode, Text>> = {
  playing: {
    nl: 'U speelt zelf. Slagwacht meldt alleen wat de hele tafel nu ziet. De rest komt na afloop van het spel.',
    en: 'You are playing. Slagwacht tells only what the whole table sees now. The rest comes after the board.',
  },
  kibitz: {
    nl: 'U kijkt toe. Een toeschouwer zwijgt tot het spel voorbij is (76).',
    en: 'You are watching. A spectator says nothing until the board is over (76).',
  },
  review: {
    nl: 'U kijkt een spel terug. Slagwacht legt uit wat tot deze stap is gebeurd.',
    en: 'You are reviewing a board. Slagwacht explains what has happened up to this step.',
  },
  director: {
    nl: 'U bent wedstrijdleider. Slagwacht geeft feiten en keuzes, geen uitspraak en geen score.',
    en: 'You are the Director. Slagwacht gives facts and options, no ruling and no score.',
  },
};
