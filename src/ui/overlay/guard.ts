// Keeps the page's listeners and ours apart. The page must not see what is pressed in the overlay, nor be able to swallow it: only a listener on the window,
// in the capture phase and registered before any of the page's, comes before all of them.

/** What is ours to hear. `host`: the overlay's element, null while there is none. `take` gets every event aimed at it. */
export interface Guard {
  host: Element | null;
  take(event: Event): void;
}

/** Of these the page would see one aimed at our element, and take it for something that happened at its table. */
const TYPES =
  'keydown keyup keypress click dblclick auxclick contextmenu mousedown mouseup mousemove mouseover mouseout pointerdown pointermove pointerup pointercancel pointerover ' +
  'pointerout touchstart touchmove touchend touchcancel wheel dragstart input beforeinput copy cut paste focusin focusout';

/** A symbol: an element of the page can stand in for a name, never for this. */
const PLACE = Symbol.for('slagwacht.guard');
type Home = Window & { [PLACE]?: Guard };

/** The guard of this window, set up now where none stands yet: the sooner, the fewer listeners of the page come first. */
export function guardOf(window: Window): Guard {
  const home = window as Home;
  if (home[PLACE] !== undefined) return home[PLACE];
  const guard: Guard = { host: null, take: () => undefined };
  const hear = (event: Event) => {
    if (guard.host !== null && event.composedPath().includes(guard.host)) guard.take(event);
  };
  // The page scrolls and touches as smoothly as without us: nothing here prevents that.
  for (const type of TYPES.split(' '))
    window.addEventListener(type, hear, { capture: true, passive: /^(touch|wheel)/.test(type) });
  home[PLACE] = guard;
  return guard;
}
