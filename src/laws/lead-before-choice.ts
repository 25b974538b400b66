// A defender led while declarer still had to choose about his partner's penalty card (50D2): that card becomes one too, and declarer chooses.
import type { Effect } from '../bridge/events';
import { penaltyCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { lho, partner, side } from '../bridge/types';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Say } from '../text';
import { couldHaveKnown, damageByCard, infoOfPickedUp } from './follow-up';
import type { Ruling } from './law';
import { ruling } from './option';
import { nextAfter } from './penalty-card-choices';
import { cardsOf } from './penalty-card-turn';

const SAYS = {
  back: {
    nl: '{seat} speelde {card} voor voordat de leider had gekozen. {card} gaat terug, wordt ook grote strafkaart, en de leider kiest alsnog.',
    en: '{seat} led {card} before declarer had chosen. {card} goes back, becomes a major penalty card too, and declarer chooses after all.',
  },
  done: {
    nl: '{seat} speelde {card} voor voordat de leider had gekozen. {card} is daarom ook grote strafkaart geworden.',
    en: '{seat} led {card} before declarer had chosen. That is why {card} became a major penalty card too.',
  },
  lapsed: {
    nl: '{seat} speelde {card} voor voordat de leider had gekozen, en {next} speelde bij. Het voorspelen blijft staan. De strafkaart van de partner blijft liggen.',
    en: '{seat} led {card} before declarer had chosen, and {next} played to it. The lead stands. The penalty card of the partner stays on the table.',
  },
  late: {
    nl: '{seat} speelde {card} voor voordat de leider had gekozen, en daarna is er verder gespeeld. Hier moet de WL naar kijken.',
    en: '{seat} led {card} before declarer had chosen, and play went on. The director must look at this.',
  },
} as const;

/** Where the lead now lies: alone on the table, followed by the next hand, back in the hand, or under other cards. */
function standing(found: FailedRestriction, now: TableState): 'alone' | 'followed' | 'back' | 'late' {
  const trick = now.tricks.find(({ plays }) => plays.some((play) => play?.at === found.at));
  if (trick === undefined) return 'back';
  const next = trick.plays[1];
  if (next === undefined) return trick === now.tricks[now.tricks.length - 1] ? 'alone' : 'late';
  return next?.seat === lho(found.seat) ? 'followed' : 'late';
}

/** Law 50D2. Null for every other demand. */
export function leadBeforeChoice(found: FailedRestriction, now: TableState): Ruling | null {
  if (found.restriction.type !== 'wait') return null;
  const { seat, card } = found;
  const say = (key: keyof typeof SAYS): Say => ({
    text: SAYS[key],
    with: { seat: { seat }, card: { card }, next: { seat: lho(seat) } },
  });
  const director = [damageByCard(side(seat)), couldHaveKnown];
  const where = standing(found, now);
  if (where === 'late') return ruling(50, ['50D2', '60'], say('late'), { director, settled: false });
  if (where === 'followed') return ruling(50, ['50D2', '60A1', '60A3'], say('lapsed'), { director });
  const is = (one: { seat: string; card: string }): boolean => one.seat === seat && one.card === card;
  const faced = now.tricks.some(({ plays }) => plays.some((play) => play !== null && is(play) && play.faced));
  if (where === 'back' && (faced || penaltyCards(now, seat).some(is) || now.pickedUp.some(is)))
    return ruling(50, ['50D2', '49', '50B'], say('done'), { director });
  const effects: Effect[] = where === 'alone' ? [{ type: 'withdraw', seat, card }] : [];
  effects.push({ type: 'turn', seat });
  effects.push({ type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: 'major' } });
  const next = nextAfter(now, effects);
  const info = infoOfPickedUp(seat, cardsOf(penaltyCards(now, partner(seat))));
  return ruling(50, ['50D2', '49', '50B', '51', ...next.articles], say('back'), {
    effects,
    options: next.options,
    director: [info, ...director],
    settled: next.settled,
  });
}
