// Labels of the toolbar popup and the options page.
import type { Edition } from '../../laws/law';
import type { Notrump, Text } from '../../text';

export const PURPOSE: Text = {
  nl: 'Legt de spelregels uit. Helpt niet bij bieden of spelen.',
  en: 'Explains the laws of bridge. Does not help you to bid or play.',
};
export const SETTINGS: Text = { nl: 'Instellingen', en: 'Settings' };
export const LOOKS: Text = { nl: 'Taal en tekst', en: 'Language and text' };
export const LANGUAGE: Text = { nl: 'Taal', en: 'Language' };
export const LANGUAGES: Readonly<Record<'nl' | 'en', string>> = { nl: 'Nederlands', en: 'English' };
export const SIZE: Text = { nl: 'Tekstgrootte', en: 'Text size' };
export const THEME: Text = { nl: 'Kleuren', en: 'Colours' };
export const THEMES: Readonly<Record<'auto' | 'light' | 'dark', Text>> = {
  auto: { nl: 'zoals uw computer', en: 'as your computer' },
  light: { nl: 'licht', en: 'light' },
  dark: { nl: 'donker', en: 'dark' },
};
export const SITES: Text = { nl: 'Waar Slagwacht meekijkt', en: 'Where Slagwacht looks on' };
export const RELOAD_HINT: Text = {
  nl: 'Was een pagina al open toen u Slagwacht installeerde? Herlaad die pagina één keer.',
  en: 'Was a page open already when you installed Slagwacht? Reload that page once.',
};
export const QUIET: Text = { nl: 'Stil tot morgen', en: 'Quiet until tomorrow' };
export const MUTED: Text = { nl: 'Soorten die u hebt uitgezet', en: 'Kinds that you have muted' };
export const UNMUTE: Text = { nl: 'Weer aan', en: 'Switch on again' };
export const MORE: Text = { nl: 'Alle instellingen', en: 'All settings' };

export const NOT_HERE: Text = {
  nl: 'Op deze pagina doet Slagwacht niets.',
  en: 'On this page Slagwacht does nothing.',
};
export const OFF_HERE: Text = {
  nl: 'Slagwacht staat uit op deze website.',
  en: 'Slagwacht is switched off on this website.',
};
export const NO_TABLE: Text = {
  nl: 'Er is nu geen tafel te zien. Ziet u er wel een? Herlaad de pagina.',
  en: 'There is no table in view now. Do you see one? Reload the page.',
};

export const ALSO: Text = { nl: 'Ook van Slagwacht', en: 'Also of Slagwacht' };
export const LAW_INDEX: Text = { nl: 'Regels opzoeken', en: 'Look up the laws' };
export const EMPTY_TABLE: Text = { nl: 'Lege tafel', en: 'Empty table' };
export const REVIEW: Text = { nl: 'Spel terugkijken', en: 'Review a board' };
export const OWN_LAWS: Text = { nl: 'Eigen spelregeltekst', en: 'Your own text of the laws' };
export const WELCOME: Text = { nl: 'De uitleg bij het begin nog eens', en: 'The introduction once more' };

export const LAWS: Text = { nl: 'Spelregels', en: 'Laws' };
export const EDITION: Text = { nl: 'Uitgave', en: 'Edition' };
export const EDITIONS: Readonly<Record<Edition, Text>> = {
  '2017': { nl: '2017 (geldt nu)', en: '2017 (in force)' },
  '2007': { nl: '2007 (oud)', en: '2007 (old)' },
  '1997': { nl: '1997 (oud)', en: '1997 (old)' },
};
export const OLD_EDITION: Text = {
  nl: 'Van deze uitgave is maar een deel uitgewerkt. Waar uitleg ontbreekt, staat dat erbij.',
  en: 'Of this edition only a part has been worked out. Where an explanation is missing, it says so.',
};
export const NOTRUMP: Text = { nl: 'Zonder troef', en: 'Notrump' };
export const NOTRUMPS: Readonly<Record<Notrump, Text>> = {
  SA: { nl: 'SA (sans atout)', en: 'SA' },
  ZT: { nl: 'ZT (zonder troef)', en: 'ZT' },
};
export const LINK: Text = { nl: 'Eigen adres voor artikelen', en: 'Your own address for articles' };
export const LINK_HINT: Text = {
  nl: 'Leeg: de link gaat naar uw bond. Zet {artikel} waar het nummer moet staan.',
  en: 'Empty: the link goes to the union. Put {artikel} where the number goes.',
};
export const LINK_EXAMPLE: Text = {
  nl: 'Artikel 64A1 wordt dan: {address}',
  en: 'Article 64A1 then becomes: {address}',
};
export const LINK_WRONG: Text = {
  nl: 'Dit adres wordt niet bewaard. Het moet met https:// beginnen, en {artikel} moet na de naam van de website staan.',
  en: 'This address is not kept. It must begin with https://, and {artikel} must stand after the name of the website.',
};

export const PLACE: Text = { nl: 'Plaats van het venster', en: 'Place of the panel' };
export const PLACE_OWN: Text = {
  nl: 'Het venster staat waar u het hebt neergezet.',
  en: 'The panel stands where you put it.',
};
export const PLACE_FREE: Text = {
  nl: 'Het venster zoekt zelf een vrije plek.',
  en: 'The panel finds free room by itself.',
};
export const PLACE_RESET: Text = { nl: 'Vrije plek laten zoeken', en: 'Let it find free room' };

export const FILE: Text = { nl: 'Instellingen bewaren of overnemen', en: 'Keep or take over settings' };
export const FILE_HINT: Text = {
  nl: 'Voor een andere computer of browser. In het bestand staan alleen deze instellingen, geen teksten van de spelregels.',
  en: 'For another computer or browser. The file holds these settings only, no texts of the laws.',
};
export const EXPORT: Text = { nl: 'Bewaar als bestand', en: 'Keep as a file' };
export const IMPORT: Text = { nl: 'Overnemen uit een bestand', en: 'Take over from a file' };
export const IMPORTED: Text = { nl: 'De instellingen zijn overgenomen.', en: 'The settings have been taken over.' };
export const UNDO: Text = { nl: 'Ongedaan maken', en: 'Undo' };
export const FILE_UNREADABLE: Text = {
  nl: 'Uw browser kan dit bestand niet lezen.',
  en: 'Your browser cannot read this file.',
};
export const NOTHING_CHANGED: Text = { nl: 'Er is niets veranderd.', en: 'Nothing has changed.' };

export const TESTED: Text = { nl: 'Websites, en wanneer getest', en: 'Websites, and when tested' };
export const CHANGED: Text = {
  nl: 'Een website kan veranderen. Herkent Slagwacht een tafel niet meer, dan zegt het dat en doet het niets.',
  en: 'A website may change. When Slagwacht no longer recognises a table it says so and does nothing.',
};
export const NEW: Text = { nl: 'Wat is nieuw', en: 'What is new' };
export const VERSION: Text = { nl: 'Versie {version}', en: 'Version {version}' };
export const THIS: Text = { nl: 'deze', en: 'this one' };
