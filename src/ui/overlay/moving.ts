// Moving pill and panel, by pointer and by arrow keys. They say what may be moved with `data-drag` and `data-move`.
import type { Point } from '../settings';

export type Part = 'pill' | 'panel';
export const partOf = (name: string | undefined): Part | null => (name === 'pill' || name === 'panel' ? name : null);

const STEP = 16;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** How far an arrow key moves, in CSS pixels, four times as far with Shift; null for another key. */
export function arrow(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Point | null {
  const step = ARROWS[event.key];
  if (step === undefined) return null;
  const times = event.shiftKey ? 4 : 1;
  return { x: step.x * times, y: step.y * times };
}

/** A finger or a shaking hand moves this far in a press that is no drag. */
const SLACK = 6;

/**
 * Follows a pointer from its press until it is let go. `moved` gets the new left and top each time it moves, `dropped` the last. A press that
 * hardly moves is left to be a click; a drag swallows the click that ends it.
 */
export function drag(
  press: PointerEvent,
  element: HTMLElement,
  from: Point,
  moved: (to: Point) => void,
  dropped: (to: Point) => void,
): void {
  let to: Point | null = null;
  // At once: a quick hand is off the handle before its first move is told.
  element.setPointerCapture(press.pointerId);
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const by = { x: event.clientX - press.clientX, y: event.clientY - press.clientY };
    if (to === null && Math.hypot(by.x, by.y) < SLACK) return;
    to = { x: from.x + by.x, y: from.y + by.y };
    moved(to);
  };
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onEnd);
    element.removeEventListener('pointercancel', onEnd);
    if (to === null) return;
    dropped(to);
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    element.addEventListener('click', swallow, { capture: true, once: true });
    // Where the browser sends no click after a drag, the next real one must not be lost.
    setTimeout(() => element.removeEventListener('click', swallow, true), 0);
  };
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onEnd);
  element.addEventListener('pointercancel', onEnd);
}
