// npm run rule, as a program: what it prints, and its exit code on right, unexpected and unreadable cases.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DROPPED = [
  'contract 3NT S',
  'trick 9 lead O',
  'hand W ♠9 ♥H4 ♣83',
  'hand O ♠A7 ♥86 ♦B',
  'exposed W.♥H accident seen',
  'confirm',
];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rule-'));
  for (const name of ['rule', 'laws'])
    await build({
      entryPoints: [`src/cli/${name}.ts`],
      outfile: join(folder, `${name}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number;
  out: string;
  err: string;
}
const run = (name: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(folder, `${name}.mjs`), ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

async function rule(lines: readonly string[], ...args: string[]): Promise<Outcome> {
  const file = join(folder, 'x.case');
  await writeFile(file, lines.join('\n'));
  return run('rule', ...args, file);
}

describe('npm run rule', () => {
  it('says how a question is answered in a case', async () => {
    const asked = DROPPED.filter((line) => line !== 'confirm').map((line) => line.replace(/ seen$/, ' maybe'));
    const { out } = await rule(['case D', ...asked], '--lang', 'en');
    const form = /\((answer seenByPartner) yes \| no\)$/m.exec(out)?.[1];
    expect(form).toBeDefined();
    const answered = await rule(['case D', ...asked, `${form} yes`], '--lang', 'en');
    expect([answered.code, answered.err]).toEqual([0, '']);
    expect(answered.out).not.toContain('seenByPartner');
  });
  it('prints a case as one line of JSON', async () => {
    const { code, out, err } = await rule(['case D', ...DROPPED], '--json', '--lang', 'en');
    expect([code, err]).toEqual([0, '']);
    expect(out.trim().split('\n')).toHaveLength(1);
    const line = JSON.parse(out);
    expect(Object.keys(line)).toEqual([
      'id',
      'articles',
      'penaltyCards',
      'options',
      'legal',
      'restrictions',
      'questions',
      'settled',
    ]);
    expect(line).toMatchObject({
      id: 'D',
      articles: expect.arrayContaining(['49', '50B', '50D2a', '50D2b']),
      penaltyCards: [{ seat: 'W', card: 'HK', size: 'major' }],
      legal: { E: expect.arrayContaining(['SA', 'H8']), W: ['HK'] },
      restrictions: expect.arrayContaining([expect.objectContaining({ type: 'penaltyCard', card: 'HK' })]),
      questions: [],
      settled: true,
    });
    expect(line.options).toHaveLength(3);
    expect(line.options[0]).toEqual({
      id: 'demand-H',
      chooser: ['S'],
      articles: ['50D2a'],
      text: expect.stringContaining('East'),
      cards: ['H8', 'H6'],
      effect: expect.arrayContaining([expect.objectContaining({ type: 'restrict' })]),
    });
  });

  it('prints the penalty cards after what is settled, also before it is confirmed', async () => {
    const { out } = await rule(['case D', ...DROPPED.slice(0, -1)], '--json');
    expect(JSON.parse(out).penaltyCards).toEqual([{ seat: 'W', card: 'HK', size: 'major' }]);
  });

  it('speaks Dutch to people unless told otherwise', async () => {
    const dutch = await rule(['case D een heer valt', ...DROPPED]);
    expect(dutch.out).toMatch(/^D: een heer valt\n/);
    expect(dutch.out).toContain('keuze (Zuid)');
    expect(dutch.out).toContain('♥H (groot)');
    const english = await rule(['case D', ...DROPPED], '--lang', 'en');
    expect(english.out).toContain('choice (South)');
    expect(english.out).toContain('♥K (major)');
  });

  it('says of an edition that is not worked out that it is not, and gives no verdict', async () => {
    const revoke = ['case R', 'edition 1997', 'contract 1NT S', 'hand E ♠98 ♥9', 'play W.♠4 N.♠A E.♥9'];
    const people = await rule(revoke);
    expect(people.out).toContain('Verzaking: niet uitgewerkt in deze editie');
    expect(people.out).not.toContain('niets bijzonders');
    const { out } = await rule(revoke, '--json');
    expect(JSON.parse(out)).toMatchObject({ articles: [], options: [], settled: false });
  });

  it('leaves to the director, with the articles at hand, what no law can rule on as it stands', async () => {
    const odd = ['case O', 'contract 3NT S', 'play W.♠4', 'interference E warned'];
    expect((await rule(odd)).out).toContain('hier moet de WL naar kijken');
    const { out } = await rule(odd, '--json');
    expect(JSON.parse(out)).toMatchObject({ articles: ['42', '43', '45'], options: [], settled: false });
  });

  it('tells what is not as expected, with its line, and exits 1', async () => {
    const { code, err } = await rule(['case D', ...DROPPED, 'then penalty none', 'then waits O', 'choose demand ♣']);
    expect(code).toBe(1);
    expect(err).toMatch(/x\.case:8: then penalty none — but: W\.HK major/);
    expect(err).not.toContain('then waits');
    expect(err).toMatch(/x\.case:10: no such option; there are: demand-H, forbid-H, free/);
  });

  it('tells what cannot be read, exits 2, and rules on the other cases', async () => {
    const { code, out, err } = await rule(['case BAD', 'hand W ♠A', 'hand N ♠A', 'case D', ...DROPPED], '--json');
    expect(code).toBe(2);
    expect(err).toMatch(/x\.case:3: BAD: the card SA is in two hands: W and N/);
    expect(JSON.parse(out).id).toBe('D');
  });

  it('exits 2 with how to use it when there is no file, no such file, or an unknown option', async () => {
    expect(await run('rule')).toMatchObject({ code: 2, err: expect.stringContaining('npm run rule') });
    expect(await run('rule', join(folder, 'none.case'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('none.case'),
    });
    expect(await run('rule', '--lang', 'fr', 'x')).toMatchObject({ code: 2 });
  });
});

describe('npm run laws', () => {
  it('prints every article on a line, with its references both ways', async () => {
    const { code, out } = await run('laws');
    expect(code).toBe(0);
    const line = out.split('\n').find((one) => one.startsWith('50D2a '));
    expect(line).toMatch(/^50D2a\s+2017\s+S\s+De leider eist of verbiedt de kleur\s+50E2 51 59\s+.*\b50D2\b/);
    expect(out).toContain('(niet uitgewerkt)');
  });

  it('prints the catalogue as JSON, a line each', async () => {
    const { out } = await run('laws', '--json');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.find(({ id }) => id === '57A')).toMatchObject({
      title: { nl: expect.any(String) },
      referredBy: expect.any(Array),
    });
  });
});
