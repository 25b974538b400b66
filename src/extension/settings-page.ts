// What the pages that show settings have in common: the store, kept in step with other pages, drawn on every change.
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import type { Browser } from 'webextension-polyfill';
import { kindName } from '../kinds';
import { sites } from '../sites/index';
import { printNotrumpAs } from '../text';
import type { SwitchesProps } from '../ui/options/switches';
import { defaults, tomorrow } from '../ui/settings';
import { KEY, openStore } from './storage';

/** Opens the settings and draws them into `#app`; the page's text size and colours follow them. */
export async function showSettings(
  browser: Browser,
  document: Document,
  view: (props: SwitchesProps) => ComponentChild,
): Promise<void> {
  const app = document.getElementById('app');
  if (app === null) throw new Error('this page has no #app');
  const draw = () => {
    const settings = store.settings();
    const now = new Date();
    printNotrumpAs(settings.notrump);
    document.documentElement.lang = settings.lang;
    document.documentElement.style.fontSize = `${(18 * settings.size) / 100}px`;
    for (const theme of ['light', 'dark'] as const) document.body.classList.toggle(theme, settings.theme === theme);
    render(
      view({
        settings,
        sites,
        trouble: store.trouble(),
        version: browser.runtime.getManifest().version,
        kindName,
        now: now.getTime(),
        morning: tomorrow(now),
        change: (change) => void store.change(change),
      }),
      app,
    );
  };
  const store = await openStore(browser.storage.local, defaults(browser.i18n.getUILanguage()), () => draw());
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && changes[KEY] !== undefined) store.stored(changes[KEY].newValue);
  });
  draw();
}
