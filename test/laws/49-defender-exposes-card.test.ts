import { describe, expect, it, test } from 'vitest';
import { replay } from '../../src/bridge/replay';
import { fill } from '../../src/text';
import { dueOf, lying, penalties } from '../help/penalties';
import { answer, chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const ruled = (events: ReturnType<typeof logs>) => {
  const ruling = rulingOf(judged(events), 'exposedCard', 49);
  if (ruling === undefined) throw new Error('law 49 keeps silent');
  return ruling;
};

/** The penalty cards once the director has confirmed the ruling, or recorded one of its options. */
function confirmed(events: ReturnType<typeof logs>, option: string | null = null) {
  const finding = findingOf(judged(events), 'exposedCard');
  const ruling = finding.rulings[0];
  if (ruling === undefined) throw new Error('no ruling');
  return judged(logs(events, [chosen(finding, ruling, option)]));
}

/** Name, log, what lies there before, articles (some of those cited), options, what lies there after confirmation. */
const CASES: readonly (readonly [string, string, string, string, readonly string[], string])[] = [
  [
    'a low card dropped, its suit led (50B, 50C)',
    'contract 3NT S; trick 9 lead S; hand W ♠4 ♥6 ♣Q97; exposed W.♣7 accident seen; play S.♣5',
    '',
    '49 50 50B 50C',
    ['play W W:♣7 ♣Q'],
    'W♣7-',
  ],
  [
    'a ten is an honour (50B, 50D1a)',
    'contract 3NT S; trick 9 lead S; hand W ♠4 ♥KT4 ♦2; exposed W.♥T accident seen; play S.♥3',
    '',
    '49 50B 50D 50D1a',
    ['play-HT W W:♥10'],
    'W♥10',
  ],
  [
    'dropped at his turn: must be played in this trick',
    'contract 3NT S; trick 9 lead S; hand W ♠4 ♥6 ♦Q63; play S.♦2; exposed W.♦Q accident seen',
    '',
    '49 50B 50D1a',
    ['play-DQ W W:♦Q'],
    'W♦Q',
  ],
  [
    'a second card dropped makes both major (50B, 51)',
    'contract 3NT S; trick 9 lead N; hand W ♠4 ♥6 ♦3 ♣Q7; exposed W.♦3 accident seen',
    'W♣7-',
    '49 50B 50D 51',
    [],
    'W♣7 W♦3',
  ],
  [
    'two cards dropped at once',
    'contract 3NT S; trick 9 lead N; hand W ♠4 ♥6 ♦3 ♣Q7; exposed W.♦3 W.♥6 accident seen',
    '',
    '49 50B 50D 51',
    [],
    'W♦3 W♥6',
  ],
  [
    'a low card shown on purpose is major',
    'contract 3NT S; trick 9 lead N; hand W ♠4 ♥6 ♦3 ♣Q7; exposed W.♦3 deliberate seen',
    '',
    '49 50B 50D',
    [],
    'W♦3',
  ],
  [
    'an honour named (49): declarer chooses at once when partner is on lead',
    'contract 3NT S; trick 9 lead W; hand W ♠9 ♥43 ♣83; hand E ♠A7 ♥86 ♦J; named E.♠A',
    '',
    '49 50B 50D 50D2a 50D2b',
    ['demand-S S W:♠9', 'forbid-S S W:♣3 ♣8 ♥3 ♥4', 'free S W:♠9 ♣3 ♣8 ♥3 ♥4'],
    'E♠A',
  ],
  [
    'the fallen card of a closed trick',
    'contract 3NT S; trick 9 lead E; hand E ♠K7 ♥83 ♦J; exposed E.♥3 accident seen',
    '',
    '49 50B 50C',
    ['play E E:♠7 ♠K ♥3 ♦J'],
    'E♥3-',
  ],
];

describe('a defender shows or names a card', () => {
  describe.each(CASES)('%s', (_name, text, before, articles, options, after) => {
    const events = logs(before === '' ? [] : [lying(before)], text);
    it('says what follows', () => {
      const ruling = ruled(events);
      expect(ruling.articles).toEqual(expect.arrayContaining(articles.split(' ')));
      expect(ruling.options.map(optionLine)).toEqual(options);
      expect(ruling.settled).toBe(true);
      expect(ruling.ask).toEqual([]);
    });

    it('leaves the penalty cards there when the director confirms it, and then has nothing to add', () => {
      const report = confirmed(events);
      expect(penalties(report.now)).toBe(after);
      expect(rulingOf(report, 'exposedCard', 49)).toMatchObject({ effects: [], options: [] });
    });

    it.each([1, 2, 3])('is the same at every seat (%i)', (places) => {
      const turned = ruled(turnedTable(events, places));
      const own = turnedTable(ruled(events), places);
      expect({ ...turned, say: null, why: null, director: null, options: turned.options.map(optionLine) }).toEqual({
        ...own,
        say: null,
        why: null,
        director: null,
        options: own.options.map(optionLine),
      });
    });
  });

  it('says that the card that already lay there grows too', () => {
    const [, text = '', before = ''] = CASES[3] ?? [];
    expect(fill(ruled(logs([lying(before)], text)).say, 'nl')).toBe('♦3: grote strafkaart. Nu ook groot: ♣7.');
  });

  it('an option of the finding does all at once', () => {
    const events = logs(CASES[6]?.[1] ?? '');
    const report = confirmed(events, 'forbid-S');
    expect(penalties(report.now)).toBe('');
    expect(dueOf(report).articles).toContain('50D2a');
    expect(dueOf(report).options.map(optionLine)).toEqual(['lead W W:♣3 ♣8 ♥3 ♥4']);
  });
});

describe('what only people know', () => {
  const MAYBE = 'contract 3NT S; trick 9 lead N; hand W ♠4 ♥6 ♦Q64 ♣2; exposed W.♦4';
  test('both questions are asked and every branch is given', () => {
    const ruling = ruled(logs(MAYBE));
    expect(ruling.ask.map((one) => fill(one.say, 'nl'))).toEqual([
      'Had Oost ♦4 kunnen zien?',
      'Is ♦4 van West per ongeluk open gekomen?',
    ]);
    expect(ruling.options.map(optionLine)).toEqual(['none director', 'minor director', 'major director']);
    expect(ruling.settled).toBe(false);
    expect(ruling.effects).toEqual([]);
  });

  const at = findingOf(judged(logs(MAYBE)), 'exposedCard').irregularity.at;
  test.each([
    ['partner could see it, by accident', ['seenByPartner', 'yes', 'accident', 'yes'], 'W♦4-'],
    ['partner could see it, on purpose', ['seenByPartner', 'yes', 'accident', 'no'], 'W♦4'],
    ['only declarer could', ['seenByPartner', 'no'], ''],
  ])('%s', (_name, answers, after) => {
    const given = answers.flatMap((word, i) => (i % 2 ? [] : [answer(`${word}:${at}`, answers[i + 1] as string)]));
    const events = logs(MAYBE, given);
    expect(ruled(events).settled).toBe(true);
    expect(penalties(confirmed(events).now)).toBe(after);
  });

  test('one answer leaves the branches of the other', () => {
    const events = logs(MAYBE, [answer(`seenByPartner:${at}`, 'yes')]);
    expect(ruled(events).options.map((one) => one.id)).toEqual(['minor', 'major']);
    expect(penalties(confirmed(events, 'minor').now)).toBe('W♦4-');
  });

  test('only declarer saw it: no penalty card, and the words say why', () => {
    const ruling = ruled(logs('contract 3NT S; trick 9 lead N; hand W ♠4 ♦4 ♥6; exposed W.♦4 accident unseen'));
    expect(ruling).toMatchObject({ articles: ['49'], effects: [], options: [], ask: [] });
    expect(fill(ruling.say, 'nl')).toBe('Geen strafkaart. Terug in de hand: ♦4.');
  });

  test('a low card that was named: minor or major is for the director', () => {
    const ruling = ruled(logs('contract 3NT S; trick 9 lead N; hand E ♠7 ♥86; named E.♥6'));
    expect(ruling.options.map((one) => one.id)).toEqual(['minor', 'major']);
    expect(ruling.settled).toBe(false);
    expect(ruling.director.map((say) => fill(say, 'en')).join()).toContain('only named');
  });

  const TRICK = 'contract 3NT S; trick 9 lead N; hand W ♠4 ♥6 ♦4 ♣A2; play N.♣5; exposed W.♣A deliberate seen';
  const trickAt = findingOf(judged(logs(TRICK)), 'exposedCard').irregularity.at;
  test('a remark about the running trick only: 49 alone makes no penalty card', () => {
    expect(ruled(logs(TRICK)).options.map((one) => one.id)).toEqual(['none', 'major']);
    expect(ruled(logs(TRICK)).articles).toEqual(expect.arrayContaining(['68A', '57A']));
    const yes = ruled(logs(TRICK, [answer(`remark:${trickAt}`, 'yes')]));
    expect(yes).toMatchObject({ effects: [], options: [], settled: false });
    expect(yes.articles).toEqual(expect.arrayContaining(['49', '68A', '57A', '16B1']));
    expect(penalties(confirmed(logs(TRICK, [answer(`remark:${trickAt}`, 'no')])).now)).toBe('W♣A');
  });

  test.each([
    ['partner objects at once (68B2)', 'concede W; objection E', '68B2'],
    ['nobody objects', 'concede W', '68'],
    ['declarer claims', 'claim S 5 more', '68'],
  ])('cards shown with a concession or claim: %s', (_name, what, article) => {
    const text = `contract 3NT S; trick 9 lead N; hand W ♠4 ♥6 ♦Q6; exposed W.♦Q W.♠4 deliberate seen; ${what}`;
    const ruling = ruled(logs(text));
    expect(ruling).toMatchObject({ effects: [], options: [], settled: false });
    expect(ruling.articles).toContain(article);
  });
});

describe('what is no matter of law 49', () => {
  const laws = (text: string) => findingOf(judged(logs(text)), 'exposedCard').rulings.map((one) => one.law);
  test('a card in the auction (24)', () => {
    expect(laws('dealer N; calls 1♠; exposed E.♥K accident seen')).not.toContain(49);
  });
  test.each(['S', 'N'])('a card of declarer or dummy (48): %s', (seat) => {
    expect(laws(`contract 3NT S; trick 9 lead N; exposed ${seat}.♥K accident seen`)).not.toContain(49);
  });
  test('an unknown contract: the director', () => {
    const state = 'missed auction 4; missed play 32; exposed W.♥K accident seen';
    expect(replay(logs(state)).contract).toBeNull();
    expect(ruled(logs(state))).toMatchObject({ articles: ['48A', '49'], effects: [], settled: false });
  });
  test('a card that is named and not held', () => {
    const ruling = ruled(logs('contract 3NT S; trick 9 lead N; hand E ♠7 ♥86; named E.♥A'));
    expect(ruling).toMatchObject({ effects: [], options: [], settled: false });
  });
});

describe('the exposed card later', () => {
  const SHOWN = 'contract 3NT S; trick 9 lead S; hand W ♠4 ♥KT4 ♦2; exposed W.♥T accident seen';
  test('played while nobody ruled', () => {
    const ruling = ruled(logs(SHOWN, 'play S.♥3 W.♥T'));
    expect(ruling).toMatchObject({ effects: [], options: [], settled: false });
    expect(ruling.articles).toContain('50E3');
  });
  test('played as a penalty card', () => {
    const ruling = ruled(logs(SHOWN, [lying('W♥T')], 'play S.♥3 W.♥T'));
    expect(fill(ruling.say, 'en')).toBe('Penalty card of West that lies there no more: ♥10.');
    expect(ruling.director.map((say) => fill(say, 'nl')).join(' ')).toContain(
      'Oost mag niet gebruiken hoe het tot de strafkaart kwam: ♥10',
    );
  });
  test('picked up by choice of declarer', () => {
    const lift = { type: 'lift', restriction: { type: 'penaltyCard', seat: 'W', card: 'HT', size: 'major' } };
    const events = logs(SHOWN, [lying('W♥T'), { type: 'ruled', finding: '', option: '', effects: [lift] } as never]);
    const ruling = ruled(events);
    expect(ruling.effects).toEqual([]);
    expect(ruling.articles).toContain('50E2');
  });
});
