// The switches that popup and options page share.
import type { Text } from '../../text';
import { type Settings, SIZES, type Theme } from '../settings';
import * as words from './strings';

/** What both pages get. `now` in milliseconds since 1970; `morning` is the end of "until tomorrow", in the same. */
export interface SwitchesProps {
  settings: Settings;
  sites: readonly { id: string; name: string }[];
  trouble: Text | null;
  now: number;
  morning: number;
  change(change: Partial<Settings>): void;
}

/** Adds or takes away one item of a list. */
export const withItem = (list: readonly string[], item: string, on: boolean): readonly string[] =>
  on ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);

function Choice<T extends string | number>(props: {
  label: string;
  value: T;
  values: readonly { value: T; label: string }[];
  choose(value: T): void;
}) {
  return (
    <label class="row">
      <span>{props.label}</span>
      <select
        value={String(props.value)}
        onChange={(event) => {
          const found = props.values.find(({ value }) => String(value) === event.currentTarget.value);
          if (found !== undefined) props.choose(found.value);
        }}
      >
        {props.values.map(({ value, label }) => (
          <option key={value} value={String(value)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Language, text size, colours, sites and quiet. */
export function Switches({ settings, sites, trouble, now, morning, change }: SwitchesProps) {
  const { lang } = settings;
  const themes: readonly Theme[] = ['auto', 'light', 'dark'];
  const quiet = settings.quietUntil !== null && settings.quietUntil > now;
  return (
    <>
      {trouble !== null && (
        <p class="trouble" role="status">
          {trouble[lang]}
        </p>
      )}
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
        values={themes.map((value) => ({ value, label: words.THEMES[value][lang] }))}
        choose={(theme) => change({ theme })}
      />
      <fieldset>
        <legend>{words.SITES[lang]}</legend>
        {sites.map((site) => (
          <label class="row" key={site.id}>
            <span>{site.name}</span>
            <input
              type="checkbox"
              checked={!settings.off.includes(site.id)}
              onChange={(event) => change({ off: withItem(settings.off, site.id, !event.currentTarget.checked) })}
            />
          </label>
        ))}
      </fieldset>
      <label class="row">
        <span>{words.QUIET[lang]}</span>
        <input
          type="checkbox"
          checked={quiet}
          onChange={(event) => change({ quietUntil: event.currentTarget.checked ? morning : null })}
        />
      </label>
    </>
  );
}
