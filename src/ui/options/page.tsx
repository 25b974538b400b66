// The options page: everything that can be set, what we may do and what we never do.
import { Websites, WhatIsNew } from './about';
import { SettingsFile } from './file';
import { Laws } from './laws';
import * as words from './strings';
import { Looks, Muted, type SwitchesProps, Trouble, Where } from './switches';
import { Never, Permissions } from './trust';

/** Other pages of the extension, by the names of their files. */
export const PAGES = [
  { href: 'laws.html', name: words.LAW_INDEX },
  { href: 'table.html', name: words.EMPTY_TABLE },
  { href: 'review.html', name: words.REVIEW },
  { href: 'import.html', name: words.OWN_LAWS },
] as const;

export function PageLinks({ lang }: { lang: SwitchesProps['settings']['lang'] }) {
  return (
    <nav aria-label={words.ALSO[lang]}>
      <ul class="plain links">
        {PAGES.map(({ href, name }) => (
          <li key={href}>
            <a class="button" href={href} target="_blank" rel="noopener">
              {name[lang]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The panel stands anywhere again, on every site. */
function Places({ settings, change }: SwitchesProps) {
  const { lang, places } = settings;
  const moved = Object.keys(places).length > 0;
  return (
    <fieldset>
      <legend>{words.PLACE[lang]}</legend>
      <p class="row">
        <span>{moved ? words.PLACE_OWN[lang] : words.PLACE_FREE[lang]}</span>
        <button type="button" disabled={!moved} onClick={() => change({ places: {} })}>
          {words.PLACE_RESET[lang]}
        </button>
      </p>
    </fieldset>
  );
}

export function OptionsPage(props: SwitchesProps) {
  const { lang } = props.settings;
  return (
    <main lang={lang}>
      <h1>Slagwacht</h1>
      <p>{words.PURPOSE[lang]}</p>
      <Trouble {...props} />
      <PageLinks lang={lang} />
      <h2>{words.SETTINGS[lang]}</h2>
      <Looks {...props} />
      <Where {...props} />
      <p class="hint">{words.RELOAD_HINT[lang]}</p>
      <Muted {...props} />
      <Laws {...props} />
      <Places {...props} />
      <SettingsFile {...props} />
      <Never lang={lang} />
      <Permissions lang={lang} />
      <Websites {...props} />
      <WhatIsNew {...props} />
      <p>
        <a class="button" href="welcome.html">
          {words.WELCOME[lang]}
        </a>
      </p>
    </main>
  );
}
