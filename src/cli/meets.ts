// Whether a moment of a case is as expected, and in words what it is instead.
import { legalCards, penaltyCards, type Restriction } from '../bridge/restrictions';
import type { Card, Seat } from '../bridge/types';
import type { Expectation } from '../cases/case';
import type { Option } from '../laws/law';
import { articlesForDirector, articlesOf } from './case-articles';
import { isUnder, isWanted } from './meant';
import type { Checkpoint, Moment } from './run-case';

/** The options that stand open. */
export const openOptions = ({ standing }: Moment): readonly Option[] => standing.flatMap(({ open }) => open);

function waits(moment: Moment, seat: Seat): boolean {
  if (legalCards(moment.settled, seat)?.waits) return true;
  if (moment.settled.restrictions.some((one) => one.type === 'wait' && one.seat === seat)) return true;
  return openOptions(moment).some(
    ({ plays, chooser }) => plays?.seat === seat && (chooser === 'director' || !chooser.includes(seat)),
  );
}

function isPlayed(moment: Moment, seat: Seat, card: Card): boolean {
  return moment.settled.tricks.some((trick) =>
    [...trick.plays, ...trick.loose, ...trick.added].some((play) => play?.seat === seat && play.card === card),
  );
}

/** Nothing about its place is known of a card of a hidden hand, so it is held unless it lies in a trick. */
const isHeld = (moment: Moment, seat: Seat, card: Card): boolean =>
  moment.settled.hands[seat]?.includes(card) ?? !isPlayed(moment, seat, card);

const list = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(' '));
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

type Answer = { holds: boolean; is: string };

function cardsAnswer(what: Extract<Expectation, { cards: unknown }>, never: boolean, moment: Moment): Answer {
  if (what.type === 'penalty') {
    const lying = penaltyCards(moment.settled);
    const show = (one: { seat: Seat; card: Card; size?: string }): string =>
      `${one.seat}.${one.card} ${one.size ?? ''}`.trim();
    const is = list(lying.map(show));
    if (!never) return { holds: same(what.cards.map(show), lying.map(show)), is };
    const fits = (wanted: (typeof what.cards)[number]): boolean =>
      lying.some(
        (one) => one.seat === wanted.seat && one.card === wanted.card && (wanted.size ?? one.size) === one.size,
      );
    return { holds: what.cards.length === 0 ? lying.length === 0 : what.cards.some(fits), is };
  }
  if (what.type === 'legal') {
    const legal = legalCards(moment.settled, what.seat)?.cards;
    if (legal === undefined) return { holds: never, is: `the hand of ${what.seat} is not known` };
    const holds = never ? what.cards.some((card) => legal.includes(card)) : same(what.cards, legal);
    return { holds, is: list(legal) };
  }
  const penalty = new Set(penaltyCards(moment.settled, what.seat).map((one) => one.card));
  const has = (card: Card): boolean =>
    what.type === 'played'
      ? isPlayed(moment, what.seat, card)
      : isHeld(moment, what.seat, card) && (what.type === 'holds' || !penalty.has(card));
  const yes = what.cards.filter(has);
  return { holds: never ? yes.length > 0 : yes.length === what.cards.length, is: list(yes) };
}

const restrictionText = (one: Restriction): string => JSON.stringify(one);

function tableAnswer(what: Expectation, moment: Moment): Answer | null {
  const { settled, report } = moment;
  switch (what.type) {
    case 'turn':
      return { holds: settled.turn === what.seat, is: settled.turn ?? 'nobody' };
    case 'declarer':
      return { holds: settled.contract?.declarer === what.seat, is: settled.contract?.declarer ?? 'nobody' };
    case 'standing':
      return {
        holds: settled.calls.some((made) => made.seat === what.seat && made.call === what.call),
        is: list(settled.calls.map((made) => `${made.seat}:${made.call}`)),
      };
    case 'tricks':
      return { holds: settled.awarded[what.to] === what.count, is: String(settled.awarded[what.to]) };
    case 'lead': {
      const holds = settled.restrictions.some(
        (one) =>
          one.type === 'lead' &&
          one.seat === what.seat &&
          one.must === what.must &&
          one.until === what.until &&
          same(one.suits, what.suits),
      );
      return { holds, is: list(settled.restrictions.map(restrictionText)) };
    }
    case 'pass': {
      const holds = settled.restrictions.some(
        (one) => one.type === 'pass' && one.seat === what.seat && one.for === what.for,
      );
      return { holds, is: list(settled.restrictions.map(restrictionText)) };
    }
    case 'found': {
      const found = [...report.findings, ...report.occasions].map(({ irregularity }) => irregularity);
      const holds = found.some(
        ({ kind, seat }) => kind === what.kind && (what.seat === undefined || seat === what.seat),
      );
      return { holds, is: list(found.map(({ kind, seat }) => `${kind} ${seat ?? ''}`.trim())) };
    }
    default:
      return null;
  }
}

function rulingAnswer(what: Expectation, never: boolean, moment: Moment): Answer {
  switch (what.type) {
    case 'article': {
      const given = articlesOf(moment);
      const met = what.articles.filter((article) => given.some((one) => isUnder(one, article)));
      return { holds: never ? met.length > 0 : met.length === what.articles.length, is: list(given) };
    }
    case 'director': {
      const given = articlesForDirector(moment);
      const said = moment.standing.some(({ ruling }) => ruling.director.length > 0);
      return {
        holds: said && what.articles.every((article) => given.some((one) => isUnder(one, article))),
        is: said ? list(given) : 'nothing',
      };
    }
    case 'option': {
      const open = openOptions(moment);
      const show = ({ id, plays, idle }: Option): string =>
        `${id}${plays === null ? '' : `(${plays.seat} ${plays.cards?.join(',') ?? 'unseen'})`}${idle ? ' idle' : ''}`;
      return { holds: open.some((one) => isWanted(one, what.option)), is: list(open.map(show)) };
    }
    case 'options': {
      const open = openOptions(moment);
      return { holds: open.length === what.count, is: `${open.length}: ${list(open.map(({ id }) => id))}` };
    }
    case 'question': {
      const asked = moment.standing.flatMap(({ ruling }) => ruling.ask.map(({ id }) => id));
      return { holds: asked.some((id) => id.toLowerCase().startsWith(what.id.toLowerCase())), is: list(asked) };
    }
    case 'settled': {
      const settled = moment.standing.length > 0 && moment.standing.every(({ ruling }) => ruling.settled);
      return { holds: settled === what.settled, is: settled ? 'yes' : 'no' };
    }
    case 'waits':
      return { holds: waits(moment, what.seat), is: 'free to play' };
    default:
      throw new Error(`${what.type} is about no ruling`);
  }
}

/** Null when the checkpoint is met, else what is the case instead, in words. */
export function unmet({ what, never, moment }: Checkpoint): string | null {
  const answer =
    'cards' in what
      ? cardsAnswer(what, never, moment)
      : (tableAnswer(what, moment) ?? rulingAnswer(what, never, moment));
  return answer.holds === never ? answer.is : null;
}
