// Reports about the turn: a card or a lead too early, two players at once (laws 53-58).
import type { Happening } from '../../bridge/events';
import { type Card, lho, SEATS, type Seat } from '../../bridge/types';
import { type Asks, allBut, askCard, askSeat, type Road } from './asking';
import { hasPlayed, runningTrick, type Scene } from './scene';
import { type Footing, inPlay, inPlayNow, say, type Topic, withTurn } from './topic';

const WHO_PLAYED = say('Wie speelde voor zijn beurt?', 'Who played out of turn?');
const CARD = say('Welke kaart is het?', 'Which card is it?');
const pick = ({ hands }: Scene, seat: Seat): readonly Card[] | null => hands[seat] ?? null;

/** A trick has to be running: on a table without cards its lead is asked for, and how far it had come. */
function* withTrick(footing: Footing): Asks<Footing & { turn: Seat; out: readonly Seat[] }> {
  const trick = runningTrick(footing.scene);
  if (trick !== null) return { ...(yield* withTurn(footing)), out: SEATS.filter((seat) => hasPlayed(trick, seat)) };
  const leader = yield* askSeat(say('Wie speelde voor in deze slag?', 'Who led to this trick?'), allBut());
  const card = yield* askCard(
    say('Welke kaart speelde {seat} voor?', 'Which card did {seat} lead?', { seat: { seat: leader } }),
    pick(footing.scene, leader),
    footing.scene.gone,
  );
  const turn = yield* askSeat(say('Wie was aan de beurt?', 'Whose turn was it?'), allBut(leader));
  const between = (SEATS.indexOf(turn) - SEATS.indexOf(leader) + 3) & 3;
  const first: Happening[] = [
    ...footing.first,
    { type: 'gap', in: 'play', missed: 0, next: leader },
    { type: 'play', seat: leader, card },
  ];
  if (between > 0) first.push({ type: 'gap', in: 'play', missed: between, next: turn });
  const out = SEATS.filter((_, i) => ((i - SEATS.indexOf(leader)) & 3) <= between);
  return { scene: { ...footing.scene, turn, gone: [...footing.scene.gone, card] }, first, turn, out };
}

function* played(start: Scene): Road {
  const { scene, first, turn, out } = yield* withTrick(yield* inPlayNow(start));
  const seat = yield* askSeat(WHO_PLAYED, allBut(turn, ...out));
  const card = yield* askCard(CARD, pick(scene, seat), scene.gone);
  return [...first, { type: 'play', seat, card }];
}

function* led(start: Scene): Road {
  const { scene, first, turn } = yield* withTurn(yield* inPlayNow(start));
  const seat = yield* askSeat(say('Wie speelde voor?', 'Who led?'), allBut(turn));
  const card = yield* askCard(CARD, pick(scene, seat), scene.gone);
  return [...first, { type: 'play', seat, card, as: 'lead' }];
}

function* together(start: Scene): Road {
  const { scene, first, turn } = yield* withTurn(yield* inPlayNow(start));
  const trick = runningTrick(scene);
  const newest = trick?.plays.at(-1) ?? null;
  const one = yield* askSeat(
    say('Wie was aan de beurt toen?', 'Whose turn was it then?'),
    newest === null ? [turn] : [newest.seat, turn],
  );
  const back = newest !== null && newest.seat === one;
  const card = back
    ? newest.card
    : yield* askCard(
        say('Welke kaart speelde {seat}?', 'Which card did {seat} play?', { seat: { seat: one } }),
        pick(scene, one),
        scene.gone,
      );
  // Whoever is next in turn may play right after it (58A).
  const others = allBut(one, lho(one)).filter((seat) => !hasPlayed(trick, seat));
  const other = yield* askSeat(say('Wie speelde op hetzelfde moment?', 'Who played at the same moment?'), others);
  const with_ = yield* askCard(
    say('Welke kaart speelde {seat}?', 'Which card did {seat} play?', { seat: { seat: other } }),
    pick(scene, other),
    [...scene.gone, card],
  );
  const undone: readonly Happening[] = back ? [{ type: 'takeBack', what: 'play', count: 1 }] : [];
  return [
    ...first,
    ...undone,
    {
      type: 'simultaneous',
      plays: [
        { seat: one, card },
        { seat: other, card: with_ },
      ],
    },
  ];
}

export const turnTopics: readonly Topic[] = [
  {
    id: 'played',
    group: 'turn',
    label: { nl: 'Iemand speelde bij voor zijn beurt', en: 'Somebody played to a trick out of turn' },
    kinds: ['playOutOfTurn'],
    laws: '57',
    fits: (scene) =>
      inPlay(scene) && (scene.blank || runningTrick(scene) !== null || scene.tricks.length < scene.begun),
    road: played,
  },
  {
    id: 'led',
    group: 'turn',
    label: { nl: 'Iemand speelde voor en was niet aan slag', en: 'Somebody led who was not on lead' },
    kinds: ['leadOutOfTurn'],
    laws: '53, 54, 55, 56',
    fits: (scene) => inPlay(scene) && runningTrick(scene) === null,
    road: led,
  },
  {
    id: 'together',
    group: 'turn',
    label: { nl: 'Twee spelers speelden tegelijk', en: 'Two players played at the same time' },
    kinds: ['simultaneousPlay'],
    laws: '58A',
    fits: inPlay,
    road: together,
  },
];
