// A card that the seat in turn must play because of a ruling: a demand of declarer (57A), or a card that counts as played (45C, 57D).
import { legalCards, type Restriction, trickFor } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { suitLed, trickToFollow } from '../bridge/trick';
import type { Say, Text } from '../text';
import type { ArticleId, Ruling } from './law';
import { option, playsAfter, ruling } from './option';

type Follow = Extract<Restriction, { type: 'follow' }>;

const SAYS: Readonly<Record<Follow['what'], Text>> = {
  highest: { nl: 'De leider eiste van {seat} de hoogste {led}.', en: 'Declarer demanded the highest {led} of {seat}.' },
  lowest: { nl: 'De leider eiste van {seat} de laagste {led}.', en: 'Declarer demanded the lowest {led} of {seat}.' },
  suit: { nl: 'De leider eiste van {seat} een kaart in {suit}.', en: 'Declarer demanded a card in {suit} of {seat}.' },
  notSuit: { nl: 'De leider verbood {seat} een kaart in {suit}.', en: 'Declarer forbade {seat} a card in {suit}.' },
  card: { nl: '{seat} moet {card} nu spelen.', en: '{seat} must play {card} now.' },
};
const IN_VAIN: Say = {
  text: {
    nl: 'Dat kan niet. Elke kaart die verder mag, is goed (59).',
    en: 'That is not possible. Any card that is otherwise legal will do (59).',
  },
};
const PLAYS: Text = { nl: '{seat} speelt een kaart die mag.', en: '{seat} plays a card that is allowed.' };
const DEMAND: Readonly<Record<Follow['what'], ArticleId>> = {
  highest: '57A1',
  lowest: '57A2',
  suit: '57A3',
  notSuit: '57A4',
  card: '57D',
};

/** The restriction that binds the seat in turn, of the kind that `law` (45 or 57) gives. */
function binding(now: TableState, law: 45 | 57): Follow | null {
  const seat = now.turn;
  if (seat === null || now.phase !== 'play') return null;
  const trick = trickFor(now, seat);
  const found = now.restrictions.find(
    (one): one is Follow =>
      one.type === 'follow' &&
      one.seat === seat &&
      one.trick === trick &&
      (law === 45 ? (one.article?.startsWith('45') ?? false) : one.article === undefined || one.article === '57D'),
  );
  return found ?? null;
}

/** What is due to the demand or the card, with what the hand leaves open. */
export function demandedCard(now: TableState, law: 45 | 57): Ruling | null {
  const one = binding(now, law);
  if (one === null) return null;
  const { seat, what, suit, card } = one;
  const follows = trickToFollow(now, seat);
  const led = follows === null ? null : suitLed(follows.trick);
  const legal = legalCards(now, seat);
  const inVain = legal?.why.some((why) => why.article === '59' && why.restriction === one) ?? false;
  const say: Say = {
    text: SAYS[what],
    with: {
      seat: { seat },
      ...(led === null ? {} : { led: { suit: led } }),
      ...(suit === undefined ? {} : { suit: { suit } }),
      ...(card === undefined ? {} : { card: { card } }),
    },
  };
  const article = (one.article ?? DEMAND[what]) as ArticleId;
  const others = (legal?.why ?? []).map((why): ArticleId => why.article).filter((id) => id === '44C' || id === '59');
  const plays = playsAfter(now, [], seat);
  return ruling(law, [article, ...(inVain ? (['57B'] as const) : []), ...others], say, {
    why: inVain ? [IN_VAIN] : [],
    options: [option('play', [seat], { text: PLAYS, with: { seat: { seat } } }, others, { plays })],
  });
}
