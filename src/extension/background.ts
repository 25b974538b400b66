// The extension's service worker (Chromium) or event page (Firefox): the referee sits here, once for all pages.
import browser from 'webextension-polyfill';
import { answering, type Sender } from './answering';
import { officialTexts } from './law-texts';
import { openTabs } from './tabs';

const tabs = openTabs(browser.storage.session, browser.action, () => new Date());
const answer = answering({
  id: browser.runtime.id,
  openOptions: () => browser.runtime.openOptionsPage(),
  official: (ids, edition) => officialTexts(browser.storage.local, ids, edition),
  tabs,
  async putBeside(which, { tab, frame }) {
    const target = { tabId: tab, frameIds: [frame] };
    const [result] = await browser.scripting.executeScript({ target, files: [`drawer-${which}.js`] });
    if (result?.error !== undefined) throw result.error;
  },
  async openPage(which, at) {
    await browser.tabs.create({
      url: browser.runtime.getURL(`${which === 'report' ? 'table' : which}.html${at === '' ? '' : `#${at}`}`),
    });
  },
});
browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => answer(message, sender));
browser.tabs.onRemoved.addListener((tab) => void tabs.closed(tab));
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
});
