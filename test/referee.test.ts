import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../src/bridge/events';
import { penaltyCards } from '../src/bridge/restrictions';
import { log } from '../src/cases/log';
import { judge } from '../src/referee';
import { fill } from '../src/text';

/** West dropped the king of hearts, the director made it a penalty card, and East is on lead. */
const dropped = (): readonly TableEvent[] => {
  const start = log('contract 3NT S; trick 9 lead E; hand W ♠9 ♥H4 ♣83; hand E ♠A7 ♥86 ♦B; exposed W.♥H accident seen');
  const finding = judge(start).findings[0];
  const effects = finding?.rulings[0]?.effects ?? [];
  return [...start, { id: 'u0', from: 'user', type: 'ruled', finding: finding?.id ?? '', option: '', effects }];
};
function choose(events: readonly TableEvent[], pick: (id: string) => boolean): readonly TableEvent[] {
  const { due } = judge(events);
  const offered = due.flatMap(({ id, ruling }) => ruling.options.map((option) => ({ id, option })));
  const found = offered.find(({ option }) => pick(option.id));
  if (found === undefined)
    throw new Error(`not offered; there are ${offered.map(({ option }) => option.id).join(', ')}`);
  const { id, option } = found;
  return [
    ...events,
    { id: `u${events.length}`, from: 'user', type: 'ruled', finding: id, option: option.id, effects: option.effects },
  ];
}

describe('a choice', () => {
  const demanded = choose(dropped(), (id) => id === 'demand-H');
  test('is applied, and the table goes on from it', () => {
    expect(penaltyCards(judge(dropped()).now).map(({ card }) => card)).toEqual(['HK']);
    expect(penaltyCards(judge(demanded).now)).toEqual([]);
  });
  test('stays readable after the ruling has moved on', () => {
    const choices = judge(demanded).choices;
    expect(choices.map(({ option, say }) => [option, say !== null])).toEqual([
      ['', false],
      ['demand-H', true],
    ]);
    const last = choices[1]?.say;
    expect(last && fill(last, 'nl')).toContain('♥');
  });
  test('can be taken back', () => {
    const back: TableEvent = {
      id: 'back',
      from: 'user',
      type: 'unruled',
      ruled: demanded[demanded.length - 1]?.id ?? '',
    };
    const report = judge([...demanded, back]);
    expect(report.choices.map(({ option }) => option)).toEqual(['']);
    expect(penaltyCards(report.now).map(({ card }) => card)).toEqual(['HK']);
  });
  test('that no ruling offered stands without words', () => {
    const odd: TableEvent = { id: 'odd', from: 'user', type: 'ruled', finding: 'x', option: 'y', effects: [] };
    expect(judge([odd]).choices).toEqual([{ at: 'odd', finding: 'x', option: 'y', say: null }]);
  });
});

test('an edition that nobody worked out gives a finding without a ruling, never a guess', () => {
  const revoke = log('contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2');
  expect(judge(revoke, '2017').findings.map(({ rulings }) => rulings.length > 0)).toEqual([true]);
  expect(judge(revoke, '1997').findings.map(({ rulings }) => rulings)).toEqual([[]]);
  expect(judge(revoke, '2007').findings.map(({ rulings }) => rulings)).toEqual([[]]);
});

test('what no law can rule on as it stands names the laws that know such a find', () => {
  const events = log('contract 3NT S; play W.♠4; interference E warned');
  const told = (edition: '1997' | '2017') =>
    judge(events, edition).findings.map(({ rulings, laws }) => [rulings, laws]);
  expect(told('2017')).toEqual([[[], ['42', '43', '45']]]);
  expect(told('1997')).toEqual([[[], []]]);
});

test('a report about the past stands in its place', () => {
  const play = log('contract 3NT S; trick 9 lead E; play E.♠A S.♠3 W.♠9 N.♠5');
  const late: TableEvent = {
    id: 'u1',
    from: 'user',
    after: 'e1',
    type: 'exposed',
    seat: 'W',
    cards: ['HK'],
    how: 'accident',
    seenByPartner: true,
  };
  expect(judge([...play, late]).now.exposed).toEqual(
    judge([...play.slice(0, 2), { ...late, after: undefined }, ...play.slice(2)]).now.exposed,
  );
});

test('notes of a record say on which line', () => {
  const events = log('contract 3NT S; play W.♠4 N.♠4', 'record').map((event, i) => ({ ...event, line: 10 + i }));
  expect(judge(events).notes.map(({ code, line }) => [code, line])).toEqual([['record-inconsistent', 12]]);
});
