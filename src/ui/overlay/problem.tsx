// An error report for a page that cannot be read (wholly): copied on request, always there to be read, never sent.
import type { Lang } from '../../text';
import { Copied } from './copied';
import * as words from './strings';
import type { Actions, View } from './view';

const FAILING: ReadonlySet<View['reading']['state']> = new Set(['partly', 'unknown', 'broken']);

/** Nothing while the page is read. */
export function Problem({ view, lang, actions }: { view: View; lang: Lang; actions: Actions }) {
  const { problem, reading } = view;
  if (!FAILING.has(reading.state)) return null;
  return (
    <div class="problem">
      <button type="button" onClick={actions.copyProblem}>
        {words.COPY_PROBLEM[lang]}
      </button>
      {problem !== null && <Copied {...problem} name={words.PROBLEM} lang={lang} />}
    </div>
  );
}
