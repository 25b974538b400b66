// Three screens after the first installation: what it does, what it never does, in which mode; then what to do first.
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill, type Lang } from '../../text';
import { LETTERS, MEANS, MODE_NAMES, MODES } from '../modes';
import { PURPOSE } from '../options/strings';
import { type SwitchesProps, Trouble } from '../options/switches';
import { Permissions } from '../options/trust';
import { NEVER_LIST } from '../options/trust-strings';
import { nextSize } from '../settings';
import * as words from './strings';

const Does = ({ lang }: { lang: Lang }) => (
  <>
    <p>{PURPOSE[lang]}</p>
    <ul>
      {words.DOES_LIST.map((text) => (
        <li key={text.en}>{text[lang]}</li>
      ))}
    </ul>
  </>
);

const NeverDoes = ({ lang }: { lang: Lang }) => (
  <>
    <ul>
      {NEVER_LIST.map((text) => (
        <li key={text.en}>{text[lang]}</li>
      ))}
    </ul>
    <details>
      <summary>{words.MAY[lang]}</summary>
      <Permissions lang={lang} />
    </details>
  </>
);

const WhichMode = ({ lang }: { lang: Lang }) => (
  <>
    <p>{words.MODE_ABOUT[lang]}</p>
    <dl class="modes">
      {MODES.map((mode) => (
        <div key={mode}>
          <dt>
            <b class="letter">{LETTERS[mode][lang]}</b> {MODE_NAMES[mode][lang]}
          </dt>
          <dd>{MEANS[mode][lang]}</dd>
        </div>
      ))}
    </dl>
    <div class="notice">
      <p>
        <b>{words.RELOAD[lang]}</b>
      </p>
      <p>{words.RELOAD_WARNING[lang]}</p>
    </div>
  </>
);

const SCREENS = [
  { title: words.DOES, Body: Does },
  { title: words.NEVER, Body: NeverDoes },
  { title: words.MODE, Body: WhichMode },
] as const;

/** `openOptions` is offered on the last screen. */
export function Welcome(props: SwitchesProps & { openOptions(): void }) {
  const { settings, change, openOptions } = props;
  const { lang, size } = settings;
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // A reader by ear starts at the top of each screen; not at the first, which nobody asked for.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [step]);
  const { title, Body } = SCREENS[step] ?? SCREENS[0];
  const last = step === SCREENS.length - 1;
  const other = lang === 'nl' ? 'en' : 'nl';
  return (
    <main lang={lang}>
      <header class="row">
        <b>Slagwacht</b>
        <span class="buttons">
          <button type="button" lang={other} onClick={() => change({ lang: other })}>
            {words.OTHER_LANGUAGE[lang]}
          </button>
          <button
            type="button"
            aria-label={`A− ${words.SMALLER[lang]}`}
            disabled={nextSize(size, -1) === size}
            onClick={() => change({ size: nextSize(size, -1) })}
          >
            A−
          </button>
          <button
            type="button"
            aria-label={`A+ ${words.LARGER[lang]}`}
            disabled={nextSize(size, 1) === size}
            onClick={() => change({ size: nextSize(size, 1) })}
          >
            A+
          </button>
        </span>
      </header>
      <Trouble {...props} />
      <p class="hint">{fill({ text: words.STEP, with: { n: step + 1, of: SCREENS.length } }, lang)}</p>
      <h1 tabIndex={-1} ref={heading}>
        {title[lang]}
      </h1>
      <Body lang={lang} />
      <p class="buttons">
        {step > 0 && (
          <button type="button" onClick={() => setStep(step - 1)}>
            {words.BACK[lang]}
          </button>
        )}
        {last ? (
          <button type="button" onClick={openOptions}>
            {words.TO_SETTINGS[lang]}
          </button>
        ) : (
          <button type="button" class="main" onClick={() => setStep(step + 1)}>
            {words.NEXT[lang]}
          </button>
        )}
      </p>
    </main>
  );
}
