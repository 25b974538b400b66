import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { fill } from '../../src/text';
import { answer, chosen, findingOf, judged, lawsOn, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const NT = 'contract 3NT S; trick 9 lead W';
const WEST = `${NT}; hand W ♠2 ♥73 ♦K ♣5; play W.♦K`;
const LEAD = 'contract 3NT S; hand W ♠QT97 ♥K42 ♦A96 ♣J84; play W.♠7';

/** Name, log, articles, options. */
const CASES: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'a wrong explanation, no card since: may go back (47E2a)',
    `${WEST}; misinformation N corrected`,
    '47E2a 21B 16C',
    ['change W W:♠2 ♣5 ♥3 ♥7 ♦K', 'keep W'],
  ],
  ['a card was played since: too late (47E2b)', `${WEST}; play N.♦2; misinformation N corrected`, '47E2b 12C1', []],
  [
    'an opening lead while dummy is not open',
    `${LEAD}; misinformation N corrected`,
    '47E2a',
    ['change W W:♠10 ♠7 ♠9 ♠Q ♣4 ♣8 ♣J ♥2 ♥4 ♥K ♦6 ♦9 ♦A', 'keep W'],
  ],
  [
    'wrong about the turn: goes back, nobody may accept (47E1)',
    'contract 3NT S; trick 9 lead N; hand S ♠A4 ♥5 ♦32; play S.♠4; misinformation W corrected turn',
    '47E1 16C',
    [],
  ],
];

describe('wrong information during the play', () => {
  for (const [name, text, articles, options] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const report = judged(turnedTable(logs(text), places));
      const ruling = rulingOf(report, 'misinformation', 47)!;
      expect(articles.split(' ').filter((id) => !ruling.articles.includes(id as never))).toEqual([]);
      expect(turnedTable(ruling.options, 4 - places).map(optionLine)).toEqual(options);
      expect(ruling.settled).toBe(false);
      const effects = [...ruling.effects, ...ruling.options.flatMap((one) => one.effects)];
      expect(effects.filter((one) => one.type === 'restrict')).toEqual([]);
    });

  it('an opening lead stays once a card of dummy is open (U094)', () => {
    const text = `${LEAD}; misinformation N corrected`;
    const { at } = findingOf(judged(logs(text)), 'misinformation').irregularity;
    const ruling = rulingOf(judged(logs(text, [answer(`dummyFaced:${at}`, 'yes')])), 'misinformation', 47)!;
    expect([ruling.options, ruling.articles.includes('47E2b')]).toEqual([[], true]);
    expect(ruling.ask.map((ask) => ask.id)).toEqual([`dummyFaced:${at}`]);
  });

  it('taken back, the card is in the hand and no penalty card', () => {
    const text = `${WEST}; misinformation N corrected`;
    const report = judged(logs(text));
    const { now } = judged(
      logs(text, [chosen(findingOf(report, 'misinformation'), rulingOf(report, 'misinformation', 47)!, 'change')]),
    );
    expect([now.turn, penaltyCards(now), now.hands.W]).toEqual(['W', [], ['S2', 'H7', 'H3', 'C5', 'DK']]);
    expect(legalCards(now, 'W')?.cards).toHaveLength(5);
  });

  const TRICK = 'contract 3NT S; trick 8 lead W; play W.♥2 N.♥3 E.♥K S.♥A | S.♦3 W.♦4 N.♦2 E.♦A';
  const said = (text: string) =>
    judged(logs(text)).findings.flatMap((one) => one.rulings.map((ruling) => fill(ruling.say, 'en')));

  it('about the turn: cards that were played in turn stay', () => {
    expect(said(`${TRICK}; misinformation S open turn`)).toEqual([]);
    expect(said(`${TRICK}; misinformation S open turn; lead W.♠4`)).toEqual([
      'An opponent had said that it was the turn of West. ♠4 goes back and nothing follows; it is the turn of East. The opponents may not accept the card.',
    ]);
  });

  it('not corrected: of a card before the report nobody knows whether it came after the explanation', () => {
    expect(said(`${TRICK}; misinformation N open`)).toEqual([
      'Did East play ♦A after the wrong explanation by North? No card has been played since: then East may take ♦A back.',
    ]);
    expect(said(`${TRICK}; play E.♠3; misinformation S open; play S.♠4`)).toEqual([
      'Did East play ♠3 after the wrong explanation by South? Then it is too late to take it back. The director may adjust the score.',
    ]);
  });

  it('not corrected: the first card of the other side since the report', () => {
    expect(said(`${TRICK}; misinformation N open; play E.♠3`)[0]).toMatch(/^East played ♠3 after .* may take ♠3 back/);
    expect(said(`${TRICK}; misinformation N open; play E.♠3 S.♠4`)[0]).toMatch(/^East played ♠3 after .* too late/);
  });

  it('the correction speaks for the explanation before it', () => {
    expect(said(`${TRICK}; misinformation N open; play E.♠3; misinformation N corrected`)).toHaveLength(1);
  });

  it('a card that was taken back is not too late', () => {
    const text = `${TRICK}; misinformation N open; play E.♠3`;
    const report = judged(logs(text));
    const finding = findingOf(report, 'misinformation');
    const back = chosen(finding, rulingOf(report, 'misinformation', 47)!, 'change');
    const { findings } = judged(logs(text, [back], 'play E.♠5 S.♠4'));
    expect(fill(findings[0]!.rulings[0]!.say, 'en')).toMatch(/may take ♠3 back/);
  });

  it('in the auction is not for law 47', () => {
    expect(lawsOn(judged(logs('dealer N; calls 1♣ P; misinformation S corrected')), 'misinformation')).not.toContain(
      47,
    );
  });
});

describe('the edition of 1997', () => {
  const rule = (text: string) => rulingOf(judged(logs(text), '1997'), 'misinformation', 47);

  it('lets a player who led choose, and only who led (47E1)', () => {
    const led = 'contract 3NT S; trick 9 lead N; hand S ♠A4 ♥5 ♦32; play S.♠4; misinformation W corrected turn';
    expect(rule(led)?.options.map(optionLine)).toEqual(['change S', 'keep S']);
    expect(fill(rule(led)!.say, 'nl')).toContain('behoort de kaart niet te aanvaarden');
    const followed = 'contract 3NT S; trick 9 lead N; play N.♠4 S.♠5; misinformation W corrected turn';
    expect(rule(followed)).toBeUndefined();
  });

  it('sends to 40C where it is too late (47E2b)', () => {
    const ruling = rule(`${WEST}; play N.♦2; misinformation N corrected`)!;
    expect(ruling.articles).toEqual(['47E2a', '47E2b']);
    expect(ruling.director.map((say) => fill(say, 'nl')).join()).toContain('40C');
  });

  it('knows 47F without parts', () => {
    const report = judged(logs(`${WEST}; undo asked W`), '1997');
    expect(rulingOf(report, 'undo', 47)?.articles).toEqual(['47F']);
  });
});

describe('an undo of a card (47F2)', () => {
  it.each(['asked', 'refused'] as const)('%s: there is no right to it, and the table has its own rules', (step) => {
    const report = judged(logs(`contract 3NT S; trick 9 lead S; hand W ♠2 ♥K73 ♣5; play S.♥4 W.♥7; undo ${step} W`));
    const ruling = rulingOf(report, 'undo', 47)!;
    expect([ruling.articles[0], ruling.options, ruling.settled]).toEqual(['47F2', [], false]);
    expect(ruling.director.map((say) => fill(say, 'nl')).join()).toMatch(/toernooireglement|platform/);
    expect(report.findings).toEqual([]);
  });

  it('carried out', () => {
    const report = judged(logs('contract 3NT S; trick 9 lead S; play S.♥4 W.♥7; takeback play'));
    expect(rulingOf(report, 'undo', 47)?.articles).toContain('47F2');
  });

  it('of a call is not for law 47', () => {
    expect(lawsOn(judged(logs('dealer N; calls 1♣ P; takeback call')), 'undo')).not.toContain(47);
    expect(lawsOn(judged(logs('dealer N; calls 1♣ P; undo asked E')), 'undo')).not.toContain(47);
  });
});
