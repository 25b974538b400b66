// A session on a record with a revoke in it: no browser, pictures instead of a page, and the real background behind a wire of JSON.
import type { TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { type Card, SEATS, type Seat } from '../../src/bridge/types';
import { answering } from '../../src/extension/answering';
import { grow } from '../../src/extension/grow';
import { type Answer, asking, type Question } from '../../src/extension/messages';
import { type Ports, type Session, startSession } from '../../src/extension/session';
import { openStore } from '../../src/extension/storage';
import { fromHandviewerLink } from '../../src/records/handviewer-link';
import { writeLin } from '../../src/records/write-lin';
import { follow } from '../../src/sites/follow';
import type { Snapshot } from '../../src/sites/site';
import type { View } from '../../src/ui/overlay/view';
import { defaults } from '../../src/ui/settings';
import { type FakeTabs, fakeTabs } from './fake-tabs';

const HANDS: Readonly<Record<Seat, readonly Card[]>> = {
  N: ['SA', 'SK', 'SQ', 'SJ', 'HA', 'HK', 'HQ', 'HJ', 'DA', 'DK', 'CA', 'CK', 'CQ'],
  E: ['ST', 'S9', 'S8', 'H9', 'H8', 'H7', 'DQ', 'DJ', 'DT', 'D9', 'CJ', 'CT', 'C9'],
  S: ['S7', 'S6', 'S5', 'HT', 'H6', 'H5', 'H4', 'D8', 'D7', 'D6', 'C8', 'C7', 'C6'],
  W: ['S4', 'S3', 'S2', 'H3', 'H2', 'D5', 'D4', 'D3', 'D2', 'C5', 'C4', 'C3', 'C2'],
};
/** South plays 1NT; in trick 1 East discards ♥9 on West's spade with three spades in hand, and follows in trick 2. */
export const CARDS: readonly [Seat, Card][] = [
  ['W', 'S4'],
  ['N', 'SA'],
  ['E', 'H9'],
  ['S', 'S5'],
  ['N', 'SK'],
  ['E', 'S8'],
  ['S', 'S6'],
  ['W', 'S3'],
];
const CALLS = [
  ['S', '1N'],
  ['W', 'P'],
  ['N', 'P'],
  ['E', 'P'],
] as const;

const happenings: object[] = [
  { type: 'board', board: { number: 7, dealer: 'S', vulnerable: 'none' } },
  ...SEATS.map((seat) => ({ type: 'hand', seat, cards: HANDS[seat] })),
  ...CALLS.map(([seat, call]) => ({ type: 'call', seat, call })),
  ...CARDS.map(([seat, card]) => ({ type: 'play', seat, card })),
];
export const record = happenings.map((one, i) => ({ id: `r${i}`, from: 'record', ...one }) as TableEvent);
export const CALLED = 1 + SEATS.length + CALLS.length;

/** A link to the hand viewer that carries this record. */
export function linkTo(events: readonly TableEvent[]): string {
  const lin = writeLin(events);
  if (lin === null) throw new Error('this record cannot be written');
  return `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(lin)}`;
}
export const LINK = linkTo(record);
const card = fromHandviewerLink(LINK)?.[0]?.events.find((event) => event.type === 'play' && event.card === 'H9');
export const REVOKE = `revoke-E-${card?.id}`;

/** The page with so many cards played. */
export function picture(played: number, rest: Partial<Snapshot> = {}): Snapshot {
  const now = replay(record.slice(0, CALLED + played));
  const last = now.tricks.at(-1);
  return {
    role: 'review',
    me: null,
    board: now.board,
    hands: now.hands,
    calls: CALLS.map(([seat, call]) => ({ seat, call })),
    contract: now.contract,
    trick: (last?.plays ?? []).flatMap((play) => (play === null ? [] : [{ seat: play.seat, card: play.card }])),
    tricksDone: Math.max(0, now.tricks.length - 1),
    claim: null,
    ...rest,
  };
}

/** The tab that the page is in. */
export const TAB = 4;
/** Everything on the wire that is not held up has arrived and is drawn. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export interface FakePage {
  session: Session;
  /** Shows a picture and waits for all that follows from it. */
  see(next: Snapshot): Promise<void>;
  view(): View;
  ids(): readonly string[];
  drawn: (View | null)[];
  storage: Record<string, unknown>;
  sent: Question[];
  asked(kind: Question['kind']): readonly Question[];
  reported: unknown[];
  /** From now on questions of this kind wait; gives what lets the oldest one go (or the one at a place), and reads how many wait. */
  hold(kind: Question['kind']): { go(at?: number): Promise<void>; waiting(): number };
  /** Stands between page and background: may throw, as a lost message does, or change an answer. */
  wire: { meddle(question: Question, answer: Answer): Answer; alive: boolean };
  tabs: FakeTabs;
}

export async function startPage(
  ports: Partial<Ports> = {},
  storage: Record<string, unknown> = {},
  wire: FakePage['wire'] = { meddle: (_, answer) => answer, alive: true },
  tabs: FakeTabs = fakeTabs(),
): Promise<FakePage> {
  const drawn: (View | null)[] = [];
  const sent: Question[] = [];
  const reported: unknown[] = [];
  const held = new Map<Question['kind'], (() => void)[]>();
  const background = answering({
    id: 'own',
    openOptions: async () => undefined,
    official: async () => new Map(),
    articleLink: async () => null,
    putBeside: async () => undefined,
    openPage: async () => undefined,
    tabs,
  });
  async function send(question: Question): Promise<Answer> {
    sent.push(question);
    const line = held.get(question.kind);
    if (line !== undefined) await new Promise<void>((go) => line.push(go));
    return wire.meddle(question, overTheWire(await background(overTheWire(question), { id: 'own', tab: { id: TAB } })));
  }
  const area = {
    get: async (key: string) => (key in storage ? { [key]: storage[key] } : {}),
    set: async (values: Record<string, unknown>) => void Object.assign(storage, values),
  };
  const store = await openStore(area, defaults('nl'), () => session.refresh());
  const session = startSession({
    site: { id: 'page' },
    link: LINK,
    lost: false,
    store,
    follow,
    grow,
    ask: asking(send, () => wire.alive),
    clock: () => new Date(2026, 5, 1, 20),
    draw: (view) => void drawn.push(view),
    pullOut: async () => 'tab',
    diagnose: async () => 'the page',
    copy: async () => true,
    report: (error) => void reported.push(error),
    ...ports,
  });
  await settle();
  const view = (): View => {
    const last = drawn.at(-1);
    if (!last) throw new Error('nothing was drawn');
    return last;
  };
  return {
    session,
    async see(next) {
      session.see(next);
      await settle();
    },
    view,
    ids: () => view().findings.map(({ id }) => id),
    drawn,
    storage,
    sent,
    asked: (kind) => sent.filter((one) => one.kind === kind),
    reported,
    hold(kind) {
      const line: (() => void)[] = [];
      held.set(kind, line);
      return {
        waiting: () => line.length,
        async go(at = 0) {
          line.splice(at, 1)[0]?.();
          await settle();
        },
      };
    },
    wire,
    tabs,
  };
}
