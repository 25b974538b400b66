// npm run laws: the catalogue of articles as a table.
import { catalogue, referredBy } from '../laws/catalogue';
import type { Article } from '../laws/law';
import type { Lang, Text } from '../text';
import { readArguments } from './arguments';
import { openOutput, print } from './output';

const USAGE: Text = {
  nl: 'gebruik: npm run laws -- [--json] [--lang nl|en]',
  en: 'usage: npm run laws -- [--json] [--lang nl|en]',
};
const HEAD: readonly Text[] = [
  { nl: 'artikel', en: 'article' },
  { nl: 'editie', en: 'edition' },
  { nl: 'bron', en: 'source' },
  { nl: 'titel', en: 'title' },
  { nl: 'verwijst naar', en: 'refers to' },
  { nl: 'genoemd in', en: 'referred to by' },
];
const NOT_WORKED_OUT: Text = { nl: ' (niet uitgewerkt)', en: ' (not worked out)' };

const cells = (one: Article, lang: Lang): readonly string[] => [
  one.id,
  one.editions.join(' '),
  one.source,
  one.title[lang] + (one.workedOut === false ? NOT_WORKED_OUT[lang] : ''),
  one.refers.join(' '),
  referredBy(one.id).join(' '),
];

/** The catalogue as lines of a table, columns padded to one width, in the order of the law book. */
function table(lang: Lang): readonly string[] {
  const rows = [HEAD.map((head) => head[lang]), ...catalogue.map((one) => cells(one, lang))];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const given = readArguments(USAGE, false);
if (typeof given === 'number') process.exitCode = given;
else {
  openOutput(given.lang);
  const lines = given.json
    ? catalogue.map((one) => JSON.stringify({ ...one, referredBy: referredBy(one.id) }))
    : table(given.lang);
  await print(lines);
}
