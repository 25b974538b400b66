// Keys of the law index on its own page: nothing needs them, all of them are told.
import { useEffect } from 'preact/hooks';
import type { Lang } from '../../text';
import { type Place, toArticle } from './place';
import { beside, wordingOf } from './reading';
import * as words from './strings';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The results between which the arrows go: from the search box to the first, from there up and down. */
function step(root: HTMLElement, by: 1 | -1): boolean {
  const links = [...root.querySelectorAll<HTMLElement>('.result')];
  const box = root.querySelector<HTMLInputElement>('input[type="search"]');
  const at = links.indexOf(root.ownerDocument.activeElement as HTMLElement);
  if (links.length === 0 || (at < 0 && box !== root.ownerDocument.activeElement)) return false;
  const next = at < 0 ? (by > 0 ? links[0] : undefined) : (links[at + by] ?? (by < 0 ? box : undefined));
  next?.focus();
  return next !== undefined && next !== null;
}

export interface KeyHandlers {
  place: Place;
  go(place: Place, how: 'push' | 'replace'): void;
  help(open: boolean): void;
}

/** What a key does; false where it is not ours. */
export function pressed(event: KeyboardEvent, root: HTMLElement, { place, go, help }: KeyHandlers): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const { key, target } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') return step(root, key === 'ArrowDown' ? 1 : -1);
  if (key === 'Escape') {
    if (target instanceof HTMLInputElement && place.at === 'home' && place.query !== '')
      go({ at: 'home', query: '' }, 'replace');
    else help(false);
    return true;
  }
  if (isTyping(target)) return false;
  if (key === '?') help(true);
  else if (key === '/') root.querySelector<HTMLElement>('input[type="search"]')?.focus();
  else if (place.at === 'article' && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const shown = wordingOf(place.id, '2017')?.article.id;
    const next = shown === undefined ? null : beside(shown, key === 'ArrowLeft' ? -1 : 1);
    if (next === null) return false;
    go(toArticle(next), 'push');
  } else return false;
  return true;
}

/** Listens as long as it is drawn. */
export function useKeys(root: { current: HTMLElement | null }, handlers: KeyHandlers): void {
  useEffect(() => {
    const document = root.current?.ownerDocument;
    const onKey = (event: KeyboardEvent) => {
      if (root.current !== null && pressed(event, root.current, handlers)) event.preventDefault();
    };
    document?.addEventListener('keydown', onKey);
    return () => document?.removeEventListener('keydown', onKey);
  });
}

export function KeyList({ lang, close }: { lang: Lang; close(): void }) {
  return (
    <section class="keys" aria-labelledby="keys-title">
      <h2 id="keys-title" tabIndex={-1}>
        {words.KEYS[lang]}
      </h2>
      <dl>
        {words.KEY_LIST.map(({ keys, does }) => (
          <div key={keys.en}>
            <dt>{keys[lang]}</dt>
            <dd>{does[lang]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={close}>
        {words.CLOSE[lang]}
      </button>
    </section>
  );
}
