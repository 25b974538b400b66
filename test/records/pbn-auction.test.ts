import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const read = (text: string) => [...readRecord(text, 'a.pbn')];

describe('the auction', () => {
  const auctions: [what: string, text: string, events: string, notes: string][] = [
    ['dashes before the dealer', '[Dealer "E"][Auction "W"]\n- - 1C Pass\nPass Pass', 'E:1C S:P W:P N:P', ''],
    ['AP fills up', '[Dealer "N"][Auction "N"]\n1C X Pass AP', 'N:1C E:X S:P W:P N:P', ''],
    ['passed out in one word', '[Dealer "S"][Auction "S"]\nAP', 'S:P W:P N:P E:P', ''],
    ['words of other programs', '[Dealer "N"][Auction "N"]\n1nt D r all PASS', 'N:1N E:X S:XX W:P N:P E:P', ''],
    [
      'suffixes, comments and NAGs in any order',
      '[Dealer "N"][Auction "N"]\n1C!? {A} $13 2C? ; end\n3C!! AP',
      'N:1C E:2C S:3C W:P N:P E:P',
      '',
    ],
    [
      'notes are of the section they stand in',
      '[Dealer "N"][Auction "N"]\n1C=1= Pass =2= AP\n[Note "1: 16+"][Note "2:weak \\S"][Play "E"]\nHA =1=\n[Note "1: top"]',
      'N:1C(16+) E:P(weak ♠) S:P W:P',
      'trick-unfinished@4',
    ],
    ['an insufficient bid that was accepted', '[Dealer "N"][Auction "N"]\n2C ^I 1D AP', 'N:2C ^IE:1D S:P W:P N:P', ''],
    ['a seat that was skipped', '[Dealer "N"][Auction "N"]\n1D ^S 2D AP', 'N:1D ^SS:2D W:P N:P E:P', ''],
    [
      'skipped twice, and insufficient',
      '[Dealer "N"][Auction "W"]\n- ^S 1D ^S ^S ^I 1C AP',
      '^SE:1D ^S^IN:1C E:P S:P W:P',
      '',
    ],
    ['bids that law 38 forbids', '[Dealer "N"][Auction "N"]\n8C Pass 9NT AP', 'N:8C E:P S:9N W:P N:P E:P', ''],
    [
      'calls behind the end are given',
      '[Dealer "N"][Auction "N"]\n1C Pass Pass Pass Pass X',
      'N:1C E:P S:P W:P N:P E:X',
      '',
    ],
    ['stopped by a star', '[Dealer "N"][Auction "N"]\n1C Pass * X', 'N:1C E:P', 'auction-unfinished@2'],
    ['a call to come', '[Dealer "N"][Auction "N"]\n1C Pass +', 'N:1C E:P', 'auction-unfinished@2'],
    ['blanks at the end', '[Dealer "N"][Auction "N"]\n1C Pass ____ ?', 'N:1C E:P', 'auction-unfinished@2'],
    [
      'a blank between calls',
      '[Dealer "N"][Auction "N"]\n1C _ 2C AP',
      'N:1C gap-auction1E S:2C W:P N:P E:P',
      'bad-call@2',
    ],
    [
      'free text takes no seat',
      '[Dealer "N"][Auction "N"]\n3NT or 4D AP',
      'N:3N gap-auction1E E:4D S:P W:P N:P',
      'bad-call@2',
    ],
    [
      'the section that has calls counts',
      '[Dealer "N"][Auction ""]\n[Auction "N"]\n1C AP\n[Auction "N"]\n2C AP',
      'N:1C E:P S:P W:P',
      '',
    ],
    ['the dealer where the section names no seat', '[Dealer "W"][Auction ""]\n1C AP', 'W:1C N:P E:P S:P', ''],
    ['columns as written where nothing else tells', '[Dealer "N"][Auction "W"]\n1C AP', 'W:1C N:P E:P S:P', ''],
    [
      'the dealer where that gives the declarer',
      '[Dealer "N"][Declarer "N"][Contract "1C"][Auction "W"]\n1C AP',
      'N:1C E:P S:P W:P',
      '',
    ],
  ];
  test.each(auctions)('%s', (_what, text, events, notes) => {
    const [game] = read(text);
    expect(brief(game, 'call', 'gap')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });
});
