// Labels of scanning, reporting and keeping, Dutch and English side by side.
import type { ScanRow } from '../../review/scan-rows';
import type { Column } from '../../review/scan-table';
import type { Text } from '../../text';

export const SCAN: Text = { nl: 'Alles nakijken', en: 'Check all' };
export const SCAN_PURPOSE: Text = {
  nl: 'Slagwacht kijkt alle geopende spellen na en zet in een lijst wat niet volgens de spelregels lijkt.',
  en: 'Slagwacht checks all boards that are open and lists what does not seem to be according to the laws.',
};
export const START_SCAN: Text = { nl: '{count} spellen nakijken', en: 'Check {count} boards' };
export const START_ONE: Text = { nl: '1 spel nakijken', en: 'Check 1 board' };
export const AGAIN: Text = { nl: 'Opnieuw nakijken', en: 'Check again' };
export const PAUSE: Text = { nl: 'Even wachten', en: 'Pause' };
export const RESUME: Text = { nl: 'Verder gaan', en: 'Go on' };
export const CANCEL: Text = { nl: 'Ophouden', en: 'Stop' };
export const STATE: Readonly<Record<'running' | 'paused' | 'ended' | 'done', Text>> = {
  running: { nl: 'Bezig', en: 'Busy' },
  paused: { nl: 'Wacht', en: 'Waiting' },
  ended: { nl: 'Opgehouden', en: 'Stopped' },
  done: { nl: 'Klaar', en: 'Done' },
};
export const PROGRESS: Text = {
  nl: '{done} van {total} spellen nagekeken.',
  en: '{done} of {total} boards checked.',
};
export const LEFT_SECONDS: Text = { nl: 'Nog ongeveer {count} seconden.', en: 'About {count} seconds left.' };
export const LEFT_MINUTES: Text = { nl: 'Nog ongeveer {count} minuten.', en: 'About {count} minutes left.' };
export const PLAYED: Text = { nl: 'Met gespeelde kaarten: {count}.', en: 'With cards played: {count}.' };
export const UNREAD: Text = {
  nl: 'Spellen die niet nagekeken konden worden: {count}.',
  en: 'Boards that could not be checked: {count}.',
};
export const FAILED: Text = {
  nl: 'Bij {count} spellen ging iets mis in Slagwacht zelf. Daar kan iets ontbreken.',
  en: 'At {count} boards something went wrong in Slagwacht itself. Something may be missing there.',
};
export const NO_WORKER: Text = {
  nl: 'Uw browser laat nakijken op de achtergrond niet toe: {words}.',
  en: 'Your browser does not allow checking in the background: {words}.',
};
export const NOTHING_FOUND: Text = {
  nl: 'Er is niets gevonden dat niet volgens de spelregels lijkt.',
  en: 'Nothing was found that does not seem to be according to the laws.',
};
export const NOTHING_LEFT: Text = { nl: 'Geen regel voldoet hieraan.', en: 'No row fits this.' };
export const FOUND: Text = { nl: 'Gevonden: {count}', en: 'Found: {count}' };

export const KIND: Text = { nl: 'Soort', en: 'Kind' };
export const ALL_KINDS: Text = { nl: 'Alle soorten', en: 'All kinds' };
export const CERTAINTY: Text = { nl: 'Zekerheid', en: 'Certainty' };
export const ALL: Text = { nl: 'Alles', en: 'All' };
export const CERTAIN: Readonly<Record<ScanRow['certainty'], Text>> = {
  certain: { nl: 'zeker', en: 'certain' },
  possible: { nl: 'mogelijk', en: 'possible' },
};
export const OCCASIONS: Text = {
  nl: 'Ook opeisen, afstaan en terugnemen',
  en: 'Claims, concessions and undos too',
};
export const SEARCH_ROWS: Text = { nl: 'Zoek in de lijst', en: 'Search the list' };
export const COLUMN: Readonly<Record<Column, Text>> = {
  board: { nl: 'Spel', en: 'Board' },
  who: { nl: 'Paar of plaats', en: 'Pair or seat' },
  kind: { nl: 'Soort', en: 'Kind' },
  certainty: { nl: 'Zekerheid', en: 'Certainty' },
  trick: { nl: 'Slag', en: 'Trick' },
  articles: { nl: 'Artikelen', en: 'Articles' },
  tables: { nl: 'Tafels', en: 'Tables' },
};
export const ORDER_BY: Text = { nl: 'Sorteer op {column}', en: 'Order by {column}' };
export const ROOM_SHORT: Readonly<Record<'open' | 'closed', Text>> = {
  open: { nl: 'open', en: 'open' },
  closed: { nl: 'gesloten', en: 'closed' },
};

export const REPORT: Text = { nl: 'Verslag voor de WL', en: "Director's report" };
export const REPORT_PURPOSE: Text = {
  nl: 'Feiten, artikelen, alle mogelijkheden en wat er gekozen is. Zonder namen. Uitleg, geen uitspraak: de WL beslist.',
  en: 'Facts, articles, all options and what was chosen. Without names. An explanation, no ruling: the director decides.',
};
export const THIS_BOARD: Text = { nl: 'Dit spel', en: 'This board' };
export const ALL_FOUND: Text = {
  nl: 'Alle spellen uit de lijst ({count})',
  en: 'All boards on the list ({count})',
};
export const WHICH: Text = { nl: 'Welke spellen', en: 'Which boards' };
export const NOTE: Text = { nl: 'Uw aantekening bij {title}', en: 'Your note on {title}' };
export const COPY_TEXT: Text = { nl: 'Tekst kopiëren', en: 'Copy text' };
export const COPIED_TEXT: Text = { nl: 'Gekopieerd.', en: 'Copied.' };
export const NOT_COPIED_TEXT: Text = {
  nl: 'Kopiëren mag hier niet. Selecteer de tekst hieronder zelf.',
  en: 'Copying is not allowed here. Select the text below yourself.',
};
export const PRINT_REPORT: Text = { nl: 'Afdrukken', en: 'Print' };
export const SAVE_CSV: Text = { nl: 'Opslaan als CSV', en: 'Save as CSV' };
export const SAVE_JSON: Text = { nl: 'Opslaan als JSON', en: 'Save as JSON' };
export const REPORT_EMPTY: Text = {
  nl: 'Bij dit spel is niets gezien om te melden.',
  en: 'On this board nothing was seen to report.',
};
export const REPORT_MANY: Text = {
  nl: 'Hier staan de eerste {count} spellen. In CSV, JSON, de gekopieerde tekst en de afdruk staan ze allemaal.',
  en: 'These are the first {count} boards. CSV, JSON, the copied text and the print have all of them.',
};
export const MAKING: Text = { nl: 'Verslag maken…', en: 'Making the report…' };

export const KEPT: Text = { nl: 'Bewaard', en: 'Kept' };
export const KEPT_PURPOSE: Text = {
  nl: 'Wat u hier opende, blijft in deze browser bewaard. Het gaat nergens heen.',
  en: 'What you opened here is kept in this browser. It goes nowhere.',
};
export const KEPT_SIZE: Text = { nl: 'Samen {size}.', en: '{size} in all.' };
export const KEPT_NOTHING: Text = { nl: 'Er is niets bewaard.', en: 'Nothing is kept.' };
export const KEPT_ROW: Text = { nl: '{count} spellen, {size}', en: '{count} boards, {size}' };
export const REOPEN: Text = { nl: 'Openen', en: 'Open' };
export const FORGET: Text = { nl: 'Vergeten', en: 'Forget' };
export const FORGET_ALL: Text = { nl: 'Alles vergeten', en: 'Forget all' };
export const FORGOTTEN: Text = { nl: 'Alles is vergeten.', en: 'All is forgotten.' };
export const GONE: Text = { nl: 'Dit is niet meer bewaard.', en: 'This is no longer kept.' };
export const UNTITLED: Text = { nl: 'Geplakt of uit een link', en: 'Pasted or from a link' };
/** After the name of the first file. */
export const SEVERAL: Text = { nl: 'en {count} andere', en: 'and {count} more' };
