// A card that was held so that it could be seen, or a card of dummy that declarer touched: whether it counts as played (45C1-3).
import { hasSuit, suitOf } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { legalCards, trickFor } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { isComplete, playBy, suitLed, trickToFollow } from '../bridge/trick';
import { partner } from '../bridge/types';
import type { HandledCard } from '../detect/handled-card';
import type { Say, Text } from '../text';
import { joined } from './follow-up';
import type { ArticleId, Question, Ruling } from './law';
import { LOOK } from './misplay';
import { isDefender, isDummy, option, playsAfter, ruling } from './option';
import { YES_NO } from './revoke';

type Case = 'defender' | 'declarer' | 'touched';

const ASKS: Readonly<Record<Case, { id: string; text: Text; played: 'yes' | 'no' }>> = {
  defender: {
    id: 'couldSee',
    text: { nl: 'Kon {partner} de voorkant van {card} zien?', en: 'Could {partner} see the face of {card}?' },
    played: 'yes',
  },
  declarer: {
    id: 'asPlayed',
    text: {
      nl: 'Lag {card} open op of bijna op tafel, of hield {seat} die kaart vast alsof hij gespeeld was?',
      en: 'Was {card} face up on or almost on the table, or did {seat} hold it as if it were played?',
    },
    played: 'yes',
  },
  touched: {
    id: 'arranging',
    text: {
      nl: 'Legde de leider kaarten recht, of wilde hij een kaart ernaast pakken?',
      en: 'Was declarer arranging cards, or reaching for a card next to it?',
    },
    played: 'no',
  },
};
const ARTICLES = {
  defender: { played: ['45C1'], back: ['45C1', '49'] },
  declarer: { played: ['45C2'], back: ['45C2', '48A'] },
  touched: { played: ['45C3'], back: ['45C3'] },
} as const satisfies Record<Case, Record<'played' | 'back', readonly ArticleId[]>>;

const SAYS = {
  either: {
    nl: 'Of {card} van {seat} gespeeld is, hangt af van wat er precies gebeurde.',
    en: 'Whether {card} of {seat} is played depends on what exactly happened.',
  },
  played: { nl: '{card} is gespeeld en moet in deze slag.', en: '{card} is played and must go to this trick.' },
  wrong: {
    nl: '{card} is gespeeld, maar mag niet in deze slag. {seat} speelt een kaart die wel mag (44C, 62A).',
    en: '{card} is played, but is not legal in this trick. {seat} plays a legal card (44C, 62A).',
  },
  penalty: {
    nl: '{card} wordt een grote strafkaart (62B1).',
    en: '{card} becomes a major penalty card (62B1).',
  },
  noPenalty: {
    nl: '{card} gaat terug, zonder strafkaart (62B2).',
    en: '{card} goes back, without a penalty card (62B2).',
  },
  back: { nl: '{card} is niet gespeeld en gaat terug.', en: '{card} is not played and goes back.' },
  early: {
    nl: '{seat} was niet aan de beurt. Is {card} gespeeld, dan was dat te vroeg (57). Hier moet de WL naar kijken.',
    en: 'It was not the turn of {seat}. If {card} is played, that was too soon (57). The director must look at this.',
  },
  extra: {
    nl: '{seat} had al in deze slag gespeeld. Is {card} gespeeld, dan is het een kaart te veel (45E). Hier moet de WL naar kijken.',
    en: '{seat} had played to this trick already. If {card} is played, it is a card too many (45E). The director must look at this.',
  },
  lead: {
    nl: '{seat} was niet aan slag. Is {card} gespeeld, dan is voor de beurt voorgespeeld (53) of hoort de kaart bij de vorige slag (45E). Hier moet de WL naar kijken.',
    en: '{seat} was not on lead. If {card} is played, it was led out of turn (53) or belongs to the trick before (45E). The director must look at this.',
  },
  opening: {
    nl: '{seat} was niet aan slag. Is {card} gespeeld, dan is het een uitkomst voor de beurt (54). Hier moet de WL naar kijken.',
    en: '{seat} was not on lead. If {card} is played, it is an opening lead out of turn (54). The director must look at this.',
  },
  turnless: {
    nl: 'Wie aan de beurt was, is niet bekend. Hier moet de WL naar kijken.',
    en: 'Whose turn it was is not known. The director must look at this.',
  },
  duty: {
    nl: 'Is {card} gespeeld, dan had {seat} eerst een andere plicht. Hier moet de WL naar kijken.',
    en: 'If {card} is played, {seat} had another duty first. The director must look at this.',
  },
  judge: {
    nl: 'Alleen de WL kan bepalen of de kaart als gespeeld geldt (45C).',
    en: 'Only the director can establish whether the card counts as played (45C).',
  },
} as const;

/** The card would fail to follow a suit that the hand is seen to hold. */
function failsToFollow({ seat, card }: HandledCard, now: TableState): boolean {
  const follows = trickToFollow(now, seat);
  const led = follows === null ? null : suitLed(follows.trick);
  return led !== null && suitOf(card) !== led && hasSuit(now.hands[seat] ?? [], led);
}

/** What a card out of turn would be, if it is played. */
function outOfTurn(
  { seat, due }: HandledCard,
  { tricks }: TableState,
): { key: keyof typeof SAYS; articles: ArticleId[] } {
  const last = tricks[tricks.length - 1];
  if (due === null) return { key: 'turnless', articles: [] };
  if (last === undefined) return { key: 'opening', articles: ['54'] };
  if (isComplete(last)) return { key: 'lead', articles: ['53', '45E'] };
  return playBy(last, seat) === null ? { key: 'early', articles: ['57'] } : { key: 'extra', articles: ['45E'] };
}

/** Null where the contract is not known, or where the card lies in a trick already. */
export function handledCard(found: HandledCard, now: TableState): Ruling | null {
  const { seat, card, at } = found;
  const defender = isDefender(now, seat);
  if (defender === null || now.tricks.some(({ plays }) => plays.some((play) => play?.card === card))) return null;
  if (found.how === 'touched' && !isDummy(now, seat)) return null;
  const which: Case = found.how === 'touched' ? 'touched' : defender ? 'defender' : 'declarer';
  const values = { seat: { seat }, card: { card }, partner: { seat: partner(seat) } };
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const { id, text, played } = ASKS[which];
  const articles = ARTICLES[which];
  const question: Question = { id: `${id}:${at}`, say: { text, with: values }, values: YES_NO };
  const director = [say('judge')];
  const [article] = articles.played;
  const wrong = failsToFollow(found, now);
  const faced: Effect = { type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: 'major' } };
  const follow = { type: 'follow', seat, trick: trickFor(now, seat), what: 'card', card, article } as const;
  const effects: readonly Effect[] = wrong ? (defender ? [faced] : []) : [{ type: 'restrict', restriction: follow }];
  const what = wrong ? joined(say('wrong'), say(defender ? 'penalty' : 'noPenalty')) : say('played');
  const cited: readonly ArticleId[] = wrong
    ? [article, '44C', '62A', ...(defender ? (['62B1', '50B'] as const) : (['62B2'] as const))]
    : articles.played;
  const plays = wrong ? playsAfter(now, effects, seat) : { seat, cards: [card] };
  const answer = now.answers[question.id];
  const known = answer === 'yes' || answer === 'no';
  const look = (more: readonly ArticleId[], why: Say): Ruling =>
    ruling(45, [...articles.played, ...more], why, { ask: [question], director, settled: false });
  if (known && answer !== played) return ruling(45, articles.back, say('back'), { ask: [question], director });
  if (now.n !== found.n) return look([], LOOK);
  if (found.due !== seat) {
    const what = outOfTurn(found, now);
    return look(what.articles, say(what.key));
  }
  if (!wrong && legalCards(now, seat)?.cards.includes(card) === false) return look(['50D', '52'], say('duty'));
  if (known) return ruling(45, cited, what, { ask: [question], effects, director });
  return ruling(45, [...cited, ...articles.back], say('either'), {
    ask: [question],
    options: [
      option('played', 'director', what, cited, { effects, plays }),
      option('back', 'director', say('back'), articles.back),
    ],
    director,
    settled: false,
  });
}
