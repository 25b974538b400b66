// Walks every road of the report on a table, so that tests can ask what can be reported there.

import { DECK } from '../../src/bridge/cards';
import type { Happening } from '../../src/bridge/events';
import type { Card } from '../../src/bridge/types';
import { type Answer, type Ask, type Place, UNKNOWN, walk } from '../../src/ui/report/asking';
import type { Scene } from '../../src/ui/report/scene';
import type { Topic } from '../../src/ui/report/topic';

/** `cards`: those worth trying; `calls` the same. Without them some of each are tried. */
export interface Tries {
  cards?: readonly Card[];
  calls?: readonly string[];
  unknown?: boolean;
}

const SOME = 3;

function answersTo(ask: Ask, { cards, calls, unknown }: Tries): readonly Answer[] {
  const extra = unknown === true ? [UNKNOWN] : [];
  switch (ask.kind) {
    case 'seat':
      return [...ask.seats.map((seat) => [seat]), ...extra];
    case 'choice':
      return [...ask.values.map(({ value }) => [value]), ...extra];
    case 'number':
      return [...Array.from({ length: ask.most - ask.least + 1 }, (_, i) => [String(ask.least + i)]), ...extra];
    case 'contract':
      return [['4H0S'], ...extra];
    case 'call': {
      const fit = ask.calls.filter((call) => calls === undefined || calls.includes(call));
      return [
        ...(calls === undefined ? [fit[0], fit.at(-1)] : fit).flatMap((call) => (call ? [[call]] : [])),
        ...extra,
      ];
    }
    case 'card':
    case 'cards': {
      const { from, not } = ask;
      const fit = (from ?? DECK).filter((card) => !not.includes(card) && (cards === undefined || cards.includes(card)));
      if (ask.kind === 'card')
        return [...(cards === undefined ? fit.slice(0, SOME) : fit).map((card) => [card]), ...extra];
      // All of them, in the order in which they are wanted: which order is not the report's.
      const all = cards === undefined ? fit.slice(0, ask.least + 1) : cards.filter((card) => fit.includes(card));
      return [...(all.length >= ask.least ? [all] : []), ...extra];
    }
  }
}

export interface End {
  answers: readonly Answer[];
  place: Exclude<Place, { at: 'ask' }>;
}

/** Every end of a topic's road that these tries lead to. */
export function endsOf(topic: Topic, scene: Scene, tries: Tries = {}, answers: readonly Answer[] = []): readonly End[] {
  const place = walk(topic.road(scene), answers);
  if (place.at !== 'ask') return [{ answers, place }];
  return answersTo(place.ask, tries).flatMap((answer) => endsOf(topic, scene, tries, [...answers, answer]));
}

export const happeningsOf = (ends: readonly End[]): readonly (readonly Happening[])[] =>
  ends.flatMap(({ place }) => (place.at === 'end' ? [place.happenings] : []));
