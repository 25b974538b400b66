// Labels of the review page, Dutch and English side by side.
import type { Text } from '../../text';

export const TITLE: Text = { nl: 'Terugkijken', en: 'Review' };
export const PURPOSE: Text = {
  nl: 'Bekijk een spel kaart voor kaart. Slagwacht zegt erbij wat de spelregels ervan vinden.',
  en: 'Look at a board card by card. Slagwacht says what the laws make of it.',
};

export const OPEN: Text = { nl: 'Spellen openen', en: 'Open boards' };
export const OPEN_MORE: Text = { nl: 'Meer spellen openen', en: 'Open more boards' };
export const DROP: Text = {
  nl: 'Sleep bestanden, mappen of een zip hierheen. Of kies ze hier:',
  en: 'Drop files, folders or a zip here. Or choose them here:',
};
export const DROP_NOW: Text = { nl: 'Laat los om te openen', en: 'Let go to open' };
export const CHOOSE_FILES: Text = { nl: 'Bestanden kiezen', en: 'Choose files' };
export const CHOOSE_FOLDER: Text = { nl: 'Map kiezen', en: 'Choose a folder' };
export const KINDS_OF_FILE: Text = {
  nl: 'PBN, LIN, lijsten met links van BBO, opgeslagen pagina’s, USEBIO (xml) en zip. Er gaat niets naar buiten.',
  en: 'PBN, LIN, lists of BBO links, saved pages, USEBIO (xml) and zip. Nothing leaves your computer.',
};
export const PASTE: Text = { nl: 'Of plak een link of een verslag', en: 'Or paste a link or a record' };
export const OPEN_PASTED: Text = { nl: 'Openen', en: 'Open' };
export const NOTHING_PASTED: Text = { nl: 'Er is nog niets geplakt.', en: 'Nothing has been pasted yet.' };
export const READING: Text = { nl: 'Bezig met openen: {count} spellen gelezen.', en: 'Opening: {count} boards read.' };
export const STOP: Text = { nl: 'Stoppen', en: 'Stop' };
export const OPENED: Text = { nl: '{count} spellen geopend.', en: '{count} boards opened.' };
export const OPENED_ONE: Text = { nl: '1 spel geopend.', en: '1 board opened.' };
export const NOT_OPENED: Text = { nl: 'Niet geopend', en: 'Not opened' };
export const FILES: Text = { nl: '{count} bestanden, bijvoorbeeld: {names}', en: '{count} files, such as: {names}' };
export const BROKEN_LINK: Text = {
  nl: 'Deze link is niet heel. Misschien is er een stuk afgevallen bij het kopiëren. Er is geen spel geopend.',
  en: 'This link is not whole. Perhaps a part was lost in copying. No board was opened.',
};
export const PAGE_GONE: Text = {
  nl: 'Wat die pagina toonde, is er niet meer. Ga terug naar de pagina en kies nog eens ‘Openen in Slagwacht’.',
  en: 'What that page showed is gone. Go back to the page and choose ‘Open in Slagwacht’ once more.',
};
export const FAULT: Text = {
  nl: 'Er ging iets mis in Slagwacht zelf: {words}. Herlaad de pagina.',
  en: 'Something went wrong in Slagwacht itself: {words}. Reload the page.',
};

export const BOARDS: Text = { nl: 'Spellen', en: 'Boards' };
export const TO_LIST: Text = { nl: 'Lijst ({count})', en: 'List ({count})' };
export const FILTER: Text = { nl: 'Zoek op spel of bestand', en: 'Search by board or file' };
export const NONE_FOUND: Text = { nl: 'Geen spel gevonden.', en: 'No board found.' };
export const BOARD: Text = { nl: 'Spel {name}', en: 'Board {name}' };
export const BOARD_IN_FILE: Text = { nl: '{count}e in het bestand', en: 'No. {count} in the file' };
export const BOARD_BACK: Text = { nl: 'Vorig spel', en: 'Previous board' };
export const BOARD_NEXT: Text = { nl: 'Volgend spel', en: 'Next board' };
export const ROOMS: Text = { nl: 'Kamer', en: 'Room' };
export const ROOM: Readonly<Record<'open' | 'closed', Text>> = {
  open: { nl: 'Open kamer', en: 'Open room' },
  closed: { nl: 'Gesloten kamer', en: 'Closed room' },
};

export const SAME_DEAL: Text = { nl: 'Dezelfde handen aan {count} tafels', en: 'The same hands at {count} tables' };

export const TABLE_NUMBER: Text = { nl: 'Tafel {count}', en: 'Table {count}' };
export const NOT_ON_PAPER: Text = {
  nl: 'Dit staat niet op papier. Kies ‘Verslag voor de WL’ en druk dat af.',
  en: 'This is not for paper. Choose ‘Director’s report’ and print that.',
};

export const TABLE: Text = { nl: 'De tafel', en: 'The table' };
export const DEALER: Text = { nl: 'Gever', en: 'Dealer' };
export const VULNERABLE: Text = { nl: 'Kwetsbaar', en: 'Vulnerable' };
export const NOBODY: Text = { nl: 'niemand', en: 'nobody' };
export const EVERYBODY: Text = { nl: 'allen', en: 'all' };
export const VULNERABLE_SEAT: Text = { nl: 'kwetsbaar', en: 'vulnerable' };
export const CONTRACT: Text = { nl: 'Contract', en: 'Contract' };
export const NO_CONTRACT: Text = { nl: 'nog geen', en: 'none yet' };
export const PASSED_OUT: Text = { nl: 'rondgepast', en: 'passed out' };
export const BY: Text = { nl: 'door', en: 'by' };
export const DOUBLED: Readonly<Record<1 | 2, Text>> = {
  1: { nl: 'gedoubleerd', en: 'doubled' },
  2: { nl: 'geredoubleerd', en: 'redoubled' },
};
export const TRICKS: Text = { nl: 'Slagen', en: 'Tricks' };
export const TRICKS_UNKNOWN: Text = { nl: 'niet te tellen', en: 'cannot be counted' };
export const DECLARER: Text = { nl: 'leider', en: 'declarer' };
export const DUMMY: Text = { nl: 'blinde', en: 'dummy' };
export const TURN: Text = { nl: 'aan de beurt', en: 'to play' };
export const NOW_TURN: Text = { nl: 'Nu {seat}', en: 'Now {seat}' };
export const HAND_HIDDEN: Text = { nl: 'Hand gesloten', en: 'Hand closed' };
export const HAND_MISSING: Text = { nl: 'Niet in het verslag', en: 'Not in the record' };
export const HAND_PART: Text = { nl: 'Een deel van de hand', en: 'Part of the hand' };
export const HAND_EMPTY: Text = { nl: 'Geen kaarten meer', en: 'No cards left' };
export const CLOSE_HAND: Text = { nl: 'sluit', en: 'close' };
export const OPEN_HAND: Text = { nl: 'open', en: 'open' };
export const HIDE: Text = { nl: 'Sluit de hand van {seat}', en: 'Close the hand of {seat}' };
export const SHOW: Text = { nl: 'Open de hand van {seat}', en: 'Open the hand of {seat}' };
export const TRICK: Text = { nl: 'Slag {number}', en: 'Trick {number}' };
export const NO_TRICK: Text = { nl: 'Geen kaart op tafel', en: 'No card on the table' };
export const UNSEEN: Text = { nl: 'kaart niet genoteerd', en: 'card not recorded' };

export const AUCTION: Text = { nl: 'Bieden', en: 'Auction' };
export const NO_CALLS: Text = { nl: 'Nog niet geboden.', en: 'No calls yet.' };
export const NO_EXPLANATION: Text = {
  nl: 'gealerteerd, geen uitleg in het verslag',
  en: 'alerted, no explanation in the record',
};
export const LEFT_OUT: Text = { nl: 'niet genoteerd', en: 'not recorded' };
export const PLAYED: Text = { nl: 'Gespeelde slagen', en: 'Tricks played' };
export const WON_BY: Text = { nl: 'gewonnen door', en: 'won by' };

export const STEPS: Text = { nl: 'Door het spel lopen', en: 'Walk through the board' };
export const WHERE: Text = { nl: 'Plaats in het spel', en: 'Place in the board' };
export const FIRST: Text = { nl: 'Begin', en: 'Start' };
export const TRICK_BACK: Text = { nl: 'Slag terug', en: 'Trick back' };
export const BACK: Text = { nl: 'Terug', en: 'Back' };
export const NEXT: Text = { nl: 'Verder', en: 'Next' };
export const TRICK_NEXT: Text = { nl: 'Slag verder', en: 'Next trick' };
export const LAST: Text = { nl: 'Einde', en: 'End' };
export const FINDING_BACK: Text = { nl: 'Vorige melding', en: 'Previous finding' };
export const FINDING_NEXT: Text = { nl: 'Volgende melding', en: 'Next finding' };
export const AT_DEAL: Text = { nl: 'De verdeling', en: 'The deal' };
export const AT_CALL: Text = { nl: 'Bieden: {seat} {call}', en: 'Auction: {seat} {call}' };
export const AT_CARD: Text = { nl: 'Slag {trick}: {seat} {card}', en: 'Trick {trick}: {seat} {card}' };
export const AT_GAP: Text = {
  nl: 'Hier ontbreekt iets in het verslag',
  en: 'Something is missing from the record here',
};
export const AT_CLAIM: Text = { nl: '{seat} eist op', en: '{seat} claims' };
export const AT_END: Text = { nl: 'Het verslag stopt hier', en: 'The record stops here' };

export const TO_CARD: Text = { nl: 'Ga naar dit moment', en: 'Go to this moment' };
export const WHAT_IF: Text = { nl: 'Wat had er nog meer gekund?', en: 'What else could have been?' };
export const WHAT_IF_MORE: Text = {
  nl: 'Het verslag zegt al hoe het is afgelopen. Zo ziet u de keuzes die er toen waren.',
  en: 'The record says how it ended. This shows the choices that there were at that moment.',
};
export const BRANCH: Text = { nl: 'Wat als?', en: 'What if?' };
export const BRANCH_ASKED: Text = {
  nl: 'U kijkt naar de keuzes van dat moment. Kies hieronder, dan ziet u wat ieder daarna mag spelen.',
  en: 'You are looking at the choices of that moment. Choose below, and you see what each may then play.',
};
export const BRANCH_CHOSEN: Text = {
  nl: 'Er is een keuze gemaakt. Dit mag ieder nu spelen:',
  en: 'A choice was made. This is what each may play now:',
};
export const BRANCH_OWN_ONE: Text = {
  nl: 'U speelt een eigen lijn: één kaart na het verslag. Dit mag ieder nu spelen:',
  en: 'You are playing a line of your own: one card beyond the record. This is what each may play now:',
};
export const BRANCH_OWN: Text = {
  nl: 'U speelt een eigen lijn: {count} kaarten na het verslag. Dit mag ieder nu spelen:',
  en: 'You are playing a line of your own: {count} cards beyond the record. This is what each may play now:',
};
export const BRANCH_BARRED: Text = {
  nl: 'In het verslag komt nu {card} van {seat}. Na deze keuze kan dat niet.',
  en: 'In the record {card} of {seat} comes now. After this choice that cannot be.',
};
export const BRANCH_BARRED_CALL: Text = {
  nl: 'In het verslag komt nu {call} van {seat}. Na deze keuze kan dat niet.',
  en: 'In the record {call} by {seat} comes now. After this choice that cannot be.',
};
export const BRANCH_WAITS: Text = { nl: 'wacht op een keuze', en: 'waits for a choice' };
export const MAY_PLAY: Text = { nl: '{seat} mag:', en: '{seat} may play:' };
export const PLAY_CARD: Text = { nl: 'Speel {card} van {seat}', en: 'Play {card} of {seat}' };
export const TAKE_CARD_BACK: Text = { nl: 'Eigen kaart terug', en: 'Take my card back' };
export const TO_RECORD: Text = { nl: 'Terug naar het verslag', en: 'Back to the record' };

export const RULING: Text = { nl: 'Spelregels', en: 'The laws' };
export const COMMENTS: Text = { nl: 'Toelichting in het verslag', en: 'Comments in the record' };
export const HOLES: Text = { nl: 'Wat er niet in staat', en: 'What is not in it' };
export const MORE: Text = { nl: 'Meer', en: 'More' };
export const COPY_LINK: Text = { nl: 'Link kopiëren', en: 'Copy link' };
export const COPIED: Text = {
  nl: 'Gekopieerd. De link werkt in deze browser.',
  en: 'Copied. The link works in this browser.',
};
export const NOT_COPIED: Text = {
  nl: 'Kopiëren lukt hier niet. De link staat in de adresbalk.',
  en: 'Copying does not work here. The link is in the address bar.',
};
export const PRINT: Text = { nl: 'Afdrukken', en: 'Print' };
export const KEYS: Text = { nl: 'Toetsen', en: 'Keys' };
export const CLOSE: Text = { nl: 'Sluiten', en: 'Close' };
export const KEY_LIST: readonly { keys: string; does: Text }[] = [
  { keys: '← →', does: { nl: 'één bieding of kaart terug of verder', en: 'one call or card back or on' } },
  { keys: 'Page Up, Page Down', does: { nl: 'één slag terug of verder', en: 'one trick back or on' } },
  { keys: 'Home, End', does: { nl: 'naar het begin of het einde', en: 'to the start or the end' } },
  { keys: 'n, p', does: { nl: 'naar de volgende of vorige melding', en: 'to the next or previous finding' } },
  { keys: '[ ]', does: { nl: 'vorig of volgend spel', en: 'previous or next board' } },
  { keys: 'h', does: { nl: 'alle handen sluiten of openen', en: 'close or open all hands' } },
  { keys: '?', does: { nl: 'deze lijst', en: 'this list' } },
];
