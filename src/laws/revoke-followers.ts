// Laws 62B, C: the cards that go back with a revoke, and the cards played after it that may be changed.
import type { Effect } from '../bridge/events';
import type { Play, TableState } from '../bridge/table';
import { partner, type Seat, sameSide, side } from '../bridge/types';
import type { Say, Text } from '../text';
import type { ArticleId, Option } from './law';
import { handOf, isDefender, option, playsAfter, tableAfter } from './option';
import { LAST_REVOKE_TRICK, provedRevokes, type RevokeFact } from './revoke';

/** 50B: a card taken back after a deliberate play. */
const DELIBERATE = 'major';

/** Takes a card back from a trick; where play went on after it, the next card of that seat belongs there. Nothing when it went back before. */
export function takenBack(now: TableState, play: Pick<Play, 'seat' | 'card'>, trick: number): readonly Effect[] {
  const { seat, card } = play;
  if (!now.tricks[trick - 1]?.plays.some((one) => one?.seat === seat && one.card === card)) return [];
  const back: Effect = { type: 'returnToHand', trick, seat, card };
  if (now.tricks.length > trick) return [back, { type: 'owes', trick, seat }];
  // Where earlier tricks were not seen, nothing else tells whose lead it is.
  return now.tricks[trick - 1]?.plays[0]?.card === card ? [back, { type: 'turn', seat }] : [back];
}

/** Where a card taken back lies from then on: a defender's becomes a penalty card, or stays one (62B). */
export function facedUp(
  now: TableState,
  { seat, card, at, faced }: Pick<Play, 'seat' | 'card' | 'at'> & { faced?: 'major' | 'minor' | null },
): readonly Effect[] {
  // A card that was played again since is no card on the table any more.
  const playedSince = now.tricks.some((trick) => trick.plays.some((one) => one?.card === card && one.at !== at));
  if (isDefender(now, seat) !== true || playedSince) return [];
  return [{ type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: faced ?? DELIBERATE } }];
}

/** The cards of the revoke trick and the next that were played after the revoke and before it was put right, also those that went back since. */
function playedAfter(fact: RevokeFact, now: TableState): readonly { play: Play; trick: number }[] {
  // In trick 12 the correction itself takes the cards of the last trick back.
  const end = fact.trick === LAST_REVOKE_TRICK ? fact.trick : fact.trick + 1;
  const tricks = now.tricks.slice(fact.trick - 1, end);
  const onTable = tricks.flatMap((trick, i) =>
    trick.plays.flatMap((play) => (play === null ? [] : [{ play, trick: fact.trick + i }])),
  );
  const replaced = onTable.find(
    ({ play, trick }) => play.seat === fact.seat && trick === fact.trick && play.at !== fact.at,
  );
  const wentBack = now.withdrawn
    .filter((play) => play.n > fact.n)
    .filter((play, i, gone) => gone.findIndex((one) => one.card === play.card) === i)
    .map((play) => ({ play, trick: fact.trick }));
  // What a seat played in the place of a card that went back stays, also when it is the same card once more.
  const first = onTable.filter(
    ({ play }) => !wentBack.some((one) => one.play.seat === play.seat && one.play.n < play.n),
  );
  return [...first, ...wentBack].filter(
    ({ play }) => play.n > fact.n && play.seat !== fact.seat && play.n < (replaced?.play.n ?? Number.POSITIVE_INFINITY),
  );
}

const KEEP: Say = {
  text: {
    nl: 'De kaarten die na de verzaking gespeeld zijn, blijven liggen.',
    en: 'The cards played after the revoke stay.',
  },
};
const MAY_CHANGE: Text = {
  nl: '{seat} mag {card} terugnemen en een andere kaart spelen, zonder strafkaart.',
  en: '{seat} may take {card} back and play another card, without a penalty card.',
};
const MAY_FOLLOW: Text = {
  nl: '{seat} mag daarna {card} ook terugnemen. {card} wordt dan een grote strafkaart.',
  en: '{seat} may then take {card} back too. {card} becomes a major penalty card.',
};
const MAY_FOLLOW_FREE: Text = {
  nl: '{seat} mag daarna {card} ook terugnemen.',
  en: '{seat} may then take {card} back too.',
};
const LATER_MAY: Text = {
  nl: 'Pas als de andere partij een kaart wijzigt, mag {seat} daarna {card} ook terugnemen (62C2). Voor {side} is wat zo bekend wordt ongeoorloofd (16C2).',
  en: 'Only when the other side changes a card may {seat} take {card} back too (62C2). What {side} learns in this way is unauthorised (16C2).',
};

interface Followed {
  options: readonly Option[];
  why: readonly Say[];
  articles: readonly ArticleId[];
}

const onTable = (now: TableState, trick: number, seat: Seat): boolean =>
  now.tricks[trick - 1]?.plays.some((play) => play?.seat === seat) === true;

/** The substitute goes before the new penalty card in the trick that it was taken back from. */
const besides = (effect: Effect, trick: number): Effect =>
  effect.type === 'restrict' && effect.restriction.type === 'penaltyCard'
    ? { ...effect, restriction: { ...effect.restriction, replacedIn: trick } }
    : effect;

/** 62C1, 2: who may change a card that was played after the revoke. */
export function followed(fact: RevokeFact, now: TableState, effects: readonly Effect[]): Followed {
  const after = playedAfter(fact, now);
  const revokes = new Set(provedRevokes(now).map((one) => one.at));
  const theirs = after.filter(({ play }) => !sameSide(play.seat, fact.seat) && !revokes.has(play.at));
  const options: Option[] = [];
  const change = (
    { play, trick }: (typeof after)[number],
    text: Text,
    id: string,
    articles: readonly ArticleId[],
    also: readonly Effect[],
  ) => {
    const own = [...takenBack(tableAfter(now, effects), play, trick), ...also];
    const replaced = now.withdrawn.includes(play) && onTable(now, trick, play.seat);
    const legal = replaced ? null : playsAfter(now, [...effects, ...own], play.seat);
    const others = legal?.cards?.filter((card) => card !== play.card) ?? [];
    // Another card is another card, as long as there is one.
    const plays = legal !== null && id === 'change' && others.length > 0 ? { ...legal, cards: others } : legal;
    const idle = plays?.cards?.length === 1 && plays.cards[0] === play.card;
    const say = { text, with: { seat: { seat: play.seat }, card: { card: play.card } } };
    options.push(option(`${id}:${play.card}`, [handOf(now, play.seat)], say, articles, { effects: own, plays, idle }));
  };
  for (const one of theirs) change(one, MAY_CHANGE, 'change', ['62C1', '47D', '16C1'], []);
  if (theirs.length > 0)
    options.push(option('keep', [...new Set(theirs.map(({ play }) => handOf(now, play.seat)))], KEEP, ['62C1']));
  const gone = theirs.filter(({ play }) => now.withdrawn.includes(play));
  const ours = after.filter(
    ({ play }) => play.seat === partner(fact.seat) && theirs.some((one) => one.play.n < play.n),
  );
  const why: Say[] = [];
  for (const one of ours) {
    const { play } = one;
    if (gone.some((earlier) => earlier.play.n < play.n)) {
      const also = facedUp(now, play).map((effect) => besides(effect, one.trick));
      change(one, also.length > 0 ? MAY_FOLLOW : MAY_FOLLOW_FREE, 'follow', ['62C2', '47D', '16C2'], also);
    } else
      why.push({
        text: LATER_MAY,
        with: { seat: { seat: play.seat }, card: { card: play.card }, side: { side: side(fact.seat) } },
      });
  }
  const articles: ArticleId[] = theirs.length === 0 ? [] : ['62C1', '47D', '16C1'];
  return { options, why, articles: ours.length === 0 ? articles : [...articles, '62C2', '16C2'] };
}
