// Words of the page where users keep their own copy of the law book.
import type { DoubtKind, RepairKind, UnplacedKind } from '../../laws/official/passage';
import type { Text } from '../../text';

export const TITLE: Text = { nl: 'Uw eigen tekst van de spelregels', en: 'Your own text of the laws' };
export const PURPOSE: Text = {
  nl: 'Slagwacht vat de spelregels samen in eigen woorden. Hebt u de officiële tekst zelf? Dan kunt u die hier toevoegen. U leest hem dan onder onze samenvatting.',
  en: 'Slagwacht sums up the laws in its own words. Do you have the official text yourself? Then you can add it here, and read it below our summary.',
};
export const STAYS: Text = {
  nl: 'De tekst blijft in deze browser. Hij wordt nooit verstuurd en staat niet in het bestand met uw instellingen.',
  en: 'The text stays in this browser. It is never sent, and it is not in the file with your settings.',
};
export const BACK: Text = { nl: 'Naar de instellingen', en: 'To the settings' };
export const ADD: Text = { nl: 'Tekst toevoegen', en: 'Add a text' };
export const PASTE: Text = { nl: 'Plak de tekst hier (Ctrl+V)', en: 'Paste the text here (Ctrl+V)' };
export const LOOK: Text = { nl: 'Bekijk wat erin staat', en: 'See what is in it' };
export const CHOOSE_FILE: Text = {
  nl: 'Of kies een bestand: tekst (txt) of een webpagina (html)',
  en: 'Or choose a file: text (txt) or a web page (html)',
};
export const DROP: Text = {
  nl: 'U kunt een bestand ook naar deze pagina slepen.',
  en: 'You can also drag a file onto this page.',
};
export const ONE_FILE: Text = {
  nl: 'Dat zijn meer bestanden tegelijk. Er is niets gelezen. Sleep ze één voor één naar deze pagina.',
  en: 'Those are several files at once. Nothing was read. Drag them onto this page one by one.',
};
export const PDF: Text = { nl: 'Hebt u een pdf?', en: 'Do you have a PDF?' };
export const PDF_STEPS: readonly Text[] = [
  { nl: 'Open de pdf.', en: 'Open the PDF.' },
  { nl: 'Druk op Ctrl+A: alles wordt gekozen.', en: 'Press Ctrl+A: everything is selected.' },
  { nl: 'Druk op Ctrl+C: de tekst wordt gekopieerd.', en: 'Press Ctrl+C: the text is copied.' },
  {
    nl: 'Kom terug naar deze pagina, klik in het vak en druk op Ctrl+V.',
    en: 'Come back to this page, click in the box and press Ctrl+V.',
  },
];
export const MAC: Text = { nl: 'Op een Mac is het ⌘ in plaats van Ctrl.', en: 'On a Mac it is ⌘ instead of Ctrl.' };
export const NOTHING_PASTED: Text = {
  nl: 'Het vak is leeg. Plak er eerst tekst in.',
  en: 'The box is empty. Paste a text into it first.',
};
export const TOO_LARGE: Text = {
  nl: 'Deze tekst is veel langer dan het hele spelregelboek. Plak alleen de spelregels.',
  en: 'This text is much longer than the whole law book. Paste the laws alone.',
};
export const BUSY: Text = { nl: 'Even geduld: de tekst wordt gelezen.', en: 'One moment: the text is being read.' };

export const FOUND_ONE: Text = { nl: 'Gevonden: één artikel', en: 'Found: one article' };
export const FOUND: Text = { nl: 'Gevonden: {count} artikelen', en: 'Found: {count} articles' };
export const FOUND_NONE: Text = { nl: 'Geen artikel gevonden', en: 'No article found' };
export const NONE_HINT: Text = {
  nl: 'Een artikel begint met een regel als “Artikel 50”. Zo’n regel met tekst eronder staat hier niet in.',
  en: 'An article begins with a line like “Law 50”. There is no such line with text below it.',
};
export const NOT_YET: Text = {
  nl: 'Er is nog niets bewaard. Kijk het na en druk onderaan op de knop.',
  en: 'Nothing is stored yet. Look it over and press the button at the end.',
};
export const WHICH_EDITION: Text = { nl: 'Welke uitgave is dit?', en: 'Which edition is this?' };
export const SAYS_EDITION: Text = { nl: 'De tekst noemt zelf {years}.', en: 'The text itself names {years}.' };
export const SAYS_NONE: Text = {
  nl: 'De tekst zegt het niet. Kijk voor in uw boekje of boven aan de webpagina.',
  en: 'The text does not say. Look in the front of your booklet or at the top of the web page.',
};
export const OLD_EDITION: Text = {
  nl: 'Let op: dit is een oude uitgave. U ziet deze tekst alleen als u bij de instellingen dezelfde uitgave kiest.',
  en: 'Note: this is an old edition. You see this text only when you choose the same edition in the settings.',
};
export const UNKNOWN_EDITION: Text = {
  nl: 'Dit is de uitgave {years}. Die kent Slagwacht niet; deze tekst kan niet bewaard worden.',
  en: 'This is the edition of {years}. Slagwacht does not know it; this text cannot be stored.',
};
export const MIXED_EDITIONS: Text = {
  nl: 'Staan er uitgaven door elkaar? Voeg ze dan één voor één toe.',
  en: 'Are editions mixed up in it? Then add them one by one.',
};
export const CHOOSE_EDITION: Text = {
  nl: 'Kies eerst welke uitgave dit is.',
  en: 'Choose first which edition this is.',
};
export const WHICH_LANG: Text = { nl: 'In welke taal is de tekst?', en: 'In which language is the text?' };
export const LANGUAGES: Readonly<Record<'nl' | 'en', Text>> = {
  nl: { nl: 'Nederlands', en: 'Dutch' },
  en: { nl: 'Engels', en: 'English' },
};
export const SOURCE: Text = { nl: 'Waar komt de tekst vandaan?', en: 'Where does the text come from?' };
export const PASTED: Text = { nl: 'geplakte tekst', en: 'pasted text' };
export const WHICH_ARTICLES: Text = { nl: 'Welke artikelen bewaren?', en: 'Which articles to store?' };
export const READ: Text = { nl: 'Lees artikel {id}', en: 'Read Law {id}' };
export const HAVE_ALREADY: Text = {
  nl: 'Dit hebt u al ({source}). Als u dit aankruist, komt de nieuwe tekst ervoor in de plaats.',
  en: 'You have this already ({source}). If you tick it, the new text takes its place.',
};
export const WORSE: Text = {
  nl: 'In de oude tekst staan meer nummers. Daarom staat hier geen kruisje.',
  en: 'The old text has more of the numbers. That is why this is not ticked.',
};
export const LOOSE_PARTS: Text = {
  nl: '{count} stukken zonder nummer, bewaard bij het hele artikel',
  en: '{count} parts without a number, kept with the whole article',
};
export const SAVE: Text = { nl: 'Bewaar deze tekst', en: 'Store this text' };
export const DISCARD: Text = { nl: 'Niet bewaren', en: 'Do not store' };
export const NOTHING_CHOSEN: Text = { nl: 'Kruis eerst een artikel aan.', en: 'Tick an article first.' };
export const SAVED: Text = {
  nl: 'Bewaard: {count}. Was er al een tafel open? Herlaad die pagina, dan ziet u de tekst ook daar.',
  en: 'Stored: {count}. Was a table open already? Reload that page, and you see the text there too.',
};
export const DISCARDED: Text = { nl: 'Er is niets bewaard.', en: 'Nothing was stored.' };
export const AND_MORE: Text = { nl: 'en nog {count}', en: 'and {count} more' };

export const NOT_PLACED: Text = { nl: 'Niet bij een artikel ({count})', en: 'Not with an article ({count})' };
export const MENDED: Text = { nl: 'Hersteld of weggelaten ({count})', en: 'Mended or left out ({count})' };
export const DOUBTS: Text = { nl: 'Zo gelaten, kijk dit na ({count})', en: 'Left as it is, please check ({count})' };

export const UNPLACED: Readonly<Record<UnplacedKind, Text>> = {
  outside: { nl: 'Tekst buiten de artikelen', en: 'Text outside the articles' },
  remark: { nl: 'Opmerkingen van de website, niet officieel', en: 'Remarks of the website, not official' },
  contents: { nl: 'Inhoudsopgave', en: 'Contents list' },
  register: { nl: 'Register', en: 'Index' },
  emptyArticle: { nl: 'Alleen een kop, zonder tekst', en: 'A heading alone, without a text' },
  twice: { nl: 'Staat er nog eens in, korter', en: 'Is there once more, shorter' },
};
export const REPAIRS: Readonly<Record<RepairKind, Text>> = {
  character: { nl: 'Onzichtbare of samengeplakte tekens vervangen', en: 'Invisible or joined characters replaced' },
  space: { nl: 'Harde spaties gewone spaties gemaakt', en: 'Hard spaces made plain ones' },
  softHyphen: { nl: 'Zachte afbreekstreepjes weggehaald', en: 'Soft hyphens taken out' },
  hyphen: { nl: 'Afgebroken woorden weer aan elkaar gezet', en: 'Broken words joined again' },
  line: { nl: 'Regels van één zin aan elkaar gezet', en: 'Lines of one sentence joined' },
  page: { nl: 'Paginanummers en kopregels weggelaten', en: 'Page numbers and running heads left out' },
  frame: { nl: 'Regels en tekens van de website weggelaten', en: 'Lines and marks of the website left out' },
  mark: {
    nl: 'Lijstnummers of streepjes zonder artikelnummer weggelaten; de tekst erachter is bewaard',
    en: 'List numbers or dashes that are no article numbers left out; the text behind them is kept',
  },
  repeat: { nl: 'Stond er twee keer, één keer weggelaten', en: 'Stood there twice, once left out' },
};
export const DOUBT: Readonly<Record<DoubtKind, Text>> = {
  hyphen: { nl: 'Streepje aan het eind van een regel laten staan', en: 'Hyphen at the end of a line left' },
  note: { nl: 'Noot midden in de tekst', en: 'Note in the middle of the text' },
  bracket: { nl: 'Haakje zonder tegenhanger', en: 'Bracket without its other half' },
  emptyHead: { nl: 'Kop zonder tekst eronder', en: 'Heading without a text below it' },
  loose: { nl: 'Stukken zonder nummer', en: 'Parts without a number' },
  gap: { nl: 'Hiervoor ontbreekt een letter of nummer', en: 'A letter or number is missing before this' },
  spelling: { nl: 'Misschien een streepje verloren', en: 'Has perhaps lost a hyphen' },
  letter: { nl: 'Vreemde letter', en: 'Odd letter' },
};

export const STORED: Text = { nl: 'Wat er bewaard is', en: 'What is stored' };
export const STORED_NONE: Text = { nl: 'Er is nog niets bewaard.', en: 'Nothing is stored yet.' };
export const STORED_BOOK: Text = {
  nl: 'Spelregels {edition}, {language}: {count}',
  en: 'Laws of {edition}, {language}: {count}',
};
export const ARTICLES_ONE: Text = { nl: 'één artikel', en: 'one article' };
export const ARTICLES: Text = { nl: '{count} artikelen', en: '{count} articles' };
export const FROM: Text = { nl: 'Uit', en: 'From' };
export const SHOW: Text = { nl: 'Toon de artikelen', en: 'Show the articles' };
export const REMOVE: Text = { nl: 'Verwijder', en: 'Remove' };
export const REMOVE_SURE: Text = {
  nl: 'Weet u het zeker? De tekst is dan weg.',
  en: 'Are you sure? The text is gone then.',
};
export const REMOVE_YES: Text = { nl: 'Ja, verwijder', en: 'Yes, remove' };
export const REMOVE_NO: Text = { nl: 'Nee, laat staan', en: 'No, leave it' };
export const REMOVED: Text = { nl: 'Verwijderd.', en: 'Removed.' };
