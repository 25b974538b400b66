// The whole overlay: the pill, or the panel in its stead; where they stand; and the keys.
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../text';
import type { Point } from '../settings';
import { doubt } from './finding';
import { arrow, drag, type Part, partOf } from './moving';
import { MutedNotice } from './mute';
import { CLOSED, withFindings } from './opening';
import { Panel } from './panel';
import { Pill } from './pill';
import { type Box, type Extent, overlaps, place, type Spot } from './place';
import type { Actions, Looks, View } from './view';

/** Gets each key pressed in the overlay (see `openHost`); `focused` is the element inside that has the focus. */
export type KeySink = { current: (event: KeyboardEvent, focused: Element | null) => void };

export interface OverlayProps {
  view: View;
  looks: Looks;
  actions: Actions;
  /** The window, and what on the page must stay free; both in CSS pixels. */
  window: Extent;
  taken: readonly Box[];
  /** Where the user put things on this site. */
  places: { pill?: Point; panel?: Point };
  move(part: Part, to: Point): void;
  keys: KeySink;
}

/** Sizes at 100 % text; they grow with the text, the panel less so, or it would fill the window. */
function wishes(size: number, window: Extent): Record<Part, { wish: Extent; least: Extent }> {
  const scale = size / 100;
  return {
    pill: { wish: { w: 100 + 190 * scale, h: 92 * scale }, least: { w: 52 * scale, h: 52 * scale } },
    panel: {
      wish: { w: Math.min(220 + 200 * scale, window.w - 16), h: window.h - 16 },
      least: { w: Math.min(340, window.w - 16), h: Math.min(120 + 80 * scale, window.h - 16) },
    },
  };
}

/** A box at its place. It keeps to the bottom where it stands in the lower half, so that it grows away from the edge. */
function Standing({
  part,
  spot,
  window,
  children,
}: {
  part: Part;
  spot: Spot;
  window: Extent;
  children: ComponentChildren;
}) {
  const low = part === 'pill' && spot.y + spot.h / 2 > window.h / 2;
  const style: Record<string, string> = {
    left: `${spot.x}px`,
    maxWidth: `${spot.w}px`,
    ...(low ? { bottom: `${window.h - spot.y - spot.h}px` } : { top: `${spot.y}px` }),
    ...(part === 'panel' ? { width: `${spot.w}px`, maxHeight: `${spot.h}px` } : {}),
  };
  return (
    <div class={`standing at-${part}`} data-part={part} style={style}>
      {children}
    </div>
  );
}

/** Draws everything. Opens by itself for a new finding, never takes the focus from the page. */
export function Overlay({ view, looks, actions, window, taken, places, move, keys }: OverlayProps) {
  const { lang } = looks;
  const [opening, setOpening] = useState(CLOSED);
  const [held, setHeld] = useState<{ part: Part; at: Point } | null>(null);
  const [large, setLarge] = useState(false);
  const ids = view.findings.map(({ id }) => id);
  const now = withFindings(opening, ids);
  const key = ids.join();
  useLayoutEffect(() => setOpening((before) => withFindings(before, ids)), [key]);

  const root = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  /** The focus moves between pill and panel only when it was ours already. */
  const follow = useRef<'pill' | 'panel' | null>(null);
  const close = useCallback(() => {
    follow.current = 'pill';
    setLarge(false);
    setOpening((before) => ({ ...before, by: null }));
  }, []);
  const open = useCallback(() => {
    follow.current = 'panel';
    setOpening((before) => ({ ...before, by: 'user' }));
  }, []);
  const isOpen = now.by !== null;
  useEffect(() => {
    if (follow.current === 'panel') closer.current?.focus({ preventScroll: true });
    if (follow.current === 'pill') pill.current?.focus({ preventScroll: true });
    follow.current = null;
  }, [isOpen]);

  const part: Part = isOpen ? 'panel' : 'pill';
  const { wish, least } = wishes(looks.size, window)[part];
  const own = held?.part === part ? held.at : places[part];
  const last = useRef<{ part: Part; spot: Spot; size: number; window: string } | null>(null);
  const before = last.current;
  const extent = `${window.w}x${window.h}`;
  // What stands well stays: a panel that jumps with each card played cannot be read.
  const stays =
    !large &&
    own === undefined &&
    before !== null &&
    before.part === part &&
    before.size === looks.size &&
    before.window === extent &&
    !before.spot.covers &&
    !taken.some((box) => overlaps(box, before.spot));
  const full = large && isOpen;
  const spot = stays ? before.spot : place(window, full ? [] : taken, wish, least, full ? undefined : own);
  last.current = full ? null : { part, spot, size: looks.size, window: extent };

  keys.current = (event, focused) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    const moving = partOf((focused as HTMLElement | null)?.dataset.move);
    const by = arrow(event);
    if (moving === null || by === null) return;
    event.preventDefault();
    move(moving, { x: Math.max(0, spot.x + by.x), y: Math.max(0, spot.y + by.y) });
  };

  const press = (event: PointerEvent) => {
    const target = event.target as HTMLElement;
    const handle = target.closest<HTMLElement>('[data-drag]');
    const dragged = partOf(handle?.dataset.drag);
    // Buttons inside a handle stay buttons, but for the one that is there to move.
    const button = target.closest<HTMLElement>('button');
    if (handle === null || dragged === null || event.button !== 0) return;
    if (button !== null && button !== handle && button.dataset.move === undefined) return;
    drag(
      event,
      handle,
      { x: spot.x, y: spot.y },
      (at) => setHeld({ part: dragged, at }),
      (at) => {
        setHeld(null);
        setLarge(false);
        move(dragged, { x: Math.max(0, at.x), y: Math.max(0, at.y) });
      },
    );
  };

  const shown = view.findings.find(({ id }) => id === now.shown);
  const doubtful = shown && doubt(shown, view.manner);
  return (
    <div
      class={`overlay ${looks.theme}`}
      lang={lang}
      style={{ fontSize: `${(18 * looks.size) / 100}px` }}
      ref={root}
      onPointerDown={press}
    >
      <p class="ear" role="status" aria-live="polite">
        {shown === undefined ? '' : `${doubtful ? `${doubtful[lang]}: ` : ''}${fill(shown.title, lang)}`}
      </p>
      <Standing part={part} spot={spot} window={window}>
        {view.muted !== null && <MutedNotice muted={view.muted} lang={lang} actions={actions} />}
        {isOpen ? (
          <section class="panel" aria-label="Slagwacht">
            <Panel
              view={view}
              looks={looks}
              actions={actions}
              large={large}
              enlarge={() => setLarge(!large)}
              shown={now.shown}
              unfold={(id) => setOpening((was) => ({ ...was, shown: id }))}
              close={close}
              closeRef={closer}
            />
          </section>
        ) : (
          <Pill
            view={view}
            lang={lang}
            narrow={spot.w < wish.w * 0.75 || spot.h < wish.h * 0.6}
            open={open}
            buttonRef={pill}
          />
        )}
      </Standing>
    </div>
  );
}
