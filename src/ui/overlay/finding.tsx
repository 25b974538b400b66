// A finding on the panel: what was seen, what to do first, then what the laws say of it.
import { useState } from 'preact/hooks';
import type { Kind } from '../../detect/index';
import { fill, type Lang, type Text } from '../../text';
import { Choices } from './choices';
import { Copied } from './copied';
import { doubt } from './doubt';
import { explanation } from './explanation';
import { choices } from './offered';
import { type Plan, plans, wordsIn } from './plan';
import { RulingCard } from './ruling';
import * as words from './strings';
import { TrickDiagram } from './trick';
import type { CardActions, Titled, View } from './view';
import { Words } from './words';

const HEAD: Readonly<Record<View['manner']['head'], Text>> = {
  stop: words.CALL_DIRECTOR,
  silent: words.SAY_NOTHING,
  director: words.TO_DIRECTOR,
  afterwards: words.AFTERWARDS,
};

/** Of these every tournament has rules of its own. */
const REGULATED: ReadonlySet<Kind> = new Set<Kind>(['undo', 'misinformation']);

/** Copies what the card says, where that may be. */
function Copy({ finding, view, lang, actions }: { finding: Titled; view: View; lang: Lang; actions: CardActions }) {
  const [done, setDone] = useState<{ text: string; copied: boolean } | null>(null);
  const text = explanation(finding, view, lang);
  return (
    <div class="copy">
      <button type="button" onClick={() => actions.copy(text).then((copied) => setDone({ text, copied }))}>
        {words.COPY[lang]}
      </button>
      {done !== null && <Copied {...done} name={words.EXPLANATION} lang={lang} />}
    </div>
  );
}

/** `folded` shows the title only; `unfold` then opens it. `quiet`: it passed lawfully, so nobody has to stop. A single finding is never folded. */
export function FindingCard(props: {
  finding: Titled;
  folded: boolean;
  view: View;
  lang: Lang;
  actions: CardActions;
  unfold: (() => void) | null;
  quiet?: boolean;
}) {
  const { finding, folded, view, lang, actions, unfold, quiet = false } = props;
  const possible = doubt(finding, view.manner);
  const offered = new Set(finding.rulings.flatMap((one) => choices(one).map(({ id }) => id)));
  const gone = view.choices.filter((one) => one.finding === finding.id && !offered.has(one.option));
  const head = HEAD[view.manner.head][lang];
  const check = (view.manner.screen ? words.CHECK_TABLE : words.CHECK_RECORD)[lang];
  const [first] = finding.rulings[0]?.articles ?? [];
  const before = [
    possible === null ? '' : `${possible[lang]} ${check}`,
    fill(finding.title, lang),
    quiet ? '' : head,
    words.ARTICLES[lang],
    first === undefined ? '' : (view.articles.get(first)?.title[lang] ?? ''),
  ].join(' ');
  const plan = plans(finding.rulings, choices, wordsIn(before), lang);
  const title = (
    <>
      {possible !== null && <b class="doubt">{possible[lang]}: </b>}
      <Words say={finding.title} lang={lang} />
    </>
  );
  return (
    <article class="finding">
      <h2>
        {unfold === null ? (
          title
        ) : (
          <button type="button" class="fold" aria-expanded={!folded} onClick={unfold}>
            <span>{title}</span>
          </button>
        )}
      </h2>
      {!folded && (
        <>
          <div class="seen">
            {!quiet && <p class={view.manner.head === 'afterwards' ? 'after' : 'stop'}>{head}</p>}
            {finding.picture !== null && <TrickDiagram picture={finding.picture} lang={lang} />}
          </div>
          {possible !== null && <p class="check">{check}</p>}
          {finding.rulings.length === 0 && (
            <p>
              {finding.laws.length === 0
                ? fill(
                    view.edition === '2017'
                      ? { text: words.NO_RULING }
                      : { text: words.NOT_FOR_EDITION, with: { year: { words: view.edition } } },
                    lang,
                  )
                : `${words.DIRECTOR_LOOKS[lang]} ${finding.laws.join(', ')}.`}
            </p>
          )}
          {finding.rulings.map((ruling, i) => (
            <RulingCard
              key={ruling.law}
              ruling={ruling}
              plan={plan[i] as Plan}
              finding={finding.id}
              view={view}
              lang={lang}
              actions={actions}
            />
          ))}
          <Choices list={gone} lang={lang} actions={actions} />
          <p class="source">
            <b>
              {words.EDITION[lang]} {view.edition}
            </b>{' '}
            · {words.NO_VERDICT[lang]}
            {REGULATED.has(finding.irregularity.kind) && ` ${words.REGULATIONS[lang]}`}
          </p>
          {view.manner.copy && <Copy finding={finding} view={view} lang={lang} actions={actions} />}
        </>
      )}
    </article>
  );
}
