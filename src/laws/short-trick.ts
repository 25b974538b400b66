// Laws 67A1, 67B1: a trick that lacks a card while play went on.

import { hasSuit, ofSuit } from '../bridge/cards';
import type { TableState } from '../bridge/table';
import { EMPTY_TRICK, isComplete, playBy, suitLed, winnerOf } from '../bridge/trick';
import { otherSide, type Seat, side } from '../bridge/types';
import type { ShortTrick } from '../detect/defective-trick';
import type { Say, Text } from '../text';
import type { ArticleId, Option, Ruling } from './law';
import { handOf, isDummy, option, playsAfter, ruling } from './option';
import { bothPlayedNext } from './revoke';
import { oneTrickFrom } from './revoke-transfer';

const ADD: Text = {
  nl: 'Slag {trick} was niet compleet: {seats}. Daar hoort nog een kaart bij die in die slag mag (67A1). Dat is geen verzaking.',
  en: 'Trick {trick} was not complete: {seats}. A card that is allowed there is added (67A1). That is no revoke.',
};
const ADDS: Text = { nl: '{seat} legt {cards} in slag {trick}.', en: '{seat} adds {cards} to trick {trick}.' };
const ADDS_UNSEEN: Text = {
  nl: '{seat} legt een kaart in slag {trick}. Welke kaarten mogen, is niet bekend.',
  en: '{seat} adds a card to trick {trick}. Which cards are allowed is not known.',
};
const EARLY: Say = {
  text: {
    nl: 'Nog niet beide partijen speelden in de volgende slag. Daarom wordt de slag gewoon aangevuld (67A).',
    en: 'Not both sides have played to the next trick. So the trick is simply completed (67A).',
  },
};
const WINS: Text = {
  nl: 'Wint de aangevulde kaart slag {trick}, dan was een ander aan slag. Dat regelt de WL (53, 47B).',
  en: 'If the added card wins trick {trick}, somebody else was on lead. The director sorts that out (53, 47B).',
};

/** Nobody but one side has played on: the missing cards are played after all. */
function completed(found: ShortTrick, now: TableState): Ruling {
  const trick = now.tricks[found.trick - 1];
  const open = found.missing.filter((seat) => trick === undefined || playBy(trick, seat) === null);
  const owing = open.filter((seat) => !now.owed.some((one) => one.seat === seat && one.trick === found.trick));
  const effects = owing.map((seat) => ({ type: 'owes', trick: found.trick, seat }) as const);
  const options = open.map((seat): Option => {
    const plays = playsAfter(now, effects, seat);
    const { cards } = plays;
    const say = {
      text: cards === null ? ADDS_UNSEEN : ADDS,
      with: { seat: { seat }, trick: found.trick, ...(cards === null ? {} : { cards: { cards } }) },
    };
    return option(`supply:${seat}`, [handOf(now, seat)], say, ['67A1', '44C'], { plays });
  });
  return ruling(
    67,
    ['67A', '67A1', '44C'],
    { text: ADD, with: { seats: { seats: found.missing }, trick: found.trick } },
    {
      why: [EARLY],
      effects,
      options,
      director: [{ text: WINS, with: { trick: found.trick } }],
      // Where more than one hand was left out, what was led may have been meant for this very trick.
      settled: found.certainty === 'certain' && found.missing.length === 1 && !wonByAnother(found, now),
    },
  );
}

/** The trick is complete by now, and not its winner but another led to the next. */
function wonByAnother({ trick }: ShortTrick, { tricks, contract }: TableState): boolean {
  const [whole, next] = [tricks[trick - 1], tricks[trick]];
  if (whole === undefined || next === undefined || contract === null || !isComplete(whole)) return false;
  return winnerOf(whole, contract.strain) !== next.plays[0]?.seat;
}

const TOO_LATE: Say = {
  text: {
    nl: 'Beide partijen speelden al in de volgende slag. De kaart komt er open bij, wint de slag niet en telt als verzaken (67B1).',
    en: 'Both sides have played to the next trick. The card is added face up, does not win the trick, and it counts as a revoke (67B1).',
  },
};
const ADDED: Text = {
  nl: 'In slag {trick} ontbreekt een kaart van {seats}. Die komt er meteen open bij. Dit telt als verzaken.',
  en: 'Trick {trick} lacks a card of {seats}. It is added face up at once. This counts as a revoke.',
};
const IN_SUIT: Text = {
  nl: '{seat} legt {card} bij slag {trick}: hij kan bekennen (67B1a).',
  en: '{seat} adds {card} to trick {trick}: he can follow suit (67B1a).',
};
const ANY: Text = {
  nl: '{seat} legt {card} bij slag {trick}: hij kan niet bekennen (67B1b).',
  en: '{seat} adds {card} to trick {trick}: he cannot follow suit (67B1b).',
};
const UNSEEN: Text = {
  nl: '{seat} legt een kaart in de voorgespeelde kleur bij (67B1a). Heeft hij die niet, dan een kaart naar keuze (67B1b).',
  en: '{seat} adds a card of the suit led (67B1a). With none, a card of his choice (67B1b).',
};
const COSTS: Text = {
  nl: 'Na het spel gaat één slag van {from} naar {to}: {from} won slag {trick} of een latere (64A2).',
  en: 'After the play one trick goes from {from} to {to}: {from} won trick {trick} or a later one (64A2).',
};
const FREE: Text = {
  nl: '{from} won slag {trick} niet en ook geen latere slag. Er gaat geen slag over (64A2).',
  en: '{from} won neither trick {trick} nor a later one. No trick goes over (64A2).',
};
const DEPENDS: Text = {
  nl: 'Wint {from} nog een slag, dan gaat er na het spel één slag naar {to} (64A2).',
  en: 'If {from} wins another trick, one trick goes to {to} after the play (64A2).',
};
const BOTH: Say = {
  text: {
    nl: 'Van beide partijen ontbreekt een kaart. Of er dan slagen overgaan, bepaalt de WL (64A2, 64B7).',
    en: 'A card of each side is missing. Whether tricks go over then is for the director (64A2, 64B7).',
  },
};
const DAMAGE: Text = {
  nl: 'Alleen de WL kan bepalen of {to} meer schade leed dan deze slag vergoedt (64C1, 12B1, 12C1).',
  en: 'Only the director can decide whether {to} was damaged more than this trick makes up for (64C1, 12B1, 12C1).',
};
const DUMMY: Say = {
  text: {
    nl: 'De ontbrekende kaart was van de blinde. Of 64B3 dan geldt (geen slag over), bepaalt de WL.',
    en: "The missing card was dummy's. Whether 64B3 applies then (no trick goes over) is for the director.",
  },
};

/** The cards that may be added for `seat` now that it is late: of the suit led when it has them, else any. */
function added(found: ShortTrick, now: TableState, seat: Seat): readonly Option[] {
  const trick = now.tricks[found.trick - 1];
  const done = trick?.added.some((play) => play.seat === seat) === true;
  const hand = now.hands[seat];
  const led = trick === undefined ? null : suitLed(trick);
  const by = [handOf(now, seat)];
  if (hand === undefined || led === null || done)
    return [
      option(`supply:${seat}`, by, { text: UNSEEN, with: { seat: { seat } } }, ['67B1a', '67B1b'], {
        plays: done ? null : { seat, cards: null },
      }),
    ];
  const follows = hasSuit(hand, led);
  return (follows ? ofSuit(hand, led) : hand).map((card) =>
    option(
      `supply:${seat}:${card}`,
      by,
      { text: follows ? IN_SUIT : ANY, with: { seat: { seat }, card: { card }, trick: found.trick } },
      [follows ? '67B1a' : '67B1b'],
      { effects: [{ type: 'addToTrick', trick: found.trick, seat, card }] },
    ),
  );
}

/** Both sides have played on: a card is added that cannot win, and it counts as a revoke not won by the player himself. */
function tooLate(found: ShortTrick, now: TableState): Ruling {
  const first = found.missing[0] as Seat;
  const from = side(first);
  const options = found.missing.flatMap((seat) => added(found, now, seat));
  const { least, most } = oneTrickFrom(now, found.trick, from);
  const blanks = { from: { side: from }, to: { side: otherSide(from) }, trick: found.trick };
  const ways = new Set<ArticleId>(options.flatMap((one) => one.articles));
  const alone = found.missing.length === 1;
  const both = found.missing.some((seat) => side(seat) !== from);
  const dummy = found.missing.some((seat) => isDummy(now, seat));
  // What dummy or both sides cost is for the director, so nothing is said of it as a fact.
  const cost: Say[] = dummy || both ? [] : [{ text: least < most ? DEPENDS : most === 0 ? FREE : COSTS, with: blanks }];
  return ruling(
    67,
    ['67B', '67B1', ...ways, '64A2', ...(dummy ? (['64B3'] as const) : []), '64C1'],
    { text: ADDED, with: { seats: { seats: found.missing }, trick: found.trick } },
    {
      why: [TOO_LATE, ...cost],
      effects:
        alone && !dummy && least === most && most > 0 ? [{ type: 'tricks', to: otherSide(from), count: most }] : [],
      options,
      director: [...(dummy ? [DUMMY] : []), ...(both ? [BOTH] : [{ text: DAMAGE, with: blanks }])],
      settled: found.certainty === 'certain' && alone && !dummy && least === most,
    },
  );
}

/** Law 67 on a trick with a card missing. */
export function shortTrick(found: ShortTrick, now: TableState): Ruling | null {
  if (now.contract === null) return null;
  // A trick that was completed in time stays so when play goes on.
  const whole = isComplete(now.tricks[found.trick - 1] ?? EMPTY_TRICK);
  return bothPlayedNext(now, found.trick) && !whole ? tooLate(found, now) : completed(found, now);
}
