// Settings to a file and back. A file that is not right changes nothing, and it is said what is wrong with it.
import { useState } from 'preact/hooks';
import type { Say } from '../../text';
import { fill } from '../../text';
import type { Settings } from '../settings';
import { FILE_NAME, readSettingsFile, writeSettingsFile } from '../settings-file';
import * as words from './strings';
import type { SwitchesProps } from './switches';

/** What came of the last file; `before`: the settings that it replaced. */
type Outcome = { wrong: Say } | { before: Settings } | null;

export function SettingsFile({ settings, change }: SwitchesProps) {
  const { lang } = settings;
  const [outcome, setOutcome] = useState<Outcome>(null);
  async function take(file: File) {
    try {
      const read = readSettingsFile(await file.text());
      if ('wrong' in read) return setOutcome(read);
      setOutcome({ before: settings });
      change(read.settings);
    } catch {
      // Gone since it was chosen, or not for us to read.
      setOutcome({ wrong: { text: words.FILE_UNREADABLE } });
    }
  }
  return (
    <fieldset>
      <legend>{words.FILE[lang]}</legend>
      <p class="hint">{words.FILE_HINT[lang]}</p>
      <p>
        <a
          class="button"
          download={FILE_NAME}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(writeSettingsFile(settings))}`}
        >
          {words.EXPORT[lang]}
        </a>
      </p>
      <label class="button choose-file">
        {words.IMPORT[lang]}
        <input
          type="file"
          accept=".json,application/json"
          // The same file may be chosen again once it is mended.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void take(file);
          }}
        />
      </label>
      {outcome !== null && (
        <div class={'wrong' in outcome ? 'trouble' : 'notice'} role="status">
          {'wrong' in outcome ? (
            <p>
              {fill(outcome.wrong, lang)} {words.NOTHING_CHANGED[lang]}
            </p>
          ) : (
            <p class="row">
              <span>{words.IMPORTED[lang]}</span>
              <button
                type="button"
                onClick={() => {
                  change(outcome.before);
                  setOutcome(null);
                }}
              >
                {words.UNDO[lang]}
              </button>
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
