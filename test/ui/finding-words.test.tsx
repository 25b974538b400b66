// @vitest-environment happy-dom
// A finding of every kind and every finding of every written case, in both languages: what stands on its card before "meer" can be taken in at a glance, and nothing is missing behind it.
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Contract } from '../../src/bridge/types';
import { parseCases } from '../../src/cases/parse';
import { runCase } from '../../src/cli/run-case';
import { articleCards } from '../../src/extension/articles';
import type { Finding } from '../../src/referee';
import { seen } from '../../src/seen';
import { fill, type Lang } from '../../src/text';
import { FindingCard } from '../../src/ui/overlay/finding';
import { choices } from '../../src/ui/overlay/offered';
import { wordsIn } from '../../src/ui/overlay/plan';
import { found } from '../disclose/every-kind';
import { filesUnder } from '../house/files';
import { playing, spies, view } from './views';

afterEach(cleanup);

/** About sixty: a line that says what is folded may come on top. */
const MOST = 65;

interface Shown {
  finding: Finding;
  contract: Contract | null;
}

const cases = filesUnder('test/laws/cases')
  .filter((file) => file.endsWith('.case'))
  .flatMap((file) => parseCases(readFileSync(file, 'utf8')).cases);
const all = new Map<string, Shown>();
for (const one of cases) {
  const { common, branches } = runCase(one);
  for (const { checkpoints, end } of [common, ...branches])
    for (const { report } of [...checkpoints.map(({ moment }) => moment), end])
      for (const finding of [...report.findings, ...report.occasions])
        all.set(JSON.stringify([finding.irregularity.kind, finding.rulings]), {
          finding,
          contract: report.now.contract,
        });
}

for (const one of found()) all.set(one.finding.id, one);

/** The words in sight on a card, and whether each option stands on it somewhere. */
function card({ finding, contract }: Shown, lang: Lang): { words: number; complete: boolean } {
  const ids = finding.rulings.flatMap(({ articles }) => articles);
  const articles = new Map(articleCards(ids, '2017').map((one) => [one.id, one]));
  const { container } = render(
    <FindingCard
      finding={{ ...finding, title: seen(finding.irregularity), picture: null }}
      folded={false}
      view={view({ articles, now: { ...playing, contract } })}
      lang={lang}
      actions={spies()}
      unfold={null}
    />,
  );
  const text = container.textContent ?? '';
  const complete = finding.rulings.flatMap(choices).every(({ say }) => text.includes(fill(say, lang)));
  for (const more of container.querySelectorAll('.more, .choose, .source, .copy')) more.remove();
  for (const folded of container.querySelectorAll('details'))
    for (const inside of [...folded.children]) if (inside.tagName !== 'SUMMARY') inside.remove();
  const words = [...container.querySelectorAll('h2, h3, p, summary, legend, .radio, .titled')]
    .map((element) => wordsIn(element.textContent ?? ''))
    .reduce((sum, count) => sum + count, 0);
  cleanup();
  return { words, complete };
}

describe.each(['nl', 'en'] as const)('%s', (lang) => {
  test('every card of every case is short, and has all options', () => {
    expect(all.size).toBeGreaterThan(150);
    const wrong = [...all.values()].flatMap((shown) => {
      const { words, complete } = card(shown, lang);
      const { kind, seat } = shown.finding.irregularity;
      return words <= MOST && complete
        ? []
        : [`${kind} ${seat}: ${words} words${complete ? '' : ', an option is missing'}`];
    });
    expect(wrong).toEqual([]);
  });
});
