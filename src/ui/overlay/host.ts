// The overlay's place in a page that is not ours: one element with a shadow root, shut off from the page's styles, keys and clicks.

export interface Host {
  root: ShadowRoot;
  element: HTMLElement;
  /** Where to draw. */
  body: HTMLElement;
  /** The window without its scroll bars, in CSS pixels; right in quirks mode too. */
  extent(): { w: number; h: number };
  dispose(): void;
}

/** Of these the page would otherwise see one aimed at our element, and take it for a click on its table. */
const POINTER = [
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'wheel',
  'dragstart',
  'focusin',
  'focusout',
] as const;
const KEYS = ['keydown', 'keyup', 'keypress'] as const;

/**
 * Puts the host into the document and keeps the page's shortcuts and ours apart. A key pressed in the overlay reaches `onKey` only: a capture
 * listener on the window is the one way to keep it from the page's own capture listeners, and it costs us our own `onKeyDown`.
 */
export function openHost(
  document: Document,
  mode: ShadowRootMode,
  css: string,
  onKey: (event: KeyboardEvent, focused: Element | null) => void,
): Host {
  const window = document.defaultView;
  const element = document.createElement('div');
  element.setAttribute('data-slagwacht', '');
  const root = element.attachShadow({ mode });
  const style = document.createElement('style');
  style.textContent = css;
  const body = document.createElement('div');
  const frame = document.createElement('div');
  frame.className = 'frame';
  root.append(style, frame, body);
  const onAnyKey = (event: Event) => {
    if (!event.composedPath().includes(element)) return;
    event.stopImmediatePropagation();
    if (event.type === 'keydown') onKey(event as KeyboardEvent, root.activeElement);
  };
  const stop = (event: Event) => event.stopPropagation();
  for (const type of KEYS) window?.addEventListener(type, onAnyKey, true);
  for (const type of POINTER) element.addEventListener(type, stop, { passive: true });
  document.documentElement.append(element);
  return {
    root,
    element,
    body,
    extent: () => ({ w: frame.clientWidth, h: frame.clientHeight }),
    dispose() {
      for (const type of KEYS) window?.removeEventListener(type, onAnyKey, true);
      element.remove();
    },
  };
}
