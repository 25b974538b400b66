// The account of an import: what found no article, what was mended, what was left as it is.
import type { ReadLaws, UnplacedKind } from '../../laws/official/passage';
import { fill, type Lang, type Text } from '../../text';
import * as words from './strings';

/** So many places of one kind are listed; the rest is counted. */
const LISTED = 60;
const LONGEST = 400;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

interface Group {
  title: Text;
  count: number;
  items: readonly string[];
}

function Groups(props: { title: Text; groups: readonly Group[]; lang: Lang; open: boolean }) {
  const { title, groups, lang, open } = props;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return null;
  return (
    <details open={open}>
      <summary>{fill({ text: title, with: { count } }, lang)}</summary>
      {groups.map((group) => (
        <section key={group.title.en}>
          <h3>
            {group.title[lang]} ({group.count})
          </h3>
          {group.items.length > 0 && (
            <ul>
              {group.items.slice(0, LISTED).map((item, i) => (
                <li key={i}>{cut(item)}</li>
              ))}
              {group.items.length > LISTED && (
                <li>{fill({ text: words.AND_MORE, with: { count: group.items.length - LISTED } }, lang)}</li>
              )}
            </ul>
          )}
        </section>
      ))}
    </details>
  );
}

function grouped<K extends string>(
  items: readonly { kind: K; text: string }[],
  titles: Readonly<Record<K, Text>>,
): readonly Group[] {
  const byKind = new Map<K, string[]>();
  for (const { kind, text } of items) {
    const list = byKind.get(kind);
    if (list === undefined) byKind.set(kind, [text]);
    else list.push(text);
  }
  return [...byKind].map(([kind, texts]) => ({ title: titles[kind], count: texts.length, items: texts }));
}

/** Three lists, folded where there are articles to look at first. */
export function Account({ read, lang }: { read: ReadLaws; lang: Lang }) {
  const { units, unplaced, repairs, doubts } = read;
  const astray = unplaced.map(({ why, text }) => ({ kind: why as UnplacedKind, text }));
  // How many parts of an article have no number stands with the article itself.
  const told = doubts.filter(({ kind }) => kind !== 'loose');
  const doubted = told.map(({ kind, id, text }) => ({ kind, text: id === null ? text : `${id}: ${text}` }));
  return (
    <div class="account">
      <Groups title={words.NOT_PLACED} groups={grouped(astray, words.UNPLACED)} lang={lang} open={units.length === 0} />
      <Groups
        title={words.MENDED}
        groups={repairs.map(({ kind, count, examples }) => ({ title: words.REPAIRS[kind], count, items: examples }))}
        lang={lang}
        open={false}
      />
      <Groups title={words.DOUBTS} groups={grouped(doubted, words.DOUBT)} lang={lang} open={false} />
    </div>
  );
}
