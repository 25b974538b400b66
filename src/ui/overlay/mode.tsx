// In which mode the extension works here, and what the user may declare: that he watches, that this table is for learning, that he directs.
import { useId } from 'preact/hooks';
import type { Declared } from '../../disclose/context';
import type { Lang, Text } from '../../text';
import { MEANS } from '../modes';
import * as words from './mode-strings';
import { MODE } from './strings';
import type { Actions, View } from './view';

function Switch(props: { on: boolean; label: Text; hint: Text; lang: Lang; turn(on: boolean): void }) {
  const { on, label, hint, lang, turn } = props;
  const id = useId();
  return (
    <div class="declare">
      <label class="radio">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        <span>{label[lang]}</span>
      </label>
      <p class="hint" id={id}>
        {hint[lang]}
      </p>
    </div>
  );
}

/** "Do you still play this board yourself?", asked before anything else is told to who directs. */
function DirectorQuestion({ given, lang, actions }: { given: Declared['director']; lang: Lang; actions: Actions }) {
  const name = useId();
  return (
    <fieldset>
      <legend>{words.STILL_PLAYING[lang]}</legend>
      {(['plays', 'free'] as const).map((director) => (
        <label class="radio" key={director}>
          <input type="radio" name={name} checked={given === director} onChange={() => actions.declare({ director })} />
          <span>{words.STILL[director][lang]}</span>
        </label>
      ))}
      {given !== 'asked' && (
        <p class="hint" role="status">
          {words.THEN[given === 'free' ? 'free' : 'plays'][lang]}
        </p>
      )}
    </fieldset>
  );
}

/** What must be answered before anything is told, and what a lesson table is reminded of; mostly nothing at all. */
export function ModeBox({ view, lang, actions }: { view: View; lang: Lang; actions: Actions }) {
  const { offers } = view;
  if (offers.director !== null && offers.director !== 'off')
    return <DirectorQuestion given={offers.director} lang={lang} actions={actions} />;
  if (offers.lesson === true) return <p class="state">{words.LESSON_ON[lang]}</p>;
  if (offers.spectator !== false) return null;
  return (
    <div class="state">
      <p>{words.WATCHING[lang]}</p>
      <button type="button" class="choose" onClick={() => actions.declare({ spectator: true })}>
        {words.NOT_PLAYING[lang]}
      </button>
    </div>
  );
}

/** What the mode means, and what can be declared here. */
export function ModeMenu({ view, lang, actions }: { view: View; lang: Lang; actions: Actions }) {
  const { mode, offers } = view;
  if (mode === null) return null;
  return (
    <details class="mode-menu">
      <summary>
        {words.MODE_NOW[lang]}: {MODE[mode][lang]}
      </summary>
      <p>{MEANS[mode][lang]}</p>
      {offers.spectator === true && (
        <Switch
          on
          label={words.NOT_PLAYING}
          hint={words.SILENT}
          lang={lang}
          turn={(spectator) => actions.declare({ spectator })}
        />
      )}
      {offers.lesson !== null && (
        <Switch
          on={offers.lesson}
          label={words.LESSON}
          hint={words.LESSON_HINT}
          lang={lang}
          turn={(lesson) => actions.declare({ lesson })}
        />
      )}
      {offers.director !== null && (
        <Switch
          on={offers.director !== 'off'}
          label={words.DIRECTOR}
          hint={words.DIRECTOR_HINT}
          lang={lang}
          turn={(on) => actions.declare({ director: on ? 'asked' : 'off' })}
        />
      )}
    </details>
  );
}
