// Law 46B: what follows from a card of dummy that was named incompletely or wrongly.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { type Card, lho, rho, type Seat } from '../bridge/types';
import type { Designation } from '../detect/designation';
import type { Say } from '../text';
import { type Meaning, type Moment, meaningOf, momentOf } from './designation-cards';
import { DOUBTS, said, sayOf } from './designation-words';
import type { ArticleId, Edition, Option, Ruling } from './law';
import { option, playsAfter, ruling } from './option';

const INTENTION = sayOf('intention', undefined);

/** Of an older edition only law 46 itself is worked out. */
const known = (articles: readonly ArticleId[], edition: Edition): readonly ArticleId[] =>
  edition === '2017' ? articles : articles.filter((id) => id.startsWith('46'));

function articlesOf({ articles }: Meaning, { led, hand, legal, edition }: Moment): readonly ArticleId[] {
  const follows: readonly ArticleId[] = led !== null && legal.length < hand.length ? ['44C'] : [];
  return known([...articles, '46B', ...follows], edition);
}

function doubtOf({ doubt }: Meaning): readonly Say[] {
  return doubt === null ? [INTENTION] : [{ text: DOUBTS[doubt] }, INTENTION];
}

const PLAYED = { nobody: 'played', declarer: 'chosen', defenders: 'pointed', director: 'perhaps' } as const;

/** Dummy has played since. */
function played(found: Designation, meant: Meaning, moment: Moment, card: Card): Ruling | null {
  // A card that may not be played is a revoke (62, 64B3).
  if (!moment.legal.includes(card)) return null;
  const fits = meant.cards.includes(card);
  const open = meant.who === 'director' || meant.doubt !== null;
  const blanks = { said: said(found), card: { card }, cards: { cards: meant.cards } };
  const articles = articlesOf(meant, moment);
  if (fits || meant.cards.length === 0)
    return ruling(46, articles, sayOf(fits ? (open ? 'perhaps' : PLAYED[meant.who]) : 'director', blanks), {
      director: doubtOf(meant),
      settled: fits && !open,
    });
  const misplaced: readonly Say[] = moment.edition === '2017' ? [sayOf('misplaced', undefined)] : [];
  return ruling(46, [...articles, ...known(['45D'], moment.edition)], sayOf('other', blanks), {
    director: [...doubtOf(meant), ...misplaced],
    settled: false,
  });
}

const asked = (found: Designation, meant: Meaning, dummy: Seat, card: Card): readonly Effect[] => [
  {
    type: 'restrict',
    restriction: {
      type: 'follow',
      seat: dummy,
      trick: found.trick,
      what: 'card',
      card,
      article: meant.by ?? '46B4',
    },
  },
];

/** Which words go with the outcome. */
function sayFor({ who, by, cards }: Meaning): Parameters<typeof sayOf>[0] {
  if (by === '46B4') return 'notThere';
  if (by === null) return 'mustFollow';
  if (who === 'nobody' && cards.length === 1) return 'plays';
  return who === 'nobody' ? 'director' : who;
}

function toPlay(found: Designation, meant: Meaning, moment: Moment): Ruling {
  const { now, dummy } = moment;
  const declarer = rho(rho(dummy));
  const defenders: readonly Seat[] = [lho(dummy), rho(dummy)];
  const certain = meant.who === 'nobody' && meant.doubt === null;
  const articles = articlesOf(meant, moment);
  const chooser = {
    nobody: certain ? [declarer] : 'director',
    declarer: [declarer],
    defenders,
    director: 'director',
  } as const;
  const options = meant.cards.map((card): Option => {
    const effects = asked(found, meant, dummy, card);
    const say = sayOf(meant.who === 'defenders' ? 'points' : 'option', { card: { card } });
    const own = meant.by === null ? articles : [meant.by];
    return option(`play-${card}`, chooser[meant.who], say, own, {
      effects: certain ? [] : effects,
      plays: playsAfter(now, effects, dummy),
    });
  });
  const [only] = meant.cards;
  return ruling(
    46,
    articles,
    sayOf(sayFor(meant), {
      said: said(found),
      cards: { cards: meant.cards },
      seats: { seats: defenders },
      ...(only === undefined ? {} : { card: { card: only } }),
    }),
    {
      options,
      effects: certain && only !== undefined ? asked(found, meant, dummy, only) : [],
      director: doubtOf(meant),
      settled: meant.doubt === null,
    },
  );
}

/** Without the cards: the article that the words fall under. */
function unseen(found: Designation, edition: Edition): Ruling {
  const { words, suit, rank } = found;
  const old = edition === '1997';
  const by = (): ArticleId => {
    if (words === 'any' || (words === null && suit === null && rank === null)) return '46B5';
    if (words !== null) return old ? '46B1' : ({ high: '46B1a', win: '46B1b', low: '46B1c' } as const)[words];
    if (suit !== null) return rank === null ? '46B2' : '46B4';
    return '46B3';
  };
  return ruling(46, [by(), '46B'], sayOf('unseen', { said: said(found) }), { director: [INTENTION], settled: false });
}

function judgedUnder(found: Designation, now: TableState, edition: Edition): Ruling | null {
  const moment = momentOf(found, now, edition);
  if (moment === null) return unseen(found, edition);
  const meant = meaningOf(found, moment);
  const since = now.tricks[found.trick - 1]?.plays.find((play) => play?.seat === moment.dummy && play.n >= found.n);
  if (since) return played(found, meant, moment, since.card);
  return toPlay(found, meant, moment);
}

/** Law 46B in the edition of 2017. */
export const designated = (found: Designation, now: TableState): Ruling | null => judgedUnder(found, now, '2017');
/** The same in 1997, where "high" in fourth seat can also be the lowest card that wins. */
export const designated1997 = (found: Designation, now: TableState): Ruling | null => judgedUnder(found, now, '1997');
