// The extension's service worker (Chromium) or event page (Firefox).
import browser from 'webextension-polyfill';
import { isQuestion } from './messages';

browser.runtime.onMessage.addListener((message: unknown) => {
  // Undefined, not a promise, leaves a message that is not ours to others.
  if (!isQuestion(message) || message.kind !== 'options') return undefined;
  return browser.runtime.openOptionsPage();
});
