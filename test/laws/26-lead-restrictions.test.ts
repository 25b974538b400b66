import { describe, expect, it } from 'vitest';
import { legalCards } from '../../src/bridge/restrictions';
import { log } from '../../src/cases/log';
import { fill } from '../../src/text';
import { afterDue, chose, dueAt, optionWords } from '../help/auction';
import { answer, judged, logs, turnedTable } from '../help/rulings';

/** West replaces an insufficient bid by a bid that is not comparable; North becomes declarer and East leads. */
const auction = (hand: string, bid = '3♣', places = 0) => {
  const start = turnedTable(log(`dealer N; ${hand === '' ? '' : `hand E ${hand}; `}calls 1NT P 2♥ 2♣`), places);
  const rest = log(`dealer W; calls ${bid} 3♥ P 3NT P P P`).slice(1);
  return logs(chose(start, 'insufficientBid', 27, 'bid'), turnedTable(rest, places) as never);
};
const HAND = '♠AV1075 ♦HB9643 ♣72';
const SPADES = ['SA', 'SQ', 'ST', 'S7', 'S5'];

describe('26B: the first lead of the partner of who replaced a call', () => {
  it.each([0, 1, 2, 3])('declarer may forbid one suit that the offender did not show, turned %i', (places) => {
    const due = dueAt(auction(HAND, '3♣', places), 26)!;
    expect(due.options.map(({ id, idle }) => `${id}${idle ? ' idle' : ''}`)).toEqual([
      'forbid-S',
      'forbid-H idle',
      'forbid-D',
      'free',
    ]);
    expect(due.options.every(({ chooser }) => chooser.length === 1)).toBe(true);
    expect(due.options.map(({ plays }) => plays?.cards?.length)).toEqual([8, 13, 7, 13]);
    expect([due.ask.length, due.settled]).toEqual([1, false]);
  });

  it('a suit that was bid but not shown may be forbidden too', () => {
    const due = dueAt(logs(auction(HAND), [answer('showed:W:C', 'no')]), 26)!;
    expect([due.options.map(({ id }) => id), due.settled]).toEqual([
      ['forbid-S', 'forbid-H', 'forbid-D', 'forbid-C', 'free'],
      // Such a bid may have shown another suit, which the cards do not tell.
      false,
    ]);
    const shown = dueAt(logs(auction(HAND), [answer('showed:W:C', 'yes')]), 26)!;
    expect([shown.options.map(({ id }) => id), shown.settled]).toEqual([
      ['forbid-S', 'forbid-H', 'forbid-D', 'free'],
      true,
    ]);
  });

  it('follows the play: no such suit while on lead, and free after that', () => {
    const forbidden = afterDue(auction(HAND), 26, 'forbid-D');
    const may = (text: string) => legalCards(judged(logs(forbidden, text)).now, 'E')?.cards;
    expect(may('end cutOff')).toEqual([...SPADES, 'C7', 'C2']);
    const kept = 'play E.♠A S.♠2 W.♠3 N.♠4';
    expect(may(kept)).toEqual([...SPADES.slice(1), 'C7', 'C2']);
    const lost = `${kept}; play E.♣7 S.♣8 W.♣3 N.♣4`;
    expect(may(`${lost}; play S.♥2 W.♥3 N.♥4 E.♦3`)?.includes('DK')).toBe(true);
    expect(judged(logs(forbidden, lost)).now.restrictions).toEqual([]);
    expect(dueAt(logs(forbidden, kept), 26)).toBeUndefined();
  });

  it('a lead before the choice is for the director until somebody plays to it', () => {
    const led = judged(logs(auction(HAND), 'play E.♦H'));
    const due = led.due.map(({ ruling }) => ruling).find(({ law }) => law === 26)!;
    expect([due.settled, due.options, due.effects, led.findings.length]).toEqual([false, [], [], 1]);
    expect(fill(due.say, 'nl')).toContain('♦H');
    expect(legalCards(led.now, 'E')?.waits).toBe(false);
    expect(dueAt(logs(auction(HAND), 'play E.♦H S.♦2'), 26)).toBeUndefined();
    const back = dueAt(logs(auction(HAND), 'play E.♦H; takeback play 1'), 26)!;
    expect(back.options.map(({ id }) => id)).toContain('forbid-D');
  });

  it('leading the forbidden suit is found', () => {
    const found = judged(logs(afterDue(auction(HAND), 26, 'forbid-D'), 'play E.♦H'));
    expect(found.findings.map(({ irregularity }) => irregularity.kind)).toContain('failedRestriction');
  });

  it('nothing but the forbidden suit: every card (59), and said so', () => {
    const due = dueAt(auction('♦AHVB10987654 ♣32', '3♥'), 26)!;
    const only = dueAt(auction('♦AHVB109876543', '3♣'), 26)!;
    const ban = only.options.find(({ id }) => id === 'forbid-D')!;
    expect([ban.articles, ban.idle, ban.plays?.cards?.length]).toEqual([['26B', '59'], true, 12]);
    expect(fill(ban.say, 'nl')).toContain('59');
    expect(due.options.find(({ id }) => id === 'forbid-D')?.plays?.cards).toEqual(['C3', 'C2']);
  });

  it('of an unseen hand no card is named', () => {
    const due = dueAt(auction(''), 26)!;
    expect(due.options.map(({ plays }) => plays?.cards)).toEqual([null, null, null, null]);
  });

  it('left free it is over, and it is only about the first lead', () => {
    expect(dueAt(afterDue(auction(HAND), 26, 'free'), 26)).toBeUndefined();
    expect(dueAt(logs(auction(HAND), 'play E.♠A S.♠2 W.♠3 N.♠4'), 26)).toBeUndefined();
  });

  it('a comparable call restricts nothing (26A)', () => {
    const log1 = chose(log('dealer N; calls 1NT P 2♥ 2♣'), 'insufficientBid', 27, 'comparable');
    const rest = log('dealer W; calls 3♣ 3♥ P 3NT P P P').slice(1);
    expect(dueAt(logs(log1, rest), 26)).toBeUndefined();
  });

  it('never demands a suit', () => {
    expect(optionWords(dueAt(auction(HAND), 26)!).filter((line) => /demand|lead:E:[^n]/.test(line))).toEqual([]);
  });
});
