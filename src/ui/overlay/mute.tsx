// Muting on the spot.
import type { Lang } from '../../text';
import * as words from './strings';
import type { Actions, Mute } from './view';

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
