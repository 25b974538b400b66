// Words of the modes and of what a user may declare.
import type { Text } from '../../text';

export const MODE_NOW: Text = { nl: 'Stand', en: 'Mode' };
export const WATCHING: Text = {
  nl: 'U kijkt toe. Speelt u in deze zitting zelf niet mee? Tot u dat zegt, vertelt Slagwacht niets over dit spel.',
  en: 'You are watching. Are you not playing in this session yourself? Until you say so Slagwacht tells nothing about this board.',
};
export const NOT_PLAYING: Text = {
  nl: 'Ik speel niet mee in deze zitting',
  en: 'I am not playing in this session',
};
export const SILENT: Text = {
  nl: 'Zeg niets tegen de spelers. Kopiëren kan na afloop van het spel.',
  en: 'Say nothing to the players. Copying is possible after the board.',
};

export const LESSON: Text = {
  nl: 'Les- of oefentafel, iedereen weet het',
  en: 'Lesson or practice table, everybody knows',
};
export const LESSON_HINT: Text = {
  nl: 'Dan is elke uitleg meteen te zien. Het stopt vanzelf als u deze tafel verlaat.',
  en: 'Then every explanation shows at once. It ends by itself when you leave this table.',
};
export const LESSON_ON: Text = {
  nl: 'Les- of oefentafel: alle uitleg is meteen te zien.',
  en: 'Lesson or practice table: every explanation shows at once.',
};

export const DIRECTOR: Text = { nl: 'Ik ben wedstrijdleider (WL)', en: 'I am the Director' };
export const DIRECTOR_HINT: Text = {
  nl: 'Slagwacht vraagt dan eerst of u dit spel zelf nog speelt.',
  en: 'Slagwacht then first asks whether you still play this board yourself.',
};
export const STILL_PLAYING: Text = {
  nl: 'Speelt u zelf nog dit spel?',
  en: 'Do you still play this board yourself?',
};
export const STILL: Readonly<Record<'plays' | 'free', Text>> = {
  plays: { nl: 'Ja', en: 'Yes' },
  free: { nl: 'Nee', en: 'No' },
};
export const THEN: Readonly<Record<'plays' | 'free', Text>> = {
  plays: {
    nl: 'U krijgt alleen de tekst van de regels, geen kaarten van dit spel.',
    en: 'You get the text of the laws only, no cards of this board.',
  },
  free: {
    nl: 'U krijgt de feiten en alle keuzes, zodra dat mag aan deze tafel.',
    en: 'You get the facts and all options, as soon as this table allows it.',
  },
};

/** On the pill. */
export const QUESTION: Text = { nl: 'Er is een vraag aan u', en: 'There is a question for you' };
