import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { SEATS, turned } from '../../src/bridge/types';
import type { Parts } from '../help/penalties';
import { answer, chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const KIND = 'leadOutOfTurn';
const OPENING = 'contract 3NT S; hand E ♠K852 ♥A63 ♦J74 ♣Q93; hand W ♠QT97 ♥K42 ♦A96 ♣J84; play E.♠5';
const ruling = (...parts: Parts) => rulingOf(judged(logs(...parts)), KIND, 54);
const suitless = '♣4 ♣8 ♣J ♥2 ♥4 ♥K ♦6 ♦9 ♦A';
const spades = '♠10 ♠7 ♠9 ♠Q';

describe('a faced opening lead by the wrong defender', () => {
  it('leaves declarer five choices, in the order of the law', () => {
    expect(ruling(OPENING)?.options.map(optionLine)).toEqual([
      'open S S:?',
      'accept S S:?',
      `demand-S S W:${spades}`,
      `forbid-S S W:${suitless}`,
      `free S W:${[...suitless.split(' '), ...spades.split(' ')].sort().join(' ')}`,
    ]);
  });

  it.each([
    ['open', 'N', [], ['S', undefined]],
    ['accept', 'S', [], ['S', undefined]],
    ['demand-S', 'S', [], ['W', ['SQ', 'ST', 'S9', 'S7']]],
    ['free', 'S', ['S5'], ['W', 13]],
  ])('%s', (id, declarer, penalty, [turn, legal]) => {
    const report = judged(logs(OPENING));
    const finding = findingOf(report, KIND);
    const { now } = judged(logs(OPENING, [chosen(finding, finding.rulings[0]!, id as string)]));
    expect([now.contract?.declarer, penaltyCards(now).map((one) => one.card), now.turn]).toEqual([
      declarer,
      penalty,
      turn,
    ]);
    const left = legalCards(now, turn as 'W')?.cards;
    if (typeof legal === 'number') expect(left).toHaveLength(legal);
    else expect(left).toEqual(legal);
  });

  it('after 54A the lead is in turn and nothing is left to choose', () => {
    const finding = findingOf(judged(logs(OPENING)), KIND);
    const after = ruling(OPENING, [chosen(finding, finding.rulings[0]!, 'open')]);
    expect([after?.articles, after?.options]).toEqual([['54A'], []]);
  });

  it.each([
    ['reported', [OPENING, 'exposed N.♥7 deliberate seen']],
    ['answered', [OPENING, [answer('dummySeen:e3', 'yes')]]],
  ])('a card of dummy seen, %s: it must be accepted (54C)', (_, parts) => {
    const seen = ruling(...(parts as Parts));
    expect([seen?.articles[0], seen?.options.map((one) => one.id)]).toEqual(['54C', ['accept']]);
  });

  it('a card of dummy seen during the auction leaves the five choices', () => {
    const calls = 'dealer S; calls 3NT P; exposed N.♥7 accident seen; calls P P; play E.♠5';
    expect(ruling(calls)?.options).toHaveLength(5);
  });
});

it('declarer’s side makes no opening lead: the card goes back (54E)', () => {
  for (const seat of ['N', 'S']) {
    const found = ruling(`contract 3NT S; play ${seat}.♠5`);
    expect([found?.articles, found?.options, found?.effects.map((one) => one.type)]).toEqual([
      ['54E', '24'],
      [],
      ['returnToHand', 'turn'],
    ]);
  }
});

it('is no matter of law 54 later in the play', () => {
  expect(ruling('contract 3NT S; trick 9 lead W; play E.♣5')).toBeUndefined();
});

it('is the same at every seat', () => {
  const events = logs(OPENING);
  for (const [places] of SEATS.entries()) {
    const { options } = rulingOf(judged(turnedTable(events, places)), KIND, 54)!;
    expect(options.map((one) => [one.id, one.chooser, one.plays?.seat])).toEqual([
      ['open', [turned('S', places)], turned('S', places)],
      ['accept', [turned('S', places)], turned('S', places)],
      ['demand-S', [turned('S', places)], turned('W', places)],
      ['forbid-S', [turned('S', places)], turned('W', places)],
      ['free', [turned('S', places)], turned('W', places)],
    ]);
  }
});
