// An error report for a page that cannot be read (wholly): copied on request, always there to be read, never sent.
import type { Lang } from '../../text';
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
      {problem !== null && (
        <>
          <p role="status">{problem.copied ? words.COPIED[lang] : words.NOT_COPIED[lang]}</p>
          <textarea
            readOnly
            rows={6}
            aria-label={words.PROBLEM[lang]}
            value={problem.text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}
