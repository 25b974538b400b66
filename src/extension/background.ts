// The extension's service worker (Chromium) or event page (Firefox).
import browser from 'webextension-polyfill';
import { articleCards } from './articles';
import { isQuestion } from './messages';

browser.runtime.onMessage.addListener((message: unknown) => {
  // Undefined, not a promise, leaves a message that is not ours to others.
  if (!isQuestion(message)) return undefined;
  if (message.kind === 'options') return browser.runtime.openOptionsPage();
  return Promise.resolve(articleCards(message.ids, message.edition));
});
