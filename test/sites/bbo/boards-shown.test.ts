// @vitest-environment happy-dom
// What a table with a server prevents, planted in boards that people played: at a table that is shown, before who only watches; and at an ordinary one before every
// view, where it is not believed until it has stood there for long. Before it nothing is told; when the page has come to rest after it just that, with its
// articles, or that the page is partly read where it does not show enough; and when play has gone on no more than what belongs to it.
import { describe, expect, it } from 'vitest';
import { partner, type Seat } from '../../../src/bridge/types';
import type { Player } from './page/player.js';
import { openTo, SHOWN, type Sight } from './planted-shown';
import { boardsFor, expectTold, KNOWN_VIEWS, playOn, REST, seedFor, upTo } from './planting';
import { evening } from './watched-board';

const PLACES = KNOWN_VIEWS.flatMap(([name, view], place) => {
  const game = [`${name}, at a table with a server`, { ...view, kind: 'game' }, place] as const;
  return view.me === null
    ? [game, [`${name}, at a table that is shown`, { ...view, kind: 'vugraph' }, place] as const]
    : [game];
});
const playedIn = ({ game }: Player): readonly Seat[] =>
  (game?.tricks ?? []).flat().map(({ seat }: { seat: Seat }) => seat);
const seen: Record<string, Set<Sight>> = {};

describe.each(SHOWN.map((event, at) => [event.name, event, at] as const))('%s', (name, event, at) => {
  it.each(PLACES)(
    'before %s',
    async (_, view, place) => {
      const [board] = boardsFor(at, place);
      if (board === undefined) throw new Error('no board');
      // A card that lies open is seen where its hand is not.
      const hands = view.me === null && event.told[0]?.[0] === 'exposedCard' ? { openHands: [] } : {};
      await evening({ ...view, ...hands })({ share: 0, seed: seedFor(at, place) }, async (script, look, eyes) => {
        const { table } = script;
        await upTo(script, look, eyes, board, event.cards);
        eyes.doubtful.clear();
        const act = event.act(table);
        await script.run(act, look);
        if (view.kind === 'game') expectTold(eyes, [], 'as soon as it is there');
        await script.rest(REST, look);
        const fault = ((await act)?.seat ?? 'N') as Seat;
        const { declarer } = board.contract;
        const sight =
          event.sees?.({
            pictures: view.pictures === true,
            mine: view.me === declarer || view.me === partner(declarer),
            open: openTo(table),
            fault,
            last: playedIn(table).at(-2) ?? 'N',
          }) ?? 'told';
        seen[name] = (seen[name] ?? new Set()).add(sight);
        const told = sight === 'told' ? event.told : [];
        expectTold(eyes, told, `at rest after it, ${sight}`);
        expect(eyes.doubtful.size > 0, `partly read: ${[...eyes.doubtful]}`).toBe(sight === 'partly');
        if (event.later === null || sight !== 'told') return;
        await playOn(script, look);
        expectTold(eyes, event.later, 'when play has gone on');
      });
    },
    120_000,
  );
});

it('each of them was told', () => {
  expect(Object.values(seen).every((sights) => sights.has('told'))).toBe(true);
  expect(Object.keys(seen)).toHaveLength(SHOWN.length);
});
