// Records in the text of pages and result files.
import { describe, expect, test } from 'vitest';
import { RecordReader, readRecord } from '../../src/records/index';

const LIN = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|o|ah|Board 7|mb|1H|mb|p|mb|p|mb|p|pc|H6|';
const LINK = `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(LIN)}`;
const boards = (text: string, name = '') =>
  [...readRecord(text, name)].map(({ board, index, line }) => ({ board, index, line }));

describe('a page', () => {
  test('links in attributes and in text, each board once', () => {
    const page = `<!doctype html>\n<html><body>\n<a href="${LINK}">Movie</a>\n<a href='${LINK}'>again</a>\n<p>${LINK.replace('7', '8').replace('Board%208', 'Board%207')}&amp;x=1</p></body></html>`;
    expect(boards(page)).toEqual([
      { board: '7', index: 0, line: 3 },
      { board: '7', index: 1, line: 5 },
    ]);
  });
  test('the call that opens a board from a list', () => {
    const page = `<html><td class="movie"><a onclick="hv_popuplin('${encodeURIComponent(LIN)}');return false;" href="/tools/handviewer.html?bbo=y&myhand=M-1-2">Movie</a></td></html>`;
    expect(boards(page)).toEqual([{ board: '7', index: 0, line: 1 }]);
  });
  test('a link inside the site itself, with entities', () => {
    expect(boards(`<html><a href="/tools/handviewer.html?bbo=y&#38;lin=${LIN}">x</a>`)).toHaveLength(1);
  });
  test('what nobody sees is not read', () => {
    expect(boards(`<html><script>var a = "${LIN}";</script><!-- ${LINK} --><style>${LIN}</style></html>`)).toEqual([]);
  });
  test('a page without records is no record', () => {
    const reader = new RecordReader('page.html');
    reader.push('<html><p>nothing</p></html>');
    expect(reader.end()).toEqual([]);
    expect(reader.shown).toBe(false);
  });
  test('PBN between its marks stays PBN', () => {
    expect(boards('<html>\n<PBN>\n[Board "3"]\n[Dealer "N"]\n</PBN>\n</html>')).toEqual([
      { board: '3', index: 0, line: 3 },
    ]);
  });
});

describe('USEBIO', () => {
  const file = (data: string) =>
    `<?xml version="1.0"?>\n<USEBIO><EVENT><BOARD><TRAVELLER_LINE>\n<LIN_DATA>${data}</LIN_DATA></TRAVELLER_LINE>\n<TRAVELLER_LINE><LIN_DATA>${data.replace('H6', 'D5')}</LIN_DATA></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;
  test.each([
    ['as text', LIN],
    ['in a section of characters', `<![CDATA[${LIN}]]>`],
  ])('LIN %s, a game for each line', (_, data) => {
    expect(boards(file(data))).toEqual([
      { board: '7', index: 0, line: 3 },
      { board: '7', index: 1, line: 4 },
    ]);
  });
  test('in pieces of any size it is the same', () => {
    const text = file(LIN);
    const whole = boards(text);
    for (const size of [1, 7, 100]) {
      const reader = new RecordReader('x.xml');
      const games = [];
      for (let from = 0; from < text.length; from += size) games.push(...reader.push(text.slice(from, from + size)));
      games.push(...reader.end());
      expect(games.map(({ board, index, line }) => ({ board, index, line }))).toEqual(whole);
    }
  });
  test('a tag without end takes no more than its share of time', () => {
    expect(boards(`<html><a href="${'x'.repeat(3_000_000)}`)).toEqual([]);
  });
});
