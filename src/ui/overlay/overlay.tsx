// The whole overlay: the pill, or the panel in its stead; where they stand; and the keys.
import { Component, createRef } from 'preact';
import { fill, type Notrump } from '../../text';
import type { Point } from '../settings';
import { type Command, commandOf } from './commands';
import { doubt } from './doubt';
import { EDGE_SHORT, Edge, edgeHeight } from './edge';
import { Lost } from './lost';
import { arrow, drag, type Part, partOf } from './moving';
import { MutedNotice } from './muted';
import { CLOSED, type Opening, withFindings } from './opening';
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

const idsOf = (view: View): readonly string[] => view.findings.map(({ id }) => id);
const isWanted = ({ opening }: State): boolean => opening.by !== null;

interface State {
  opening: Opening;
  /** What is being dragged, and where it is now. */
  held: { part: Part; at: Point } | null;
  large: boolean;
  leaf: Leaf;
}

/** Draws everything. Opens by itself for a new finding, never takes the focus from the page. */
export class Overlay extends Component<OverlayProps, State> {
  override state: State = { opening: CLOSED, held: null, large: false, leaf: null };
  private readonly root = createRef<HTMLDivElement>();
  /** What gets the focus next: it moves between our own parts only when it was ours already. */
  private follow: string | null = null;
  /** Where the part that is shown stands. */
  private last: { part: Part; spot: Spot; size: number; window: string } | null = null;

  static override getDerivedStateFromProps({ view }: OverlayProps, { opening }: State): Partial<State> {
    return { opening: withFindings(opening, idsOf(view)) };
  }
  override componentDidMount() {
    if (isWanted(this.state) && this.props.panel === null) this.props.needPanel();
  }
  override componentDidUpdate(props: OverlayProps, state: State) {
    const { panel, needPanel } = this.props;
    const wanted = isWanted(this.state);
    if (wanted && panel === null && (!isWanted(state) || props.panel !== null)) needPanel();
    const { held } = this.state;
    const other = (isWanted(state) && props.panel !== null) !== (wanted && panel !== null);
    if (other && held !== null) {
      // What was being dragged is gone, and the end of the drag with it: it stays where it was.
      this.setState({ held: null });
      this.props.move(held.part, held.at);
    }
    const turned = state.leaf !== this.state.leaf || state.opening.shown !== this.state.opening.shown;
    if (!turned && !other) return;
    // Before anything else can happen: a key that comes at once must find the focus with us, not on the page.
    const { follow } = this;
    if (follow !== null)
      this.root.current?.querySelector<HTMLElement>(follow)?.focus({ preventScroll: follow !== '.back' });
    this.follow = null;
  }

  private readonly close = () => {
    this.follow = '.pill';
    this.setState(({ opening }) => ({ large: false, leaf: null, opening: { ...opening, by: null } }));
  };
  private readonly open = () => {
    this.follow = '.close';
    this.setState(({ opening }) => ({ opening: { ...opening, by: 'user' } }));
  };
  private readonly turn = (to: Leaf) => {
    const { leaf } = this.state;
    const from = leaf === null || leaf === 'keys' ? leaf : leaf.which;
    this.follow = to === null ? `[data-to="${from}"]` : '.back';
    this.setState({ leaf: to });
  };
  private readonly unfold = (id: string | null) =>
    this.setState(({ opening }) => ({ opening: { ...opening, shown: id } }));

  override render() {
    const { props, close, open, turn, unfold } = this;
    const { view, looks, actions, window, taken, places, move, keys, panel, needPanel, lost, notrump, summon } = props;
    const { opening: now, held, large, leaf } = this.state;
    const { lang } = looks;
    const ids = idsOf(view);
    const wanted = isWanted(this.state);
    const isOpen = wanted && panel !== null;

    const part: Part = isOpen ? 'panel' : 'pill';
    const inForce = view.quiet === null ? (view.now?.inForce ?? []) : [];
    const edge = edgeHeight(inForce, lang);
    const { wish, least } = wishes(looks.size, window, edge)[part];
    const own = held?.part === part ? held.at : places[part];
    const before = this.last;
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
    this.last = full ? null : { part, spot, size: looks.size, window: extent };

    const showFinding = (by: 1 | -1) => {
      const at = ids.indexOf(now.shown ?? '');
      const next = ids[(at + by + ids.length) % ids.length];
      if (next === undefined) return;
      this.follow = '.fold[aria-expanded="true"]';
      this.setState({ leaf: null, opening: { ...now, shown: next } });
    };
    const obey = (command: Command, focused: Element | null) => {
      const inside = this.root.current;
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
        (at) => this.setState({ held: { part: dragged, at } }),
        (at) => {
          this.setState({ held: null, large: false });
          move(dragged, { x: Math.max(0, at.x), y: Math.max(0, at.y) });
        },
      );
    };

    if (summon !== undefined)
      summon.current = () => {
        open();
        if (isOpen) this.root.current?.querySelector<HTMLElement>('.close')?.focus({ preventScroll: true });
      };
    // Lines that break oftener need in height what they lose in width.
    const lacks = ({ w, h }: Extent): boolean => spot.w * spot.h < w * h * 0.9;
    const isEdgeShort = lacks(wish);
    const isShort = isEdgeShort && lacks(wishes(looks.size, window, Math.min(edge, EDGE_SHORT)).pill.wish);
    const shown = view.findings.find(({ id }) => id === now.shown);
    const doubtful = shown && doubt(shown, view.manner);
    return (
      <div
        class={`overlay ${looks.theme}`}
        lang={lang}
        style={{ fontSize: `${(18 * looks.size) / 100}px` }}
        ref={this.root}
        onPointerDown={press}
      >
        <p class="ear" role="status" aria-live="polite">
          {shown === undefined ? '' : `${doubtful ? `${doubtful[lang]}: ` : ''}${fill(shown.title, lang)}`}
        </p>
        <Standing part={part} spot={spot} window={window} size={looks.size}>
          {lost && wanted && !isOpen && <Lost finding={shown} view={view} lang={lang} />}
          {view.muted !== null && <MutedNotice muted={view.muted} lang={lang} actions={actions} />}
          {isOpen ? (
            <PanelPlace
              mount={panel}
              notrump={notrump}
              view={view}
              looks={looks}
              actions={actions}
              large={large}
              enlarge={() => this.setState({ large: !large })}
              shown={now.shown}
              unfold={unfold}
              leaf={leaf}
              turn={turn}
              close={close}
            />
          ) : (
            <Pill view={view} lang={lang} narrow={isShort} open={wanted ? needPanel : open} />
          )}
          {!isOpen && <Edge says={inForce} lang={lang} short={isEdgeShort} stale={isStale(view.reading)} />}
        </Standing>
      </div>
    );
  }
}
