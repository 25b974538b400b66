// The toolbar popup.
import browser, { type Browser } from 'webextension-polyfill';
import { sites } from '../sites/index';
import { type Here, Popup } from '../ui/popup/popup';
import { siteFor } from './match';
import { showSettings } from './settings-page';
import { standsIn } from './tabs';

/** What the tab in front shows. The browser tells addresses only of pages that we may read; of all others we know nothing. */
async function hereIn({ tabs, storage }: Browser): Promise<Here | null> {
  const [tab] = await tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined || tab.url === undefined) return null;
  const site = siteFor(sites, new URL(tab.url));
  if (site === null) return null;
  const stands = await standsIn(storage.session, tab.id);
  return { site, mode: stands?.site === site.id ? stands.mode : null };
}

async function start(): Promise<void> {
  // Without it every switch works still, for all sites.
  const here = await hereIn(browser).catch((error: unknown) => {
    console.error('Slagwacht:', error);
    return null;
  });
  await showSettings(browser, document, (props) => (
    <Popup
      {...props}
      here={here}
      openOptions={() => void browser.runtime.openOptionsPage().then(() => window.close())}
    />
  ));
}

void start();
