// Labels of the empty table.
import type { Text } from '../../text';

export const TITLE: Text = { nl: 'Lege tafel', en: 'Empty table' };
export const INTRO: Text = {
  nl: 'Voor een tafel met echte kaarten. U vult in wat er gebeurde; Slagwacht legt de spelregels uit. De WL beslist.',
  en: 'For a table with real cards. You enter what happened; Slagwacht explains the laws. The Director decides.',
};
export const PLAYING: Text = { nl: 'Speelt u dit spel zelf nog?', en: 'Are you still playing this board yourself?' };
export const YES_PLAYING: Text = { nl: 'Ja, ik speel mee', en: 'Yes, I am playing' };
export const NOT_PLAYING: Text = { nl: 'Nee', en: 'No' };
export const LAWS_ONLY: Text = {
  nl: 'Dan krijgt u hier alleen de spelregels, geen kaarten: wie speelt, mag geen geheugensteun gebruiken (40B2d). Stop en roep de WL.',
  en: 'Then you get the laws only here and no cards: a player may use no aid to memory (40B2d). Stop and call the Director.',
};
export const NO_LONGER: Text = { nl: 'Het spel is afgelopen', en: 'The board is over' };
export const LAWS: Text = { nl: 'Spelregels', en: 'Laws' };
export const SETTINGS: Text = { nl: 'Instellingen', en: 'Settings' };
export const OTHER_LANGUAGE: Text = { nl: 'English', en: 'Nederlands' };
export const REPORT: Text = { nl: 'Melden wat er gebeurde', en: 'Report what happened' };
export const UNDO: Text = { nl: 'Laatste stap terug', en: 'Undo the last step' };
export const NEW: Text = { nl: 'Nieuw spel', en: 'New board' };
export const RESTORE: Text = { nl: 'Toch het vorige spel', en: 'Back to the last board' };
export const CLEARED: Text = { nl: 'De tafel is leeg.', en: 'The table is empty.' };

export const DEALER: Text = { nl: 'Gever', en: 'Dealer' };
export const VULNERABLE: Text = { nl: 'Kwetsbaar', en: 'Vulnerable' };
export const VULNERABILITIES: Readonly<Record<'none' | 'NS' | 'EW' | 'all', Text>> = {
  none: { nl: 'niemand', en: 'nobody' },
  NS: { nl: 'Noord-Zuid', en: 'North-South' },
  EW: { nl: 'Oost-West', en: 'East-West' },
  all: { nl: 'allen', en: 'all' },
};
export const HOW: Text = { nl: 'Hoe wilt u beginnen?', en: 'How do you want to begin?' };
export const BY_CALLS: Text = { nl: 'Bieden, één voor één', en: 'The auction, call by call' };
export const BY_CONTRACT: Text = { nl: 'Meteen het contract', en: 'The contract at once' };
export const ONLY_REPORT: Text = { nl: 'Geen kaarten, alleen melden', en: 'No cards, only report' };
export const CONTRACT: Text = { nl: 'Contract', en: 'Contract' };
export const AUCTION: Text = { nl: 'Het bieden', en: 'The auction' };
export const WHO_CALLS: Text = { nl: 'Wie biedt?', en: 'Who calls?' };
export const SKIP_AUCTION: Text = { nl: 'Contract invullen', en: 'Enter the contract' };
export const PASSED_OUT: Text = { nl: 'Vier keer gepast: het spel is uit.', en: 'Passed out: the board is over.' };
export const OVER: Text = { nl: 'Het spel is uit.', en: 'The board is over.' };

export const PLAY: Text = { nl: 'Kaart invullen', en: 'Enter a card' };
export const WHO_PLAYS: Text = { nl: 'Wie speelt?', en: 'Who plays?' };
export const ODDLY: Text = { nl: 'Niet gewoon gespeeld?', en: 'Not played as usual?' };
export const AS: Text = { nl: 'De volgende kaart is', en: 'The next card is' };
export const AS_USUAL: Text = { nl: 'gewoon gespeeld', en: 'played as usual' };
export const AS_LEAD: Text = { nl: 'voorgespeeld in een nieuwe slag', en: 'a lead to a new trick' };
export const AS_FOLLOW: Text = { nl: 'bijgelegd in de laatste slag', en: 'added to the last trick' };
export const HANDS: Text = { nl: 'Handen invullen (hoeft niet)', en: 'Enter hands (if you like)' };
export const HAND_OF: Text = { nl: 'Kaarten van {seat} nu', en: 'Cards of {seat} now' };

export const TABLE: Text = { nl: 'De tafel', en: 'The table' };
export const TURN: Text = { nl: 'aan de beurt', en: 'to play' };
export const DECLARER: Text = { nl: 'leider', en: 'declarer' };
export const DUMMY: Text = { nl: 'blinde', en: 'dummy' };
export const TRICK: Text = { nl: 'Slag {trick}', en: 'Trick {trick}' };
export const WON: Text = {
  nl: 'Gewonnen: {ns} door Noord-Zuid, {ew} door Oost-West',
  en: 'Won: {ns} by North-South, {ew} by East-West',
};
export const MAJOR: Text = { nl: 'grote strafkaart', en: 'major penalty card' };
export const MINOR: Text = { nl: 'kleine strafkaart', en: 'minor penalty card' };
export const ALLOWED: Text = { nl: 'Wat ieder nu mag spelen', en: 'What each seat may play now' };
export const UNKNOWN_HAND: Text = {
  nl: 'De hand van {seats} is niet ingevuld.',
  en: 'The hand of {seats} was not entered.',
};
export const WAITS: Text = { nl: 'Wacht tot er gekozen is.', en: 'Waits for a choice.' };
export const NO_CARDS: Text = { nl: 'Geen kaarten meer.', en: 'No cards left.' };
export const TELLING: Text = { nl: 'Uitleg', en: 'Explanation' };
