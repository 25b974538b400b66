// The mode at the toolbar's icon: a letter, and in words where the pointer rests. It counts nothing.
import type { Mode } from '../disclose/declared';
import type { Lang, Text } from '../text';
import { LETTERS, MODE_NAMES } from '../ui/modes';

/** The part of `browser.action` that we use. */
export interface Action {
  setBadgeText(details: { tabId: number; text: string }): Promise<void>;
  setBadgeBackgroundColor(details: { tabId: number; color: string }): Promise<void>;
  setBadgeTextColor?(details: { tabId: number; color: string }): unknown;
  setTitle(details: { tabId: number; title: string }): Promise<void>;
}

const IDLE: Text = { nl: 'kijkt hier niet mee', en: 'is not looking on here' };

/** Contrast above 7:1, in light and dark toolbars. */
const PAPER = '#1b1b1b';
const INK = '#ffffff';

/** `mode` null: no table in this tab, or switched off there. Rejects where the tab is gone. */
export async function showMode(action: Action, tabId: number, mode: Mode | null, lang: Lang): Promise<void> {
  await action.setBadgeBackgroundColor({ tabId, color: PAPER });
  await action.setBadgeTextColor?.({ tabId, color: INK });
  await action.setBadgeText({ tabId, text: mode === null ? '' : LETTERS[mode][lang] });
  await action.setTitle({ tabId, title: `Slagwacht: ${mode === null ? IDLE[lang] : MODE_NAMES[mode][lang]}` });
}
