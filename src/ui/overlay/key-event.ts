// How a key that the overlay's host took from the page reaches the part of the overlay that has the focus.

/** An event that bubbles within the shadow root and no further; `detail` is the key. Whoever takes the key prevents its default. */
export const KEY_EVENT = 'slagwacht-key';

/** Hands a key on; true where somebody took it. */
export function handOn(event: KeyboardEvent, focused: Element | null): boolean {
  if (focused === null || event.ctrlKey || event.altKey || event.metaKey) return false;
  const key = new CustomEvent(KEY_EVENT, { detail: event.key, bubbles: true, cancelable: true });
  return !focused.dispatchEvent(key);
}
