// The overlay's place in a page that is not ours: one element with a shadow root, shut off from the page's styles, keys and clicks.
import { forward, type Grip } from './forward';
import { guardOf } from './guard';

export interface Host {
  root: ShadowRoot;
  element: HTMLElement;
  /** Where to draw. */
  body: HTMLElement;
  /** The window without its scroll bars, in CSS pixels; right in quirks mode too. */
  extent(): { w: number; h: number };
  dispose(): void;
}

const MARK = 'data-slagwacht';

/** A page that takes the element away gets it back so often in so many milliseconds; then there is a pause. Two that fight help nobody. */
const RETURNS = { most: 3, within: 10_000, pause: 30_000 };

/**
 * Lets an element come back when the page takes it away, as a page does that writes itself anew. A later copy of ours (after an update, or a second one
 * that was installed) takes the place of this one. `lift` puts it into the document and on top. Gives what ends it.
 */
function keep(document: Document, element: HTMLElement, lift: () => void): () => void {
  let lately: readonly number[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const isLifted = () => element.isConnected && (element.popover === undefined || element.matches(':popover-open'));
  const back = () => {
    watchAll();
    if (isLifted() || pause !== undefined || document.querySelector(`[${MARK}]:not([${MARK}="${id}"])`) !== null)
      return;
    const now = Date.now();
    lately = lately.filter((time) => now - time < RETURNS.within);
    if (lately.length >= RETURNS.most) {
      pause = setTimeout(() => {
        pause = undefined;
        back();
      }, RETURNS.pause);
      return;
    }
    lately = [...lately, now];
    lift();
  };
  const id = element.getAttribute(MARK);
  let observed: Element | null = null;
  const observer = new MutationObserver(back);
  const watchAll = () => {
    if (observed === document.documentElement) return;
    observed = document.documentElement;
    observer.disconnect();
    for (const parent of [document, observed]) observer.observe(parent, { childList: true });
  };
  watchAll();
  element.addEventListener('toggle', back);
  return () => {
    observer.disconnect();
    element.removeEventListener('toggle', back);
    clearTimeout(pause);
  };
}

/**
 * Puts the host into the document, on the top layer where the browser has one: above the page's own layers, out of reach of its transforms. While the page
 * has a modal dialog open the browser makes all else inert, us too; it ends with the dialog. A key pressed in the overlay reaches `onKey`, and no listener
 * of the page hears of anything done in it. Events that a script made up are not taken for a user's.
 */
export function openHost(
  document: Document,
  mode: ShadowRootMode,
  css: string,
  onKey: (event: KeyboardEvent, focused: Element | null) => void,
): Host {
  const window = document.defaultView as Window;
  for (const earlier of document.querySelectorAll(`[${MARK}]`)) earlier.remove();
  const element = document.createElement('div');
  element.setAttribute(MARK, Math.random().toString(36).slice(2));
  const root = element.attachShadow({ mode });
  const style = document.createElement('style');
  style.textContent = css;
  const body = document.createElement('div');
  const frame = document.createElement('div');
  frame.className = 'frame';
  root.append(style, frame, body);
  element.popover = 'manual';
  const lift = () => {
    if (!element.isConnected) document.documentElement.append(element);
    // Put there anew it lies above whatever came since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover?.();
  };

  const grip: Grip = { on: null, by: null };
  const guard = guardOf(window);
  guard.host = element;
  guard.take = (event) => {
    const isOurs = event.isTrusted || event.composedPath()[0] !== element;
    if (!isOurs || (!event.isTrusted && !event.type.startsWith('key'))) return;
    event.stopImmediatePropagation();
    const focused = root.activeElement;
    if (event.isTrusted) forward(event, root, grip);
    // What has the focus comes first: a form in a drawer may have a use of its own for Escape.
    if (event.type === 'keydown' && !event.defaultPrevented) onKey(event as KeyboardEvent, focused);
  };
  lift();
  const leave = keep(document, element, lift);
  document.addEventListener('fullscreenchange', lift);
  return {
    root,
    element,
    body,
    extent() {
      // A page that is zoomed by its own style zooms all that is in it.
      const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
      for (const part of [frame, body]) part.style.zoom = zoom === 1 ? '' : String(1 / zoom);
      return { w: frame.clientWidth, h: frame.clientHeight };
    },
    dispose() {
      leave();
      document.removeEventListener('fullscreenchange', lift);
      guard.host = null;
      element.remove();
    },
  };
}
