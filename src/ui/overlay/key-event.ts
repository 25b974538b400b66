// How a key that the overlay's host took from the page reaches the part of the overlay that has the focus.

/** Where an element keeps what takes its keys. A symbol of the realm: the overlay and its drawers are scripts of their own, and no page can name it by accident. */
const TAKER = Symbol.for('slagwacht.keys');
type Taker = (key: string) => boolean;
type Taking = Element & { [TAKER]?: Taker };

/** From now on the element takes keys that are pressed inside it; null ends that. */
export function takeKeys(element: Element, taker: Taker | null): void {
  if (taker === null) delete (element as Taking)[TAKER];
  else (element as Taking)[TAKER] = taker;
}

/** Hands a key on, from the focus outwards; true where somebody took it. */
export function handOn(event: KeyboardEvent, focused: Element | null): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  for (let at: Taking | null = focused; at !== null; at = at.parentElement) if (at[TAKER]?.(event.key)) return true;
  return false;
}
