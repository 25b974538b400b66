// The switches that popup and options page share.
import type { Text } from '../../text';
import { isQuiet, type Settings, SIZES, THEMES, withItem } from '../settings';
import { Choice, Switch } from './fields';
import * as words from './strings';

/** What both pages get. `now` in milliseconds since 1970; `morning` is the end of "until tomorrow", in the same. `kindName` gives a muted kind its name. */
export interface SwitchesProps {
  settings: Settings;
  sites: readonly { id: string; name: string }[];
  trouble: Text | null;
  version: string;
  now: number;
  morning: number;
  kindName(kind: string): Text;
  change(change: Partial<Settings>): void;
}

/** What the user should know about storage; nothing while all is well. */
export const Trouble = ({ settings, trouble }: SwitchesProps) =>
  trouble === null ? null : (
    <p class="trouble" role="status">
      {trouble[settings.lang]}
    </p>
  );

/** Where we look on, a switch each, and whether it is to be quiet for now. `only`: the one site that counts here. */
export function Where({ only, ...props }: SwitchesProps & { only?: string }) {
  const { settings, sites, now, morning, change } = props;
  const { lang } = settings;
  const quiet = isQuiet(settings, now);
  return (
    <fieldset>
      <legend>{words.SITES[lang]}</legend>
      {sites
        .filter(({ id }) => only === undefined || id === only)
        .map(({ id, name }) => (
          <Switch
            key={id}
            label={name}
            on={!settings.off.includes(id)}
            turn={(on) => change({ off: withItem(settings.off, id, !on) })}
          />
        ))}
      <Switch label={words.QUIET[lang]} on={quiet} turn={(on) => change({ quietUntil: on ? morning : null })} />
    </fieldset>
  );
}

/** Language, text size and colours. */
export function Looks({ settings, change }: SwitchesProps) {
  const { lang } = settings;
  return (
    <fieldset>
      <legend>{words.LOOKS[lang]}</legend>
      <Choice
        label={words.LANGUAGE[lang]}
        value={lang}
        values={(['nl', 'en'] as const).map((value) => ({ value, label: words.LANGUAGES[value] }))}
        choose={(value) => change({ lang: value })}
      />
      <Choice
        label={words.SIZE[lang]}
        value={settings.size}
        values={SIZES.map((value) => ({ value: value as number, label: `${value} %` }))}
        choose={(size) => change({ size })}
      />
      <Choice
        label={words.THEME[lang]}
        value={settings.theme}
        values={THEMES.map((value) => ({ value, label: words.THEMES[value][lang] }))}
        choose={(theme) => change({ theme })}
      />
    </fieldset>
  );
}

/** Kinds of finding that are muted, each with a way back; nothing where there is none. */
export function Muted({ settings, kindName, change }: SwitchesProps) {
  const { lang, muted } = settings;
  if (muted.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.MUTED[lang]}</legend>
      <ul class="plain">
        {muted.map((kind) => (
          <li class="row" key={kind}>
            <span>{kindName(kind)[lang]}</span>
            <button
              type="button"
              aria-label={`${words.UNMUTE[lang]}: ${kindName(kind)[lang]}`}
              onClick={() => change({ muted: withItem(muted, kind, false) })}
            >
              {words.UNMUTE[lang]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
