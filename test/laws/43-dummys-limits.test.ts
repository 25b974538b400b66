import { describe, expect, it, test } from 'vitest';
import { type Act, actOf } from '../../src/laws/dummy-acts';
import { fill } from '../../src/text';
import { answer, chosen, findingOf, judged, logs, optionLine, turnedTable } from '../help/rulings';

const START = 'contract 3NT S; trick 9 lead N; hand N ♠5 ♥4; hand S ♠7 ♥6';
const LOOKED = `${START}; interference N looked in a hand`;

/** Log, "law articles" of each ruling on the last interference, options, settled. */
type Row = readonly [string, string, readonly string[], readonly string[], boolean];

const ROWS: readonly Row[] = [
  ['looks in a hand', LOOKED, ['43 43A2 42B 43B1 90'], [], false],
  [
    'warns about the wrong hand, with his rights',
    `${START}; interference N warned about the wrong hand`,
    ['42 42B2'],
    [],
    true,
  ],
  [
    'warns about the wrong hand, without them',
    `${LOOKED}; interference N warned about the wrong hand`,
    ['43 43A2 43B2a 42B2'],
    ['hand-S EW S:♠7 ♥6', 'hand-N EW N:♠5 ♥4'],
    false,
  ],
  [
    'the same when declarer has led by now',
    `${LOOKED}; interference N warned about the wrong hand; play N.♠5`,
    ['43 43A2 43B2a 42B2'],
    [],
    false,
  ],
  ['asks declarer, with his rights', `${START}; interference N asked declarer: none left?`, ['42 42B1 61B2'], [], true],
  [
    'asks declarer, without them',
    `${LOOKED}; interference N asked declarer: none left?`,
    ['43 43A2 43B2b 61B2 64'],
    [],
    false,
  ],
  ['asks a defender', `${START}; interference N asked a defender: none left?`, ['43 43A1 61B2 16B'], [], false],
  [
    'points out an error of a defender',
    `${START}; interference N drew attention to a mistake of a defender`,
    ['43 43A1 9A 43B1 90'],
    [],
    false,
  ],
  [
    'the same without his rights',
    `${LOOKED}; interference N drew attention to a mistake of a defender`,
    ['43 43A2 43B3 12B1'],
    [],
    false,
  ],
  [
    'the same after the play',
    `${LOOKED}; end played; interference N drew attention to a mistake of a defender`,
    ['42 42B3 9A'],
    [],
    true,
  ],
  ['calls the director', `${START}; interference N called the director`, ['43 43A1 9B 43B1 90'], [], false],
  ['tries to prevent something', `${START}; interference N warned of a card missing`, ['42 42B2'], [], true],
  ['counts the tricks', `${START}; interference N counted`, ['42 42A2'], [], true],
  ['suggests a play', `${START}; interference N suggested a finesse`, ['43 43A1 43B1 90 12B1'], [], false],
  ['touches a card', `${START}; interference N touched ♠5`, ['45 45F 12'], [], false],
  ['something nobody can tell', `${START}; interference N hm`, ['43 42 43'], [], false],
  ['a defender shows his hand', `${START}; interference W showed his hand`, ['43 43A3 90'], [], false],
];

describe('what dummy did', () => {
  test.each(ROWS)('%s', (_name, text, rulings, options, settled) => {
    for (const places of [0, 1, 2, 3]) {
      const report = judged(turnedTable(logs(text), places));
      const finding = report.findings.filter(({ irregularity }) => irregularity.kind === 'interference').at(-1);
      expect(finding?.rulings.map(({ law, articles }) => `${law} ${articles.join(' ')}`)).toEqual(rulings);
      expect(finding?.rulings.every((one) => one.settled)).toBe(settled);
      const given = finding?.rulings.flatMap((one) => one.options) ?? [];
      if (places === 0) expect(given.map(optionLine)).toEqual(options);
      else expect(given).toHaveLength(options.length);
    }
  });

  it('is asked where the words do not tell, and the answer counts', () => {
    const text = `${START}; interference N hm`;
    const [ruling] = findingOf(judged(logs(text)), 'interference').rulings;
    const [ask] = ruling?.ask ?? [];
    expect(ask?.id).toBe('dummyDid:e4');
    const told = judged(logs(text, [answer('dummyDid:e4', 'counted')]));
    expect(findingOf(told, 'interference').rulings[0]?.articles).toEqual(['42A2']);
  });

  it('is allowed when somebody else had drawn attention before he called the director', () => {
    const report = judged(logs(`${START}; interference N called the director`, [answer('attention:e4', 'yes')]));
    expect(findingOf(report, 'interference').rulings[0]).toMatchObject({ law: 42, settled: true });
  });

  it('lets a defender choose the hand, and a lead from the other is out of turn', () => {
    const text = `${LOOKED}; interference N warned about the wrong hand`;
    const report = judged(logs(text));
    const finding = report.findings.at(-1);
    const ruling = finding?.rulings[0];
    if (finding === undefined || ruling === undefined) throw new Error('nothing found');
    const after = judged(logs(text, [chosen(finding, ruling, 'hand-S')], 'play N.♠5'));
    expect(findingOf(after, 'leadOutOfTurn').irregularity).toMatchObject({ seat: 'N', due: 'S' });
  });

  it('says after the lead that the choice was there, not that declarer was not on lead', () => {
    const text = `${LOOKED}; interference N warned about the wrong hand`;
    const says = (log: string) =>
      fill(
        judged(logs(log))
          .findings.filter(({ irregularity }) => irregularity.kind === 'interference')
          .at(-1)!.rulings[0]!.say,
        'nl',
      );
    expect(says(`${text}; play N.♠5`)).toContain('mocht toen kiezen');
    expect(says(`${LOOKED}; play N.♠5 E.♠6; interference N warned about the wrong hand`)).toContain('niet aan slag');
  });

  it('after the play he may point out a revoke', () => {
    const report = judged(logs(`${START}; end played; interference N pointed out a revoke`));
    expect(findingOf(report, 'interference').rulings[0]?.articles).toEqual(['42B3', '9A']);
  });

  it('declarer loses no rights of dummy', () => {
    const text = `${START}; interference S looked in a hand; interference N warned about the wrong hand`;
    const report = judged(logs(text));
    expect(report.findings.at(-1)?.rulings[0]?.articles).toEqual(['42B2']);
  });
});

describe('the words of a report', () => {
  const { now } = judged(logs(START));
  test.each<readonly [string, Act | null]>([
    ['keek in de hand van Oost', 'looked'],
    ['wisselde van hand met de leider', 'looked'],
    ['waarschuwde voor de verkeerde hand', 'warnedHand'],
    ['vroeg de leider of hij geen harten meer had', 'askedDeclarer'],
    ['vroeg een tegenspeler of hij geen harten meer had', 'askedDefender'],
    ['attendeerde op een fout van een tegenspeler', 'pointedDefender'],
    ['wees op een fout', 'pointedOut'],
    ['wees op een verzaking', 'pointedOut'],
    ['wees op een verzaking van een tegenspeler', 'pointedDefender'],
    ['said that declarer had revoked', 'pointedOut'],
    ['vroeg of de leider kon bekennen', 'askedDeclarer'],
    ['geen schoppen meer, partner', 'askedDeclarer'],
    ['lette op dat hij zelf bekende', 'prevented'],
    ['riep de WL', 'calledDirector'],
    ['pakte een kaart', 'touched'],
    ['bemoeide zich met het spel', 'tookPart'],
    ['', null],
  ])('%s', (what, act) => {
    expect(actOf({ at: 'x', what }, now)).toBe(act);
  });
});
