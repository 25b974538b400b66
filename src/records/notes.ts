// What a record has to say for itself: every note that reading can give, in both languages.
import type { Text } from '../text';
import type { RecordNote } from './game';

const TEXTS = {
  'deal-invalid': {
    nl: 'De verdeling in dit verslag kan niet kloppen. Het spelen is daarom niet bekeken.',
    en: 'The deal in this record cannot be right. The play was therefore not looked at.',
  },
  'play-garbled': {
    nl: 'Een deel van het spelen is hier niet goed genoteerd.',
    en: 'Part of the play is not recorded properly here.',
  },
  'bad-call': {
    nl: 'In het biedverloop staat hier iets dat geen bieding is.',
    en: 'The auction holds something here that is not a call.',
  },
  'bad-card': {
    nl: 'In het spelen staat hier iets dat geen kaart is.',
    en: 'The play holds something here that is not a card.',
  },
  syntax: {
    nl: 'Een stuk van dit verslag is niet te lezen en is overgeslagen.',
    en: 'Part of this record cannot be read and was skipped.',
  },
  'result-differs': {
    nl: 'Het genoteerde resultaat past niet bij de gespeelde kaarten in het verslag.',
    en: 'The result noted does not fit the cards recorded.',
  },
  'record-stops': {
    nl: 'Het verslag van het spelen stopt hier.',
    en: 'The record of the play stops here.',
  },
  'trick-unfinished': {
    nl: 'Onvolledige slag in het verslag. Het verslag van het spelen stopt hier.',
    en: 'Unfinished trick in the record. The record of the play stops here.',
  },
  'auction-unfinished': {
    nl: 'Het biedverloop is niet tot het einde genoteerd.',
    en: 'The auction is not recorded to its end.',
  },
  'contract-differs': {
    nl: 'Het genoteerde contract past niet bij het biedverloop. Het biedverloop is gevolgd.',
    en: 'The contract noted does not fit the auction. The auction was followed.',
  },
  'passes-added': {
    nl: 'De passen aan het begin ontbraken in het verslag. Zij zijn aangevuld.',
    en: 'The passes at the start were missing from the record. They were added.',
  },
  binary: {
    nl: 'Dit bestand bevat geen tekst en is geen verslag in LIN of PBN.',
    en: 'This file holds no text and is not a record in LIN or PBN.',
  },
  'too-long': {
    nl: 'Een stuk van dit verslag is te lang om te lezen.',
    en: 'Part of this record is too long to be read.',
  },
} as const satisfies Record<string, Text>;

export type NoteCode = keyof typeof TEXTS;

/** The note with this code; `line` counts from 1 in the file, null where there is none. */
export const noteOf = (code: NoteCode, line: number | null): RecordNote => ({ code, say: { text: TEXTS[code] }, line });
export const isNoteCode = (value: unknown): value is NoteCode =>
  typeof value === 'string' && Object.hasOwn(TEXTS, value);
