// The written cases: each gives the ruling that it expects, at every seat and in every suit.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/cases/case';
import { parseCases } from '../../src/cases/parse';
import { caseReport } from '../../src/cli/case-report';
import { judgeCase } from '../../src/cli/read-cases';
import { runCase } from '../../src/cli/run-case';
import { hasAuction, SEAT_TURNS, SUIT_TURNS, type Turn, turnedCase, turnedData } from '../help/turned-case';
import { filesUnder } from '../house/files';

const FOLDER = 'test/laws/cases';
const files = filesUnder(FOLDER).filter((file) => file.endsWith('.case'));
const parsed = files.map((file) => ({ file, ...parseCases(readFileSync(file, 'utf8')) }));
const cases = parsed.flatMap((one) => one.cases);
const listed = new Set(
  readFileSync(`${FOLDER}/listed.tsv`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
);

/** Order says nothing in these lists, and names and texts say the same in other words. */
function comparable(one: Case, turn: Turn | null): unknown {
  const { common, branches } = runCase(one);
  return [common, ...branches].map(({ end, stuck }) => {
    const { id, options, questions, ...rest } = caseReport(one, end, 'en');
    const bare = options.map(({ chooser, articles, cards, effect }) => ({ chooser, articles, cards, effect }));
    const data = { ...rest, options: bare, questions: questions.length, stuck: stuck !== null };
    return sorted(turn === null ? data : turnedData(data, turn));
  });
}

function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [key, sorted(value)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('the written cases', () => {
  it('can all be read, and every number is there', () => {
    expect(parsed.flatMap(({ file, problems }) => problems.map((one) => `${file}:${one.line} ${one.reason}`))).toEqual(
      [],
    );
    const ids = cases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const numbers = new Set(ids.map((id) => id.slice(0, 4)));
    const collection = Array.from({ length: 134 }, (_, i) => `U${String(i + 1).padStart(3, '0')}`);
    expect(collection.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it.each(cases.filter(({ id }) => !listed.has(id.slice(0, 4))).map((one) => [one.id, one.title, one] as const))(
    '%s %s',
    (_id, _title, one) => {
      expect(judgeCase(one).wrong).toEqual([]);
    },
  );

  it.each(cases.map((one) => [one.id, one] as const))(
    '%s is the same at the other seats and in other suits',
    (_id, one) => {
      for (const turn of [...SEAT_TURNS, ...(hasAuction(one) ? [] : SUIT_TURNS)])
        expect(comparable(turnedCase(one, turn), null), JSON.stringify(turn)).toEqual(comparable(one, turn));
    },
  );
});
