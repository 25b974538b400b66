// The content script: the overlay on a page with a table.
import { render } from 'preact';
import browser from 'webextension-polyfill';
import { openHost } from '../ui/overlay/host';
import { Pill } from '../ui/overlay/pill';
import { css } from '../ui/overlay/styles';
import { defaults } from '../ui/settings';
import { openStore } from './storage';

/** Set by the build: open for drivers and tests, closed in what is shipped. */
declare const __SHADOW__: ShadowRootMode;

async function start() {
  const host = openHost(document, __SHADOW__, css, () => undefined);
  const store = await openStore(browser.storage.local, defaults(browser.i18n.getUILanguage()), () => undefined);
  const { lang } = store.settings();
  render(
    <Pill
      view={{
        mode: null,
        reading: { state: 'starting' },
        findings: [],
        occasions: [],
        notes: [],
        due: [],
        recorded: [],
        now: null,
        articles: new Map(),
        trouble: null,
        quiet: null,
        muted: null,
      }}
      lang={lang}
      narrow={false}
      open={() => undefined}
      buttonRef={null}
    />,
    host.body,
  );
}
void start();
