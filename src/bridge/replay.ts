// The table as the log tells it, legal or not: `apply` records and never refuses. Who broke which law is for the detectors.
import { effect } from './effects';
import type { TableEvent } from './events';
import { together } from './playing';
import { withWaits } from './restrictions';
import { applyShown } from './shown';
import { type Exposed, empty, type TableState } from './table';

function step(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'exposed': {
      const { seat, how, seenByPartner, id: at } = event;
      const shown = event.cards.map((card): Exposed => ({ seat, card, how, seenByPartner, at, phase: state.phase }));
      return { ...state, exposed: [...state.exposed, ...shown] };
    }
    case 'named': {
      const { seat, card, id: at } = event;
      const shown: Exposed = { seat, card, how: 'unknown', seenByPartner: true, at, phase: state.phase, named: true };
      return { ...state, exposed: [...state.exposed, shown] };
    }
    case 'answer':
      return { ...state, answers: { ...state.answers, [event.question]: event.value } };
    case 'simultaneous':
      return together(state, event);
    case 'interference':
    case 'misinformation':
    case 'accepted':
    case 'designation':
      return { ...state, told: [...state.told, { what: event, n: state.n }] };
    case 'ruled':
      return event.effects.reduce((so, one) => effect(so, one, event.id), state);
    default:
      return applyShown(state, event);
  }
}

/** The table after one more event. Never refuses and never throws on an event of the type. */
export function apply(state: TableState, event: TableEvent): TableState {
  const next = step(state, event);
  if (next.restrictions.length === 0) return next;
  const restrictions = withWaits(next);
  return restrictions === next.restrictions ? next : { ...next, restrictions };
}

/** The table after a whole log, in the order of the log (see `inOrder`). */
export const replay = (log: readonly TableEvent[]): TableState => log.reduce(apply, empty);
