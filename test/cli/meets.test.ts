// Expectations of a case hold where they are right and say what is the case where they are wrong.
import { describe, expect, it } from 'vitest';
import { parseCases } from '../../src/cases/parse';
import { judgeCase } from '../../src/cli/read-cases';

const DROPPED = `case A
contract 3NT S
trick 9 lead E
hand W ♠9 ♥K4 ♣83
hand E ♠A7 ♥86 ♦J
exposed W.♥K accident seen
`;
const CONFIRMED = `${DROPPED}confirm\n`;
const FORBIDDEN = `${CONFIRMED}choose forbid ♥\n`;

function wrong(source: string): readonly string[] {
  const { cases, problems } = parseCases(source);
  expect(problems).toEqual([]);
  return cases.flatMap((one) => judgeCase(one).wrong);
}

describe('expectations', () => {
  it.each([
    [CONFIRMED, 'article 49 50D2a', 'article 49 57A'],
    [CONFIRMED, 'article 50D2', 'article 50C'],
    [CONFIRMED, 'penalty W.♥K major', 'penalty W.♥K minor'],
    [CONFIRMED, 'penalty W.♥K major', 'penalty W.♥K major E.♠A major'],
    [CONFIRMED, 'penalty W.♥K major', 'penalty none'],
    [DROPPED, 'penalty W.♥K major', 'penalty none'],
    [FORBIDDEN, 'penalty none', 'penalty W.♥K major'],
    [FORBIDDEN, 'legal E ♠A7 ♦J', 'legal E ♠A7 ♥86 ♦J'],
    [FORBIDDEN, 'legal E ♦J ♠7 ♠A', 'legal E ♠A7'],
    [FORBIDDEN, 'legal E ♠A7 ♦J', 'legal N ♠A'],
    [CONFIRMED, 'waits E', 'waits W'],
    [CONFIRMED, 'option 50D2a demand ♥ by S plays E ♥86', 'option 50D2a demand ♥ by S plays E ♥8'],
    [CONFIRMED, 'option forbid ♥ by S works', 'option forbid ♥ by S idle'],
    [CONFIRMED, 'option free', 'option free by N'],
    [CONFIRMED, 'option ♥', 'option ♣'],
    [CONFIRMED, 'options 3', 'options 4'],
    [FORBIDDEN, 'lead E not ♥ while on lead', 'lead E not ♥'],
    [FORBIDDEN, 'lead E not ♥ while on lead', 'lead E must ♥ while on lead'],
    [FORBIDDEN, 'free W ♥K ♥4', 'free W ♥K ♠2'],
    [CONFIRMED, 'holds W ♥K', 'free W ♥K'],
    [`${FORBIDDEN}play E.♠A\n`, 'played E ♠A', 'played E ♠7'],
    [`${FORBIDDEN}play E.♠A\n`, 'turn S', 'turn W'],
    [CONFIRMED, 'declarer S', 'declarer N'],
    [CONFIRMED, 'settled yes', 'settled no'],
    [CONFIRMED, 'tricks NS 0', 'tricks NS 1'],
    [CONFIRMED, 'found exposedCard W', 'found exposedCard E'],
    [CONFIRMED, 'director 50E4', 'director 57D'],
    [DROPPED.replace('seen', 'maybe'), 'question seenByPartner', 'question deliberate'],
    [DROPPED.replace('seen', 'maybe'), 'settled no', 'settled yes'],
    ['case A\ndealer N\ncalls 1♥ P\n', 'standing N 1♥', 'standing E 1♥'],
  ])('%#: %s … then %s, not %s', (source, right, other) => {
    expect(wrong(`${source}then ${right}\n`)).toEqual([]);
    expect(wrong(`${source}never ${right}\n`)).toEqual([expect.stringContaining(`never ${right} — but: `)]);
    expect(wrong(`${source}then ${other}\n`)).toEqual([expect.stringContaining(`then ${other} — but: `)]);
  });

  it('a card that may not be: one of those named is enough', () => {
    expect(wrong(`${FORBIDDEN}never legal E ♥86\nnever free W ♠2\nnever penalty W.♥4\n`)).toEqual([]);
    expect(wrong(`${FORBIDDEN}never legal E ♥8 ♠A\n`)).toHaveLength(1);
  });

  it('an article is met by those below it and by no other', () => {
    expect(wrong(`${CONFIRMED}then article 50D 50D2\nnever article 5\n`)).toEqual([]);
  });
});

describe('directives that cannot be followed', () => {
  it.each([
    [`${DROPPED}confirm\nconfirm\n`, /^8: there is nothing to confirm$/],
    [`${CONFIRMED}choose demand ♣\n`, /^8: no such option; there are: demand-H, forbid-H, free$/],
    [`${CONFIRMED}choose ♥\n`, /^8: more than one option fits: demand-H, forbid-H$/],
    [`${CONFIRMED}answer seen yes\n`, /^8: nobody asks that; asked are: none$/],
    [`${DROPPED.replace('seen', 'maybe')}answer seen perhaps\n`, /^7: answer one of: yes, no$/],
  ])('%#', (source, reason) => {
    expect(wrong(source)).toEqual([expect.stringMatching(reason)]);
  });

  it('leave a branch and not the others', () => {
    const found = wrong(`${CONFIRMED}when one\nchoose demand ♣\nwhen two\nchoose demand ♥\nthen legal E ♥86\n`);
    expect(found).toEqual([expect.stringMatching(/^9: when one: no such option/)]);
  });
});
