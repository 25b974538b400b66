// npm run rulings: every written case against the ruling that it expects. `--extra` also lists the articles that no case asks for.
import { readFile } from 'node:fs/promises';
import { articlesOf } from '../../src/cli/case-articles';
import { isUnder } from '../../src/cli/meant';
import { type Judged, judgeCase, readCases } from '../../src/cli/read-cases';

const FOLDER = 'test/laws/cases';
/** Numbers of the collection; one that is not written is not right. A number with a letter behind it is another side of the same case. */
const COLLECTION = Array.from({ length: 134 }, (_, i) => `U${String(i + 1).padStart(3, '0')}`);

/** Cases that are held to expect something wrong, each with the reason: `id<TAB>reason` lines. */
async function listed(): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(`${FOLDER}/listed.tsv`, 'utf8')).split('\n').filter((line) => /^U\d{3}\t/.test(line));
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

function expected({ runs }: Judged): readonly string[] {
  return runs.flatMap(({ checkpoints }) =>
    checkpoints.flatMap(({ never, what }) => {
      if (never) return [];
      if (what.type === 'article' || what.type === 'director') return what.articles;
      if (what.type !== 'option') return [];
      return what.option.tokens.flatMap((token) => ('article' in token ? [token.article] : []));
    }),
  );
}

/** Articles that a ruling of the case gives beyond those that the case expects. */
function extra(judged: Judged): readonly string[] {
  const asked = expected(judged);
  const moments = judged.runs.flatMap(({ checkpoints, end }) => [...checkpoints.map((one) => one.moment), end]);
  const given = [...new Set(moments.flatMap(articlesOf))].sort();
  return given.filter((article) => !asked.some((one) => isUnder(article, one) || isUnder(one, article)));
}

/** Several cases may share a number of the collection (`U018b`); a case from elsewhere stands for itself. */
const numberOf = (id: string): string => /^U\d{3}/.exec(id)?.[0] ?? id;

async function main(): Promise<void> {
  const list = await listed();
  const files = await readCases(FOLDER);
  const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const written = new Set<string>();
  const wrong = new Set<string>();
  for (const file of files) {
    for (const { line, reason } of file.problems) {
      console.log(`${file.path}:${line}: ${reason}`);
      process.exitCode = 1;
    }
    for (const one of file.cases) {
      const number = numberOf(one.id);
      if (only.length > 0 && !only.includes(number)) continue;
      written.add(number);
      const judged = judgeCase(one);
      if (judged.wrong.length > 0) wrong.add(number);
      if (!list.has(number)) for (const line of judged.wrong) console.log(`${one.id} ${file.path}:${line}`);
      const beyond = extra(judged);
      if (process.argv.includes('--extra') && beyond.length > 0) console.log(`${one.id} also: ${beyond.join(' ')}`);
    }
    for (const { id } of file.problems) if (id !== null) wrong.add(numberOf(id));
  }
  for (const [id, reason] of list) console.log(`${id} listed: ${reason}`);
  const outside = [...written].filter((id) => list.has(id)).length;
  const right = [...written].filter((id) => !list.has(id) && !wrong.has(id)).length;
  console.log(`${right} right + ${outside} listed = ${right + outside}`);
  const missing = only.length > 0 ? [] : COLLECTION.filter((number) => !written.has(number));
  if (missing.length > 0) console.log(`missing: ${missing.join(' ')}`);
  if (missing.length > 0 || right + outside !== written.size) process.exitCode = 1;
}

await main();
