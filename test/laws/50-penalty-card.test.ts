import { describe, expect, it, test } from 'vitest';
import { fill } from '../../src/text';
import { afterChoice, dueOf, lying, type Parts, penalties } from '../help/penalties';
import { chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const due = (text: string, cards: string) => dueOf(judged(logs(text, [lying(cards)])));

/** Name, log, penalty cards, articles (some of those cited), options. */
const OWN_TURN: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  [
    'minor, suit not led: any card but another low one of the suit (50C)',
    'contract 3NT S; trick 9 lead S; hand W ♠4 ♥6 ♣Q97; play S.♦5',
    'W♣7-',
    '50C',
    ['play W W:♠4 ♣7 ♣Q ♥6'],
  ],
  ['minor, on lead', 'contract 3NT S; trick 9 lead W; hand W ♠4 ♥6 ♣Q97', 'W♣7-', '50C', ['play W W:♠4 ♣7 ♣Q ♥6']],
  [
    'minor, suit led: the card or an honour, the ten included',
    'contract 3NT S; trick 10 lead S; hand W ♠7 ♦KT85; play S.♦4',
    'W♦8-',
    '50C',
    ['play W W:♦10 ♦8 ♦K'],
  ],
  ['minor, hand not seen', 'contract 3NT S; trick 9 lead W', 'W♣7-', '50C', ['play W W:?']],
  [
    'major, on lead (50D1a)',
    'contract 3NT S; trick 9 lead W; hand W ♠4 ♥6 ♦Q6 ♣T',
    'W♣T',
    '50D1a',
    ['play-CT W W:♣10'],
  ],
  [
    'major, on lead, hand not seen: the card lies open',
    'contract 3NT S; trick 9 lead W',
    'W♣T',
    '50D1a',
    ['play-CT W W:♣10'],
  ],
  [
    'major, to be ruffed with (50D1a, 44D)',
    'contract 4♠ S; trick 9 lead S; hand W ♠9 ♥64 ♣83; play S.♦5',
    'W♠9',
    '50D1a 44D',
    ['play-S9 W W:♠9'],
  ],
  [
    'major, but following suit comes first (50D1b, 44C)',
    'contract 3NT S; trick 9 lead S; hand W ♠9 ♥K4 ♣83; play S.♣5',
    'W♥K',
    '50D1b 44C',
    ['play W W:♣3 ♣8'],
  ],
  [
    'major of the suit led, hand not seen',
    'contract 3NT S; trick 9 lead S; play S.♥3',
    'W♥K',
    '50D1a',
    ['play-HK W W:♥K'],
  ],
  [
    'major of another suit, hand not seen: both ways',
    'contract 3NT S; trick 9 lead S; play S.♣3',
    'W♥K',
    '50D1a 50D1b 44C',
    ['play W W:?'],
  ],
  [
    'partner of a minor penalty card leads freely (50C, 50E1)',
    'contract 3NT S; trick 9 lead E; hand E ♠A2 ♥8 ♦J ♣K',
    'W♣7-',
    '50C 50E1 50E4 12B1',
    ['lead E E:♠2 ♠A ♣K ♥8 ♦J'],
  ],
];

describe('the turn of a defender', () => {
  describe.each(OWN_TURN)('%s', (_name, text, cards, articles, options) => {
    it('says what may be played', () => {
      const ruling = due(text, cards);
      expect(ruling.law).toBe(50);
      expect(ruling.articles).toEqual(expect.arrayContaining(articles.split(' ')));
      expect(ruling.options.map(optionLine)).toEqual(options);
      expect(ruling.options.flatMap((one) => one.effects)).toEqual([]);
    });

    it.each([1, 2, 3])('is the same at every seat (%i)', (places) => {
      const events = logs(text, [lying(cards)]);
      const there = dueOf(judged(turnedTable(events, places))).options.map(optionLine);
      expect(there).toEqual(turnedTable(dueOf(judged(events)).options, places).map(optionLine));
    });
  });

  test.each([
    ['declarer is on lead', 'contract 3NT S; trick 9 lead S', 'W♥K'],
    [
      'a minor card of another suit while following',
      'contract 3NT S; trick 9 lead S; hand W ♠4 ♣Q97; play S.♠5',
      'W♣7-',
    ],
    ['the play has ended', 'contract 3NT S; trick 9 lead W; end claimed', 'W♥K'],
  ])('nothing is due: %s', (_name, text, cards) => {
    expect(judged(logs(text, [lying(cards)])).due).toEqual([]);
  });
});

const EAST = 'contract 3NT S; trick 9 lead E; hand W ♠9 ♥K4 ♣83; hand E ♠A7 ♥86 ♦J';
const KING: Parts = [EAST, [lying('W♥K')]];

describe('the partner is on lead (50D2)', () => {
  it('gives declarer the three choices, with the cards', () => {
    const ruling = due(EAST, 'W♥K');
    expect(ruling.options.map(optionLine)).toEqual([
      'demand-H S E:♥6 ♥8',
      'forbid-H S E:♠7 ♠A ♦J',
      'free S E:♠7 ♠A ♥6 ♥8 ♦J',
    ]);
    expect(ruling.options.map((one) => one.articles)).toEqual([['50D2a'], ['50D2a'], ['50D2b']]);
    expect(ruling.articles).toEqual(['50D2', '50D2a', '50D2b', '50D1a', '50E2', '16C2']);
    expect(ruling.options.map((one) => fill(one.say, 'nl'))).toEqual([
      'Eis ♥: Oost speelt ♥ voor. De kaart kiest Oost zelf. Terug in de hand: ♥H.',
      'Verbied ♥: Oost speelt geen ♥ voor zolang Oost aan slag blijft. Terug in de hand: ♥H.',
      'Niets eisen of verbieden: Oost speelt vrij voor. Blijft liggen: ♥H.',
    ]);
  });

  it('names no cards of a hand that is not seen', () => {
    const ruling = due('contract 3NT S; trick 9 lead E', 'W♥K');
    expect(ruling.options.map(optionLine)).toEqual(['demand-H S E:?', 'forbid-H S E:?', 'free S E:?']);
  });

  test('a demand: partner picks the heart, the holder any heart, and both are free afterwards', () => {
    const led = afterChoice(KING, 'demand-H', 'play E.♥8 S.♥2');
    expect(penalties(led.now)).toBe('');
    expect(led.findings).toEqual([]);
    expect(afterChoice(KING, 'demand-H', 'play E.♥8 S.♥2 W.♥4').findings).toEqual([]);
    expect(afterChoice(KING, 'demand-H', 'play E.♠A').findings.map((one) => one.irregularity.kind)).toEqual([
      'failedRestriction',
    ]);
  });

  test('a ban holds while the lead is kept, and no longer', () => {
    const kept = afterChoice(KING, 'forbid-H', 'play E.♠A S.♠3 W.♠9 N.♠5');
    expect(dueOf(kept).options.map(optionLine)).toEqual(['lead E E:♠7 ♦J']);
    expect(dueOf(kept).articles).toEqual(['50D2a', '50E2', '16C2']);
    const lost = afterChoice(KING, 'forbid-H', 'play E.♠7 S.♠J W.♠9 N.♠5 | S.♦2 W.♣3 N.♦3 E.♦J');
    expect(dueOf(lost).options.map(optionLine)).toEqual(['lead E E:♠A ♥6 ♥8']);
    expect(dueOf(lost).articles).toEqual(['50E2', '16C2', '12C1']);
    expect(dueOf(lost).settled).toBe(false);
  });

  test('nothing asked: the card stays and declarer chooses anew at the next lead', () => {
    const again = afterChoice(KING, 'free', 'play E.♠A S.♠3 W.♠9 N.♠5');
    expect(penalties(again.now)).toBe('W♥K');
    expect(dueOf(again).options.map((one) => one.id)).toEqual(['demand-H', 'forbid-H', 'free']);
    expect(afterChoice(KING, 'free').due).toEqual([]);
  });

  test.each([
    ['no card of the suit demanded', 'hand E ♠A7 ♦J64', 'demand-H', 'E:♠7 ♠A ♦4 ♦6 ♦J'],
    ['nothing but the suit forbidden', 'hand E ♥862', 'forbid-H', 'E:♥2 ♥6 ♥8'],
  ])('%s: any card, and the penalty card is picked up (59)', (_name, hand, id, cards) => {
    const before = [`contract 3NT S; trick 9 lead E; ${hand}`, [lying('W♥K')]];
    const option = dueOf(judged(logs(...before))).options.find((one) => one.id === id);
    expect(option && optionLine(option)).toBe(`${id} S ${cards}`);
    expect(option?.articles).toEqual(['50D2a', '59']);
    expect(penalties(afterChoice(before, id).now)).toBe('');
  });

  test('a penalty card of his own comes after demand and ban, and before a free lead (50D1b)', () => {
    const ruling = due(EAST, 'W♥K E♠7');
    expect(ruling.options.map(optionLine)).toEqual(['demand-H S E:♥6 ♥8', 'forbid-H S E:♠7', 'free S E:♠7']);
    expect(ruling.options.map((one) => one.articles)).toEqual([['50D2a'], ['50D2a', '50D1b'], ['50D2b', '50D1a']]);
    const hidden = due('contract 3NT S; trick 9 lead E', 'W♥K E♠7');
    expect(hidden.options.map(optionLine)).toEqual(['demand-H S E:?', 'forbid-H S E:♠7', 'free S E:♠7']);
  });
});

describe('a low card whose companion has gone (50B)', () => {
  const said = (cards: string) => {
    const ruling = dueOf(
      judged(
        logs(
          'contract 3NT S; trick 8 lead S; hand W ♠2 ♥3 ♦4 ♣98',
          [lying(cards)],
          'play S.♥2 W.♥3 N.♥A E.♥5 | N.♣3 E.♣4 S.♣5',
        ),
      ),
    );
    return ruling.director.map((say) => fill(say, 'en')).join(' ');
  };
  it('stays major, and the director is told that the text is silent', () => {
    expect(said('W♥3 W♣8')).toContain('Did ♣8 become major');
    expect(said('W♣8')).not.toContain('become major');
  });
});

describe('after a penalty card was played (50E3)', () => {
  it('says to partner on lead what may not be used', () => {
    const report = judged(
      logs(
        'contract 3NT S; trick 8 lead S; hand E ♠A7 ♥86 ♦J ♣A',
        [lying('W♥K')],
        'play S.♥2 W.♥K N.♥3 E.♥6 | W.♣2 N.♣3 E.♣A S.♣4',
      ),
    );
    expect(dueOf(report).articles).toEqual(['50E3', '16C2', '12C1']);
    expect(dueOf(report).options.map(optionLine)).toEqual(['lead E E:♠7 ♠A ♥8 ♦J']);
    expect(dueOf(report).settled).toBe(false);
  });
});

describe('a lead before declarer has chosen', () => {
  const EARLY = [EAST, [lying('W♥K')], 'play E.♠7'];
  const finding = (...more: string[]) => findingOf(judged(logs(...EARLY, ...more)), 'failedRestriction');

  it('becomes a major penalty card, and declarer still chooses', () => {
    const ruling = rulingOf(judged(logs(...EARLY)), 'failedRestriction', 50);
    expect(ruling?.articles).toEqual(expect.arrayContaining(['50D2', '49', '50B', '50D2a', '50D1b']));
    expect(ruling?.options.map(optionLine)).toEqual(['demand-H S E:♥6 ♥8', 'forbid-H S E:♠7', 'free S E:♠7']);
  });

  test.each([
    ['demand-H', 'E♠7'],
    ['forbid-H', 'E♠7'],
    ['free', 'W♥K E♠7'],
  ])('%s leaves %s', (option, after) => {
    const ruling = finding().rulings[0];
    if (ruling === undefined) throw new Error('no ruling');
    const report = judged(logs(...EARLY, [chosen(finding(), ruling, option)]));
    expect(penalties(report.now)).toBe(after);
    expect(report.now.tricks).toHaveLength(8);
    expect(rulingOf(report, 'failedRestriction', 50)).toMatchObject({ effects: [], options: [] });
  });

  it('stands when the next hand has played to it (60A1)', () => {
    const ruling = finding('play S.♠3').rulings[0];
    expect(ruling?.articles).toEqual(expect.arrayContaining(['50D2', '60A1', '60A3']));
    expect(ruling).toMatchObject({ effects: [], options: [], settled: true });
  });

  it('is for the director when another hand has played', () => {
    expect(finding('play W.♠9').rulings[0]).toMatchObject({ effects: [], options: [], settled: false });
  });
});
