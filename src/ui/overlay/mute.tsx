// Muting on the spot, and undoing it.
import type { Lang } from '../../text';
import * as words from './strings';
import type { Actions, Mute, View } from './view';

const ALL: readonly Mute[] = ['kind', 'table', 'site', 'tomorrow'];

/** Two presses: unfold, then what to mute. `kind` null (nothing found): this kind is not offered. */
export function MuteMenu({ kind, lang, actions }: { kind: string | null; lang: Lang; actions: Actions }) {
  return (
    <details class="mute">
      <summary>{words.MUTE[lang]}</summary>
      <div class="buttons">
        {ALL.filter((what) => what !== 'kind' || kind !== null).map((what) => (
          <button type="button" key={what} onClick={() => actions.mute(what, kind ?? '')}>
            {words.MUTES[what][lang]}
          </button>
        ))}
      </div>
    </details>
  );
}

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
