// One hand put down several cards at one moment: which of them is played, and what becomes of the others (58B).
import { hasSuit, isHonour, ofSuit } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { legalCards, penaltyCards } from '../bridge/restrictions';
import type { Play, TableState, Trick } from '../bridge/table';
import { leadOf, suitLed } from '../bridge/trick';
import { type Card, side } from '../bridge/types';
import type { SeveralCards } from '../detect/simultaneous';
import type { Say } from '../text';
import { couldHaveKnown, damageByCard, infoOfWithdrawn, joined } from './follow-up';
import type { ArticleId, Option, Ruling } from './law';
import { handOf, isDefender, option, ruling, tableAfter } from './option';
import { bothPlayedNext } from './revoke';

const SAYS = {
  one: {
    nl: '{seat} legde meer kaarten neer, maar alleen {card} is te zien. {card} is gespeeld. De andere kaart gaat terug zonder gevolg.',
    en: '{seat} put down several cards, but only {card} can be seen. {card} is played. The other card goes back and nothing follows.',
  },
  choose: {
    nl: '{seat} legde {cards} tegelijk neer. {who} wijst aan welke kaart gespeeld is. Het moet een kaart zijn die in deze slag mag.',
    en: '{seat} put down {cards} at the same time. {who} says which card is played. It must be a card that is legal in this trick.',
  },
  only: {
    nl: '{seat} legde {cards} tegelijk neer. Alleen {card} mag in deze slag en is dus gespeeld.',
    en: '{seat} put down {cards} at the same time. Only {card} is legal in this trick, so that is the card played.',
  },
  done: {
    nl: '{seat} legde {cards} tegelijk neer. {card} is gespeeld.',
    en: '{seat} put down {cards} at the same time. {card} is the card played.',
  },
  penalty: {
    nl: '{card} is gespeeld. Strafkaart van {seat}: {others}, {size}.',
    en: '{card} is played. Penalty card of {seat}: {others}, {size}.',
  },
  back: {
    nl: '{card} is gespeeld. {others} gaat terug zonder gevolg.',
    en: '{card} is played. {others} goes back and nothing follows.',
  },
  replace: {
    nl: 'Na deze kaarten speelde {next}. Omdat een zichtbare kaart teruggaat, mag wie dat wil die kaart vervangen (58B3).',
    en: 'After these cards {next} played. Because a visible card goes back, whoever wants to may replace that card (58B3).',
  },
  oneIllegal: {
    nl: 'Die kaart mag niet in deze slag, want {seat} kan bekennen of heeft een andere plicht. Hier moet de WL naar kijken (44C, 62A).',
    en: 'That card is not legal in this trick: {seat} can follow suit or has another duty. The director must look at this (44C, 62A).',
  },
  illegal: {
    nl: '{seat} legde {cards} tegelijk neer, maar kan bekennen of heeft een andere plicht. Geen van deze kaarten mag in deze slag. Hier moet de WL naar kijken (44C, 62A).',
    en: '{seat} put down {cards} at the same time, but can follow suit or has another duty. None of these cards is legal in this trick. The director must look at this (44C, 62A).',
  },
  late: {
    nl: 'Beide partijen speelden al in de volgende slag. De zichtbare kaart blijft bij slag {trick} en de andere gaat terug (67B2). Hier moet de WL naar kijken.',
    en: 'Both sides have played to the next trick. The visible card stays with trick {trick} and the other goes back (67B2). The director must look at this.',
  },
  together: {
    nl: 'Alleen de WL kan bepalen of de kaarten tegelijk lagen (58B) of na elkaar (45E).',
    en: 'Only the director can establish whether the cards came together (58B) or one after the other (45E).',
  },
} as const;
const MAJOR = { nl: 'groot', en: 'major' } as const;
const MINOR = { nl: 'klein', en: 'minor' } as const;

/** Those of `cards` that may be played to the trick, as far as the hand is known; empty where none may. */
function playable(
  cards: readonly Card[],
  seat: SeveralCards['seat'],
  trick: Trick,
  number: number,
  cleared: TableState,
): readonly Card[] {
  const leads = leadOf(trick)?.seat === seat;
  // As the table stood then: the next trick may have begun since.
  const then = { ...cleared, tricks: cleared.tricks.slice(0, number - (leads ? 1 : 0)) };
  const legal = legalCards(then, seat);
  if (legal !== null) return cards.filter((card) => legal.cards.includes(card));
  const led = suitLed(trick);
  return led !== null && !leads && hasSuit(cards, led) ? ofSuit(cards, led) : cards;
}

/** Null where the cards no longer lie there. */
export function severalCards(found: SeveralCards, now: TableState): Ruling | null {
  const { seat, cards, at } = found;
  const trick = now.tricks[found.trick - 1];
  const counted = trick?.plays.find((play): play is Play => play?.at === at && play.seat === seat);
  const defender = isDefender(now, seat);
  if (trick === undefined || counted === undefined || defender === null) return null;
  const lying = [counted, ...trick.loose.filter((play) => play.at === at && play.seat === seat)];
  const who = handOf(now, seat);
  const newest = Math.max(...lying.map((one) => one.n));
  const after = [...trick.plays, ...(now.tricks[found.trick]?.plays ?? [])].filter(
    (play): play is Play => play !== null && play.n > newest && side(play.seat) !== side(seat),
  );
  const values = {
    seat: { seat },
    who: { seat: who },
    card: { card: counted.card },
    cards: { everyCard: cards },
    trick: found.trick,
    next: { seats: after.map((play) => play.seat) },
  };
  const say = (key: keyof typeof SAYS, more: Say['with'] = {}): Say => ({
    text: SAYS[key],
    with: { ...values, ...more },
  });
  const back: readonly Effect[] = lying.map((one) => ({
    type: 'returnToHand',
    trick: found.trick,
    seat,
    card: one.card,
  }));
  const may = playable(cards, seat, trick, found.trick, tableAfter(now, back));
  const illegal = may.length === 0;
  if (cards.length === 1 && illegal)
    return ruling(58, ['58B1', '44C', '62A'], joined(say('one'), say('oneIllegal')), { settled: false });
  if (cards.length === 1) return ruling(58, ['58B1', '47F'], say('one'), { director: [say('together')] });
  if (lying.length < 2) return ruling(58, ['58B2'], say('done'), { director: [infoOfWithdrawn(side(seat))] });
  if (bothPlayedNext(now, found.trick))
    return ruling(58, ['58B4', '67B2'], say('late'), { director: [say('together')], settled: false });

  const choice = (card: Card): Option => {
    const others = lying.map((one) => one.card).filter((one) => one !== card);
    const effects: Effect[] = [];
    if (card !== counted.card)
      effects.push({ type: 'replace', trick: found.trick, seat, card: counted.card, by: card });
    for (const one of others) {
      if (one !== counted.card) effects.push({ type: 'returnToHand', trick: found.trick, seat, card: one });
      const size = isHonour(one) ? 'major' : 'minor';
      if (defender) effects.push({ type: 'restrict', restriction: { type: 'penaltyCard', seat, card: one, size } });
    }
    for (const play of after) effects.push({ type: 'mayWithdraw', seat: play.seat, card: play.card, article: '58B3' });
    const several = penaltyCards(tableAfter(now, effects), seat).length > 1;
    const major = tableAfter(now, effects).restrictions.some(
      (one) => one.type === 'penaltyCard' && one.card === others[0] && one.size === 'major',
    );
    const articles: readonly ArticleId[] = [
      '58B2',
      ...(defender ? (['50B', major ? '50D' : '50C'] as const) : (['48A'] as const)),
      ...(several ? (['51A'] as const) : []),
      ...(after.length === 0 ? [] : (['58B3', '16C1'] as const)),
    ];
    const what = say(defender ? 'penalty' : 'back', {
      card: { card },
      others: { everyCard: others },
      size: { text: major ? MAJOR : MINOR },
    });
    return option(`play-${card}`, [who], what, articles, { effects, plays: { seat, cards: [card] } });
  };

  const options = may.map(choice);
  const articles: readonly ArticleId[] = [
    ...(now.tricks.length > found.trick ? (['67A', '67A2'] as const) : []),
    ...(['58B2', '45C', '44C'] as const),
    ...options.flatMap((one) => one.articles),
  ];
  const rest = {
    why: after.length === 0 ? [] : [say('replace')],
    director: [
      say('together'),
      infoOfWithdrawn(side(seat)),
      ...(defender ? [damageByCard(side(seat)), couldHaveKnown] : []),
    ],
  };
  if (illegal) return ruling(58, ['58B2', '44C', '62A'], say('illegal'), { director: rest.director, settled: false });
  const [only, ...more] = options;
  if (only === undefined || more.length > 0) return ruling(58, articles, say('choose'), { ...rest, options });
  const card = only.plays?.cards?.[0] ?? counted.card;
  return ruling(58, articles, joined(say('only', { card: { card } }), only.say), { ...rest, effects: only.effects });
}
