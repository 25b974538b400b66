// The toolbar popup.
import browser, { type Browser, type Tabs } from 'webextension-polyfill';
import { sites } from '../sites/index';
import { type Here, Popup } from '../ui/popup/popup';
import { siteFor } from './match';
import { OPEN_HERE, openFromTab } from './menu';
import { showSettings } from './settings-page';
import { standsIn } from './tabs';

/** What the tab in front shows. The browser tells addresses only of pages that we may read; of all others we know nothing. */
async function hereIn({ storage }: Browser, tab: Tabs.Tab | undefined): Promise<Here | null> {
  if (tab?.id === undefined || tab.url === undefined) return null;
  const site = siteFor(sites, new URL(tab.url));
  if (site === null) return null;
  const stands = await standsIn(storage.session, tab.id);
  return { site, mode: stands?.site === site.id ? stands.mode : null };
}

async function start(): Promise<void> {
  // Without it every switch works still, for all sites.
  const known = <T,>(asked: Promise<T>) =>
    asked.catch((error: unknown) => {
      console.error('Slagwacht:', error);
      return null;
    });
  const [tab] = (await known(browser.tabs.query({ active: true, currentWindow: true }))) ?? [];
  const here = await known(hereIn(browser, tab));
  const openHere =
    tab !== undefined && /^(https?|file):/.test(tab.url ?? '')
      ? {
          name: OPEN_HERE,
          async open() {
            const said = await openFromTab(browser, tab);
            if (said === null) window.close();
            return said;
          },
        }
      : null;
  await showSettings(browser, document, (props) => (
    <Popup
      {...props}
      here={here}
      openHere={openHere}
      openOptions={() => void browser.runtime.openOptionsPage().then(() => window.close())}
    />
  ));
}

void start();
