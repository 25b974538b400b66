// What the cards of the laws can ask for on the review page, beside choices and answers.
import type { Browser } from 'webextension-polyfill';
import { hashOf } from '../ui/laws/place';
import type { CardActions } from '../ui/overlay/view';
import type { Settings } from '../ui/settings';

/** Nothing can be muted, reported or declared in a review: what a record holds is there to be seen. */
const nothing = () => {};

export const reviewActions = (
  browser: Browser,
  change: (change: Partial<Settings>) => void,
): Omit<CardActions, 'choose' | 'takeBack' | 'answer'> => ({
  look: (id) => void browser.tabs.create({ url: browser.runtime.getURL(`laws.html${hashOf({ at: 'article', id })}`) }),
  pullOut: () => Promise.reject(new Error('a review has no drawers')),
  copy: (text) =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    ),
  change,
  openOptions: () => void browser.runtime.openOptionsPage(),
  unreport: nothing,
  mute: nothing,
  unmute: nothing,
  dismiss: nothing,
  declare: nothing,
  copyProblem: nothing,
});
