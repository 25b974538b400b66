// The extension's service worker (Chromium) or event page (Firefox): the referee sits here, once for all pages.
import browser from 'webextension-polyfill';
import { defaults, readSettings, type Settings } from '../ui/settings';
import { answering, type Sender } from './answering';
import { officialTexts } from './law-texts';
import { makeMenu, onMenu } from './menu';
import { KEY } from './storage';
import { openTabs } from './tabs';

const tabs = openTabs(browser.storage.session, browser.action, () => new Date());
async function settings(): Promise<Settings> {
  const stored = (await browser.storage.local.get(KEY))[KEY];
  return readSettings(stored, defaults(browser.i18n.getUILanguage())).settings;
}
const answer = answering({
  id: browser.runtime.id,
  openOptions: () => browser.runtime.openOptionsPage(),
  official: (ids, edition) => officialTexts(browser.storage.local, ids, edition),
  articleLink: async () => (await settings()).articleLink,
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
let menuMade: Promise<unknown> = Promise.resolve();
/** One after the other: two at a time would put each entry in twice, which the browser refuses. */
function menu(): void {
  menuMade = menuMade.then(async () => {
    await makeMenu(browser, (await settings()).lang);
  });
  menuMade = menuMade.catch((error: unknown) => console.error('Slagwacht:', error));
}
// Entries outlive the background, and their words follow the language that is set.
for (const event of [browser.runtime.onInstalled, browser.runtime.onStartup]) event.addListener(menu);
browser.storage.local.onChanged.addListener((changes) => {
  if (changes[KEY] !== undefined) menu();
});
browser.contextMenus.onClicked.addListener((info, tab) => void onMenu(browser, info, tab));
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
});
browser.commands.onCommand.addListener(async (command, tab) => {
  if (command !== 'panel' || tab?.id === undefined) return;
  try {
    await browser.tabs.sendMessage(tab.id, { kind: 'summon' });
  } catch {
    // No page of ours in front: there is nothing to open.
  }
});
