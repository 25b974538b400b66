// What goes into a written case was seen, done or answered at the table: it must not tell the ruling that it is to test.
import { describe, expect, it } from 'vitest';
import { filesUnder, read } from './files';

const ARTICLE = /(?<![\w♠♥♦♣.:])(?:\d{1,2}[A-F](?:\d[a-e]?)?)(?![\w])/gu;
const RULING =
  /penalt|revoke|establish|premature|rectif|irregular|out of turn|out of rotation|insufficient|strafkaart|verza|voor de beurt|vaststa|rechtzet|onregelmatig|arbitral/iu;

/** The lines of a case file that go into the case, without remarks, titles and expectations. */
function inputs(source: string): readonly string[] {
  return source
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/u, '').trim())
    .filter((line) => line !== '' && !/^(?:case|when|then|never)\b/u.test(line));
}

const told = (source: string): readonly string[] =>
  inputs(source).filter((line) => {
    // A contract and a call may look like an article (`contract 4D S`, `calls 1C`).
    const rest = /^(?:contract|calls)\b/u.test(line) ? '' : line;
    return rest.match(ARTICLE) !== null || RULING.test(line);
  });

describe('the input of written cases', () => {
  const files = filesUnder('test').filter((file) => file.endsWith('.case'));

  it('is there', () => {
    expect(files.length).toBeGreaterThan(5);
  });

  it.each(files)('names no article and no ruling in %s', (file) => {
    expect(told(read(file))).toEqual([]);
  });

  it.each([
    'choose 57A1',
    'answer revoke yes',
    'accepts S 53A',
    'interference N warned about the revoke',
    'choose penalty',
  ])('finds it in: %s', (line) => {
    expect(told(`case X\n${line}\nthen article 57A`)).toEqual([line]);
  });

  it('takes cards, contracts and expectations for what they are', () => {
    const source =
      'case X 57A\ncontract 4D S\nplay W.♠Q N.D8 E.♥10\nhand W ♠A2 ♥5\nthen article 57A\nnever penalty W.♠Q';
    expect(told(source)).toEqual([]);
  });
});
