// The toolbar popup: what one wants to change in the middle of a session, and the way to everything else.
import { useState } from 'preact/hooks';
import type { Mode } from '../../disclose/declared';
import type { Lang, Text } from '../../text';
import { LETTERS, MEANS, MODE_NAMES } from '../modes';
import { VersionLine } from '../options/about';
import { PageLinks } from '../options/page';
import * as words from '../options/strings';
import { Looks, Muted, type SwitchesProps, Trouble, Where } from '../options/switches';

/** The site that the tab beside the popup shows, null where it is none of ours; `mode` null: no table there. */
export interface Here {
  site: { id: string; name: string };
  mode: Mode | null;
}

function Standing({ here, settings }: SwitchesProps & { here: Here | null }) {
  const { lang } = settings;
  if (here === null) return <p class="notice">{words.NOT_HERE[lang]}</p>;
  if (settings.off.includes(here.site.id)) return <p class="notice">{words.OFF_HERE[lang]}</p>;
  if (here.mode === null) return <p class="notice">{words.NO_TABLE[lang]}</p>;
  return (
    <div class="notice">
      <p>
        <b class="letter">{LETTERS[here.mode][lang]}</b> <b>{MODE_NAMES[here.mode][lang]}</b>
      </p>
      <p>{MEANS[here.mode][lang]}</p>
    </div>
  );
}

/** Opens the boards that the page beside the popup shows; what there is to say where there are none stands below the button. */
function OpenHere({ lang, name, open }: { lang: Lang; name: Text; open(): Promise<Text | null> }) {
  const [said, setSaid] = useState<Text | null>(null);
  return (
    <div>
      <button type="button" onClick={() => void open().then(setSaid)}>
        {name[lang]}
      </button>
      <p role="status">{said?.[lang]}</p>
    </div>
  );
}

/** `openHere`: null where the tab in front is no page that could hold boards. */
export function Popup(
  props: SwitchesProps & {
    here: Here | null;
    openHere: { name: Text; open(): Promise<Text | null> } | null;
    openOptions(): void;
  },
) {
  const { settings, here, openHere } = props;
  const { lang } = settings;
  return (
    <main lang={lang}>
      <h1>Slagwacht</h1>
      <p>{words.PURPOSE[lang]}</p>
      <Trouble {...props} />
      <Standing {...props} />
      {openHere !== null && <OpenHere lang={lang} {...openHere} />}
      <Where {...props} only={here?.site.id} />
      <Muted {...props} />
      <Looks {...props} />
      <PageLinks lang={lang} />
      <p>
        <button type="button" onClick={props.openOptions}>
          {words.MORE[lang]}
        </button>
      </p>
      <VersionLine {...props} />
    </main>
  );
}
