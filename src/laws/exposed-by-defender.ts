// A defender's card that partner could have seen, or that he named (law 49): does it become a penalty card, and a major or a minor one (50B)?
import { isHonour } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { penaltyCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { type Card, partner, side } from '../bridge/types';
import type { ExposedCard } from '../detect/exposed-card';
import type { Say } from '../text';
import { EXPOSED, QUESTIONS, sayExposed } from './exposed-card-words';
import { couldHaveKnown, damageByCard, infoOfPickedUp, infoOfPlayed, joined, ownShare } from './follow-up';
import type { ArticleId, Option, Question, Ruling } from './law';
import { isDefender, option, ruling } from './option';
import { nextAfter } from './penalty-card-choices';

type Outcome = 'none' | 'minor' | 'major';
/** Two penalty cards at one defender are major, whatever they are (50B). */
const SEVERAL = 2;

/** What the people at the table know; undefined while they have not said. `remark`: the card came with words about the running trick alone. */
interface Facts {
  seen: boolean | undefined;
  how: 'accident' | 'deliberate' | 'named' | undefined;
  remark: boolean | undefined;
}

function factsOf(found: ExposedCard, now: TableState): Facts {
  const answer = (name: keyof typeof QUESTIONS): string | undefined => now.answers[`${name}:${found.at}`];
  const yes = (given: string | undefined): boolean | undefined => (given === undefined ? undefined : given === 'yes');
  const seen = found.seenByPartner === 'unknown' ? yes(answer('seenByPartner')) : found.seenByPartner;
  const byAccident = found.how === 'unknown' ? yes(answer('accident')) : found.how === 'accident';
  const how = found.named ? 'named' : byAccident === undefined ? undefined : byAccident ? 'accident' : 'deliberate';
  const remarkable = found.during && how !== undefined && how !== 'accident';
  return { seen, how, remark: remarkable ? yes(answer('remark')) : false };
}

/** The questions still open; none when it is clear that there is no penalty card. */
function asks(found: ExposedCard, facts: Facts): readonly Question[] {
  if (facts.seen === false) return [];
  const open: readonly (keyof typeof QUESTIONS)[] = [
    ...(facts.seen === undefined ? (['seenByPartner'] as const) : []),
    ...(facts.how === undefined ? (['accident'] as const) : []),
    ...(facts.remark === undefined ? (['remark'] as const) : []),
  ];
  return open.map((name) => QUESTIONS[name](`${name}:${found.at}`, found.seat, found.cards));
}

/** All that can still follow, in the order of the law. */
function outcomes({ seen, how, remark }: Facts, cards: readonly Card[], several: boolean): readonly Outcome[] {
  if (seen === false || remark === true) return ['none'];
  const sizes: readonly Outcome[] =
    several || cards.some(isHonour) || how === 'deliberate'
      ? ['major']
      : how === 'accident'
        ? ['minor']
        : ['minor', 'major'];
  return seen === undefined || remark === undefined ? ['none', ...sizes] : sizes;
}

type Lot = 'held' | 'lies' | 'gone' | 'played' | 'elsewhere';

/** What has become of a card since it was shown. */
function lotOf(now: TableState, { seat }: ExposedCard, card: Card): Lot {
  const is = (one: { seat: string; card: Card } | null): boolean => one?.seat === seat && one.card === card;
  if (penaltyCards(now, seat).some(is)) return 'lies';
  const play = now.tricks.flatMap((trick) => [...trick.plays, ...trick.loose]).find(is);
  if (play) return play.faced === undefined ? 'played' : 'gone';
  if (now.pickedUp.some(is)) return 'gone';
  return now.hands[seat]?.includes(card) === false ? 'elsewhere' : 'held';
}

/** The card was ruled on before, has been played, or was never held: nothing is left to decide. */
function settledLot(found: ExposedCard, now: TableState, lots: ReadonlyMap<Card, Lot>): Ruling {
  const { seat } = found;
  const of = (lot: Lot): readonly Card[] => found.cards.filter((card) => lots.get(card) === lot);
  const damage = damageByCard(side(seat));
  if (of('lies').length > 0)
    return ruling(49, ['49', '50', '50A', '50B', '50E1'], sayExposed(EXPOSED.lies, seat, of('lies')), {
      director: [damage],
    });
  const up = of('gone').filter((card) => now.pickedUp.some((one) => one.seat === seat && one.card === card));
  const played = [...of('gone').filter((card) => !up.includes(card)), ...of('played')];
  if (up.length + played.length === 0)
    return ruling(49, ['49', '16B1'], sayExposed(EXPOSED.elsewhere, seat, found.cards), { settled: false });
  const other = partner(seat);
  const director: Say[] = [];
  if (up.length > 0) director.push(infoOfPickedUp(other, up));
  if (played.length > 0) director.push(infoOfPlayed(other, played));
  const info: readonly ArticleId[] = up.length > 0 ? ['50E2', '16C3'] : ['50E3'];
  const say = of('gone').length > 0 ? EXPOSED.gone : EXPOSED.played;
  return ruling(49, ['49', '50', ...info, '16C2', '12C1'], sayExposed(say, seat, [...up, ...played]), {
    director: [...director, damage, ownShare],
    settled: false,
  });
}

/** Cards that were shown with a claim or a concession: 68 comes first, and with an objection of partner there is none (68B2). */
function withClaim(found: ExposedCard, now: TableState): Ruling | null {
  const { claim } = now;
  const { seat, cards } = found;
  if (claim === null || claim.n !== found.n) return null;
  const objects =
    claim.concession && isDefender(now, claim.seat) === true && claim.objections.includes(partner(claim.seat));
  if (!objects) return ruling(49, ['49', '68', '70'], sayExposed(EXPOSED.claim, seat, cards), { settled: false });
  return ruling(49, ['68B2', '49', '16C2'], sayExposed(EXPOSED.objection, seat, cards), {
    director: [sayExposed(EXPOSED.atOnce, seat, cards)],
    settled: false,
  });
}

function effectsOf(outcome: Outcome, { seat }: ExposedCard, cards: readonly Card[]): readonly Effect[] {
  if (outcome === 'none') return [];
  return cards.map((card) => ({ type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: outcome } }));
}

/** Articles about words that concern the running trick only. */
const REMARK: readonly ArticleId[] = ['68A', '57A', '16B1'];

/** Articles of a penalty card of this size. */
const SIZE: Readonly<Record<Outcome, readonly ArticleId[]>> = {
  none: ['49'],
  minor: ['49', '50', '50B', '50C'],
  major: ['49', '50', '50B', '50D'],
};

function branch(outcome: Outcome, found: ExposedCard, now: TableState, cards: readonly Card[]): Option {
  const effects = effectsOf(outcome, found, cards);
  const next = nextAfter(now, effects).options;
  const [only] = next;
  return option(outcome, 'director', sayExposed(EXPOSED[outcome], found.seat, cards), SIZE[outcome], {
    effects,
    plays: next.length === 1 && only !== undefined ? only.plays : null,
  });
}

/** Laws 49 and 50B. Null in the auction (24) and for declarer and dummy (48). */
export function exposedByDefender(found: ExposedCard, now: TableState): Ruling | null {
  const { seat } = found;
  if (found.phase !== 'play' || isDefender(now, seat) === false) return null;
  if (now.contract === null)
    return ruling(49, ['48A', '49'], sayExposed(EXPOSED.unknown, seat, found.cards), { settled: false });
  const claimed = withClaim(found, now);
  if (claimed !== null) return claimed;
  const lots = new Map(found.cards.map((card) => [card, lotOf(now, found, card)]));
  const cards = found.cards.filter((card) => lots.get(card) === 'held');
  if (cards.length === 0) return settledLot(found, now, lots);

  const facts = factsOf(found, now);
  const others = penaltyCards(now, seat).filter((one) => !cards.includes(one.card));
  const several = others.length + cards.length >= SEVERAL;
  const possible = outcomes(facts, cards, several);
  const [outcome] = possible;
  const say = (text: (typeof EXPOSED)[keyof typeof EXPOSED]): Say => sayExposed(text, seat, cards);
  const doubts = found.named ? [] : [say(EXPOSED.playedInstead)];
  const later = [say(EXPOSED.otherwise), damageByCard(side(seat)), couldHaveKnown];
  if (possible.length > 1 || outcome === undefined)
    return ruling(49, ['49', '50', '50B', ...(facts.remark === undefined ? REMARK : [])], say(EXPOSED.depends), {
      ask: asks(found, facts),
      options: possible.map((one) => branch(one, found, now, cards)),
      director: [...(facts.how === 'named' ? [say(EXPOSED.namedLow)] : []), ...doubts, ...later],
      settled: false,
    });
  if (facts.remark === true)
    return ruling(49, ['49', ...REMARK], say(EXPOSED.remark), { director: [say(EXPOSED.remarkOnly)], settled: false });
  if (outcome === 'none')
    return ruling(49, SIZE.none, say(EXPOSED.none), { why: [say(EXPOSED.unseen)], director: [say(EXPOSED.couldSee)] });
  const effects = effectsOf(outcome, found, cards);
  const next = nextAfter(now, effects);
  const grown = others.filter((one) => one.size === 'minor').map((one) => one.card);
  const also = grown.length > 0 ? [sayExposed(EXPOSED.alsoMajor, seat, cards, grown)] : [];
  return ruling(
    49,
    [...SIZE[outcome], ...(several ? (['51'] as const) : []), ...next.articles],
    joined(say(EXPOSED[outcome]), ...also),
    {
      why: [
        say(several ? EXPOSED.severalMajor : outcome === 'minor' ? EXPOSED.whyMinor : EXPOSED.whyMajor),
        ...next.says,
      ],
      effects,
      options: next.options,
      director: [...doubts, ...later],
      settled: next.settled,
    },
  );
}
