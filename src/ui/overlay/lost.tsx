// In the panel's place where its script cannot be had: what was seen and whom to call, and how the rest may yet come.
import type { Lang } from '../../text';
import { doubt } from './doubt';
import * as words from './strings';
import type { Titled, View } from './view';
import { Words } from './words';

/** `finding`: the newest, undefined where there is none. */
export function Lost({ finding, view, lang }: { finding: Titled | undefined; view: View; lang: Lang }) {
  const doubtful = finding && doubt(finding, view.manner);
  return (
    <div class="notice">
      {finding && (
        <>
          <p>
            {doubtful && `${doubtful[lang]}: `}
            <b>
              <Words say={finding.title} lang={lang} />
            </b>
          </p>
          {view.manner.head === 'stop' && <p>{words.CALL_DIRECTOR[lang]}</p>}
        </>
      )}
      <p role="status">{words.PANEL_LOST[lang]}</p>
    </div>
  );
}
