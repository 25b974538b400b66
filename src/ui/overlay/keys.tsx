// The list of the keys of the panel.
import type { Lang } from '../../text';
import * as words from './strings';

export function Keys({ lang, back }: { lang: Lang; back(): void }) {
  return (
    <section class="keys">
      <button type="button" class="back" onClick={back}>
        ← {words.BACK[lang]}
      </button>
      <h2>{words.KEYS[lang]}</h2>
      <dl>
        {words.KEY_LIST.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text[lang]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
