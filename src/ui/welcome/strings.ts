// Words of the screens after the first installation.
import type { Text } from '../../text';

export const STEP: Text = { nl: 'Stap {n} van {of}', en: 'Step {n} of {of}' };
export const NEXT: Text = { nl: 'Verder', en: 'Next' };
export const BACK: Text = { nl: 'Terug', en: 'Back' };
export const TO_SETTINGS: Text = { nl: 'Naar de instellingen', en: 'To the settings' };
/** Each in the language that it switches to. */
export const OTHER_LANGUAGE: Text = { nl: 'English', en: 'Nederlands' };
export const SMALLER: Text = { nl: 'Kleinere tekst', en: 'Smaller text' };
export const LARGER: Text = { nl: 'Grotere tekst', en: 'Larger text' };

export const DOES: Text = { nl: 'Wat Slagwacht doet', en: 'What Slagwacht does' };
export const DOES_LIST: readonly Text[] = [
  {
    nl: 'Gaat er aan tafel iets niet volgens de regels? Dan ziet u welk artikel geldt en wie wat mag kiezen.',
    en: 'Does something at the table not go by the laws? Then you see which article holds and who may choose what.',
  },
  {
    nl: 'U ziet een klein knopje naast de tafel. Een venster opent alleen als er iets te zeggen is. U sluit het met één druk of met Esc.',
    en: 'You see a small button beside the table. A panel opens only when there is something to say. You close it with one press or with Esc.',
  },
  {
    nl: 'U kunt ook zelf melden wat er gebeurde, regels opzoeken met gewone woorden, en een spel terugkijken.',
    en: 'You can also report yourself what happened, look the laws up by everyday words, and review a board.',
  },
  {
    nl: 'Het is uitleg. De wedstrijdleider (WL) beslist.',
    en: 'It explains. The Director decides.',
  },
];

export const NEVER: Text = { nl: 'Wat Slagwacht nooit doet', en: 'What Slagwacht never does' };
export const MAY: Text = {
  nl: 'Wat Slagwacht mag, en hoe u dat nagaat',
  en: 'What Slagwacht may do, and how to check it',
};

export const MODE: Text = { nl: 'In welke stand?', en: 'In which mode?' };
export const MODE_ABOUT: Text = {
  nl: 'Slagwacht ziet aan de pagina of u speelt, toekijkt of terugkijkt. Bij twijfel doet het alsof u speelt. De letter staat bij het knopje in de werkbalk van uw browser. WL zet u zelf aan, in het venster.',
  en: 'Slagwacht sees on the page whether you play, watch or review. In doubt it acts as if you play. The letter stands at the button in the toolbar of your browser. TD you switch on yourself, in the panel.',
};
export const RELOAD: Text = {
  nl: 'Was er al een tafel open? Herlaad die pagina.',
  en: 'Was a table open already? Reload that page.',
};
export const RELOAD_WARNING: Text = {
  nl: 'Let op: door herladen kan de website u uitloggen. Speelt u nu? Wacht dan tot het spel of de zitting voorbij is.',
  en: 'Mind: reloading may log you out of the website. Are you playing now? Then wait until the board or the session is over.',
};
