// While the user plays: only what everybody sees at this moment, and nothing for dummy. South declares in all of it, so West leads and North is dummy.
import { describe, expect, test } from 'vitest';
import { log } from '../../src/cases/log';
import { type Finding, judge } from '../../src/referee';
import { joined, kinds, opening, shown } from './shown';

const LEAD = 'dealer S; calls 1NT P P P; play W.♠4 N.♠A E.♠9 S.♠5';
/** West leads to trick 2, North having won trick 1. */
const OUT_OF_TURN = `${LEAD}; play W.♦2`;
/** South wins trick 2 below; two lawful tricks more. */
const TWO_MORE = 'play S.♠6 W.♠3 N.♠K E.♠8; play N.♠Q E.♠7 S.♠2 W.♥2';
/** East discards on a spade and follows to the next: only the later card proves it. */
const LATER = 'dealer S; calls 1NT P P P; play W.♠4 N.♠A E.♥9 S.♠5; play N.♠K E.♠8 S.♠6 W.♠3';
const DUMMY = 'hand N ♠AKQ ♥AKQ ♦AKQ ♣AKQJ';
const DUMMY_REVOKES = `dealer S; calls 1NT P P P; play W.♠4; ${DUMMY}; play N.♥A`;
const seats = ['E', 'S', 'W'] as const;

describe('F3: what the whole table sees just now', () => {
  test.each([
    ['a lead out of turn', OUT_OF_TURN, 'leadOutOfTurn'],
    ['a card out of turn', 'contract 1NT S; play W.♠4 E.♠9', 'playOutOfTurn'],
    ['a card lying open', `${LEAD}; exposed W.♥K accident seen`, 'exposedCard'],
    ['a fifth card', `${LEAD}; extra E.♥2`, 'fifthCard'],
    ['a trick left short', 'contract 1NT S; play W.♠4 N.♠A E.♠9; lead N.♠K', 'shortTrick'],
    ['a call out of turn', 'dealer S; calls 1♠ N:2♠', 'callOutOfRotation'],
    ['an insufficient bid', 'dealer S; calls 2♠ 1NT', 'insufficientBid'],
    ['a wrong explanation', `${LEAD}; misinformation W corrected`, 'misinformation'],
    ['a card after a claim', `${LEAD}; claim S 9; claimanswer refused; play N.♠K`, 'playAfterClaim'],
    ["dummy's revoke", DUMMY_REVOKES, 'revoke'],
  ])('%s opens by itself at every seat but dummy', (_, text, kind) => {
    for (const me of seats) {
      const told = shown(text, { me });
      expect([kinds(told).includes(kind), opening(told)]).toEqual([true, [kind]]);
    }
  });
  test('a claim and an undo that pass are lines: nothing opens', () => {
    for (const text of [
      `${LEAD}; claim S 9`,
      `${LEAD}; claim S 9; claimanswer accepted`,
      `${LEAD}; undo asked`,
      `${LEAD}; play N.♠K; takeback play 1`,
      'dealer S; calls 1♠ P; takeback call 2',
    ]) {
      const told = shown(text, { me: 'E' });
      expect([told.findings, told.occasions.length > 0, told.opens]).toEqual([[], true, []]);
    }
  });
  test('a claim that was refused opens, until a card is played on it, which opens instead', () => {
    for (const made of ['claim S 9', 'concede S', 'claim W 2'])
      expect(opening(shown(`${LEAD}; ${made}; claimanswer refused`, { me: 'E' }))).toEqual([
        made.startsWith('concede') ? 'concession' : 'claim',
      ]);
    expect(opening(shown(`${LEAD}; claim S 9; claimanswer refused; play N.♠K`, { me: 'E' }))).toEqual([
      'playAfterClaim',
    ]);
    expect(opening(shown(`${LEAD}; claim S 9; claimanswer refused`, { role: 'review' }))).toEqual([]);
  });
  test('an explanation that changes opens, as what the screen seems to show; an alert that comes late is known by its timing and waits', () => {
    const auction = 'dealer N; calls 1NT P 2♥; misinformation N corrected explanation';
    const told = shown(`${auction} explanation 1`, { me: 'E' });
    expect(opening(told)).toEqual(['misinformation']);
    expect([told.findings[0]?.irregularity.certainty, told.manner.screen]).toEqual(['possible', true]);
    expect(kinds(shown(`${auction} alert 1`, { me: 'E' }))).toEqual([]);
    expect(kinds(shown(`${auction} alert 1; calls P P P; play W.♠4; end cutOff`, { me: 'E' }))).toEqual([
      'misinformation',
    ]);
  });
  test('an undo after partner acted opens', () => {
    expect(opening(shown('dealer S; calls 1♠ P 2♠; takeback call 3', { me: 'E' }))).toEqual(['undo']);
    expect(opening(shown(`${LEAD}; play N.♠K E.♠8 S.♠6; takeback play 3`, { me: 'E' }))).toEqual(['undo']);
    expect(opening(shown(`${LEAD}; play N.♠K E.♠8 S.♠6; takeback play 2`, { me: 'E' }))).toEqual([]);
  });
  test('a revoke that a later card proves waits for the end of the board', () => {
    expect(judge(log(LATER)).findings).toHaveLength(1);
    for (const me of seats) expect(kinds(shown(LATER, { me }))).toEqual([]);
    for (const me of ['N', ...seats] as const) {
      const over = shown(`${LATER}; end cutOff`, { me });
      expect([kinds(over), over.manner.head]).toEqual([['revoke'], 'afterwards']);
    }
  });
  test('the page may say itself that the board is over', () => {
    expect(kinds(shown(LATER, { me: 'E', page: { over: true } }))).toEqual(['revoke']);
  });
});

describe('F2: no history', () => {
  test('what is older than the last trick is gone until the board is over', () => {
    const old = `${OUT_OF_TURN} N.♦3 E.♦4 S.♦5`;
    expect(kinds(shown(old, { me: 'E' }))).toEqual(['leadOutOfTurn']);
    expect(kinds(shown(`${old}; ${TWO_MORE}`, { me: 'E' }))).toEqual([]);
    expect(kinds(shown(`${old}; ${TWO_MORE}; end cutOff`, { me: 'E' }))).toEqual(['leadOutOfTurn']);
  });
  test('the table that goes along has no tricks, no calls and no hands', () => {
    const { now } = shown(`${DUMMY_REVOKES} E.♠9; exposed W.♥2 accident seen`, { me: 'E' });
    expect([now.tricks, now.calls, now.hands, now.withdrawn, now.exposed, now.n]).toEqual([[], [], {}, [], [], 0]);
    expect(now.contract?.declarer).toBe('S');
  });
  test('notes about the record wait', () => {
    const impossible = `${LEAD}; play N.♠A`;
    expect(shown(impossible, { me: 'E' }).notes).toEqual([]);
    expect(shown(`${impossible}; end cutOff`, { me: 'E' }).notes.map(({ code }) => code)).toEqual([
      'record-inconsistent',
    ]);
  });
});

describe('what the user reported himself', () => {
  const report = log('found W.♥2 trick 1', 'user');
  const old = joined(log(`${LEAD}; play N.♠K E.♠8 S.♠6 W.♠3; play N.♠Q E.♠7 S.♠2 W.♥3`), report);
  test('is answered, how long ago it may be, and is no reading error', () => {
    const told = shown(old, { me: 'E' });
    expect(kinds(told)).toEqual(['foundCard']);
    const card = shown(joined(log(LEAD), log('exposed W.♥K accident seen', 'user')), { me: 'E' });
    expect(card.findings[0]?.irregularity.certainty).toBe('certain');
  });
  test('F4: and not to dummy', () => {
    expect(shown(old, { me: 'N' }).findings).toEqual([]);
  });
});

describe('F4: dummy', () => {
  test.each([OUT_OF_TURN, DUMMY_REVOKES, `${LEAD}; claim S 9`, `${LEAD}; play N.♠K E.♠8 S.♠6; takeback play 3`])(
    'sees nothing of it until the board is over: %s',
    (text) => {
      const told = shown(text, { me: 'N' });
      expect([told.findings, told.occasions, told.due, told.choices, told.now.restrictions, told.opens]).toEqual([
        [],
        [],
        [],
        [],
        [],
        [],
      ]);
      expect(kinds(shown(`${text}; end cutOff`, { me: 'N' })).length).toBeGreaterThan(0);
    },
  );
  test('F1: a seat that is not known may be dummy', () => {
    expect(kinds(shown(OUT_OF_TURN, { me: null }))).toEqual([]);
    expect(kinds(shown('dealer S; calls 2♠ 1NT', { me: null }))).toEqual(['insufficientBid']);
  });
});

describe('F4: options', () => {
  const PENALTY = `contract 1NT S; play W.♠4; ${DUMMY}; play N.♠A E.♠9 S.♠5; exposed W.♥K accident seen; hand W ♥K2 ♦4`;
  test('are all of those of the law, in its order', () => {
    const ids = (findings: readonly Finding[]) =>
      findings[0]?.rulings.flatMap(({ options }) => options.map(({ id }) => id)) ?? [];
    const all = ids(judge(log(OUT_OF_TURN)).findings);
    expect(all.length).toBeGreaterThan(1);
    expect(ids(shown(OUT_OF_TURN, { me: 'S' }).findings)).toEqual(all);
  });
  test('stand folded where a tournament shows, while it lasts', () => {
    const folded = (text: string, rest = {}) =>
      shown(text, { me: 'S', page: { tournament: true }, ...rest }).manner.folded;
    expect([folded(PENALTY), folded(`${PENALTY}; end cutOff`), folded(PENALTY, { role: 'review' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(shown(PENALTY, { me: 'S' }).manner.folded).toBe(false);
  });
});

describe('a server that checks every card', () => {
  test.each([OUT_OF_TURN, 'dealer S; calls 2♠ 1NT', `${LEAD}; exposed W.♥K accident seen`, `${LEAD}; extra E.♥2`])(
    'makes %s doubtful on a live table, and not where it can really be',
    (text) => {
      const certainty = (who: object) => shown(text, { me: 'E', ...who }).findings[0]?.irregularity.certainty;
      expect(certainty({})).toBe('possible');
      expect(certainty({ role: 'kibitz', spectator: true })).toBe('possible');
      expect(certainty({ page: { teaching: true } })).toBe('certain');
      expect(certainty({ role: 'review' })).toBe('certain');
    },
  );
  test('its undo and claim are what they are', () => {
    const told = shown(`${LEAD}; claim S 9`, { me: 'E' });
    expect(told.occasions[0]?.irregularity.certainty).toBe('certain');
  });
});
