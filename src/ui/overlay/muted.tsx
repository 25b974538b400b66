// Undoing the last muting.
import type { Lang } from '../../text';
import * as words from './strings';
import type { Actions, View } from './view';

/** What the last press muted, with undo at hand until the user puts it away. */
export function MutedNotice(props: { muted: NonNullable<View['muted']>; lang: Lang; actions: Actions }) {
  const { muted, lang, actions } = props;
  return (
    <div class="notice" role="status">
      <span>{words.MUTED[muted.what][lang]}</span>
      <span class="buttons">
        <button type="button" onClick={actions.unmute}>
          {words.UNDO[lang]}
        </button>
        <button type="button" onClick={actions.dismiss}>
          {words.UNDERSTOOD[lang]}
        </button>
      </span>
    </div>
  );
}
