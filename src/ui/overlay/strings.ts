// Labels of the overlay, Dutch and English side by side.
import type { Text } from '../../text';
import type { Mute, Reading, View } from './view';

export const READING: Readonly<Record<Exclude<Reading['state'], 'partly'>, Text>> = {
  starting: { nl: 'begint', en: 'starting' },
  reading: { nl: 'leest mee', en: 'reading along' },
  noTable: { nl: 'geen tafel te zien', en: 'no table in view' },
  unknown: { nl: 'leest niet', en: 'not reading' },
  broken: { nl: 'leest niet', en: 'not reading' },
};
/** The same at full length, in the panel. */
export const READING_MORE: Readonly<Record<Exclude<Reading['state'], 'partly'>, Text>> = {
  starting: { nl: 'Slagwacht zoekt de tafel.', en: 'Slagwacht is looking for the table.' },
  reading: { nl: 'Slagwacht leest deze tafel mee.', en: 'Slagwacht is reading this table.' },
  noTable: { nl: 'Er is nu geen tafel te zien.', en: 'There is no table in view now.' },
  unknown: {
    nl: 'Deze tafel wordt niet herkend. Slagwacht doet niets.',
    en: 'This table is not recognised. Slagwacht does nothing.',
  },
  broken: {
    nl: 'Er ging iets mis in Slagwacht zelf. De pagina werkt gewoon door.',
    en: 'Something went wrong in Slagwacht itself. The page works as always.',
  },
};
export const SILENT: Readonly<Record<NonNullable<View['quiet']>, Text>> = {
  table: { nl: 'stil aan deze tafel', en: 'quiet at this table' },
  tomorrow: { nl: 'stil tot morgen', en: 'quiet until tomorrow' },
};
export const EXPLAINED: Text = { nl: 'Hier is uitleg bij', en: 'Explanation here' };
export const PARTLY: Text = { nl: 'leest gedeeltelijk', en: 'reading in part' };
export const PARTLY_MORE: Text = { nl: 'Niet te lezen op deze pagina', en: 'Not readable on this page' };
export const PART: Readonly<Record<Extract<Reading, { part: unknown }>['part'], Text>> = {
  table: { nl: 'tafel', en: 'table' },
  hands: { nl: 'handen', en: 'hands' },
  auction: { nl: 'bieding', en: 'auction' },
  trick: { nl: 'slag', en: 'trick' },
  contract: { nl: 'contract', en: 'contract' },
  board: { nl: 'spel', en: 'board' },
  record: { nl: 'verslag', en: 'record' },
};
export const MODE: Readonly<Record<NonNullable<View['mode']>, Text>> = {
  playing: { nl: 'U speelt', en: 'Playing' },
  kibitz: { nl: 'U kijkt toe', en: 'Watching' },
  review: { nl: 'Terugblik', en: 'Review' },
  director: { nl: 'U bent WL', en: 'Directing' },
};

export const RELOAD: Text = {
  nl: 'Slagwacht is bijgewerkt of uitgezet. Herlaad de pagina.',
  en: 'Slagwacht was updated or switched off. Reload the page.',
};
export const OPEN: Text = { nl: 'Slagwacht openen', en: 'Open Slagwacht' };
export const CLOSE: Text = { nl: 'Sluiten', en: 'Close' };
export const MOVE: Text = {
  nl: 'Verplaatsen: slepen of pijltjestoetsen',
  en: 'Move: drag, or use the arrow keys',
};
export const SMALLER: Text = { nl: 'Kleinere tekst', en: 'Smaller text' };
export const LARGER: Text = { nl: 'Grotere tekst', en: 'Larger text' };
/** Each in the language that it switches to. */
export const OTHER_LANGUAGE: Text = { nl: 'English', en: 'Nederlands' };
export const LARGE: Text = { nl: 'Groot: ook over de tafel', en: 'Large: over the table too' };
export const SETTINGS: Text = { nl: 'Instellingen', en: 'Settings' };

/** The year follows. */
export const EDITION: Text = { nl: 'SWB', en: 'Laws' };
export const NOT_FOR_EDITION: Text = {
  nl: 'Voor de spelregels van {year} is dit niet uitgewerkt. De WL weet het.',
  en: 'For the Laws of {year} this has not been worked out. The Director knows.',
};
export const NO_VERDICT: Text = { nl: 'Dit is uitleg, geen uitspraak.', en: 'This explains; it is no ruling.' };
export const CALL_DIRECTOR: Text = {
  nl: 'Stop, roep de WL (als er een is).',
  en: 'Stop, call the Director (if there is one).',
};
/** To a spectator. */
export const SAY_NOTHING: Text = {
  nl: 'U kijkt toe. Zeg niets tegen de spelers (76).',
  en: 'You are a spectator. Say nothing to the players (76).',
};
/** To who directs at a table where he does not play. */
export const TO_DIRECTOR: Text = { nl: 'Voor de WL: feiten en keuzes.', en: 'For the Director: facts and options.' };
export const AFTERWARDS: Text = { nl: 'Na afloop van het spel', en: 'After the board' };
export const DIRECTOR_IS_HERE: Text = {
  nl: 'De WL is er: toon de keuzes',
  en: 'The Director is here: show the choices',
};
/** Before what a page should not be able to show. */
export const SCREEN_SEEMS: Text = { nl: 'Op het scherm lijkt het zo', en: 'On the screen it looks like this' };
export const POSSIBLE: Text = { nl: 'Mogelijk', en: 'Possibly' };
export const CHECK_RECORD: Text = {
  nl: 'Controleer het verslag: het kan een schrijffout zijn.',
  en: 'Check the record: it may be a slip of the pen.',
};
export const CHECK_TABLE: Text = {
  nl: 'Controleer de tafel: Slagwacht kan het verkeerd zien.',
  en: 'Check the table: Slagwacht may see it wrongly.',
};
export const ARTICLES: Text = { nl: 'Artikelen', en: 'Laws' };
export const ALSO: Text = { nl: 'Zie ook', en: 'See also' };
export const NOT_WORKED_OUT: Text = { nl: 'niet uitgewerkt', en: 'not worked out' };
export const NO_RULING: Text = {
  nl: 'Hiervoor is nog geen uitleg uitgewerkt. De WL weet het.',
  en: 'No explanation has been worked out for this yet. The Director knows.',
};
/** Laws know such a find, but have no verdict on this one; their numbers follow. */
export const DIRECTOR_LOOKS: Text = {
  nl: 'Hier moet de WL naar kijken. Artikelen:',
  en: 'The Director has to look at this. Articles:',
};
export const LAW_BOOK: Text = { nl: 'Naar het spelregelboekje (bridge.nl)', en: 'To the law book (worldbridge.org)' };
export const CHOOSES: Text = { nl: 'kiest:', en: 'chooses:' };
export const DECLARER: Text = { nl: 'Leider', en: 'Declarer' };
export const DUMMY: Text = { nl: 'Blinde', en: 'Dummy' };
export const DIRECTOR_CHOOSES: Text = { nl: 'De WL bepaalt:', en: 'The Director decides:' };
export const IDLE: Text = { nl: 'heeft hier geen effect', en: 'has no effect here' };
export const ALL_CHOICES: Text = { nl: '{count} keuzes', en: '{count} choices' };
export const QUESTIONS: Text = { nl: 'Vragen aan de tafel', en: 'Questions to the table' };
export const DIRECTOR_DECIDES: Text = { nl: 'De WL beslist.', en: 'The Director decides.' };
export const READ_ON: Text = { nl: 'Verder lezen in de spelregels', en: 'Read on in the laws' };
export const PLAYS: Text = { nl: '{seat} speelt {cards}.', en: '{seat} plays {cards}.' };
export const CHOOSE: Text = { nl: 'Dit is gekozen', en: 'This was chosen' };
/** Before the words of an option that was chosen. */
export const CHOSEN: Text = { nl: 'Gekozen', en: 'Chosen' };
export const CHOICES: Text = { nl: 'Wat er gekozen is', en: 'What was chosen' };
export const CONFIRMED: Text = { nl: 'De WL heeft dit zo beslist.', en: 'The Director has ruled so.' };
export const TAKE_BACK: Text = { nl: 'Keuze terugnemen', en: 'Take the choice back' };
export const ASK_UNKNOWN: Text = { nl: 'Weet ik niet', en: 'I do not know' };
export const MORE: Text = { nl: 'Meer uitleg', en: 'More' };
export const WHY: Text = { nl: 'Waarom', en: 'Why' };
export const ONLY_DIRECTOR: Text = { nl: 'Alleen de WL kan bepalen', en: 'Only the Director can decide' };
export const CONFIRM: Text = { nl: 'Laat de WL dit bevestigen.', en: 'Let the Director confirm this.' };
export const REGULATIONS: Text = {
  nl: 'Het toernooireglement kan afwijken.',
  en: 'The tournament regulations may differ.',
};

export const NOTHING: Text = { nl: 'Niets bijzonders gezien.', en: 'Nothing unusual seen.' };
export const STATE: Text = { nl: 'Aan deze tafel geldt nu', en: 'In force at this table now' };
export const DUE: Text = { nl: 'Nu te doen', en: 'To be done now' };
export const RECORD: Text = { nl: 'Over het verslag', en: 'About the record' };
/** Above what stops nobody; whether an undo was allowed is for the regulations. */
export const HAPPENED: Text = { nl: 'Dit gebeurde', en: 'This happened' };

/** A trick in words and as a drawing. */
export const TRICK: Text = { nl: 'Slag {number}', en: 'Trick {number}' };
export const LED: Text = { nl: '{seat} speelde voor', en: '{seat} led' };
export const THIS_CARD: Text = { nl: 'om deze kaart gaat het', en: 'this is the card in question' };
export const NO_CARD: Text = { nl: 'geen kaart', en: 'no card' };

export const REPORTED: Text = { nl: 'Dit hebt u gemeld', en: 'What you reported' };
export const REPORTED_IN_VAIN: Text = {
  nl: 'Slagwacht vindt hier geen artikel bij. Vraag het de WL.',
  en: 'Slagwacht finds no law for this. Ask the Director.',
};
export const UNREPORT: Text = { nl: 'Melding terugnemen', en: 'Take the report back' };
export const REPORT: Text = { nl: 'Melden', en: 'Report' };
export const LAWS: Text = { nl: 'Spelregels', en: 'Laws' };
export const BACK: Text = { nl: 'Terug', en: 'Back' };
export const DRAWER: Readonly<Record<'coming' | 'tab' | 'failed', Text>> = {
  coming: { nl: 'Een ogenblik ...', en: 'One moment ...' },
  tab: {
    nl: 'Uw browser laat dit hier niet toe. Het staat in een nieuw tabblad.',
    en: 'Your browser does not allow this here. It stands in a new tab.',
  },
  failed: {
    nl: 'Dit kan nu niet worden geopend. Herlaad de pagina.',
    en: 'This cannot be opened now. Reload the page.',
  },
};

export const STALE: Text = {
  nl: 'De tafel is nu niet te lezen. Dit is de laatste stand.',
  en: 'The table cannot be read now. This is how it last stood.',
};
export const PANEL_LOST: Text = {
  nl: 'De uitleg kan niet worden geopend. Druk nog eens op Slagwacht. Helpt dat niet? Herlaad de pagina.',
  en: 'The explanation cannot be opened. Press Slagwacht once more. No help? Reload the page.',
};
export const KEYS: Text = { nl: 'Toetsen (?)', en: 'Keys (?)' };
/** Key caps are the same in both languages. */
export const KEY_LIST: readonly (readonly [string, Text])[] = [
  ['Alt Shift S', { nl: 'Slagwacht openen, van overal op de pagina', en: 'Open Slagwacht, from anywhere on the page' }],
  ['Esc', { nl: 'Terug, of sluiten', en: 'Back, or close' }],
  ['Tab', { nl: 'Naar de volgende knop', en: 'To the next button' }],
  ['Enter', { nl: 'Knop indrukken', en: 'Press a button' }],
  ['n p', { nl: 'Volgende, vorige keuze', en: 'Next, previous choice' }],
  ['N P', { nl: 'Volgende, vorige melding', en: 'Next, previous finding' }],
  ['m', { nl: 'Niet meer tonen', en: 'Stop showing this' }],
  ['← ↑ → ↓', { nl: 'Op ✥ of op de pil: verplaatsen', en: 'On ✥ or on the pill: move' }],
  ['?', { nl: 'Deze lijst', en: 'This list' }],
];

export const COPY: Text = { nl: 'Kopieer uitleg', en: 'Copy explanation' };
export const EXPLANATION: Text = { nl: 'Uitleg', en: 'Explanation' };
export const COPY_PROBLEM: Text = { nl: 'Kopieer foutmelding', en: 'Copy error report' };
export const COPIED: Text = {
  nl: 'Gekopieerd. Er is niets verzonden. Dit staat erin:',
  en: 'Copied. Nothing was sent. This is what it says:',
};
export const NOT_COPIED: Text = {
  nl: 'Kopiëren lukt hier niet vanzelf. Selecteer deze tekst en kopieer hem. Er is niets verzonden.',
  en: 'Copying by itself does not work here. Select this text and copy it. Nothing was sent.',
};
export const PROBLEM: Text = { nl: 'Foutmelding', en: 'Error report' };

export const MUTE: Text = { nl: 'Niet meer tonen', en: 'Stop showing this' };
export const MUTES: Readonly<Record<Mute, Text>> = {
  kind: { nl: 'Deze soort', en: 'This kind' },
  table: { nl: 'Deze tafel', en: 'This table' },
  site: { nl: 'Deze website', en: 'This website' },
  tomorrow: { nl: 'Alles tot morgen', en: 'Everything until tomorrow' },
};
export const MUTED: Readonly<Record<Mute, Text>> = {
  kind: { nl: 'Deze soort is stil.', en: 'This kind is muted.' },
  table: { nl: 'Deze tafel is stil.', en: 'This table is muted.' },
  site: { nl: 'Op deze website is Slagwacht uit.', en: 'Slagwacht is off on this website.' },
  tomorrow: { nl: 'Alles is stil tot morgen.', en: 'Everything is muted until tomorrow.' },
};
export const UNDERSTOOD: Text = { nl: 'Goed', en: 'OK' };
export const UNDO: Text = { nl: 'Ongedaan maken', en: 'Undo' };
