// A report as a road: questions one at a time, each answer deciding the next, ending in events. Pure: the answers so far give the place on the road.
import type { Happening } from '../../bridge/events';
import { type Call, type Card, type Contract, type Level, SEATS, type Seat, type Strain } from '../../bridge/types';
import type { Say, Text } from '../../text';

/** `from`: the cards that can be it, null for any of the pack; `not`: those that cannot. */
export type Ask = { say: Say } & (
  | { kind: 'seat'; seats: readonly Seat[] }
  | { kind: 'card'; from: readonly Card[] | null; not: readonly Card[] }
  | { kind: 'cards'; from: readonly Card[] | null; not: readonly Card[]; least: number }
  | { kind: 'choice'; values: readonly { value: string; say: Say }[] }
  | { kind: 'call'; calls: readonly Call[] }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'contract' }
);
/** What was pressed, in the words of the ask; `UNKNOWN` can answer every ask. */
export type Answer = readonly string[];
export const UNKNOWN: Answer = ['?'];
/** Part of a road that ends in a value. */
export type Asks<T> = Generator<Ask, T, Answer>;
export type Road = Asks<readonly Happening[]>;

/** The user does not know what the law cannot do without. */
class NotKnown extends Error {
  override name = 'NotKnown';
}

/** Where the answers lead: the next ask, what is to be put into the log, or nowhere without more knowledge. */
export type Place = { at: 'ask'; ask: Ask } | { at: 'end'; happenings: readonly Happening[] } | { at: 'stuck' };

export function walk(road: Road, answers: readonly Answer[]): Place {
  try {
    let step = road.next();
    for (const answer of answers) {
      if (step.done === true) break;
      step = road.next(answer);
    }
    return step.done === true ? { at: 'end', happenings: step.value } : { at: 'ask', ask: step.value };
  } catch (error) {
    if (error instanceof NotKnown) return { at: 'stuck' };
    throw error;
  }
}

const isUnknown = (answer: Answer): boolean => answer[0] === '?';
function known(answer: Answer): string {
  const [first] = answer;
  if (first === undefined || isUnknown(answer)) throw new NotKnown();
  return first;
}

/** Ends the road: what is needed stands nowhere. */
export function stuck(): never {
  throw new NotKnown();
}

/** Nothing is asked where only one can be meant, and there is no road where nobody can. */
export function* askSeat(say: Say, seats: readonly Seat[]): Asks<Seat> {
  const [only] = seats;
  if (only === undefined) stuck();
  if (seats.length === 1) return only;
  return known(yield { say, kind: 'seat', seats }) as Seat;
}

export function* askCard(say: Say, from: readonly Card[] | null, not: readonly Card[] = []): Asks<Card> {
  return known(yield { say, kind: 'card', from, not }) as Card;
}

export function* askCards(
  say: Say,
  from: readonly Card[] | null,
  not: readonly Card[],
  least: number,
): Asks<readonly Card[]> {
  const answer = yield { say, kind: 'cards', from, not, least };
  known(answer);
  return answer as readonly Card[];
}

/** Null: not known. */
export function* askChoice<T extends string>(text: Text, values: Readonly<Partial<Record<T, Text>>>): Asks<T | null> {
  const list = (Object.entries(values) as [T, Text][]).map(([value, name]) => ({ value, say: { text: name } }));
  const answer = yield { say: { text }, kind: 'choice', values: list };
  return isUnknown(answer) ? null : (answer[0] as T);
}

const YES_NO = { yes: { nl: 'Ja', en: 'Yes' }, no: { nl: 'Nee', en: 'No' } } as const;
export function* askYesNo(say: Say): Asks<boolean | null> {
  const values = [
    { value: 'yes', say: { text: YES_NO.yes } },
    { value: 'no', say: { text: YES_NO.no } },
  ];
  const answer = yield { say, kind: 'choice', values };
  return isUnknown(answer) ? null : answer[0] === 'yes';
}

export function* askCall(say: Say, calls: readonly Call[]): Asks<Call> {
  return known(yield { say, kind: 'call', calls }) as Call;
}

/** Null: not known. */
export function* askNumber(say: Say, least: number, most: number): Asks<number | null> {
  const answer = yield { say, kind: 'number', least, most };
  return isUnknown(answer) ? null : Number(answer[0]);
}

/** `3N0S`: level, strain, doubled, declarer. */
export const writeContract = ({ level, strain, doubled, declarer }: Contract): string =>
  `${level}${strain}${doubled}${declarer}`;

export function readContract(text: string): Contract {
  const [level = '1', strain = 'N', doubled = '0', declarer = 'S'] = text;
  return {
    level: Number(level) as Level,
    strain: strain as Strain,
    doubled: Number(doubled) as Contract['doubled'],
    declarer: declarer as Seat,
  };
}

export function* askContract(say: Say): Asks<Contract> {
  return readContract(known(yield { say, kind: 'contract' }));
}

/** All seats but these. */
export const allBut = (...seats: readonly (Seat | null)[]): readonly Seat[] =>
  SEATS.filter((seat) => !seats.includes(seat));
