import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const read = (text: string) => [...readRecord(text, 'a.pbn')];
const SUIT = 'AKQJT98765432';
/** Everybody holds one suit: North spades, East hearts, South diamonds, West clubs. */
const DEAL = `[Deal "N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}"]`;
const AUCTION = '[Dealer "S"][Auction "S"]\n1NT AP\n';

describe('contract and declarer', () => {
  const cases: [what: string, text: string, events: string, notes: string][] = [
    ['no auction: from the tags', '[Contract "4SX"][Declarer "S"]', 'contract 4SX S cutOff', ''],
    ['redoubled, lower case, 1N', '[Contract "1nXX"][Declarer "w"]', 'contract 1NXX W cutOff', ''],
    ['3NR', '[Contract "3NR"][Declarer "W"]', 'contract 3NXX W cutOff', ''],
    [
      'tags behind the play',
      '[Play "W"]\nCA\n[Contract "1NT"][Declarer "S"]',
      'contract 1N S W.CA cutOff',
      'trick-unfinished@2',
    ],
    [
      'not said again where the auction tells it',
      `[Contract "1NT"][Declarer "S"]${AUCTION}`,
      'S:1N W:P N:P E:P cutOff',
      '',
    ],
    ['the auction wins', `[Contract "2NT"][Declarer "S"]${AUCTION}`, 'S:1N W:P N:P E:P cutOff', 'contract-differs@2'],
    [
      'a double left out of the tag is not worth a word',
      '[Contract "1C"][Declarer "N"][Dealer "N"][Auction "N"]\n1C X AP',
      'N:1C E:X S:P W:P N:P cutOff',
      '',
    ],
    [
      'declarer and dummy changed places',
      `[Contract "1NT"][Declarer "^N"]${AUCTION}[Play "E"]\nHA`,
      'S:1N W:P N:P E:P contract 1N N swapped E.HA cutOff',
      'trick-unfinished@4',
    ],
    ['changed places, no auction', '[Contract "1NT"][Declarer "^N"]', 'contract 1N N swapped cutOff', ''],
    [
      'an auction that stops before a play',
      '[Dealer "S"][Auction "S"]\n1NT Pass\n[Play "W"]\nCA',
      'S:1N W:P gap-auction2 contract 1N S W.CA cutOff',
      'auction-unfinished@2 trick-unfinished@4',
    ],
    ['passed out', '[Contract "Pass"][Declarer ""][Dealer "N"][Auction "N"]\nAP', 'N:P E:P S:P W:P passedOut', ''],
    [
      'passed out and yet played',
      '[Contract "1NT"][Declarer "S"][Dealer "N"][Auction "N"]\nAP\n[Play "W"]\nCA',
      'N:P E:P S:P W:P contract 1N S W.CA cutOff',
      'contract-differs@2 trick-unfinished@4',
    ],
  ];
  test.each(cases)('%s', (_what, text, events, notes) => {
    const [game] = read(text);
    expect(brief(game, 'call', 'gap', 'contract', 'play', 'end')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  describe('passes that a program never writes at the start', () => {
    const game = (declarer: string) =>
      `${DEAL}[Dealer "S"][Declarer "${declarer}"][Contract "1NT"][Auction "S"]\n1NT AP\n`;
    test('are added where only the declarer differs', () => {
      const [found] = read(game('N'));
      expect(brief(found, 'call')).toBe('S:P W:P N:1N E:P S:P W:P');
      expect(noteCodes(found)).toBe('passes-added@1');
    });
    // West leads a heart and North, who has none, a spade: had North led, West would not have followed.
    const deal = '[Deal "N:AKQJT98765...AKQ ..AKQJT98765432. .432..JT98765432 432.AKQJT98765.."]';
    const played = (dealer: string, declarer: string) =>
      `${deal}[Dealer "${dealer}"][Declarer "${declarer}"][Contract "1NT"][Auction "${dealer}"]\n1NT AP\n[Play "W"]\nHA S5 D2 H2\n`;
    const written = '[Dealer "N"][Auction "N"]\nPass 1C AP\n\n';
    test('not where the play speaks against them', () => {
      expect(noteCodes(read(played('S', 'W'))[0])).toBe('contract-differs@2 record-stops@4');
    });
    test('where the file writes such passes, only when the play asks for them', () => {
      expect(noteCodes(read(written + game('N'))[1])).toBe('contract-differs@5');
      expect(noteCodes(read(written + played('W', 'S'))[1])).toBe('passes-added@4 record-stops@7');
    });
    test('not behind a pass at the start, nor where calls stand behind the end', () => {
      expect(noteCodes(read('[Dealer "S"][Declarer "N"][Contract "1NT"][Auction "S"]\nPass 1NT AP')[0])).toBe(
        'contract-differs@2',
      );
      expect(noteCodes(read('[Dealer "S"][Declarer "N"][Contract "1NT"][Auction "S"]\n1NT AP Pass')[0])).toBe(
        'contract-differs@2',
      );
    });
  });
});
