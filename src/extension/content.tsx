// The content script: reads the table on this page and lays the overlay over it.
import type { Browser } from 'webextension-polyfill';
import { NOTHING_DECLARED } from '../disclose/declared';
import { follow } from '../sites/follow';
import { sites } from '../sites/index';
import type { Site } from '../sites/site';
import { type Health, watch, windowClock } from '../sites/watch';
import type { Reading } from '../ui/overlay/view';
import { defaults } from '../ui/settings';
import { diagnosis } from './diagnosis';
import { pull } from './drawers';
import { grow } from './grow';
import { siteFor } from './match';
import { asking } from './messages';
import { mount } from './mount';
import { startSession } from './session';
import { KEY, openStore, type Store } from './storage';

/**
 * The browser's own API gives promises here in both browsers, so the content script needs no polyfill. Under this name, because an element of the
 * page with the id `browser` stands in for a global that an older Chromium does not have.
 */
declare const chrome: Browser;
/** Set by the build: open for drivers and tests, closed in what is shipped. */
declare const __SHADOW__: ShadowRootMode;

/** Ours, for the browser's console; nothing is sent. */
const report = (error: unknown) => console.error('Slagwacht:', error);
const ask = asking(
  (question) => chrome.runtime.sendMessage(question),
  // Of an extension that was updated or removed the browser leaves its old pages an empty shell.
  () => chrome.runtime?.id !== undefined,
);

async function fetchPanel() {
  const panel = await pull('panel', ask);
  if (panel === null) throw new Error('the panel is no page');
  return panel;
}

function readingOf(health: Health): Reading {
  if (health.state === 'partly') return { state: 'partly', part: health.part };
  return { state: health.state === 'reading' ? 'reading' : 'unknown' };
}

function linkOf(site: Site): { link: string | null; lost: boolean } {
  try {
    return { link: site.record?.(document, new URL(location.href)) ?? null, lost: false };
  } catch (error) {
    report(error);
    return { link: null, lost: true };
  }
}

/** Reads and draws until the site is switched off; `ended` then runs. Gives what to call when settings have changed. */
function run(site: Site, store: Store, ended: () => void): () => void {
  const mounted = mount(document, __SHADOW__, site, store, fetchPanel, report);
  let unwatch: (() => void) | null = null;
  let over = false;
  let last: Health = { state: 'notRecognised', detail: 'not read yet' };
  const session = startSession({
    site,
    ...linkOf(site),
    store,
    follow,
    grow,
    ask,
    clock: () => new Date(),
    draw(view) {
      if (over) return;
      if (view !== null) {
        mounted.draw(view, session.actions);
        return;
      }
      over = true;
      chrome.runtime.onMessage.removeListener(onMessage);
      unwatch?.();
      mounted.dispose();
      ended();
    },
    async pullOut(which, container, props) {
      const drawn = await pull(which, ask, props.id ?? '');
      return drawn === null ? 'tab' : drawn(container, props);
    },
    async diagnose() {
      const build = await pull('build', ask).then(
        (skeleton) => skeleton?.(document.documentElement) ?? null,
        (error) => {
          report(error);
          return null;
        },
      );
      return diagnosis({ site: site.id, version: chrome.runtime.getManifest().version, health: last, build });
    },
    // A page without a secure address has no clipboard for us; the text stands in the panel then.
    copy: (text) =>
      (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
        () => true,
        () => false,
      ),
    report,
  });
  const onMessage = (message: unknown, sender: { id?: string }) => {
    if (sender.id === chrome.runtime.id && (message as { kind?: unknown } | null)?.kind === 'summon') mounted.summon();
    return undefined;
  };
  chrome.runtime.onMessage.addListener(onMessage);
  session.refresh();
  unwatch = watch(
    site,
    document,
    {
      picture: session.see,
      health(health) {
        last = health;
        session.read(readingOf(health));
      },
      fault(error) {
        report(error);
        session.read({ state: 'broken' });
      },
    },
    windowClock(window),
  );
  return session.refresh;
}

async function start() {
  const site = siteFor(sites, new URL(location.href));
  if (site === null) return;
  let refresh: (() => void) | null = null;
  const settle = () => {
    if (refresh !== null) refresh();
    else if (!store.settings().off.includes(site.id)) {
      refresh = run(site, store, () => {
        refresh = null;
      });
    } else {
      // The popup offers to switch it on again.
      const { lang } = store.settings();
      ask({ kind: 'stands', site: site.id, mode: null, declared: NOTHING_DECLARED, lang }).catch(report);
    }
  };
  const store = await openStore(chrome.storage.local, defaults(chrome.i18n.getUILanguage()), settle);
  chrome.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && changes[KEY] !== undefined) store.stored(changes[KEY].newValue);
  });
  settle();
}

start().catch(report);
