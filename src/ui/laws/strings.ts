// Labels of the law index.
import type { Text } from '../../text';

export const TITLE: Text = { nl: 'Spelregels opzoeken', en: 'Look up the laws' };
export const SEARCH: Text = { nl: 'Zoek een woord of een artikelnummer', en: 'Search for a word or an article number' };
export const SEARCH_HINT: Text = {
  nl: 'Bijvoorbeeld: kaart gevallen, te snel, 57A',
  en: 'For instance: card dropped, too fast, 57A',
};
export const CLEAR: Text = { nl: 'Wis', en: 'Clear' };
export const ARTICLES_FOUND: Text = { nl: 'artikelen gevonden', en: 'articles found' };
export const ONE_FOUND: Text = { nl: '1 artikel gevonden', en: '1 article found' };
export const NONE_FOUND: Text = {
  nl: 'Niets gevonden. Probeer een ander of een korter woord.',
  en: 'Nothing found. Try another or a shorter word.',
};
export const NOT_IN_LIST: Text = {
  nl: 'staat niet in deze lijst.',
  en: 'is not in this list.',
};
export const AROUND_INSTEAD: Text = {
  nl: 'Dit is het artikel eromheen:',
  en: 'This is the article around it:',
};
export const ARTICLES: Text = { nl: 'Artikelen', en: 'Articles' };
export const ARTICLE: Text = { nl: 'Artikel', en: 'Article' };
export const TOPICS: Text = { nl: 'Vaak gezocht', en: 'Often looked for' };
export const CONTENTS: Text = { nl: 'Alle artikelen', en: 'All articles' };
export const GLOSSARY: Text = { nl: 'Begrippen van A tot Z', en: 'Terms from A to Z' };
export const TO_START: Text = { nl: 'Naar het begin', en: 'To the beginning' };
export const BACK: Text = { nl: 'Terug', en: 'Back' };
export const PREVIOUS: Text = { nl: 'Vorige', en: 'Previous' };
export const NEXT: Text = { nl: 'Volgende', en: 'Next' };
export const PART_OF: Text = { nl: 'Hoort bij', en: 'Part of' };
export const EXAMPLE: Text = { nl: 'Voorbeeld', en: 'Example' };
export const PARTS: Text = { nl: 'Onderdelen', en: 'Parts' };
export const REFERS: Text = { nl: 'Verwijst naar', en: 'Refers to' };
export const NAMED_BY: Text = { nl: 'Wordt genoemd in', en: 'Referred to by' };
export const NOBODY: Text = { nl: 'Geen ander artikel verwijst hiernaar.', en: 'No other article refers to this.' };
export const OPEN_HERE: Text = {
  nl: 'Druk op een artikel: het gaat hier open.',
  en: 'Press an article: it opens right here.',
};
export const OPEN_ALL: Text = { nl: 'Open alles hieronder', en: 'Open all below' };
export const CLOSE_ALL: Text = { nl: 'Sluit alles hieronder', en: 'Close all below' };
export const READ_ALREADY: Text = { nl: 'staat hierboven al open', en: 'is open above already' };
export const AS_PAGE: Text = { nl: 'Lees dit artikel apart', en: 'Read this article by itself' };
export const EDITION: Text = { nl: 'Editie', en: 'Edition' };
export const EDITION_SHOWN: Text = { nl: 'wat u hier leest', en: 'what you read here' };
export const EDITION_SAME: Text = { nl: 'hetzelfde', en: 'the same' };
export const EDITION_OTHER: Text = { nl: 'anders verwoord', en: 'worded otherwise' };
export const EDITION_NONE: Text = { nl: 'niet uitgewerkt', en: 'not worked out' };
export const OTHER_EDITION: Text = {
  nl: 'Voor de editie die u koos, is dit niet uitgewerkt. Dit is de editie',
  en: 'For the edition that you chose this is not worked out. This is the edition',
};
export const NOT_WORKED_OUT: Text = {
  nl: 'Van dit artikel is alleen het onderwerp beschreven. De regels zelf staan in het spelregelboekje.',
  en: 'Of this article only the subject is described. The rules themselves are in the law book.',
};
export const OWN_WORDS: Text = {
  nl: 'Uitleg in onze eigen woorden, geen uitspraak. De WL beslist.',
  en: 'Explained in our own words; no ruling. The Director decides.',
};
export const KNOWLEDGE: Text = {
  nl: 'Deze uitleg komt uit vakkennis. Vraag de WL om bevestiging.',
  en: 'This explanation comes from professional knowledge. Ask the Director to confirm it.',
};
export const LAW_BOOK: Text = { nl: 'Het spelregelboekje (bridge.nl)', en: 'The law book (worldbridge.org)' };
export const NEW_TAB: Text = { nl: 'opent in een nieuw tabblad', en: 'opens in a new tab' };
export const TERMS_FOUND: Text = { nl: 'Betekenis', en: 'Meaning' };
export const SEE_ALSO: Text = { nl: 'Zie ook', en: 'See also' };
export const TERM_ARTICLES: Text = { nl: 'Waar het staat', en: 'Where it stands' };
export const CLOSE: Text = { nl: 'Sluiten', en: 'Close' };
export const SHUT_NOTE: Text = { nl: 'Sluit de uitleg', en: 'Close the explanation' };
export const KEYS: Text = { nl: 'Toetsen', en: 'Keys' };
export const SMALLER: Text = { nl: 'Kleinere tekst', en: 'Smaller text' };
export const LARGER: Text = { nl: 'Grotere tekst', en: 'Larger text' };
export const SETTINGS: Text = { nl: 'Instellingen', en: 'Settings' };

/** Keys of the page; each with what it does. */
export const KEY_LIST: readonly { keys: Text; does: Text }[] = [
  { keys: { nl: '/', en: '/' }, does: { nl: 'naar het zoekveld', en: 'to the search box' } },
  {
    keys: { nl: 'pijl omlaag, pijl omhoog', en: 'arrow down, arrow up' },
    does: { nl: 'door wat gevonden is', en: 'through what was found' },
  },
  { keys: { nl: 'Enter', en: 'Enter' }, does: { nl: 'openen of sluiten', en: 'open or close' } },
  {
    keys: { nl: 'pijl links, pijl rechts', en: 'arrow left, arrow right' },
    does: { nl: 'vorig artikel, volgend artikel', en: 'previous article, next article' },
  },
  {
    keys: { nl: 'Esc', en: 'Esc' },
    does: {
      nl: 'zoekveld wissen, uitleg of deze lijst sluiten',
      en: 'clear the search box, close an explanation or this list',
    },
  },
  { keys: { nl: 'Alt en pijl links', en: 'Alt and arrow left' }, does: { nl: 'terug', en: 'back' } },
  {
    keys: { nl: 'Tab', en: 'Tab' },
    does: { nl: 'naar het volgende op de pagina', en: 'to the next thing on the page' },
  },
  { keys: { nl: '?', en: '?' }, does: { nl: 'deze lijst', en: 'this list' } },
];

/** What players look for most, in their words; each is a search. */
export const OFTEN: readonly Text[] = [
  { nl: 'kaart gevallen', en: 'dropped card' },
  { nl: 'kaart genoemd', en: 'name a card' },
  { nl: 'strafkaart', en: 'penalty card' },
  { nl: 'voor de beurt', en: 'out of turn' },
  { nl: 'verzaken', en: 'revoke' },
  { nl: 'onvolledige slag', en: 'incomplete trick' },
  { nl: 'claim', en: 'claim' },
  { nl: 'misklik', en: 'misclick' },
  { nl: 'te laag geboden', en: 'insufficient bid' },
  { nl: 'alerteren', en: 'alert' },
  { nl: 'uitleg', en: 'explanation' },
  { nl: 'denkpauze', en: 'hesitation' },
  { nl: 'te snel', en: 'too fast' },
  { nl: 'verbinding weg', en: 'lost connection' },
  { nl: 'telefoon', en: 'phone' },
  { nl: 'toeschouwer', en: 'spectator' },
  { nl: 'verkeerd bord', en: 'wrong board' },
  { nl: 'onklaar bord', en: 'fouled board' },
  { nl: 'te weinig kaarten', en: 'too few cards' },
];

/** The law book in chapters that a player knows; `to`: the last law of each. */
export const CHAPTERS: readonly { to: number; name: Text }[] = [
  { to: 16, name: { nl: 'Voorbereiding, WL en informatie', en: 'Preparation, Director and information' } },
  { to: 40, name: { nl: 'Bieden', en: 'The auction' } },
  { to: 60, name: { nl: 'Spelen', en: 'The play' } },
  { to: 71, name: { nl: 'Verzaken, slagen en claims', en: 'Revokes, tricks and claims' } },
  { to: 99, name: { nl: 'Gedrag, score en leiding', en: 'Conduct, score and direction' } },
];
