import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { penaltyCards } from '../../src/bridge/restrictions';
import { type Finding, judge } from '../../src/referee';
import { fill } from '../../src/text';
import { chosen, findingOf, judged, logs, optionLine } from '../help/rulings';

const KIND = 'leadOutOfTurn';
const on = (text: string): Finding => findingOf(judged(logs(text)), KIND);
const told = (finding: Finding) =>
  finding.rulings.map(({ law, articles, settled }) => [law, articles.join(' '), settled]);

describe('who may accept a lead out of turn (53A, 55A)', () => {
  it.each([
    ['contract 3NT S; trick 9 lead W; play E.♣5; accepts N lead', 56],
    ['contract 3NT S; play E.♠5; accepts N lead', 54],
  ])('dummy may not: declarer still chooses (%s)', (text, law) => {
    const [ruling, ...more] = on(text).rulings;
    expect([ruling?.law, more]).toEqual([law, []]);
    expect(ruling?.options.map(optionLine)).toContain('accept S S:?');
  });

  it('declarer accepts an opening lead: he stays declarer and plays second (54B1)', () => {
    expect(told(on('contract 3NT S; play E.♠5; accepts S lead'))).toEqual([[53, '53A 54B 54B1', true]]);
  });

  it('the defender who is not next accepts: the other may still refuse, and his choice counts', () => {
    const text = 'contract 3NT S; trick 9 lead N; play S.♠4; accepts E lead';
    const [ruling] = on(text).rulings;
    expect(ruling?.options.map(optionLine)).toEqual(['refuse W']);
    const { now } = judged(logs(text, [chosen(on(text), ruling!, 'refuse')]));
    expect([now.turn, now.tricks.length, penaltyCards(now)]).toEqual(['N', 8, []]);
    expect(on(`${text}; accepts W lead`).rulings[0]?.options).toEqual([]);
  });

  it('neither defender nor declarer asks his partner (10C)', () => {
    for (const lead of ['W; play E.♣5', 'N; play S.♠4']) {
      const [ruling] = on(`contract 3NT S; trick 9 lead ${lead}`).rulings;
      expect(ruling?.articles).toContain('10C');
      expect(fill(ruling!.say, 'nl')).toContain('zonder overleg');
    }
  });
});

describe('a card of declarer’s side that was put down as an opening lead (54E)', () => {
  const NORTH = 'contract 3NT S; hand N ♠K852 ♥A63 ♦J74 ♣Q93; play N.♠5';
  it.each([
    ['a defender cannot accept it in words', 'accepts E lead', true],
    ['nor by playing to it: that is for the director', 'play E.♠A', false],
    ['not even the one who was to lead', 'play W.♠A', false],
  ])('%s', (_, then, settled) => {
    expect(told(on(`${NORTH}; ${then}`))).toEqual([[54, '54E 24', settled]]);
  });

  it('the proper opening lead stands, and the card goes back', () => {
    const text = `${NORTH}; lead W.♠A`;
    const [ruling] = on(text).rulings;
    expect([ruling?.law, ruling?.settled]).toEqual([54, true]);
    const { now } = judged(logs(text, [chosen(on(text), ruling!, null)]));
    expect(now.tricks.map(({ plays }) => plays.map((play) => play?.card))).toEqual([['SA']]);
    expect([now.turn, now.hands.N?.includes('S5'), penaltyCards(now)]).toEqual(['N', true, []]);
  });

  it('keeps speaking once the card is back', () => {
    const finding = on(NORTH);
    const report = judged(logs(NORTH, [chosen(finding, finding.rulings[0]!, null)]));
    expect(told(findingOf(report, KIND))).toEqual([[54, '54E 24', true]]);
  });
});

describe('an opening lead that stands', () => {
  it('dummy played second: that accepts it too (54B2)', () => {
    expect(told(on('contract 3NT S; play E.♠5 N.♠3'))).toEqual([[53, '53A 54B 54B2 60A1 60A2 60A3', true]]);
  });

  it('after declarer spread his hand it is law 54A that speaks, also when play goes on', () => {
    const text = 'contract 3NT S; play E.♠5';
    const report = judged(logs(text, [chosen(on(text), on(text).rulings[0]!, 'open')], 'play S.♠3'));
    expect(told(findingOf(report, KIND))).toEqual([[54, '54A', true]]);
  });
});

describe('the last trick (53A)', () => {
  it('a card played to the lead does not accept it: for the director', () => {
    expect(told(on('contract 3NT S; trick 13 lead W; play E.♣5 S.♦A'))).toEqual([[53, '53A 47B', false]]);
  });
  it('the one on lead led himself: his lead stands (53B)', () => {
    expect(told(on('contract 3NT S; trick 13 lead S; play E.♣5; lead S.♦A'))).toEqual([[53, '53B 47F1 16C', true]]);
  });
});

describe('a card that went back before a defender led', () => {
  const TRICK = 'contract 3NT S; play W.♥A N.♥2 E.♥3 S.♥4 W.♠3 N.♠4 E.♠5 S.♠A';
  it('was a lead in turn: law 56 as usual, and not 60B', () => {
    const [ruling] = on(`${TRICK}; play S.♣2; takeback play 1; lead W.♦9`).rulings;
    expect([ruling?.law, ruling?.options.map((one) => one.id)]).toEqual([56, ['accept', 'refuse']]);
  });
  it('was a lead out of turn: 60B', () => {
    const report = judged(logs(`${TRICK}; play N.♣2; takeback play 1; lead W.♦9`));
    const last = report.findings.filter((one) => one.irregularity.kind === KIND).pop();
    expect(told(last!)).toEqual([[60, '60B 50 50B 50D', true]]);
  });
});

describe('two cards put down as a lead out of turn', () => {
  const TWO = 'contract 3NT S; trick 9 lead W; hand E ♠A7 ♥86 ♣5; simultaneous E.♠7 E.♠A';
  it('first it must be clear which one was led, then declarer chooses about that one', () => {
    expect(told(on(TWO))).toEqual([[53, '53A 58B2', false]]);
    const several = findingOf(judged(logs(TWO)), 'severalCards');
    const report = judged(logs(TWO, [chosen(several, several.rulings[0]!, 'play-SA')]));
    const [ruling] = findingOf(report, KIND).rulings;
    expect([ruling?.law, fill(ruling!.say, 'en')]).toEqual([56, expect.stringContaining('East led ♠A')]);
    const refuse = ruling!.options.find((one) => one.id === 'free');
    const { now } = judged(
      logs(TWO, [
        chosen(several, several.rulings[0]!, 'play-SA'),
        chosen(findingOf(report, KIND), ruling!, refuse!.id),
      ]),
    );
    expect(penaltyCards(now).map((one) => [one.card, one.size])).toEqual([
      ['S7', 'major'],
      ['SA', 'major'],
    ]);
  });
});

describe('play that ended before anybody chose', () => {
  it.each([
    'contract 3NT S; trick 9 lead W; play E.♣5',
    'contract 3NT S; trick 9 lead N; play S.♠4',
    'contract 3NT S; play E.♠5',
  ])('leaves no choice: for the director (%s)', (text) => {
    const { rulings } = on(`${text}; end claimed`);
    expect(rulings.map((one) => [one.law, one.settled, one.options, one.effects])).toEqual([[53, false, [], []]]);
  });
});

describe('a record that marks the lead as accepted', () => {
  const record = (text: string): Finding[] => {
    const [last, ...before] = [...logs(text)].reverse();
    const marked = { ...last, mark: 'leadOutOfTurn' } as TableEvent;
    const log = [...before.reverse(), marked].map((event) => ({ ...event, from: 'record' }) as TableEvent);
    return [...judge(log).findings];
  };
  it.each([
    ['contract 3NT S; play E.♠5', '53A 54B'],
    ['contract 3NT S; trick 9 lead W; play E.♣5', '53A 56'],
    ['contract 3NT S; trick 9 lead N; play S.♠4', '53A 55A'],
  ])('leaves nothing to choose where the record stops (%s)', (text, articles) => {
    const [finding, ...more] = record(text);
    expect(more).toEqual([]);
    expect(told(finding!)).toEqual([[53, articles, true]]);
    expect(finding?.rulings[0]?.options).toEqual([]);
  });
});
