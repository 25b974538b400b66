// @vitest-environment happy-dom
// What looks alike is told apart: an undo from a revoke, a refusal from a claim that stands, a redrawn page from a play.
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../../src/bridge/events';
import { replay } from '../../../src/bridge/replay';
import { judge } from '../../../src/referee';
import { watchedTable } from './onlooker';
import { madeUpBoard } from './page/robot.js';
import { scenarioNamed } from './page/scenarios.js';
import type { Switches } from './script';

const ODD = ['gap', 'takeBack', 'undo', 'claim', 'concession', 'claimAnswer', 'end', 'exposed', 'misinformation'];

/** The events besides board, hands, calls and cards, a word each. */
const story = (log: readonly TableEvent[]): readonly string[] =>
  log
    .filter(({ type }) => ODD.includes(type))
    .map((event) => {
      switch (event.type) {
        case 'takeBack':
          return `back ${event.count} ${event.what}`;
        case 'undo':
          return `undo ${event.step}`;
        case 'claimAnswer':
          return event.accepted ? 'accepted' : 'refused';
        case 'end':
          return `end ${event.why}`;
        case 'gap':
          return `gap ${event.missed}`;
        default:
          return event.type;
      }
    });

async function played(name: string, switches: Switches = {}) {
  const scenario = scenarioNamed(name);
  const { script, seen, look } = watchedTable({ ...(scenario.switches as Switches), ...switches });
  await script.run(scenario.run(script.table, madeUpBoard(3), madeUpBoard(8)), look);
  await script.rest(6000, look);
  script.table.stop();
  return { seen, story: story(seen.log), ...judge(seen.log, '2017') };
}

const playsIn = (log: readonly TableEvent[]) =>
  replay(log).tricks.flatMap(({ plays }) => plays.map((one) => one && { seat: one.seat, card: one.card }));

/** Without the end, which some scenarios reach and others do not. */
const middle = (told: readonly string[]) => told.filter((word) => word !== 'end played');

describe('quiet pages', () => {
  it.each([
    'earlyCalls',
    'slowDummy',
    'animation',
    'staleWinner',
    'fourToOne',
    'reseat',
    'replaced',
    'frozen',
    'lobby',
    'login',
    'director',
    'alert',
    'slowAlert',
    'lastTrick',
    'history',
    'others',
    'tForTen',
  ])(
    '%s: nothing but the play',
    async (name) => {
      const { seen, story, findings, occasions } = await played(name);
      expect(middle(story)).toEqual([]);
      expect(findings).toEqual([]);
      expect(occasions).toEqual([]);
      expect(seen.earlier).toEqual([]);
      expect(seen.log.filter(({ type }) => type === 'call').length).toBeGreaterThan(3);
      expect([...seen.unreadable]).toEqual([]);
    },
    120_000,
  );

  it('the auction of the deal before is no auction of this one', async () => {
    const { seen, findings } = await played('staleAuction');
    expect(seen.earlier).toHaveLength(1);
    expect(seen.log.filter(({ type }) => type === 'call')).toHaveLength(madeUpBoard(3).calls.length);
    expect(findings).toEqual([]);
  }, 60_000);

  it('a board that the clock cuts is no short trick', async () => {
    const { seen, findings } = await played('boardCut');
    expect(seen.earlier).toHaveLength(1);
    expect(judge(seen.earlier[0] ?? [], '2017').findings).toEqual([]);
    expect(findings).toEqual([]);
  }, 60_000);

  it('whoever arrives in the third trick has missed two, and says so', async () => {
    const { story, findings } = await played('arrive');
    expect(middle(story)).toEqual([expect.stringMatching(/^gap \d+$/)]);
    expect(findings).toEqual([]);
  }, 60_000);
});

describe('questions', () => {
  it.each<[string, readonly string[], Switches?]>([
    ['undoCall', ['undo asked', 'undo done', 'back 1 call']],
    // Who asked himself sees no question.
    ['undoCard', ['undo asked', 'undo done', 'back 1 play'], { me: null }],
    ['undoPartnerActed', ['undo asked', 'undo done', 'back 3 play']],
    ['undoTrick', ['undo asked', 'undo done', 'back 4 play']],
    ['undoIntoAuction', ['undo asked', 'undo done', 'back 1 play', 'back 1 call']],
    ['claimAccepted', ['claim', 'accepted', 'end claimed']],
    ['claimRejected', ['claim', 'refused']],
    ['ownClaimRejected', ['claim', 'refused']],
    ['claimHandsStay', ['claim', 'refused']],
    ['defenderClaim', ['claim', 'refused']],
    ['concession', ['concession', 'accepted', 'end claimed']],
  ])(
    '%s',
    async (name, expected, switches) => {
      const { story, findings } = await played(name, switches);
      expect(middle(story)).toEqual(expected);
      // An undo is no revoke, and hands that open in a claim are no exposed cards.
      expect(findings).toEqual([]);
    },
    120_000,
  );
});

describe('a claim that is refused', () => {
  it.each([
    ['claimRejected', 5],
    // Who claims is not asked: how many tricks it was, his own page does not say.
    ['ownClaimRejected', null],
  ])(
    '%s: told when the page says so, before anybody plays on',
    async (name, tricks) => {
      const scenario = scenarioNamed(name);
      const { script, seen, look } = watchedTable(scenario.switches as Switches);
      let told: readonly TableEvent[] = [];
      await script.run(scenario.run(script.table, madeUpBoard(3), madeUpBoard(8)), (now) => {
        look(now);
        if (told.length === 0 && seen.log.some(({ type }) => type === 'claimAnswer')) told = seen.log;
      });
      expect(told.at(-1)).toMatchObject({ type: 'claimAnswer', accepted: false });
      expect(told.find(({ type }) => type === 'claim')).toMatchObject({ tricks });
      expect(replay(told).tricks).toHaveLength(8);
      const { occasions } = judge(seen.log, '2017');
      const after = occasions.find(({ irregularity }) => irregularity.kind === 'playAfterClaim');
      const next = seen.log.slice(told.length).find(({ type }) => type === 'play');
      expect(after?.irregularity).toMatchObject({ trick: 9, card: next?.type === 'play' ? next.card : '' });
      script.table.stop();
    },
    60_000,
  );
});

it('an undo in a language that nobody knows is told when it is done', async () => {
  const { story, occasions } = await played('undoCard', { language: 'zz', pictures: true });
  expect(middle(story)).toEqual(['back 1 play']);
  expect(occasions.map(({ irregularity }) => irregularity)).toMatchObject([{ kind: 'undo', step: 'done' }]);
}, 60_000);

it('a viewer whose hands keep what was played is read beyond the first trick', async () => {
  const board = madeUpBoard(3);
  const { seen, findings } = await played('historyPlayed');
  expect(playsIn(seen.log)).toEqual(board.plays.slice(0, 14));
  expect(replay(seen.log).hands.N).toHaveLength(
    13 - 3 - Number(board.plays.slice(12, 14).some((one: { seat: string }) => one.seat === 'N')),
  );
  expect(findings).toEqual([]);
  expect([...seen.doubtful, ...seen.unreadable]).toEqual([]);
}, 60_000);

it('an undo that is refused: known when play goes on, or when the page says so', async () => {
  for (const tells of [false, true]) {
    const { script, seen, look } = watchedTable({ tells });
    const { table } = script;
    await script.run(table.deal(madeUpBoard(3)), look);
    await script.run(table.go({ cards: 6 }), look);
    await script.run(table.undo('E', 1, { answer: 'refused' }), look);
    await script.rest(1000, look);
    expect(story(seen.log)).toEqual(tells ? ['undo asked', 'undo refused'] : ['undo asked']);
    await script.run(table.go({ cards: 8 }), look);
    await script.rest(1000, look);
    expect(story(seen.log)).toEqual(['undo asked', 'undo refused']);
    table.stop();
  }
}, 60_000);

describe('explanations', () => {
  it.each([
    ['lateAlert', 'alert'],
    ['changedExplanation', 'explanation'],
  ])(
    '%s: seen once, when the next player had called',
    async (name, what) => {
      const { seen, story, findings } = await played(name);
      expect(middle(story)).toEqual(['misinformation']);
      const [found] = findings;
      expect(findings).toHaveLength(1);
      expect(found?.irregularity).toMatchObject({ kind: 'misinformation', certainty: 'possible', changed: { what } });
      expect(found?.rulings.map(({ law }) => law)).toEqual([21]);
      expect([...seen.doubtful]).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['where a table is made anew, what was alerted is alerted once more', 'login'],
    ['where the user comes back from the lobby', 'lobby'],
  ])(
    '%s: no news',
    async (_, name) => {
      const board = madeUpBoard(3);
      const { script, seen, look } = watchedTable();
      const { table } = script;
      await script.run(table.deal(board), look);
      await script.run(table.go({ calls: board.calls.length - 1, cards: 0 }), look);
      await script.rest(8000, look);
      table.alertLate(0, '11-13');
      if (name === 'login') await script.run(table.rebuild(), look);
      else table.leave();
      await script.rest(3000, look);
      table.comeBack();
      await script.rest(8000, look);
      expect(story(seen.log)).toEqual([]);
      table.stop();
    },
    60_000,
  );
});

it('a call that seems to be out of turn is no finding, at a table with a server or one that is shown', async () => {
  for (const kind of ['game', 'vugraph']) {
    const { findings } = await played('callOutOfTurn', { kind });
    expect(findings).toEqual([]);
  }
}, 60_000);

describe('what the server refuses', () => {
  const FAULTS: readonly [string, string][] = [
    ['revoke', 'revoke'],
    ['leadOutOfTurn', 'leadOutOfTurn'],
    ['insufficient', 'insufficientBid'],
    ['faceUp', 'exposedCard'],
    ['playOutOfTurn', 'playOutOfTurn'],
    ['fifthCard', 'fifthCard'],
    ['shortTrick', 'shortTrick'],
  ];

  it.each(FAULTS)(
    '%s on a table that is shown: found, and nothing is said to be unread beside it',
    async (name, kind) => {
      const { seen, findings } = await played(name);
      expect(findings.map(({ irregularity }) => irregularity.kind)).toEqual([kind]);
      expect(seen.settled.at(-1)?.teaching).toBe(true);
      if (name !== 'shortTrick') expect([...seen.doubtful]).toEqual([]);
    },
    60_000,
  );

  it.each(FAULTS)(
    '%s on a table with a server: believed late, and possible',
    async (name, kind) => {
      const { seen, findings } = await played(name, { kind: 'game' });
      expect(findings.map(({ irregularity }) => irregularity.kind)).toEqual([kind]);
      expect(seen.settled.at(-1)?.teaching).toBeUndefined();
      if (name !== 'shortTrick') expect([...seen.doubtful]).toEqual([]);
    },
    60_000,
  );
});
