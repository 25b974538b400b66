// @vitest-environment happy-dom
// What is read differently must have rung: a change of the page that the site does not name is seen with the next one only, which may never come.
import { MutationSummary } from 'mutation-summary';
import { describe, expect, it } from 'vitest';
import { bbo } from '../../../src/sites/bbo';
import { Unreadable } from '../../../src/sites/site';
import { madeUpBoard } from './page/robot.js';
import { SCENARIOS, scenarioNamed } from './page/scenarios.js';
import { openTable, type Switches } from './script';

const readNow = (): string => {
  try {
    return JSON.stringify(bbo.read(document));
  } catch (error) {
    if (error instanceof Unreadable) return `unreadable ${error.part}`;
    throw error;
  }
};

/** Moments of a scenario at which the page reads otherwise than when it last rang, as differences. */
async function unrung(name: string, switches: Switches): Promise<readonly string[]> {
  const scenario = scenarioNamed(name);
  const { table, run } = openTable({ ...(scenario.switches as Switches), pace: 'machine', ...switches });
  let rung = true;
  const bell = new MutationSummary({
    rootNode: document,
    observeOwnChanges: true,
    queries: [{ element: bbo.watch.elements, elementAttributes: bbo.watch.attributes }, { characterData: true }],
    callback: () => {
      rung = true;
    },
  });
  const missed: string[] = [];
  let last = '';
  await run(scenario.run(table, madeUpBoard(3), madeUpBoard(8)), async (now) => {
    await Promise.resolve();
    const text = readNow();
    if (!rung && text !== last) missed.push(`${Math.round(now)}: ${last} -> ${text}`);
    last = text;
    rung = false;
  });
  bell.disconnect();
  table.stop();
  return missed;
}

const ALL = SCENARIOS.map(({ name }) => name);
/** Drawn otherwise: pictures, names of old, boxes that are taken out of the page. */
const OTHERWISE: Switches = { pictures: true, old: true, removed: true };

describe('all that is read rings', () => {
  it.each(ALL)(
    '%s',
    async (name) => {
      expect(await unrung(name, {})).toEqual([]);
    },
    60_000,
  );

  it.each(['normal', 'lateAlert', 'undoTrick', 'claimHandsStay', 'login', 'history'])(
    '%s, on a page of old',
    async (name) => {
      expect(await unrung(name, OTHERWISE)).toEqual([]);
    },
    60_000,
  );
});
