// The whole overlay: the pill, or the panel in its stead; where they stand; and the keys.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill, type Notrump } from '../../text';
import type { Point } from '../settings';
import { type Command, commandOf } from './commands';
import { doubt } from './doubt';
import { Edge, edgeHeight } from './edge';
import { Lost } from './lost';
import { arrow, drag, type Part, partOf } from './moving';
import { MutedNotice } from './muted';
import { CLOSED, withFindings } from './opening';
import type { Leaf } from './panel';
import type { MountPanel } from './panel-mount';
import { PanelPlace } from './panel-place';
import { Pill } from './pill';
import { type Box, type Extent, overlaps, place, type Spot } from './place';
import { isStale } from './reading';
import { Standing, wishes } from './standing';
import { openMute, stepOption } from './steps';
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
  /** Null until it is there; `needPanel` asks for it, again and again. `lost`: it cannot be had. */
  panel: MountPanel | null;
  needPanel(): void;
  lost: boolean;
  notrump: Notrump;
  /** Gets what opens the panel and puts the focus into it, for a key of the browser. */
  summon?: { current: () => void };
}

/** Draws everything. Opens by itself for a new finding, never takes the focus from the page. */
export function Overlay(props: OverlayProps) {
  const { view, looks, actions, window, taken, places, move, keys, panel, needPanel, lost, notrump, summon } = props;
  const { lang } = looks;
  const [opening, setOpening] = useState(CLOSED);
  const [held, setHeld] = useState<{ part: Part; at: Point } | null>(null);
  const [large, setLarge] = useState(false);
  const [leaf, setLeaf] = useState<Leaf>(null);
  const ids = view.findings.map(({ id }) => id);
  const now = withFindings(opening, ids);
  const key = ids.join();
  useLayoutEffect(() => setOpening((before) => withFindings(before, ids)), [key]);

  const root = useRef<HTMLDivElement>(null);
  /** What gets the focus next: it moves between our own parts only when it was ours already. */
  const follow = useRef<string | null>(null);
  const close = useCallback(() => {
    follow.current = '.pill';
    setLarge(false);
    setLeaf(null);
    setOpening((before) => ({ ...before, by: null }));
  }, []);
  const open = useCallback(() => {
    follow.current = '.close';
    setOpening((before) => ({ ...before, by: 'user' }));
  }, []);
  const isWanted = now.by !== null;
  const isOpen = isWanted && panel !== null;
  useEffect(() => {
    if (isWanted && panel === null) needPanel();
  }, [isWanted, panel]);
  const turn = (to: Leaf) => {
    const from = leaf === null || leaf === 'keys' ? leaf : leaf.which;
    follow.current = to === null ? `[data-to="${from}"]` : '.back';
    setLeaf(to);
  };
  // Before anything else can happen: a key that comes at once must find the focus with us, not on the page.
  useLayoutEffect(() => {
    if (follow.current !== null)
      root.current?.querySelector<HTMLElement>(follow.current)?.focus({ preventScroll: follow.current !== '.back' });
    follow.current = null;
  }, [isOpen, leaf, now.shown]);

  const part: Part = isOpen ? 'panel' : 'pill';
  const inForce = view.quiet === null ? (view.now?.inForce ?? []) : [];
  const { wish, least } = wishes(looks.size, window, edgeHeight(inForce, lang))[part];
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

  const showFinding = (by: 1 | -1) => {
    const at = ids.indexOf(now.shown ?? '');
    const next = ids[(at + by + ids.length) % ids.length];
    if (next === undefined) return;
    setLeaf(null);
    setOpening((was) => ({ ...was, shown: next }));
    follow.current = '.fold[aria-expanded="true"]';
  };
  const obey = (command: Command, focused: Element | null) => {
    const inside = root.current;
    if (inside === null) return;
    if (command === 'close') return leaf === null ? close() : turn(null);
    if (command === 'keys') return turn(leaf === 'keys' ? null : 'keys');
    if (command === 'mute') return openMute(inside);
    if (command === 'nextOption' || command === 'lastOption')
      return stepOption(inside, focused, command === 'nextOption' ? 1 : -1);
    showFinding(command === 'nextFinding' ? 1 : -1);
  };
  keys.current = (event, focused) => {
    const command = isOpen ? commandOf(event, focused) : null;
    if (command !== null) {
      event.preventDefault();
      obey(command, focused);
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

  if (summon !== undefined)
    summon.current = () => {
      open();
      if (isOpen) root.current?.querySelector<HTMLElement>('.close')?.focus({ preventScroll: true });
    };
  const isShort = spot.w < wish.w * 0.75 || spot.h < wish.h * 0.6;
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
      <Standing part={part} spot={spot} window={window} size={looks.size}>
        {lost && isWanted && !isOpen && <Lost finding={shown} view={view} lang={lang} />}
        {view.muted !== null && <MutedNotice muted={view.muted} lang={lang} actions={actions} />}
        {isOpen ? (
          <PanelPlace
            mount={panel}
            notrump={notrump}
            view={view}
            looks={looks}
            actions={actions}
            large={large}
            enlarge={() => setLarge(!large)}
            shown={now.shown}
            unfold={(id) => setOpening((was) => ({ ...was, shown: id }))}
            leaf={leaf}
            turn={turn}
            close={close}
          />
        ) : (
          <Pill view={view} lang={lang} narrow={isShort} open={isWanted ? needPanel : open} />
        )}
        {!isOpen && <Edge says={inForce} lang={lang} short={isShort} stale={isStale(view.reading)} />}
      </Standing>
    </div>
  );
}
