// Law 47F: a played card stays played, apart from the cases that 47A to E and 53B name; online the table's own rules on undo come first.
import type { Undo } from '../detect/occasions';
import type { Say, Text } from '../text';
import type { ArticleId, Ruling } from './law';
import { ruling } from './option';

const ASKED: Text = {
  nl: 'Een gespeelde kaart blijft gespeeld, ook als hij per ongeluk werd getrokken. Er is geen recht op terugnemen.',
  en: 'A played card stays played, also when it was pulled by mistake. There is no right to take it back.',
};
const REFUSED: Text = {
  nl: 'De kaart blijft gespeeld. Weigeren mag: er is geen recht op terugnemen.',
  en: 'The card stays played. Refusing is allowed: there is no right to take it back.',
};
const DONE: Text = {
  nl: 'Er is een gespeelde kaart teruggenomen. Buiten de gevallen van 47A tot E mag dat niet.',
  en: 'A played card was taken back. Outside the cases of 47A to E that is not allowed.',
};
const DONE_SEVERAL: Text = {
  nl: 'Er zijn gespeelde kaarten teruggenomen. Buiten de gevallen van 47A tot E mag dat niet.',
  en: 'Played cards were taken back. Outside the cases of 47A to E that is not allowed.',
};
const EXCEPT: Say = {
  text: {
    nl: 'Wel terug mag: na een rechtzetting (A), om een fout te herstellen (B), na een verspreking van de leider (C), als een tegenstander wijzigt (D) en na verkeerde informatie (E).',
    en: 'It may go back after a rectification (A), to correct an illegal play (B), after a slip of the tongue by declarer (C), when an opponent changes (D) and after wrong information (E).',
  },
};
const PENALTY: Say = {
  text: {
    nl: 'Toont een tegenspeler bij het terugnemen een tweede kaart, dan kan dat een strafkaart worden (49).',
    en: 'If a defender shows a second card while taking back, it can become a penalty card (49).',
  },
};
const ONLINE: Say = {
  text: {
    nl: 'Online kan het toernooireglement of het platform terugnemen toestaan. Dat beoordeelt de WL.',
    en: 'Online the regulations or the platform may allow an undo. That is for the director.',
  },
};

const TEXT: Readonly<Record<Undo['step'], Text>> = { asked: ASKED, refused: REFUSED, done: DONE };

function undone(found: Undo, articles: readonly ArticleId[]): Ruling | null {
  if (found.phase === 'auction' || found.what === 'call') return null;
  return ruling(
    47,
    articles,
    { text: found.step === 'done' && found.cards.length > 1 ? DONE_SEVERAL : TEXT[found.step] },
    { why: [EXCEPT, PENALTY], director: [ONLINE], settled: false },
  );
}

/** Law 47 on an undo of a card; one of a call is for law 25. */
export const takenBackCard = (found: Undo): Ruling | null => undone(found, ['47F2', '47F', '45C']);
/** The same in 1997, where 47F has no parts. */
export const takenBackCard1997 = (found: Undo): Ruling | null => undone(found, ['47F']);
