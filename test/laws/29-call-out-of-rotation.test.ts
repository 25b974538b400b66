import { describe, expect, it } from 'vitest';
import type { Call, Seat } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import { fill } from '../../src/text';
import { afterDue, chose, dueAt, effectWords, optionWords, ruledAt } from '../help/auction';
import { answer, findingOf, judged, lawsOn, logs } from '../help/rulings';

const next = (by: Seat, ...calls: readonly Call[]) =>
  calls.map((call, i) => ({ type: 'call', seat: 'NESW'[('NESW'.indexOf(by) + i) & 3], call })) as never;

/** Name, log, law, articles, options with their effects, settled. */
const CASES: readonly (readonly [string, string, number, string, readonly string[], boolean])[] = [
  ['LHO called: accepted', 'dealer N; calls 1♥ S:1♠ P', 29, '29A', [], true],
  [
    'a pass at the turn of RHO (30A)',
    'dealer N; calls E:P',
    30,
    '29A 29B 30A',
    ['accept S', 'refuse S -E:P turn:N pass:E:nextTurn'],
    true,
  ],
  [
    'a pass at the turn of partner (30B1)',
    'dealer N; calls S:P',
    30,
    '30B1 23A 26B 16C2',
    ['accept W', 'refuse W -S:P turn:N replace:S:P'],
    true,
  ],
  [
    'a bid at the turn of RHO (31A)',
    'dealer N; calls 1♣ S:1♠',
    31,
    '29A 31A 31A1 31A2',
    ['accept W', 'refuse W -S:1S turn:E repeat:S:1S'],
    true,
  ],
  [
    'a bid at the turn of partner (31B)',
    'dealer N; calls S:1♠',
    31,
    '31B 16C2',
    ['accept W', 'refuse W -S:1S turn:N replace:S:1S'],
    true,
  ],
  [
    'a bid at the turn of LHO before his own first call (31B)',
    'dealer N; calls W:1♠',
    31,
    '31B',
    ['accept N', 'refuse N -W:1S turn:N replace:W:1S'],
    true,
  ],
  [
    'a double at the turn of RHO (32)',
    'dealer S; calls 1♥ P E:X',
    32,
    '32 31A1 31A2',
    ['accept S', 'refuse S -E:X turn:N repeat:E:X'],
    true,
  ],
  [
    'a double at the turn of partner (32)',
    'dealer N; calls 1♣ P 1♥ E:X',
    32,
    '32 31B',
    ['accept S', 'refuse S -E:X turn:W replace:E:X'],
    true,
  ],
  ['a double that can never be accepted (32, 36)', 'dealer N; calls S:X', 32, '32 36', [], true],
  ['the seat in turn called after it (28B)', 'dealer N; calls E:1♠ N:1♣', 28, '28B', [], true],
  [
    'LHO was in turn himself and called: accepted or his own turn?',
    'dealer N; calls W:1♠ N:2♣',
    29,
    '29A 28B',
    ['accepted WL', 'ignored WL -W:1S turn:E'],
    false,
  ],
  ['somebody else went on', 'dealer N; calls 1♣ S:1♠ N:2♣', 29, '29A', [], false],
];

describe('a call out of rotation', () => {
  for (const [name, text, law, articles, options, settled] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const ruling = ruledAt(log(text), 'callOutOfRotation', law, places)!;
      for (const id of articles.split(' ')) expect(ruling.articles).toContain(id);
      expect(optionWords(ruling)).toEqual(options);
      expect(ruling.settled).toBe(settled);
    });

  it('one law at a time rules', () => {
    for (const [, text] of CASES) {
      const laws = lawsOn(judged(log(text)), 'callOutOfRotation');
      expect([text, laws.length]).toEqual([text, 1]);
    }
  });

  it('in a record the mark says that it was accepted', () => {
    const marked = log('dealer N; calls 1♥ S:2♥ P P P', 'record').map((event) =>
      event.type === 'call' && event.seat === 'S' ? { ...event, marks: ['outOfRotation'] as const } : event,
    );
    const [ruling, more] = findingOf(judged(marked), 'callOutOfRotation').rulings;
    expect([ruling?.law, ruling?.articles, ruling?.options, more]).toEqual([29, ['29A'], [], undefined]);
    expect(fill(ruling!.say, 'nl')).toContain('verslag');
  });

  it('a second call while partner has not called may mend a slip (25A)', () => {
    const told = (text: string) =>
      ruledAt(log(text), 'callOutOfRotation', 31)!
        .director.map((say) => fill(say, 'nl'))
        .join()
        .includes('25A');
    expect([told('dealer N; calls 1♥ P N:1♠'), told('dealer N; calls S:1♠')]).toEqual([true, false]);
  });

  it('28B: the call of the seat in turn stands and the other goes', () => {
    const report = judged(log('dealer N; calls E:1♠ N:1♣'));
    const second = report.findings[1]!.rulings[0]!;
    expect([second.law, effectWords(second.effects)]).toEqual([28, '-E:1S turn:E']);
  });

  it('28A: the seat before had to pass', () => {
    const passes = chose(log('dealer N; calls E:P'), 'callOutOfRotation', 30, 'refuse');
    const report = judged(logs(passes, next('N', '1C'), next('S', '1D')));
    const last = report.findings[report.findings.length - 1]!;
    expect(last.rulings.map(({ law, effects }) => [law, effects])).toEqual([[28, []]]);
    // The required pass was that turn: at the next one East may call.
    const on = judged(logs(passes, next('N', '1C'), next('S', '1D', 'P', 'P', '1S')));
    expect(on.findings.map(({ irregularity }) => irregularity.kind)).toEqual([
      'callOutOfRotation',
      'callOutOfRotation',
    ]);
  });

  it('28A: a duty to pass throughout goes on', () => {
    const bound = chose(log('dealer N; calls 1NT P 2♥ 2♣'), 'insufficientBid', 27, 'pass');
    const over = judged(logs(bound, next('W', 'P', '2S'), next('S', '3S', 'P', 'P', '4C')));
    expect(lawsOn(over, 'missedPass')).toEqual([37]);
  });

  it('30A: a bid where the pass was due is found (37)', () => {
    const passes = chose(log('dealer N; calls E:P'), 'callOutOfRotation', 30, 'refuse');
    expect(lawsOn(judged(logs(passes, next('N', '1C', '1S'))), 'missedPass')).toEqual([37]);
    expect(judged(logs(passes, next('N', '1C', 'P', 'P', '1S'))).findings).toHaveLength(1);
  });
});

describe('a bid at the turn of RHO that was not accepted (31A)', () => {
  const refused = chose(log('dealer N; calls 1♣ S:1♠'), 'callOutOfRotation', 31, 'refuse');

  it('RHO passes: it must be repeated, and then nothing follows', () => {
    const due = dueAt(logs(refused, next('E', 'P')), 31)!;
    expect([due.articles, optionWords(due)]).toEqual([['31A1'], ['repeat S']]);
    const { now, due: none } = judged(logs(refused, next('E', 'P', '1S')));
    expect([now.restrictions, none]).toEqual([[], []]);
  });

  it('RHO passes and it is not repeated: the director', () => {
    const due = dueAt(logs(refused, next('E', 'P', '2S')), 23)!;
    expect([due.settled, due.articles, due.options]).toEqual([false, ['31A1'], []]);
  });

  it('RHO bids: comparable or not is for the director, then partner passes once', () => {
    const bids = logs(refused, next('E', '1H', '2S'));
    const due = dueAt(bids, 23)!;
    expect(optionWords(due)).toEqual([
      'comparable WL lift(repeat:S:1S=2S)',
      'notComparable WL lift(repeat:S:1S=2S) pass:N:nextTurn forbid:N',
    ]);
    expect([due.settled, due.articles.includes('23A')]).toEqual([false, true]);
    expect(judged(afterDue(bids, 23, 'comparable')).now.restrictions).toEqual([]);
    const bound = judged(logs(afterDue(bids, 23, 'notComparable'), next('W', 'P', '3S')));
    expect(lawsOn(bound, 'missedPass')).toEqual([37]);
  });
});

describe('a second call by the same seat (25)', () => {
  const CHANGED = 'dealer N; calls 1♥ N:1♠';
  const WAYS = {
    slip: 'unintended WL -N:1H turn:E',
    accept: 'accept E -N:1H turn:E replace:N:1H=1S:free',
    refuse: 'refuse E -N:1S turn:E replace:N:1S=1H:free',
  };
  it.each([0, 1, 2, 3])('asks whether the first was intended, turned %i', (places) => {
    const ruling = ruledAt(log(CHANGED), 'callOutOfRotation', 25, places)!;
    expect(optionWords(ruling)).toEqual([WAYS.slip, WAYS.accept, WAYS.refuse]);
    expect([ruling.settled, ruling.ask.length]).toEqual([false, 1]);
  });
  it.each([
    ['yes', [WAYS.slip]],
    ['no', [WAYS.accept, WAYS.refuse]],
  ])('answered %s', (value, options) => {
    const report = judged(log(CHANGED));
    const { at } = findingOf(report, 'callOutOfRotation').irregularity;
    const ruling = ruledAt(logs(log(CHANGED), [answer(`unintended:${at}`, value)]), 'callOutOfRotation', 25)!;
    expect([optionWords(ruling), ruling.settled]).toEqual([options, true]);
  });
  it('after the choice one call of the seat is left, and no other law speaks', () => {
    for (const [option, call] of [
      ['unintended', '1S'],
      ['accept', '1S'],
      ['refuse', '1H'],
    ] as const) {
      const report = judged(chose(log(CHANGED), 'callOutOfRotation', 25, option));
      expect(report.now.calls.map((made) => `${made.seat}:${made.call}`)).toEqual([`N:${call}`]);
      expect([report.now.turn, lawsOn(report, 'callOutOfRotation')]).toEqual(['E', [25]]);
    }
  });
  it.each([
    [null, ['unintended WL -N:1H turn:S', 'accept WL -N:1H turn:S replace:N:1H=1S:free'], false],
    ['yes', ['unintended WL -N:1H turn:S'], true],
    // Whether LHO called over it knowingly is still for the director.
    ['no', ['accept WL -N:1H turn:S replace:N:1H=1S:free'], false],
  ])('LHO called over the second, and the first was never intended: %s', (value, options, settled) => {
    const over = log(`${CHANGED} P`);
    const { at } = findingOf(judged(over), 'callOutOfRotation').irregularity;
    const told = value === null ? over : logs(over, [answer(`unintended:${at}`, value)]);
    const ruling = ruledAt(told, 'callOutOfRotation', 25)!;
    expect([optionWords(ruling), ruling.settled, ruling.effects]).toEqual([options, settled, []]);
    expect(ruling.articles).toContain('26B');
    if (value === 'no') expect(dueAt(chose(told, 'callOutOfRotation', 25, 'accept'), 23)?.settled).toBe(false);
  });
  it('a call taken back on a screen is explained, and a card is not', () => {
    expect(ruledAt(log('dealer N; calls 1♥; takeback call 1'), 'undo', 25)!.settled).toBe(false);
    expect(ruledAt(log('contract 3NT S; play W.♠4; takeback play 1'), 'undo', 25)).toBeUndefined();
  });
});
