// What we may do and never do, in words.
import type { Text } from '../../text';

export const PERMISSIONS: Text = { nl: 'Wat Slagwacht mag', en: 'What Slagwacht may do' };
/** By the names of the manifest. */
export const PERMISSION_LIST: Readonly<Record<'hosts' | 'storage' | 'scripting' | 'activeTab' | 'contextMenus', Text>> =
  {
    hosts: {
      nl: 'De tafel lezen op de websites in de lijst. Op andere pagina’s doet Slagwacht uit zichzelf niets.',
      en: 'Read the table on the websites in the list. On other pages Slagwacht does nothing by itself.',
    },
    storage: {
      nl: 'Bewaren in deze browser: uw instellingen, en wat u zelf invoert of laat bewaren, zoals een spelregeltekst. Verder niets.',
      en: 'Keep in this browser: your settings, and what you put in or have kept yourself, such as a text of the laws. Nothing else.',
    },
    scripting: {
      nl: 'Op die websites een deel van zichzelf erbij laden als u erom vraagt, zoals de regels. Het komt uit Slagwacht zelf, niet van internet.',
      en: 'On those websites load a further part of itself when you ask for it, such as the laws. It comes from Slagwacht itself, not from the internet.',
    },
    activeTab: {
      nl: 'De spellen lezen die een pagina toont, één keer, als u op ‘Openen in Slagwacht’ drukt.',
      en: 'Read the boards that a page shows, once, when you press ‘Open in Slagwacht’.',
    },
    contextMenus: {
      nl: '‘Openen in Slagwacht’ zetten in het menu onder de rechtermuisknop.',
      en: 'Put ‘Open in Slagwacht’ into the menu under the right mouse button.',
    },
  };
export const NEVER: Text = { nl: 'Wat Slagwacht nooit doet', en: 'What Slagwacht never does' };
export const NEVER_LIST: readonly Text[] = [
  {
    nl: 'Raad geven over bieden of spelen: geen punten, geen kansen, geen beste kaart.',
    en: 'Advise on bidding or play: no points, no odds, no best card.',
  },
  { nl: 'Kaarten lezen die u niet ziet.', en: 'Read cards that you do not see.' },
  {
    nl: 'U tijdens het spelen helpen onthouden. Wat de tafel niet meer ziet, komt pas na afloop.',
    en: 'Help you to remember while you play. What the table no longer sees comes only after the board.',
  },
  {
    nl: 'Klikken, typen, chatten, alerteren of opeisen voor u.',
    en: 'Click, type, chat, alert or claim for you.',
  },
  {
    nl: 'Iets versturen. Er gaat niets van uw browser naar buiten, ook geen statistiek.',
    en: 'Send anything. Nothing leaves your browser, no statistics either.',
  },
  {
    nl: 'Iemand beschuldigen, of namen van spelers bewaren.',
    en: 'Accuse anybody, or keep names of players.',
  },
  {
    nl: 'Een uitspraak doen. Dat doet de wedstrijdleider (WL).',
    en: 'Give a ruling. The Director does that.',
  },
];
export const CHECK: Text = { nl: 'U kunt dit zelf nagaan', en: 'You can check this yourself' };
export const OPEN_SOURCE: Text = {
  nl: 'Slagwacht is open source: iedereen mag de code lezen en nabouwen. De rechten hierboven staan ook bij de uitbreidingen van uw browser.',
  en: 'Slagwacht is open source: anybody may read the code and build it. The permissions above also stand with the extensions of your browser.',
};
export const LICENCES: Text = { nl: 'Licentie en gebruikte software', en: 'Licence and software used' };
