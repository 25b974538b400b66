// A finding on the panel: what was seen, what to do first, then what the laws say of it.
import type { Finding } from '../../referee';
import { fill, type Lang, type Text } from '../../text';
import { Choices } from './choices';
import { choices, RulingCard } from './ruling';
import * as words from './strings';
import type { Actions, Titled, View } from './view';
import { Words } from './words';

/** Words before the title of a find that is not certain, null before one that is. */
export function doubt({ irregularity }: Finding, { screen }: View['manner']): Text | null {
  if (irregularity.certainty === 'certain') return null;
  return screen ? words.SCREEN_SEEMS : words.POSSIBLE;
}

const HEAD: Readonly<Record<View['manner']['head'], Text>> = {
  stop: words.CALL_DIRECTOR,
  silent: words.SAY_NOTHING,
  director: words.TO_DIRECTOR,
  afterwards: words.AFTERWARDS,
};

/** `folded` shows the title only; `unfold` then opens it. `quiet`: it passed lawfully, so nobody has to stop. A single finding is never folded. */
export function FindingCard(props: {
  finding: Titled;
  folded: boolean;
  view: View;
  lang: Lang;
  actions: Actions;
  unfold: (() => void) | null;
  quiet?: boolean;
}) {
  const { finding, folded, view, lang, actions, unfold, quiet = false } = props;
  const possible = doubt(finding, view.manner);
  const offered = new Set(finding.rulings.flatMap((one) => choices(one).map(({ id }) => id)));
  const gone = view.choices.filter((one) => one.finding === finding.id && !offered.has(one.option));
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
          {possible !== null && (
            <p class="check">{view.manner.screen ? words.CHECK_TABLE[lang] : words.CHECK_RECORD[lang]}</p>
          )}
          {!quiet && <p class={view.manner.head === 'afterwards' ? 'after' : 'stop'}>{HEAD[view.manner.head][lang]}</p>}
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
          {finding.rulings.map((ruling) => (
            <RulingCard
              key={ruling.law}
              ruling={ruling}
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
          </p>
        </>
      )}
    </article>
  );
}
