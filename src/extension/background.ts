// The extension's service worker (Chromium) or event page (Firefox): the referee sits here, once for all pages.
import browser from 'webextension-polyfill';
import { answering } from './answering';

const answer = answering({ id: browser.runtime.id, openOptions: () => browser.runtime.openOptionsPage() });
browser.runtime.onMessage.addListener((message: unknown, sender: { id?: string }) => answer(message, sender));
