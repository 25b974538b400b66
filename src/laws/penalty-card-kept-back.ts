// A defender played another card than the penalty card he had to play (law 52): declarer accepts it, or has the penalty card played after all.
import type { Effect } from '../bridge/events';
import { penaltyCards } from '../bridge/restrictions';
import type { Play, TableState } from '../bridge/table';
import { type Card, type Seat, side } from '../bridge/types';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Say } from '../text';
import { couldHaveKnown, damageByCard } from './follow-up';
import type { ArticleId, Option, Ruling } from './law';
import { isDefender, option, playsAfter, ruling } from './option';
import { cardsOf } from './penalty-card-turn';

const SAYS = {
  due: {
    nl: '{seat} speelde {card}, maar moest de strafkaart spelen: {due}. De leider accepteert of niet.',
    en: '{seat} played {card}, but had to play the penalty card: {due}. Declarer accepts or not.',
  },
  beside: {
    nl: '{seat} speelde {card} terwijl {due} als kleine strafkaart ligt. Die kaart of een honneur mocht, {card} niet.',
    en: '{seat} played {card} while {due} lies as minor penalty card. That card or an honour was allowed, {card} was not.',
  },
  accept: {
    nl: '{card} accepteren. De strafkaart blijft liggen: {due}.',
    en: 'Accept {card}. The penalty card stays: {due}.',
  },
  refuse: {
    nl: 'Niet accepteren. {seat} speelt {due} en {card} wordt grote strafkaart.',
    en: 'Not accept. {seat} plays {due} and {card} becomes a major penalty card.',
  },
  accepted: {
    nl: 'De leider speelde verder en heeft {card} daarmee geaccepteerd. De strafkaart die moest, blijft liggen: {due}.',
    en: 'Declarer played on and thereby accepted {card}. The penalty card that was due stays: {due}.',
  },
  late: {
    nl: '{seat} speelde {card} in plaats van de strafkaart, en daarna speelde een tegenspeler. Hier moet de WL naar kijken.',
    en: '{seat} played {card} instead of the penalty card, and then a defender played. The director must look at this.',
  },
  corrected: {
    nl: '{card} van {seat} is niet geaccepteerd en is ook grote strafkaart geworden.',
    en: '{card} of {seat} was not accepted and became a major penalty card too.',
  },
  takenBack: {
    nl: '{card} ging terug zonder keuze van de leider. Dat mag {seat} niet zelf doen. Hier moet de WL naar kijken.',
    en: '{card} went back without a choice of declarer. {seat} may not do that alone. The director must look at this.',
  },
  ownMove: {
    nl: '{seat} neemt {card} niet zelf terug (52A).',
    en: '{seat} does not take {card} back of his own accord (52A).',
  },
  mustAccept: {
    nl: 'Speelt de leider nu uit hand of blinde, dan heeft hij geaccepteerd (52B1).',
    en: 'If declarer now plays from hand or dummy, he has accepted (52B1).',
  },
  minorToo: {
    nl: 'Of artikel 52 ook geldt voor een kleine strafkaart, zegt de tekst niet duidelijk.',
    en: 'Whether law 52 also holds for a minor penalty card is not clear in the text.',
  },
} as const;

const played = (now: TableState): readonly Play[] =>
  now.tricks.flatMap((trick) => [...trick.plays, ...trick.loose].filter((one): one is Play => one !== null));

interface Kept {
  now: TableState;
  seat: Seat;
  card: Card;
  trick: number;
}

const say = (key: keyof typeof SAYS, { seat, card }: Pick<Kept, 'seat' | 'card'>, due: readonly Card[]): Say => ({
  text: SAYS[key],
  with: { seat: { seat }, card: { card }, due: { everyCard: due } },
});

/** The card goes back and becomes a major penalty card, and `instead` is played. */
function refuse(kept: Kept, instead: Card): Option {
  const { now, seat, card, trick } = kept;
  const effects: readonly Effect[] = [
    { type: 'withdraw', seat, card },
    { type: 'turn', seat },
    { type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: 'major' } },
    { type: 'restrict', restriction: { type: 'follow', seat, trick, what: 'card', card: instead, article: '52B2' } },
  ];
  const chooser = now.contract === null ? [] : [now.contract.declarer];
  const articles: readonly ArticleId[] = ['52B2', '47A', '50B'];
  const known = playsAfter(now, effects, seat);
  const plays = { seat, cards: known.cards ?? [instead] };
  return option(`refuse-${instead}`, chooser, say('refuse', kept, [instead]), articles, { effects, plays });
}

/** The card has gone back, by a choice or by itself. */
function goneBack(kept: Kept, director: readonly Say[]): Ruling {
  const { now, seat, card } = kept;
  const is = (one: { seat: Seat; card: Card }): boolean => one.seat === seat && one.card === card;
  const faced = played(now).some((play) => is(play) && play.faced !== undefined);
  if (faced || penaltyCards(now, seat).some(is) || now.pickedUp.some(is))
    return ruling(52, ['52B2', '47A', '50B'], say('corrected', kept, []), { director });
  return ruling(52, ['52A', '47F2', '52B2'], say('takenBack', kept, []), { director, settled: false });
}

/** Law 52. Null for what is no penalty card kept back: a demand or a ban (61A), a choice not waited for (50D2). */
export function penaltyCardKeptBack(found: FailedRestriction, now: TableState): Ruling | null {
  const { restriction, seat, card, trick, legal } = found;
  if (restriction.type !== 'penaltyCard') return null;
  const minor = restriction.size === 'minor';
  const due = penaltyCards(now, seat).filter((one) => one.card !== card && legal.includes(one.card));
  const kept: Kept = { now, seat, card, trick };
  const director = [damageByCard(side(seat)), couldHaveKnown];
  const play = played(now).find((one) => one.at === found.at);
  if (play === undefined) return goneBack(kept, director);
  const later = played(now).filter((one) => one.n > play.n);
  const doubt = minor ? [say('minorToo', kept, [])] : [];
  if (later.some((one) => isDefender(now, one.seat) === false))
    return ruling(52, ['52B1', '52B1a', '52B1b', '52B1c'], say('accepted', kept, cardsOf(due)), {
      director: [...doubt, ...director],
      settled: !minor,
    });
  if (later.length > 0) return ruling(52, ['52A', '52B'], say('late', kept, []), { director, settled: false });
  const declarer = now.contract === null ? [] : [now.contract.declarer];
  return ruling(
    52,
    ['52A', '52B1a', '52B2', '47A', '50B', ...(minor ? (['50C'] as const) : [])],
    say(minor ? 'beside' : 'due', kept, cardsOf(due)),
    {
      why: [say('ownMove', kept, []), say('mustAccept', kept, [])],
      options: [
        option('accept', declarer, say('accept', kept, cardsOf(due)), ['52B1a', '52B1c']),
        ...due.map((one) => refuse(kept, one.card)),
      ],
      director: [...doubt, ...director],
      settled: !minor,
    },
  );
}
