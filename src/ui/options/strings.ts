// Labels of the toolbar popup and the options page.
import type { Text } from '../../text';

export const PURPOSE: Text = {
  nl: 'Legt de spelregels uit. Helpt niet bij bieden of spelen.',
  en: 'Explains the laws of bridge. Does not help you to bid or play.',
};
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
export const PERMISSIONS: Text = { nl: 'Wat Slagwacht mag', en: 'What Slagwacht may do' };
export const PERMISSION_LIST: readonly Text[] = [
  {
    nl: 'De tafel lezen op de pagina’s in de lijst hierboven. Op andere pagina’s doet Slagwacht niets.',
    en: 'Read the table on the pages in the list above. On other pages Slagwacht does nothing.',
  },
  {
    nl: 'Uw instellingen bewaren in deze browser. Meer niet.',
    en: 'Keep your settings in this browser. Nothing else.',
  },
];
export const NEVER: Text = { nl: 'Wat Slagwacht nooit doet', en: 'What Slagwacht never does' };
export const NEVER_LIST: readonly Text[] = [
  {
    nl: 'Raad geven over bieden of spelen: geen punten, geen kansen, geen beste kaart.',
    en: 'Advise on bidding or play: no points, no odds, no best card.',
  },
  { nl: 'Kaarten lezen die u niet ziet.', en: 'Read cards that you do not see.' },
  {
    nl: 'Klikken, typen, chatten of alerteren voor u.',
    en: 'Click, type, chat or alert for you.',
  },
  {
    nl: 'Iets versturen. Er gaat niets van uw browser naar buiten, ook geen statistiek.',
    en: 'Send anything. Nothing leaves your browser, no statistics either.',
  },
  {
    nl: 'Een uitspraak doen. Dat doet de wedstrijdleider (WL).',
    en: 'Give a ruling. The Director does that.',
  },
];
export const VERSION: Text = { nl: 'Versie', en: 'Version' };
