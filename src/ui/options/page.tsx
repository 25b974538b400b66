// The toolbar popup and the options page. The popup is the page's first part.

import * as words from './strings';
import { Switches, type SwitchesProps, withItem } from './switches';

/** Small: what one wants to change in the middle of a session. */
export function Popup(props: SwitchesProps & { openOptions(): void }) {
  const { lang } = props.settings;
  return (
    <main lang={lang}>
      <h1>Slagwacht</h1>
      <p>{words.PURPOSE[lang]}</p>
      <Switches {...props} />
      <button type="button" onClick={props.openOptions}>
        {words.MORE[lang]}
      </button>
    </main>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that can be set, what we may do and what we never do. `kindName` gives a muted kind its name. */
export function OptionsPage(props: SwitchesProps & { version: string; kindName(kind: string): string }) {
  const { settings, change, version, kindName } = props;
  const { lang } = settings;
  return (
    <main lang={lang}>
      <h1>Slagwacht</h1>
      <p>{words.PURPOSE[lang]}</p>
      <Switches {...props} />
      <p class="hint">{words.RELOAD_HINT[lang]}</p>
      {settings.muted.length > 0 && (
        <section>
          <h2>{words.MUTED[lang]}</h2>
          <ul class="plain">
            {settings.muted.map((kind) => (
              <li class="row" key={kind}>
                <span>{kindName(kind)}</span>
                <button type="button" onClick={() => change({ muted: withItem(settings.muted, kind, false) })}>
                  {words.UNMUTE[lang]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <List title={words.PERMISSIONS[lang]} items={words.PERMISSION_LIST.map((text) => text[lang])} />
      <List title={words.NEVER[lang]} items={words.NEVER_LIST.map((text) => text[lang])} />
      <p class="hint">
        {words.VERSION[lang]} {version}
      </p>
    </main>
  );
}
