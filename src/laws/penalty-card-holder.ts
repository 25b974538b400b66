// What penalty cards ask of the defender who has them, at his own turn (50C, 50D1, 51A).
import { hasSuit, suitOf } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { type PenaltyCard, penaltyCards, trickFor } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { type Card, type Seat, side } from '../bridge/types';
import type { Say } from '../text';
import { damageByCard } from './follow-up';
import type { ArticleId, Ruling } from './law';
import { option, ruling } from './option';
import { cardsOf, ownChoice, staysMajor, type Turn, turnOf, WHILE_IT_LIES } from './penalty-card-turn';

const SAYS = {
  must: { nl: '{seat} moet de strafkaart {cards} spelen.', en: '{seat} must play the penalty card {cards}.' },
  picks: {
    nl: '{seat} kan meer strafkaarten spelen: {cards}. De leider wijst aan welke.',
    en: '{seat} can play several penalty cards: {cards}. Declarer picks one.',
  },
  pick: { nl: '{seat} speelt {card}.', en: '{seat} plays {card}.' },
  later: {
    nl: '{seat} kan de strafkaart {cards} nu niet spelen. Die blijft liggen tot het wel mag.',
    en: '{seat} cannot play the penalty card {cards} now. It stays on the table until it may be played.',
  },
  unseen: {
    nl: 'Kan {seat} bekennen? Dan gaat dat voor. Anders moet {seat} de strafkaart {cards} spelen.',
    en: 'Can {seat} follow suit? Then that comes first. If not, {seat} must play the penalty card {cards}.',
  },
  minor: {
    nl: '{seat} heeft als kleine strafkaart {cards}. In {suit} mag alleen die kaart of een honneur. Andere kleuren zijn vrij.',
    en: '{seat} has {cards} as minor penalty card. In {suit} only that card or an honour may be played. Other suits are free.',
  },
} as const;

/** Whether a card that was left on the table in a choice for this trick must be played to it is not written (51B2a, 51B2b). */
const LEFT_OPEN: Say = {
  text: {
    nl: 'De leider nam net een andere strafkaart weg. Of deze kaart nu gespeeld moet worden, zegt de tekst niet duidelijk (51B2).',
    en: 'Declarer has just removed another penalty card. Whether this card must now be played is not clear in the text (51B2).',
  },
};
const say = (key: keyof typeof SAYS, { seat }: Turn, cards: readonly Card[]): Say => ({
  text: SAYS[key],
  with: { seat: { seat }, cards: { everyCard: cards } },
});

/** Major penalty cards that must be played now; null when a hidden hand decides it. */
function playable({ now, seat, legal, led }: Turn, major: readonly PenaltyCard[]): readonly PenaltyCard[] | null {
  if (legal !== null) return major.filter((one) => legal.cards.includes(one.card));
  if (now.restrictions.some((one) => (one.type === 'lead' || one.type === 'follow') && one.seat === seat)) return null;
  if (led === null) return major;
  const following = major.filter((one) => suitOf(one.card) === led);
  return following.length > 0 ? following : null;
}

/** Declarer picks one of several (51A); the pick binds for this trick. */
function picks(turn: Turn, major: readonly PenaltyCard[]): Ruling {
  const { now, seat } = turn;
  const declarer = now.contract === null ? [] : [now.contract.declarer];
  const trick = trickFor(now, seat);
  const options = major.map(({ card }) => {
    const follow = { type: 'follow', seat, trick, what: 'card', card, article: '51A' } as const;
    const effects: readonly Effect[] = [{ type: 'restrict', restriction: follow }];
    const text = { text: SAYS.pick, with: { seat: { seat }, card: { card } } };
    return option(`play-${card}`, declarer, text, ['51A'], { effects, plays: { seat, cards: [card] } });
  });
  return ruling(51, ['51A', '50D1a'], say('picks', turn, cardsOf(major)), { why: [WHILE_IT_LIES], options });
}

/** The choice about the lead to this trick put another card of this hand back. */
const justPickedUp = ({ now, seat, led }: Turn): boolean =>
  led !== null && now.pickedUp.some((one) => one.seat === seat && one.trick === now.tricks.length - 1);

function holdsMajor(turn: Turn, major: readonly PenaltyCard[]): Ruling {
  const due = playable(turn, major);
  const damage = damageByCard(side(turn.seat));
  if (due === null) {
    const articles = ['50D1a', '50D1b', '44C'] as const;
    return ruling(50, articles, say('unseen', turn, cardsOf(major)), {
      options: [ownChoice(turn, 'play', articles)],
      director: [damage],
    });
  }
  if (due.length > 1) return picks(turn, due);
  const [one] = due;
  if (one === undefined) {
    const articles: readonly ArticleId[] = turn.led === null ? ['50D1b', '50D2a'] : ['50D1b', '44C'];
    return ruling(50, articles, say('later', turn, cardsOf(major)), {
      why: [WHILE_IT_LIES],
      options: [ownChoice(turn, 'play', articles)],
    });
  }
  const articles: readonly ArticleId[] = turn.legal?.why.some((why) => why.article === '44D')
    ? ['50D1a', '44D']
    : ['50D1a'];
  const left = justPickedUp(turn);
  const doubt = staysMajor(turn.now, turn.seat);
  return ruling(50, left ? [...articles, '51B2b'] : articles, say('must', turn, [one.card]), {
    why: [WHILE_IT_LIES],
    options: [ownChoice(turn, `play-${one.card}`, articles, [one.card])],
    director: [...(left ? [LEFT_OPEN] : []), ...doubt, damage],
    settled: !left && doubt.length === 0,
    confirm: doubt.length > 0,
  });
}

const minorSay = (seat: Seat, card: Card): Say => ({
  text: SAYS.minor,
  with: { seat: { seat }, cards: { everyCard: [card] }, suit: { suit: suitOf(card) } },
});

/** 50C, where the suit of the card can be played now. */
function holdsMinor(turn: Turn, minor: PenaltyCard): Ruling | null {
  const suit = suitOf(minor.card);
  const touched = turn.legal === null ? turn.led === null || turn.led === suit : hasSuit(turn.legal.cards, suit);
  if (!touched) return null;
  return ruling(50, ['50C', '50E1'], minorSay(turn.seat, minor.card), {
    why: [WHILE_IT_LIES],
    options: [ownChoice(turn, 'play', ['50C'])],
    director: [damageByCard(side(turn.seat))],
  });
}

/** Laws 50C, 50D1 and 51A: which card a defender with penalty cards must or may play now. Null when it is not such a defender's turn. */
export function holdersTurn(now: TableState): Ruling | null {
  const turn = turnOf(now);
  if (turn === null) return null;
  const penalties = penaltyCards(now, turn.seat);
  const major = penalties.filter((one) => one.size === 'major');
  if (major.length > 0) return holdsMajor(turn, major);
  const [minor] = penalties;
  return minor === undefined ? null : holdsMinor(turn, minor);
}
