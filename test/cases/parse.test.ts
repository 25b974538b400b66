// The case notation: what is read, and what is refused with its line and its reason.
import { describe, expect, it } from 'vitest';
import { parseCases } from '../../src/cases/parse';

const read = (...lines: string[]) => parseCases(lines.join('\n'));

describe('cases as text', () => {
  it('reads statements, directives and expectations, each with its line', () => {
    const { cases, problems } = read(
      '# a remark',
      'case A1 West legt een kaart open',
      'contract 3SA Z # in Dutch or English',
      'trick 9 lead W',
      'hand W ♠VB ♥72 ♣8',
      'edition 1997',
      'choose demand ♥',
      'answer seenByPartner yes',
      'then penalty W.♥2 major',
      'never legal O ♠10',
    );
    expect(problems).toEqual([]);
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({ id: 'A1', title: 'West legt een kaart open', line: 2, edition: '1997' });
    expect(cases[0]?.steps).toEqual([
      {
        line: 3,
        type: 'happened',
        what: [{ type: 'contract', contract: { level: 3, strain: 'N', doubled: 0, declarer: 'S' } }],
      },
      { line: 4, type: 'happened', what: [{ type: 'gap', in: 'play', missed: 32, next: 'W' }] },
      { line: 5, type: 'happened', what: [{ type: 'hand', seat: 'W', cards: ['SQ', 'SJ', 'H7', 'H2', 'C8'] }] },
      { line: 7, type: 'choose', tokens: [{ word: 'demand' }, { suits: ['H'] }] },
      { line: 8, type: 'answer', question: 'seenByPartner', value: 'yes' },
      {
        line: 9,
        type: 'expect',
        never: false,
        what: { type: 'penalty', cards: [{ seat: 'W', card: 'H2', size: 'major' }] },
        text: 'then penalty W.♥2 major',
      },
      {
        line: 10,
        type: 'expect',
        never: true,
        what: { type: 'legal', seat: 'E', cards: ['ST'] },
        text: 'never legal O ♠10',
      },
    ]);
  });

  it('reads what an option must be in any order', () => {
    const { cases } = read('case A', 'then option 57A3 ♥♠ plays O ♠H ♠4 by Z idle', 'then option ♦9 by director');
    expect(cases[0]?.steps.map((step) => (step.type === 'expect' ? step.what : null))).toEqual([
      {
        type: 'option',
        option: {
          tokens: [{ article: '57A3' }, { suits: ['H', 'S'] }],
          by: ['S'],
          plays: { seat: 'E', cards: ['SK', 'S4'] },
          idle: true,
        },
      },
      { type: 'option', option: { tokens: [{ card: 'D9' }], by: 'director' } },
    ]);
  });

  it('reads branches, each with the auction where the common part left it', () => {
    const { cases, problems } = read('case A', 'dealer N', 'calls 1♥', 'when one', 'calls P', 'when two', 'calls X');
    expect(problems).toEqual([]);
    expect(cases[0]?.branches.map(({ title, steps }) => [title, steps])).toEqual([
      ['one', [{ line: 5, type: 'happened', what: [{ type: 'call', seat: 'E', call: 'P' }] }]],
      ['two', [{ line: 7, type: 'happened', what: [{ type: 'call', seat: 'E', call: 'X' }] }]],
    ]);
  });

  it.each([
    ['fourteen cards in a hand', ['hand W ♠AHVB1098765432 ♥2'], 2, /14 cards/],
    ['a hand and the cards it has played make fourteen', ['lead W.♥A', 'hand W ♠AHVB1098765432'], 3, /14 cards/],
    ['a card twice in one hand', ['hand W ♠AA'], 2, /SA stands twice/],
    ['a card in two hands', ['hand W ♠A', 'hand N ♠A'], 3, /SA is in two hands: W and N/],
    ['a card in a hand and played by another seat', ['hand W ♠A', 'lead N.♠A'], 3, /SA is in two hands/],
    ['a card played twice', ['lead W.♠A', 'play N.♠2 E.♠3 S.♠4', 'lead W.♠A'], 4, /SA is played twice/],
    ['a card that the hand does not hold', ['hand W ♠A', 'lead W.♠2'], 3, /W does not hold S2/],
    ['a trick of six between bars', ['play W.♠2 N.♠3 E.♠4 S.♠5 W.♠6 N.♠7 | N.♥2'], 2, /six cards/],
    ['a trick of six', ['play W.♠2 N.♠3 E.♠4 S.♠5', 'extra W.♠6', 'extra N.♠7'], 4, /six cards/],
    ['a fourteenth trick', ['trick 13 lead W', 'play W.♠2 N.♠3 E.♠4 S.♠5', 'lead S.♥2'], 4, /fourteenth/],
    ['an unknown seat', ['hand Q ♠A'], 2, /"Q" is no seat/],
    ['an unknown word', ['shuffles W'], 2, /"shuffles" is no word of the notation/],
    ['an unknown expectation', ['then wonder W'], 2, /"wonder" is no expectation/],
    ['a word that every object knows', ['contract 3NT S', 'constructor W.♠A'], 3, /"constructor" is no word/],
    ['another such word', ['__proto__ W'], 2, /"__proto__" is no word/],
    ['an expectation that every object knows', ['then constructor W'], 2, /"constructor" is no expectation/],
    ['another such expectation', ['never __proto__'], 2, /"__proto__" is no expectation/],
    ['an edition that is not known', ['edition 1975'], 2, /1997, 2007, 2017/],
    ['no option to choose', ['choose'], 2, /choose demand/],
  ])('refuses %s, and the next case goes on', (_what, lines, line, reason) => {
    const { cases, problems } = read('case BAD', ...lines, 'case GOOD', 'contract 3NT S');
    expect(problems).toEqual([{ id: 'BAD', line, reason: expect.stringMatching(reason) }]);
    expect(cases.map(({ id }) => id)).toEqual(['GOOD']);
  });

  it('refuses lines before the first case, a case without a name and a name that stands twice', () => {
    expect(read('contract 3NT S').problems).toMatchObject([{ id: null, line: 1 }]);
    expect(read('case').problems).toMatchObject([{ id: null, line: 1 }]);
    const { cases, problems } = read('case A', 'contract 3NT S', 'case A', 'case B');
    expect(problems).toMatchObject([{ id: 'A', line: 3 }]);
    expect(cases.map(({ id }) => id)).toEqual(['A', 'B']);
  });

  it('takes a card that a ruling or a retraction brought back for playable again', () => {
    const lines = ['hand W ♠A2', 'lead W.♠A', 'takeback play 1', 'lead W.♠A'];
    expect(read('case A', ...lines).problems).toEqual([]);
    expect(read('case A', 'hand W ♠A2', 'lead W.♠A', 'confirm', 'lead W.♠A').problems).toEqual([]);
  });
});
