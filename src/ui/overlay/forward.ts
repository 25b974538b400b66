// What the guard stopped on its way, handed on to our own listeners inside the shadow root, and to nobody else.

/** A pointer keeps to what it was pressed on, until it is let go. `pressed`: a click that comes now is the pointer's; else it is of a key. */
export interface Grip {
  on: Element | null;
  pressed: boolean;
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
  // Browsers do not agree on what a click by a key tells of itself.
  const byKey = !(event instanceof MouseEvent) || (event.type === 'click' && !grip.pressed);
  return byKey ? root.activeElement : (grip.on ?? root.elementFromPoint(event.clientX, event.clientY));
}

/** Hands an event on inside the root; what our listeners prevented is prevented. */
export function forward(event: Event, root: ShadowRoot, grip: Grip): void {
  if (event.type === 'pointerdown') grip.pressed = true;
  if (event.type === 'keydown') grip.pressed = false;
  const copy = copyOf(event);
  const inner = copy === null ? null : under(event, root, grip);
  if (copy === null || inner === null) return;
  if (event.type === 'pointerdown') grip.on = inner;
  if (event.type === 'pointerup' || event.type === 'pointercancel') grip.on = null;
  if (!inner.dispatchEvent(copy)) event.preventDefault();
}
