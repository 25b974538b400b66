import { describe, expect, it } from 'vitest';
import { log } from '../../src/cases/log';
import { fill } from '../../src/text';
import { chose, effectWords, optionWords, ruledAt } from '../help/auction';
import { findingOf, judged, lawsOn, logs } from '../help/rulings';

const LOW = 'dealer N; calls 1NT P 2♥ 2♣';
const BACK = '-W:2C turn:W';
const BOUND = `${BACK} pass:E:auction forbid:E`;

/** Name, log, articles, options with their effects, settled. */
const CASES: readonly (readonly [string, string, string, readonly string[], boolean])[] = [
  [
    'LHO has not called',
    LOW,
    '27A 27B 27B3 27B4 27D',
    ['accept N', `same W ${BACK}`, `comparable W ${BACK}`, `bid W ${BOUND}`, `pass W ${BOUND}`],
    true,
  ],
  ['LHO called over it: accepted', `${LOW} P`, '27A', [], true],
  [
    'nothing of the denomination is left above seven notrump',
    'dealer N; calls 7NT 7♠',
    '27A 27B',
    ['accept S', 'comparable E -E:7S turn:E', 'pass E -E:7S turn:E pass:W:auction forbid:W'],
    true,
  ],
  [
    'only the same denomination is left',
    'dealer N; calls 7♠ 6NT',
    '27A 27B',
    ['accept S', 'same E -E:6N turn:E', 'comparable E -E:6N turn:E', 'pass E -E:6N turn:E pass:W:auction forbid:W'],
    true,
  ],
  [
    'only another denomination is left',
    'dealer N; calls 7♥ 7♦',
    '27A 27B',
    [
      'accept S',
      ...['comparable E -E:7D turn:E', ...['bid', 'pass'].map((id) => `${id} E -E:7D turn:E pass:W:auction forbid:W`)],
    ],
    true,
  ],
  ['replaced before anyone explained', `${LOW} W:3♣`, '27C 27A', [], false],
];

describe('a bid that is not high enough', () => {
  for (const [name, text, articles, options, settled] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const ruling = ruledAt(log(text), 'insufficientBid', 27, places)!;
      expect(ruling.articles.join(' ')).toContain(articles.split(' ')[0]);
      for (const id of articles.split(' ')) expect(ruling.articles).toContain(id);
      expect(optionWords(ruling)).toEqual(options);
      expect(ruling.settled).toBe(settled);
    });

  it.each([
    ['dealer N; calls 2♥ 2♣', '3♣'],
    ['dealer N; calls 2♥ 1♠', '2♠'],
    ['dealer N; calls 3NT 1♠', '4♠'],
  ])('%s may become %s without restriction', (text, bid) => {
    const same = ruledAt(log(text), 'insufficientBid', 27)!.options.find(({ id }) => id === 'same')!;
    expect(fill(same.say, 'nl')).toContain(`er ${bid} van`);
    expect(same.articles).toContain('27B1a');
  });

  it('a double as replacement is told only where it could be made', () => {
    const told = (text: string) =>
      ruledAt(log(text), 'insufficientBid', 27)!
        .why.map((say) => fill(say, 'nl'))
        .join(' ')
        .includes('27B3');
    expect([told(LOW), told('dealer N; calls 1♥ P 1♦')]).toEqual([true, false]);
  });

  it('replaced by a pass: partner passes as long as the auction lasts', () => {
    const log1 = chose(log(LOW), 'insufficientBid', 27, 'pass');
    const { now } = judged(log1);
    expect([now.turn, now.calls.map(({ call }) => call).join(' ')]).toEqual(['W', '1N P 2H']);
    const calls = (text: string) => log(`dealer W; calls ${text}`).slice(1);
    const later = judged(logs(log1, calls('P 2♠ P')));
    expect(effectWords(later.now.restrictions.map((restriction) => ({ type: 'restrict', restriction })))).toBe(
      'pass:E:auction forbid:E',
    );
    expect(later.findings).toHaveLength(1);
    const bids = judged(logs(log1, calls('P 2♠ 3♦')));
    expect(lawsOn(bids, 'missedPass')).toEqual([37]);
  });

  it('of a declaring side no lead is restricted', () => {
    const bound = chose(log('dealer N; calls P 1♠ P 1♥'), 'insufficientBid', 27, 'bid');
    const rest = log('dealer W; calls 4♠ P P P').slice(1);
    expect(judged(logs(bound, rest)).now.restrictions).toEqual([]);
  });

  it('in a record the mark says that it was accepted', () => {
    const marked = log('dealer N; calls 1NT P 2♥ 2♣ P P P', 'record').map((event) =>
      event.type === 'call' && event.call === '2C' ? { ...event, marks: ['insufficient'] as const } : event,
    );
    const [finding] = judged(marked).findings;
    expect(finding?.rulings.map(({ law, options }) => [law, options.length])).toEqual([[27, 0]]);
    expect(fill(finding!.rulings[0]!.say, 'nl')).toContain('geaccepteerd');
    expect(fill(finding!.rulings[0]!.say, 'nl')).toContain('verslag');
  });

  it('out of rotation as well: law 31 rules', () => {
    const report = judged(log('dealer N; calls 1♥ S:1♦'));
    expect([lawsOn(report, 'insufficientBid'), lawsOn(report, 'callOutOfRotation')]).toEqual([[], [31]]);
  });

  it('once it is gone only the follow-up is told', () => {
    const gone = findingOf(judged(chose(log(LOW), 'insufficientBid', 27, 'same')), 'insufficientBid');
    expect(gone.rulings.map(({ options, effects }) => [options, effects])).toEqual([[[], []]]);
    // 23B: after an equal or comparable replacement 16C2 does not apply.
    expect(gone.rulings[0]!.director.map((say) => fill(say, 'nl')).join(' ')).toContain('Behalve na');
  });

  it('a bid that was never intended may be changed under 25A', () => {
    const told = (text: string) =>
      ruledAt(log(text), 'insufficientBid', 27)!.director.some((say) => fill(say, 'nl').includes('25A'));
    expect([told(LOW), told(`${LOW} W:3♣`)]).toEqual([true, true]);
  });
});
