// Beside the table: what the laws say of what is shown, with the way to the moment and to what else could have followed.
import { useState } from 'preact/hooks';
import type { Lang } from '../../text';
import { ToldParts } from '../overlay/told';
import type { CardActions, View } from '../overlay/view';
import * as words from './strings';

/** `here`: ids of the events that came with the last step; `marked`: whether the record says what became of one; `asked`: the one that is looked at otherwise. */
export function LawsPart(props: {
  view: View;
  lang: Lang;
  actions: CardActions;
  here: ReadonlySet<string>;
  marked(at: string): boolean;
  asked: string | null;
  go(at: string): void;
  whatIf(at: string): void;
}) {
  const { view, lang, actions, here, marked, asked, go, whatIf } = props;
  const newest = view.findings[0]?.id ?? null;
  const [chosen, setChosen] = useState<{ newest: string | null; shown: string | null }>({ newest, shown: newest });
  // What came since is unfolded, whatever was open before.
  const shown = chosen.newest === newest ? chosen.shown : newest;
  const finding =
    view.findings.find(({ id }) => id === shown) ?? (view.findings.length === 1 ? view.findings[0] : undefined);
  const at = finding?.irregularity.at;
  return (
    <section class="laws-part overlay" aria-label={words.RULING[lang]}>
      <ToldParts
        view={view}
        lang={lang}
        actions={actions}
        shown={shown}
        unfold={(id) => setChosen({ newest, shown: id })}
      />
      {at !== undefined && (
        <div class="buttons to-moment">
          {!here.has(at) && (
            <button type="button" onClick={() => go(at)}>
              {words.TO_CARD[lang]}
            </button>
          )}
          {marked(at) && asked !== at && (
            <button type="button" title={words.WHAT_IF_MORE[lang]} onClick={() => whatIf(at)}>
              {words.WHAT_IF[lang]}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
