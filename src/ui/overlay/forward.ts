// What the guard stopped on its way, handed on to our own listeners inside the shadow root, and to nobody else.

/** A pointer keeps to what it was pressed on, until it is let go. `by`: what a click that comes now is of; null: of neither, as one of a screen reader. */
export interface Grip {
  on: Element | null;
  by: 'pointer' | 'key' | null;
}

/** A copy without the original's own power: what a press does by itself (a link, a fold, a radio) the original does. */
function copyOf(event: Event): Event | null {
  const way = { bubbles: true, cancelable: true, composed: false };
  if (event instanceof PointerEvent && event.type !== 'click') {
    const { pointerId, button, clientX, clientY } = event;
    return new PointerEvent(event.type, { ...way, pointerId, button, clientX, clientY });
  }
  if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
    // Firefox lets a made-up KeyboardEvent out of a shadow root, composed or not: back to the guard, and to the page.
    return Object.assign(new Event(event.type, way), { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat });
  }
  return event.type === 'click' || event.type === 'input' ? new Event(event.type, way) : null;
}

/** What lies under an event: of a closed root the event itself does not tell it. */
function under(event: Event, root: ShadowRoot, grip: Grip): Element | null {
  const [first] = event.composedPath();
  if (first !== root.host) return first instanceof Element ? first : null;
  const isClick = event.type === 'click';
  // Browsers do not agree on what a click by a key tells of itself.
  if (!(event instanceof MouseEvent) || (isClick && grip.by === 'key')) return root.activeElement;
  const at = grip.on ?? root.elementFromPoint(event.clientX, event.clientY);
  // Where nothing of ours lies Chromium gives what is there of the page, and that is never to be pressed.
  if (at !== null && root.contains(at)) return at;
  return isClick && grip.by === null ? root.activeElement : null;
}

/** Hands an event on inside the root; what our listeners prevented is prevented. */
export function forward(event: Event, root: ShadowRoot, grip: Grip): void {
  // A pointer that was let go on the page told us nothing of it.
  if (event.type === 'pointerdown') Object.assign(grip, { on: null, by: 'pointer' });
  if (event.type === 'keydown') grip.by = 'key';
  const copy = copyOf(event);
  const inner = copy === null ? null : under(event, root, grip);
  if (event.type === 'click') grip.by = null;
  if (copy === null || inner === null) return;
  if (event.type === 'pointerdown') grip.on = inner;
  if (event.type === 'pointerup' || event.type === 'pointercancel') grip.on = null;
  if (!inner.dispatchEvent(copy)) event.preventDefault();
}
