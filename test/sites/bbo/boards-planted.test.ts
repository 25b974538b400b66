// @vitest-environment happy-dom
// Each question that is put at a table, planted in boards that people played, before every view: before it nothing is told; when the page has come to rest after
// it just that, with its articles; and when play has gone on no more than what belongs to it.
import { describe, it } from 'vitest';
import type { Seat } from '../../../src/bridge/types';
import { PLANTED } from './planted';
import { boardsFor, expectTold, KNOWN_VIEWS, playOn, REST, seedFor, upTo } from './planting';
import { evening } from './watched-board';

describe.each(PLANTED.map((event, at) => [event.name, event, at] as const))('%s', (_, event, at) => {
  it.each(KNOWN_VIEWS.map(([name, view], place) => [name, view, place] as const))(
    'before %s',
    async (_, view, place) => {
      // Whose question it is, he is not asked.
      const board = boardsFor(at, place).find((one) => event.by(one, event.cards ?? 0) !== view.me);
      if (board === undefined) throw new Error('no board where another asks');
      const by: Seat = event.by(board, event.cards ?? 0);
      await evening(view)({ share: 0, seed: seedFor(at, place) }, async (script, look, seen) => {
        await upTo(script, look, seen, board, event.cards);
        await script.run(event.act(script.table, by), look);
        await script.rest(REST, look);
        expectTold(seen, event.told, 'at rest after it');
        if (event.later === null) return;
        await playOn(script, look);
        expectTold(seen, event.later, 'when play has gone on');
      });
    },
    120_000,
  );
});
