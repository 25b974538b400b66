// An article as it is read: our words, an example, and what it leans on, opened right where it stands.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { exampleOf } from '../../laws/examples';
import type { ArticleId } from '../../laws/law';
import { terms } from '../../laws/terms';
import { OfficialText } from '../overlay/official';
import { useEnv } from './env';
import { Go } from './go';
import { toArticle } from './place';
import { Terms } from './prose';
import { insideOf, isOpen, type Wording, wordingOf } from './reading';
import * as words from './strings';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** HTML has six levels; beyond them a heading says its level itself. */
export function Heading({ level, children }: { level: number; children: ComponentChildren }) {
  const Tag = TAGS[level - 1] ?? 'h6';
  return (
    <Tag class="heading" aria-level={level > TAGS.length ? level : undefined}>
      {children}
    </Tag>
  );
}

/** Our words, what they rest on, and an example. */
function Summary({ wording, level }: { wording: Wording; level: number }) {
  const { lang, edition } = useEnv();
  const { article } = wording;
  const example = exampleOf(article.id);
  return (
    <>
      {wording.edition !== edition && (
        <p class="notice">
          {words.OTHER_EDITION[lang]} {wording.edition}.
        </p>
      )}
      <p class="prose summary-text">
        <Terms text={article.summary[lang]} lang={lang} glossary={terms} />
      </p>
      {article.workedOut === false && <p class="notice">{words.NOT_WORKED_OUT[lang]}</p>}
      {example !== null && (
        <div class="example">
          <Heading level={level + 1}>{words.EXAMPLE[lang]}</Heading>
          <p class="prose">
            <Terms text={example[lang]} lang={lang} glossary={terms} />
          </p>
        </div>
      )}
    </>
  );
}

/** `path`: the articles that are being read around this one, the outermost first. `level`: of the heading above it. */
function Reference(props: { id: ArticleId; path: readonly ArticleId[]; level: number; open: boolean }) {
  const { id, path, level } = props;
  const { lang, edition } = useEnv();
  const [open, setOpen] = useState(props.open);
  const wording = wordingOf(id, edition);
  if (wording === null) return null;
  const name = (
    <span>
      <b>{id}</b> {wording.article.title[lang]}
    </span>
  );
  if (isOpen(path, id))
    return (
      <li>
        <p class="cycle">
          {name} <span class="hint">({words.READ_ALREADY[lang]})</span>
        </p>
      </li>
    );
  return (
    <li>
      <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open && (
        <section class={path.length > 3 ? 'inside flat' : 'inside'} aria-label={`${words.ARTICLE[lang]} ${id}`}>
          <Reading wording={wording} path={[...path, id]} level={level} open={false} />
          <Go to={toArticle(id)}>
            {words.AS_PAGE[lang]}
            <span class="unseen"> ({id})</span>
          </Go>
        </section>
      )}
    </li>
  );
}

function References(props: {
  title: string;
  ids: readonly ArticleId[];
  path: readonly ArticleId[];
  level: number;
  open: boolean;
}) {
  const { title, ids, path, level, open } = props;
  if (ids.length === 0) return null;
  return (
    <div class="references">
      <Heading level={level}>{title}</Heading>
      <ul>
        {ids.map((id) => (
          <Reference key={id} id={id} path={path} level={level} open={open} />
        ))}
      </ul>
    </div>
  );
}

/** `level`: of the headings inside. `open`: whether what it leans on begins opened. `between`: before what it leans on. */
export function Reading(props: {
  wording: Wording;
  path: readonly ArticleId[];
  level: number;
  open: boolean;
  between?: ComponentChildren;
}) {
  const { wording, path, level, open, between } = props;
  const { lang, official } = useEnv();
  const { parts, refers } = insideOf(wording);
  return (
    <>
      <Summary wording={wording} level={level} />
      <OfficialText texts={official.get(wording.article.id)} lang={lang} />
      {between}
      <References
        key={`parts ${open}`}
        title={words.PARTS[lang]}
        ids={parts}
        path={path}
        level={level + 1}
        open={open}
      />
      <References
        key={`refers ${open}`}
        title={words.REFERS[lang]}
        ids={refers}
        path={path}
        level={level + 1}
        open={open}
      />
    </>
  );
}
