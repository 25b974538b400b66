// Reports of claims, of play that went on after one, of cards taken back and of duties that were not met (laws 47, 50-52, 68-71).
import type { Happening } from '../../bridge/events';
import { type Card, partner, SEATS, type Seat } from '../../bridge/types';
import {
  type Ask,
  type Asks,
  allBut,
  askCard,
  askChoice,
  askNumber,
  askSeat,
  askYesNo,
  type Road,
  stuck,
} from './asking';
import { hasPlayed, runningTrick, type Scene } from './scene';
import { inPlay, inPlayNow, say, type Topic } from './topic';

const TRICKS = 13;
const pick = ({ hands }: Scene, seat: Seat): readonly Card[] | null => hands[seat] ?? null;
const left = ({ begun, tricks }: Scene): number =>
  Math.max(0, TRICKS - begun + (tricks.at(-1)?.running === true ? 1 : 0));

/** What the others said to it, as events. */
function* askReaction(seat: Seat): Asks<readonly Happening[]> {
  const reaction = yield* askChoice(
    { nl: 'Wat zeiden de anderen?', en: 'What did the others say?' },
    {
      open: { nl: 'Nog niets', en: 'Nothing yet' },
      accepted: { nl: 'Ze zijn het ermee eens', en: 'They agree' },
      objection: { nl: 'Iemand is het er niet mee eens', en: 'Somebody does not agree' },
    },
  );
  if (reaction === 'accepted') return [{ type: 'claimAnswer', accepted: true }];
  if (reaction !== 'objection') return [];
  const by = yield* askSeat(say('Wie is het er niet mee eens?', 'Who does not agree?'), allBut(seat));
  const refused: readonly Happening[] = by === partner(seat) ? [] : [{ type: 'claimAnswer', accepted: false }];
  return [{ type: 'objection', seat: by }, ...refused];
}

function* claimed(start: Scene): Road {
  const { scene, first } = yield* inPlayNow(start);
  const seat = yield* askSeat(say('Wie eiste op?', 'Who claimed?'), allBut(scene.dummy));
  const tricks = yield* askNumber(
    say('Hoeveel van de overgebleven slagen?', 'How many of the tricks that are left?'),
    0,
    left(scene),
  );
  const explained = yield* askYesNo(
    say('Vertelde {seat} hoe hij ze maakt?', 'Did {seat} say how to make them?', { seat: { seat } }),
  );
  const reaction = yield* askReaction(seat);
  const statement = explained === null ? {} : { statement: explained };
  return [...first, { type: 'claim', seat, tricks: tricks ?? left(scene), counted: 'more', ...statement }, ...reaction];
}

function* conceded(start: Scene): Road {
  const { scene, first } = yield* inPlayNow(start);
  const seat = yield* askSeat(say('Wie stond slagen af?', 'Who conceded tricks?'), allBut(scene.dummy));
  const all = yield* askYesNo(
    say('Stond {seat} alle overige slagen af?', 'Did {seat} concede all the rest?', { seat: { seat } }),
  );
  const most = Math.max(1, left(scene));
  const tricks = all === true ? null : yield* askNumber(say('Hoeveel slagen?', 'How many tricks?'), 1, most);
  const reaction = yield* askReaction(seat);
  return [...first, { type: 'concession', seat, tricks }, ...reaction];
}

function* playedOn(scene: Scene): Road {
  const seats = SEATS.filter((seat) => !hasPlayed(runningTrick(scene), seat));
  const seat = yield* askSeat(say('Wie speelde daarna een kaart?', 'Who played a card after that?'), seats);
  const card = yield* askCard(say('Welke kaart is het?', 'Which card is it?'), pick(scene, seat), scene.gone);
  return [{ type: 'play', seat, card }];
}

/** The card is one that lies in the newest trick. */
function* takeBack(scene: Scene): Road {
  const plays = scene.tricks.at(-1)?.plays ?? [];
  if (plays.length === 0) stuck();
  const ask: Ask = {
    kind: 'choice',
    say: say('Welke kaart wil iemand terugnemen?', 'Which card does somebody want to take back?'),
    values: [...plays].reverse().map(({ seat, card }) => ({
      value: seat,
      say: say('{card} van {seat}', '{card} of {seat}', { card: { card }, seat: { seat } }),
    })),
  };
  const [answer] = yield ask;
  const seat = SEATS.find((one) => one === answer) ?? stuck();
  const asked = yield* askChoice(
    { nl: 'Wat is ermee gebeurd?', en: 'What became of it?' },
    {
      asked: { nl: 'Er is om gevraagd, of hij deed het al', en: 'It was asked for, or done already' },
      refused: { nl: 'Het is geweigerd', en: 'It was refused' },
    },
  );
  return [{ type: 'undo', step: asked ?? 'asked', seat }];
}

function* unmet(scene: Scene): Road {
  const bound = SEATS.filter((seat) => scene.restrictions.some((one) => one.seat === seat && one.type !== 'pass'));
  const seat = yield* askSeat(say('Voor wie gold er iets?', 'Who was under a restriction?'), bound);
  const card = yield* askCard(
    say('Welke kaart speelde {seat}?', 'Which card did {seat} play?', { seat: { seat } }),
    pick(scene, seat),
    scene.gone,
  );
  return [{ type: 'play', seat, card }];
}

export const claimTopics: readonly Topic[] = [
  {
    id: 'claimed',
    group: 'claim',
    label: { nl: 'Iemand eiste slagen op (claim)', en: 'Somebody claimed' },
    kinds: ['claim'],
    laws: '68, 69, 70',
    fits: inPlay,
    road: claimed,
  },
  {
    id: 'conceded',
    group: 'claim',
    label: { nl: 'Iemand stond slagen af', en: 'Somebody conceded tricks' },
    kinds: ['concession'],
    laws: '68, 71',
    fits: inPlay,
    road: conceded,
  },
  {
    id: 'playedOn',
    group: 'claim',
    label: { nl: 'Na het opeisen werd er doorgespeeld', en: 'Play went on after the claim' },
    kinds: ['playAfterClaim'],
    laws: '68D',
    fits: (scene) => inPlay(scene) && scene.claimOpen,
    road: playedOn,
  },
  {
    id: 'takeBack',
    group: 'card',
    label: { nl: 'Iemand wil een kaart terugnemen', en: 'Somebody wants to take a card back' },
    kinds: ['undo'],
    laws: '45, 47',
    fits: inPlay,
    road: takeBack,
  },
  {
    id: 'unmet',
    group: 'trick',
    label: { nl: 'Iemand deed niet wat hem was opgelegd', en: 'Somebody did not do what was required' },
    kinds: ['failedRestriction', 'revoke'],
    laws: '50, 51, 52',
    fits: (scene) => inPlay(scene) && scene.restrictions.some(({ type }) => type !== 'pass' && type !== 'replacement'),
    road: unmet,
  },
];
