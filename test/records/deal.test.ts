import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const read = (text: string) => [...readRecord(text, 'a.pbn')];
const SUIT = 'AKQJT98765432';
const HANDS = 'N=13 E=13 S=13 W=13';
const AUCTION = '[Dealer "S"][Auction "S"]\n1NT AP\n';

describe('a deal of PBN', () => {
  const deals: [what: string, value: string, events: string, notes: string][] = [
    ['any first seat', `W:...${SUIT} ${SUIT}... .${SUIT}.. ..${SUIT}.`, HANDS, ''],
    [
      'lower case, 10 and more spaces',
      `n:${SUIT.replace('T', '10').toLowerCase()}...  .${SUIT}.. ..${SUIT}. ...${SUIT}`,
      HANDS,
      '',
    ],
    ['three hands: the fourth is the rest', `N:${SUIT}... - ..${SUIT}. ...${SUIT}`, HANDS, ''],
    ['two hands', `N:${SUIT}... - ..${SUIT}. -`, 'N=13 S=13', ''],
    ['none', '', '', ''],
    ['four unknown', 'N:- - - -', '', ''],
    ['part of a hand', 'N:8... ... A42... ...', '', ''],
    ['one whole hand among empty ones', `N:${SUIT}... ... ... ...`, 'N=13', ''],
    ['small cards that are not told', `N:${SUIT}... .${SUIT}.. ..AKxxxxxxxxxxx. ...${SUIT}`, 'N=13 E=13 W=13', ''],
    ['an end position', 'N:2... .2.. ..2. ...2', 'N=1 E=1 S=1 W=1', ''],
    ['one hand short', `N:${SUIT.slice(1)}... .${SUIT}.. ..${SUIT}. ...${SUIT}`, '', 'deal-invalid@1'],
    ['a card twice', `N:${SUIT}... .${SUIT}.. ..${SUIT}. A...KQJT98765432`, '', 'deal-invalid@1'],
    ['fourteen cards', `N:${SUIT}.A.. - - -`, '', 'deal-invalid@1'],
    ['two suits run together behind a void', `S:.........${SUIT}.${SUIT}.${SUIT}.${SUIT}`, '', 'deal-invalid@1'],
    ['a letter that is no rank', `N:v${SUIT}... - - -`, '', 'deal-invalid@1'],
    ['no first seat', `${SUIT}... - - -`, '', 'deal-invalid@1'],
  ];
  test.each(deals)('%s', (_what, value, events, notes) => {
    const [game] = read(`[Deal "${value}"]`);
    expect(brief(game, 'hand')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  test('a deal that cannot be says so once; its play is left out', () => {
    const [game] = read(
      `[Deal "N:${SUIT}... .${SUIT}.. ..${SUIT}. A...KQJT98765432"]\n${AUCTION}[Play "W"]\nCA SA HA DA\nCK - -\n[Result "99"]`,
    );
    expect(brief(game, 'hand', 'play', 'gap', 'end')).toBe('gap-play5 cutOff');
    expect(noteCodes(game)).toBe('deal-invalid@1');
  });
});
