// Words of a record in their place: between calls, between cards, and without who wrote them.
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';

const told = (text: string) =>
  [...readRecord(text)].flatMap((game) =>
    game.comments.map(({ at, text: words }) => {
      const last = game.events[at - 1];
      const where = last?.type === 'call' ? last.call : last?.type === 'play' ? last.card : (last?.type ?? 'start');
      return `${where}: ${words}`;
    }),
  );

const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,ST9743H6DQ865CK97|';

describe('LIN', () => {
  test('a line of a commentator stands behind the call or the card before it, without his name', () => {
    const text = `qx|o1|${DEAL}mb|1H|nt|u1: Good !H suit|mb|ppp|nt|second|pc|H6|nt|u2: lead|pc|H4|`;
    expect(told(text)).toEqual(['1H: Good ♥ suit', 'P: second', 'H6: lead']);
  });
  test('marks of layout are left out', () => {
    expect(told(`${DEAL}nt|^B{Level 1 ^E }|mb|1Hppp|`)).toEqual(['hand: Level 1']);
  });
  test('a chapter is cut off, the board goes on', () => {
    const [game] = readRecord(`${DEAL}nt|${'word '.repeat(9000)}|mb|1Hppp|`);
    expect(game?.comments[0]?.text.length).toBeLessThanOrEqual(20_000);
    expect(game?.events.some(({ type }) => type === 'call')).toBe(true);
  });
});

describe('PBN', () => {
  const game = (auction: string, play: string) =>
    `[Board "1"]\n[Dealer "N"]\n[Deal "N:AQJ.KJT832.73.Q6 T9743.6.Q865.K97 52.Q974.AT2.J532 K86.A5.KJ94.AT84"]\n[Declarer "N"]\n[Contract "1H"]\n[Auction "N"]\n${auction}\n[Play "E"]\n${play}\n`;
  test('in braces, over lines, and behind a semicolon', () => {
    const text = game('1H {opens\nlight} Pass Pass Pass ; quickly', 'H6 H4 HA H2 {a good start}\n*');
    expect(told(text)).toEqual(['1H: opens light', 'P: quickly', 'H2: a good start']);
  });
  test('a comment in the middle of a row stands behind that trick', () => {
    expect(told(game('1H Pass Pass Pass', 'H6 {hm} H4 HA H2\n*'))).toEqual(['H2: hm']);
  });
});

test('hands that are told in part are kept for the eye and stand in no event', () => {
  const [game] = readRecord('[Deal "N:AK.Q.. - 5.. -"]\n[Board "1"]\n');
  expect(game?.partial).toEqual({ N: ['SA', 'SK', 'HQ'], S: ['S5'] });
  expect(game?.events.filter(({ type }) => type === 'hand')).toEqual([]);
});
