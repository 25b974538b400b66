// A finding on the panel: what was seen, stop and call the director, then what the laws say of it.
import type { Finding } from '../../referee';
import { seen } from '../../seen';
import type { Lang } from '../../text';
import { RulingCard } from './ruling';
import * as words from './strings';
import type { Actions, View } from './view';
import { Words } from './words';

/** `folded` shows the title only; `unfold` then opens it. A single finding is never folded. */
export function FindingCard(props: {
  finding: Finding;
  folded: boolean;
  view: View;
  lang: Lang;
  actions: Actions;
  unfold: (() => void) | null;
}) {
  const { finding, folded, view, lang, actions, unfold } = props;
  const possible = finding.irregularity.certainty === 'possible';
  const title = (
    <>
      {possible && <b>{words.POSSIBLE[lang]}: </b>}
      <Words say={seen(finding.irregularity)} lang={lang} />
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
          {possible && (
            <p class="check">{view.mode === 'review' ? words.CHECK_RECORD[lang] : words.CHECK_TABLE[lang]}</p>
          )}
          <p class="stop">{words.CALL_DIRECTOR[lang]}</p>
          {finding.rulings.length === 0 && <p>{words.NO_RULING[lang]}</p>}
          {finding.rulings.map((ruling) => (
            <RulingCard
              key={ruling.law}
              ruling={ruling}
              finding={finding.id}
              chosen={finding.chosen}
              view={view}
              lang={lang}
              actions={actions}
            />
          ))}
          <p class="source">
            <b>{words.EDITION[lang]}</b> · {words.NO_VERDICT[lang]}
          </p>
        </>
      )}
    </article>
  );
}
