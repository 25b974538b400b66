import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { log } from '../../src/cases/log';
import { fill } from '../../src/text';
import { afterDue, chose, dueAt, effectWords, optionWords, ruledAt } from '../help/auction';
import { answer, judged, lawsOn, logs } from '../help/rulings';

const START = 'dealer W; calls P 1♣';
const shown = (what: string) => log(`${START}; exposed ${what}`);
const AT = shown('E.♥H accident seen').length - 1;
const said = (what: string, ...facts: readonly (readonly [string, string])[]) =>
  logs(
    shown(what),
    facts.map(([name, value]) => answer(`${name}:e${AT}`, value)),
  );

/** Name, log, articles, effects, options, how many questions, settled. */
const CASES: readonly (readonly [
  string,
  ReturnType<typeof said>,
  string,
  string,
  readonly string[],
  number,
  boolean,
])[] = [
  ['an honour', said('E.♥H accident seen'), '24 24B 72C 12B1', 'pass:W:nextTurn', [], 0, true],
  ['a ten is an honour', said('E.♥10 accident seen'), '24B', 'pass:W:nextTurn', [], 0, true],
  ['one low card that fell', said('E.♥9 accident seen'), '24 24A', '', [], 0, true],
  ['two low cards', said('E.♥9 E.♠2 accident seen'), '24 24C 72C', 'pass:W:nextTurn', [], 0, true],
  [
    'a low card put down on purpose: was it led?',
    said('E.♥9 deliberate seen'),
    '24A 24B',
    '',
    ['low WL', 'pass WL pass:W:nextTurn'],
    1,
    false,
  ],
  ['a low card that was led', said('E.♥9 deliberate seen', ['led', 'yes']), '24B', 'pass:W:nextTurn', [], 1, true],
  ['a low card that was not led', said('E.♥9 deliberate seen', ['led', 'no']), '24A', '', [], 1, true],
  ['partner could not see it', said('E.♥H accident unseen'), '24', '', [], 0, true],
  [
    'nobody knows whether partner could see it',
    said('E.♥H accident maybe'),
    '24 24B',
    '',
    ['unseen WL', 'pass WL pass:W:nextTurn'],
    1,
    false,
  ],
  ['he could', said('E.♥H accident maybe', ['seenByPartner', 'yes']), '24B', 'pass:W:nextTurn', [], 1, true],
  ['he could not', said('E.♥H accident maybe', ['seenByPartner', 'no']), '24', '', [], 1, true],
];

describe('cards of one seat at different moments (24C)', () => {
  const first = log(`${START}; exposed E.♠4 accident seen`);
  const both = (how: string) => judged(logs(first, log('dealer E; calls P').slice(1), `exposed E.♦7 accident ${how}`));
  const last = (how: string) =>
    both(how)
      .findings.at(-1)!
      .rulings.find(({ law }) => law === 24)!;

  it('count together from the second on', () => {
    expect(judged(first).findings[0]!.rulings[0]!.articles).toContain('24A');
    expect([last('seen').articles.includes('24C'), effectWords(last('seen').effects)]).toEqual([
      true,
      'pass:W:nextTurn',
    ]);
    expect(fill(last('seen').say, 'nl')).toContain('♠4 en ♦7');
    expect(both('seen').findings[0]!.rulings[0]!.articles).toContain('24A');
  });

  it('not one that partner could not see, nor one of another seat', () => {
    expect(effectWords(last('unseen').effects)).toBe('');
    const other = judged(logs(first, 'exposed W.♦7 accident seen')).findings.at(-1)!.rulings[0]!;
    expect([other.articles.includes('24A'), effectWords(other.effects)]).toEqual([true, '']);
  });

  it('when all have passed nobody must pass any more', () => {
    const out = ruledAt(log('dealer W; calls P P P; exposed N.♥H accident seen; calls S:P'), 'exposedCard', 24)!;
    expect([effectWords(out.effects), out.why]).toEqual(['', []]);
  });
});

describe('a card seen during the auction', () => {
  for (const [name, events, articles, effects, options, asks, settled] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const ruling = ruledAt(events, 'exposedCard', 24, places)!;
      for (const id of articles.split(' ')) expect(ruling.articles).toContain(id);
      expect([effectWords(ruling.effects), optionWords(ruling)]).toEqual([effects, options]);
      expect([ruling.ask.length, ruling.settled]).toEqual([asks, settled]);
    });

  it('is for law 24 alone, and a card shown in the play is not', () => {
    expect(lawsOn(judged(shown('E.♥H accident seen')), 'exposedCard')).toEqual([24]);
    const inPlay = judged(log('contract 3NT S; exposed E.♥H accident seen'));
    expect([lawsOn(inPlay, 'exposedCard'), dueAt(log('contract 3NT S; exposed E.♥H accident seen'), 24)]).toEqual([
      [49],
      undefined,
    ]);
  });

  it('a card that was only named is for the director and never becomes a penalty card', () => {
    const named = log(`${START}; named E.♥H; calls P 1NT P P P`);
    expect(ruledAt(named, 'exposedCard', 24)!.settled).toBe(false);
    expect(dueAt(named, 24)).toBeUndefined();
  });

  it('partner who bids where he must pass is found (37)', () => {
    const bound = chose(shown('E.♥H accident seen'), 'exposedCard', 24, null);
    expect(lawsOn(judged(logs(bound, log('dealer E; calls P 1♠ 2♥').slice(1))), 'missedPass')).toEqual([37]);
    expect(judged(logs(bound, log('dealer E; calls P 1♠ P 2♠ P P').slice(1))).now.restrictions).toEqual([]);
  });
});

const THEN = 'calls P 1NT P P P';
const ended = (what: string) => log(`${START}; exposed ${what}; ${THEN}`);

describe('when the auction is over', () => {
  it.each([
    ['E.♥H accident seen', 'major:E:HK'],
    ['E.♥9 accident seen', 'minor:E:H9'],
    ['E.♥9 E.♠2 accident seen', 'major:E:H9 major:E:S2'],
  ])('of a defender: %s becomes %s (24E)', (what, effects) => {
    const due = dueAt(ended(what), 24)!;
    expect([effectWords(due.effects), due.articles.slice(0, 3)]).toEqual([effects, ['24E', '50', '50B']]);
    expect(ruledAt(ended(what), 'exposedCard', 24)!.articles).toContain('24E');
  });

  it('shown at two moments they are two penalty cards, and major', () => {
    const due = dueAt(
      log(`${START}; exposed E.♥9 accident seen; calls P; exposed E.♠2 accident seen; calls 1NT P P P`),
      24,
    )!;
    expect(effectWords(due.effects)).toBe('major:E:H9 major:E:S2');
  });

  it('how a low card came out decides its size', () => {
    const due = dueAt(ended('E.♥9 unknown seen'), 24)!;
    expect([optionWords(due), due.settled, due.ask.length]).toEqual([
      ['minor WL minor:E:H9', 'major WL major:E:H9'],
      false,
      2,
    ]);
    expect(optionWords(dueAt(ended('E.♥9 unknown maybe'), 24)!)[0]).toBe('unseen WL');
  });

  it('of declarer or dummy it goes back (24D)', () => {
    for (const what of ['N.♥H accident seen', 'S.♥H accident seen']) {
      const events = log(`${START}; exposed ${what}; ${THEN}`);
      expect([ruledAt(events, 'exposedCard', 24)!.articles[0], dueAt(events, 24)]).toEqual(['24D', undefined]);
    }
  });

  it('partner is on lead: declarer chooses (50D2), and the penalty card goes on as any other', () => {
    const events = log(`dealer W; hand W ♠A7 ♥86 ♦B643 ♣97652; calls P 1♣; exposed E.♥H accident seen; ${THEN}`);
    const due = dueAt(events, 24)!;
    expect(due.options.map(({ id, chooser }) => `${id} ${chooser}`)).toEqual(['demand-H S', 'forbid-H S', 'free S']);
    const { now } = judged(afterDue(events, 24, 'demand-H'));
    expect(penaltyCards(now)).toEqual([]);
    expect(legalCards(now, 'W')?.cards).toEqual(['H8', 'H6']);
  });

  it('once it was ruled on or played nothing is due', () => {
    const ruled = afterDue(ended('E.♥9 accident seen'), 24, null);
    expect(dueAt(ruled, 24)).toBeUndefined();
    expect(penaltyCards(judged(ruled).now).map(({ card }) => card)).toEqual(['H9']);
    const played = log(`${START}; exposed E.♥9 accident seen; ${THEN}; play E.♥9`);
    expect(dueAt(played, 24)).toBeUndefined();
  });
});
