// The content script: reads the table on this page and lays the overlay over it.
import browser from 'webextension-polyfill';
import type { Game } from '../records/game';
import { fromHandviewerLink } from '../records/handviewer-link';
import { follow } from '../sites/follow';
import { sites } from '../sites/index';
import type { Site } from '../sites/site';
import { type Health, watch, windowClock } from '../sites/watch';
import type { ArticleCard, Reading } from '../ui/overlay/view';
import { defaults } from '../ui/settings';
import { diagnosis } from './diagnosis';
import { grow } from './grow';
import { siteFor } from './match';
import type { Question } from './messages';
import { mount } from './mount';
import { startSession } from './session';
import { KEY, openStore, type Store } from './storage';

/** Set by the build: open for drivers and tests, closed in what is shipped. */
declare const __SHADOW__: ShadowRootMode;

/** Ours, for the browser's console; nothing is sent. */
const report = (error: unknown) => console.error('Slagwacht:', error);
const ask = <T,>(question: Question): Promise<T> => browser.runtime.sendMessage(question);

/** `lost`: the page carries a record and we cannot read it; the table alone is read then. */
function readingOf(health: Health, lost: boolean): Reading {
  if (health.state === 'partly') return { state: 'partly', part: health.part };
  if (health.state !== 'reading') return { state: 'unknown' };
  return lost ? { state: 'partly', part: 'record' } : { state: 'reading' };
}

function recordOf(site: Site): { game: Game | null; lost: boolean } {
  try {
    const text = site.record?.(document, new URL(location.href)) ?? null;
    if (text === null) return { game: null, lost: false };
    const game = fromHandviewerLink(text)?.[0] ?? null;
    return { game, lost: game === null };
  } catch (error) {
    report(error);
    return { game: null, lost: true };
  }
}

/** Reads and draws until the site is switched off; `ended` then runs. Gives what to call when settings have changed. */
function run(site: Site, store: Store, ended: () => void): () => void {
  const { game, lost } = recordOf(site);
  const mounted = mount(document, __SHADOW__, site, store, report);
  let unwatch: (() => void) | null = null;
  let over = false;
  let last: Health = { state: 'notRecognised', detail: 'not read yet' };
  const session = startSession({
    site,
    game,
    edition: '2017',
    store,
    follow,
    grow,
    articles: (ids, edition) => ask<readonly ArticleCard[]>({ kind: 'articles', ids, edition }),
    clock: () => new Date(),
    draw(view) {
      if (over) return;
      if (view !== null) {
        mounted.draw(view, session.actions);
        return;
      }
      over = true;
      unwatch?.();
      mounted.dispose();
      ended();
    },
    openOptions: () => void ask({ kind: 'options' }).catch(report),
    diagnose: () =>
      diagnosis({
        site: site.id,
        version: browser.runtime.getManifest().version,
        health: last,
        root: document.documentElement,
      }),
    // A page without a secure address has no clipboard for us; the text stands in the panel then.
    copy: (text) =>
      (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
        () => true,
        () => false,
      ),
  });
  session.refresh();
  unwatch = watch(
    site,
    document,
    {
      picture: session.see,
      health(health) {
        last = health;
        session.read(readingOf(health, lost));
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
    }
  };
  const store = await openStore(browser.storage.local, defaults(browser.i18n.getUILanguage()), settle);
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && changes[KEY] !== undefined) store.stored(changes[KEY].newValue);
  });
  settle();
}

start().catch(report);
