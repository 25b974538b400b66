// Roles: never a freer one than is sure (F1), the lesson table (F4b), the spectator (F7), the step of a review (F5).
import { describe, expect, test } from 'vitest';
import { log } from '../../src/cases/log';
import { disclose } from '../../src/disclose';
import { factsOf, lock } from '../../src/disclose/context';
import { judge } from '../../src/referee';
import { contextFor, kinds, picture, shown } from './shown';

/** East's revoke, which only a later card proves; then four more cards. */
const KEPT = 'dealer S; calls 1NT P P P; play W.♠4 N.♠A E.♥9 S.♠5; play N.♠K E.♠8 S.♠6 W.♠3';
const RECORD = log(`${KEPT}; play N.♠Q E.♠7 S.♠2 W.♥2`);

describe('F1: the role of a deal', () => {
  const playing = picture([], { role: 'playing' });
  const kibitz = picture([], { role: 'kibitz' });
  const review = picture([], { role: 'review' });
  const roleAfter = (pictures: readonly (readonly [typeof playing, { over?: boolean; fresh?: boolean }?])[]) =>
    pictures.reduce<ReturnType<typeof lock> | null>(
      (before, [one, { over = false, fresh = false } = {}]) => lock(before, one, over, fresh),
      null,
    )?.role;
  test('who plays stays a player until the board is over', () => {
    expect(roleAfter([[playing], [kibitz]])).toBe('playing');
    expect(roleAfter([[playing], [review], [kibitz]])).toBe('playing');
  });
  test('after the board, or at another deal, what the page shows counts again', () => {
    expect(roleAfter([[playing], [playing, { over: true }], [review]])).toBe('review');
    expect(roleAfter([[playing], [kibitz, { fresh: true }]])).toBe('kibitz');
  });
  test('who watched and sits down plays at once', () => {
    expect(roleAfter([[kibitz], [playing], [kibitz]])).toBe('playing');
  });
});

describe('F4b: the lesson table', () => {
  test('shows every find at once', () => {
    expect(kinds(shown(KEPT, { me: 'E', lesson: true }))).toEqual(['revoke']);
    expect(kinds(shown(KEPT, { me: 'N', lesson: true }))).toEqual(['revoke']);
  });
  test('but never where a tournament shows', () => {
    expect(kinds(shown(KEPT, { me: 'E', lesson: true, page: { tournament: true } }))).toEqual([]);
  });
});

describe('F7: the spectator', () => {
  test('is a player until he says that he does not play', () => {
    expect(kinds(shown(KEPT, { role: 'kibitz' }))).toEqual([]);
    expect(kinds(shown(KEPT, { role: 'kibitz', spectator: true }))).toEqual(['revoke']);
  });
  test('a player does not become one by saying so', () => {
    expect(kinds(shown(KEPT, { me: 'E', spectator: true }))).toEqual([]);
  });
  test('is reminded to be silent and copies nothing until the board is over', () => {
    expect(shown(KEPT, { role: 'kibitz', spectator: true }).manner).toMatchObject({ head: 'silent', copy: false });
    const over = shown(`${KEPT}; end cutOff`, { role: 'kibitz', spectator: true });
    expect(over.manner).toMatchObject({ head: 'afterwards', copy: true });
  });
});

describe('F5: a review', () => {
  test('uses the hands that its page keeps open, also those that were not read whole, and no closed one', () => {
    const open = { role: 'review', hands: { N: [] } } as const;
    expect(factsOf(picture([], open)).visible).toEqual(['N', 'E', 'S', 'W']);
    expect(factsOf(picture([], { ...open, closed: ['E', 'W'] })).visible).toEqual(['N', 'S']);
    expect(factsOf(picture([], { ...open, role: 'playing' })).visible).toEqual(['N']);
  });
  test('shows all that is found up to its step', () => {
    expect(kinds(shown(RECORD, { role: 'review' }))).toEqual(['revoke']);
    expect(shown(RECORD, { role: 'review' }).manner).toEqual({
      head: 'stop',
      folded: false,
      copy: true,
      screen: false,
    });
  });
  test('and nothing beyond it, even of a report on the whole record', () => {
    const whole = judge(RECORD);
    for (let step = 0; step <= RECORD.length; step++) {
      const context = contextFor(RECORD.slice(0, step), { role: 'review' });
      const ids = new Set(context.log.map(({ id }) => id));
      const told = disclose(whole, 'review', context);
      for (const { irregularity } of [...told.findings, ...told.occasions]) expect(ids).toContain(irregularity.at);
      for (const { at } of told.notes) expect(ids).toContain(at);
      expect(kinds(told)).toEqual(ids.has('e7') ? ['revoke'] : []);
    }
  });
});
