// The lead of a defender whose partner has or had a penalty card, once declarer has chosen (50C, 50D2a, 50E, 51B).
import { penaltyCards, type Restriction } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { type Card, partner, type Seat, type Suit, side } from '../bridge/types';
import type { Say } from '../text';
import { damageByCard, infoOfPickedUp, infoOfPlayed } from './follow-up';
import type { ArticleId, Ruling } from './law';
import { ruling } from './option';
import { cardsOf, ownChoice, type Turn, turnOf, WHILE_IT_LIES } from './penalty-card-turn';

const SAYS = {
  partnerOfMinor: {
    nl: 'Bij {partner} ligt {cards} als kleine strafkaart. {seat} mag vrij voorspelen.',
    en: '{partner} has {cards} as minor penalty card. {seat} may lead freely.',
  },
  demanded: { nl: '{seat} moet {suits} voorspelen.', en: '{seat} must lead {suits}.' },
  forbidden: {
    nl: '{seat} mag geen {suits} voorspelen zolang {seat} aan slag blijft.',
    en: '{seat} may not lead {suits} while {seat} keeps the lead.',
  },
  remembers: {
    nl: 'Bij {partner} lag een strafkaart: {cards}. {seat} mag vrij voorspelen, maar niet elke kennis gebruiken.',
    en: '{partner} had a penalty card: {cards}. {seat} may lead freely, but not use everything that is known.',
  },
} as const;

const say = (key: keyof typeof SAYS, { seat }: Turn, cards: readonly Card[], suits: readonly Suit[] = []): Say => ({
  text: SAYS[key],
  with: { seat: { seat }, partner: { seat: partner(seat) }, cards: { everyCard: cards }, suits: { suits } },
});

type Lead = Extract<Restriction, { type: 'lead' }>;

/** The article of a choice that was made about the lead; null when it came from another law. */
function articleOf({ must, article }: Lead): ArticleId | null {
  if (article === undefined) return '50D2a';
  if (article === '51B1') return must ? '51B1a' : '51B1b';
  return article === '51B2' ? (must ? '51B2a' : '51B2b') : null;
}

const pickedUpBy = (now: TableState, seat: Seat): readonly Card[] =>
  cardsOf(now.pickedUp.filter((one) => one.seat === seat));

/** Cards that `seat` played while they lay as penalty cards. */
const playedBy = (now: TableState, seat: Seat): readonly Card[] =>
  now.tricks.flatMap(({ plays }) =>
    plays.flatMap((play) => (play?.seat === seat && play.faced !== undefined ? [play.card] : [])),
  );

/** What was demanded or forbidden. */
function chosen(turn: Turn): Ruling | null {
  const { now, seat } = turn;
  const lead = now.restrictions.find((one): one is Lead => one.type === 'lead' && one.seat === seat);
  const article = lead === undefined ? null : articleOf(lead);
  if (lead === undefined || article === null) return null;
  return ruling(
    lead.article === undefined ? 50 : 51,
    [article, '50E2', '16C2'],
    say(lead.must ? 'demanded' : 'forbidden', turn, [], lead.suits),
    {
      options: [ownChoice(turn, 'lead', [article])],
      director: [infoOfPickedUp(seat, pickedUpBy(now, partner(seat)))],
    },
  );
}

/** Nothing binds the lead, and yet not all that is known may be used. */
function free(turn: Turn): Ruling | null {
  const { now, seat } = turn;
  const other = partner(seat);
  const damage = damageByCard(side(seat));
  const lying = penaltyCards(now, other);
  if (lying.some((one) => one.size === 'minor'))
    return ruling(50, ['50C', '50E1', '50E4', '12B1'], say('partnerOfMinor', turn, cardsOf(lying)), {
      why: [WHILE_IT_LIES],
      options: [ownChoice(turn, 'lead', ['50C'])],
      director: [damage],
    });
  const played = playedBy(now, other);
  const up = pickedUpBy(now, other).filter((card) => !played.includes(card));
  if (up.length + played.length === 0 || lying.length > 0) return null;
  const articles: ArticleId[] = [];
  const director: Say[] = [];
  if (up.length > 0) {
    articles.push('50E2');
    director.push(infoOfPickedUp(seat, up));
  }
  if (played.length > 0) {
    articles.push('50E3');
    director.push(infoOfPlayed(seat, played));
  }
  const all = [...articles, '16C2', '12C1'] as const;
  return ruling(50, all, say('remembers', turn, [...up, ...played]), {
    options: [ownChoice(turn, 'lead', ['44A'])],
    director: [...director, damage],
    settled: false,
  });
}

/** Laws 50C, 50D2a, 50E and 51B: what a defender on lead may lead and may use. Null where a penalty card of his own or a choice still due comes first. */
export function partnersLead(now: TableState): Ruling | null {
  const turn = turnOf(now);
  if (turn === null || turn.led !== null) return null;
  // Where nothing of what was asked is left, law 59 speaks.
  if (turn.legal?.why.some((why) => why.article === '59')) return null;
  const own = penaltyCards(now, turn.seat);
  if (own.some((one) => one.size === 'major')) return null;
  return chosen(turn) ?? (own.length > 0 ? null : free(turn));
}
