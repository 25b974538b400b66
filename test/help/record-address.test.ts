import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../browser/root';
import { recordAddress } from './record-address';

const OWN = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
const DEAL = 'md|3SKQ962H65DT3CQT72,SAJ5HQ872DAQ42CJ3,ST874HT943DK98C64,S3HAKJDJ765CAK985|sv|o|';
const PASSED = `${DEAL}ah|Board 3|mb|p|mb|p|mb|p|mb|p|`;
const PLAYED = `${DEAL}ah|Board 4|mb|p|mb|1C|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|S4|pc|S3|pc|SQ|pc|SA|`;

describe('the address for a record', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-record-'));
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const linOf = async (argument: string) =>
    new URL((await recordAddress(argument)).address).searchParams.get('lin') ?? '';
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('carries the whole board of a PBN file in order of play', async () => {
    const lin = await linOf(OWN);
    expect(lin).toContain(
      'md|3SKQ962H65DT3CQT72,SAJ5HQ872DAQ42CJ3,ST874HT943DK98C64,S3HAKJDJ765CAK985|sv|o|ah|Board 1|',
    );
    expect(lin).toContain('mb|p|mb|1C|mb|1S|mb|d|mb|3S|mb|d|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|S4|pc|S3|pc|SQ|pc|SA|pc|H2|');
    expect(lin).toContain('pc|HA|pc|C2|pc|H7|pc|H4|');
  });

  it('is that of the first board with something to see', async () => {
    expect(await linOf(file('two.lin', `qx|o3|${PASSED}qx|o4|${PLAYED}`))).toContain('pc|S4|');
    const { title } = await recordAddress(
      file(
        'three.lin',
        `qx|o3|${PASSED}qx|o4|${PLAYED}qx|o5|${PLAYED.replace('Board 4', 'Board 5')}pc|H2|pc|H3|pc|HJ|pc|C2|`,
      ),
    );
    expect(title).toBe('three.lin, board 5 (3 in the file)');
  });

  it('is that of a link itself, at our page', async () => {
    const link = `http://webutil.bridgebase.com/tools/handviewer.html?bbo=y&lin=${encodeURIComponent(PLAYED)}`;
    const { address } = await recordAddress(link);
    expect(address).toBe(`https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=${encodeURIComponent(PLAYED)}`);
  });

  it.each([
    ['a file that is not there', () => path.join(folder, 'none.pbn'), /none\.pbn: there is no such file/],
    ['an empty file', () => file('empty.pbn', ''), /no board was found/],
    ['a text of something else', () => file('notes.lin', 'Dear all, see you on Monday.'), /no board was found/],
    [
      'a picture',
      () =>
        file(
          'x.pbn',
          Uint8Array.from({ length: 400 }, (_, i) => (i * 37) % 256),
        ),
      /no board was found|binary/,
    ],
    ['boards without play', () => file('passed.lin', PASSED), /1 board\(s\), none with a card played/],
    ['another site', () => 'https://example.org/tools/handviewer.html?lin=md', /no link to BBO's hand viewer/],
    ['another page', () => 'https://www.bridgebase.com/v3/', /no link to BBO's hand viewer/],
    ['a stored hand', () => 'https://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2', /carries no board/],
  ])('of %s is a message', async (_, argument, message) => {
    await expect(recordAddress(argument())).rejects.toMatchObject({
      name: 'BadRecord',
      message: expect.stringMatching(message),
    });
  });
});
