// How the laws are shown: edition, the word for notrump, and where a link to an article leads.
import { useId, useState } from 'preact/hooks';
import { fill } from '../../text';
import { articleAddress, BLANK, isLinkTemplate } from '../article-link';
import { EDITIONS, NOTRUMPS } from '../settings';
import { Choice } from './fields';
import * as words from './strings';
import type { SwitchesProps } from './switches';

/** A template is stored once it is sound; until then what is wrong with it stands below it. */
function ArticleLink({ settings, change }: SwitchesProps) {
  const { lang, articleLink } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const hint = useId();
  const value = typed ?? articleLink ?? '';
  const wrong = value !== '' && !isLinkTemplate(value);
  const example = articleAddress(value, '64A1');
  return (
    <div>
      <label class="row">
        <span>{words.LINK[lang]}</span>
        <input
          type="url"
          class="wide"
          value={value}
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby={hint}
          placeholder={`https://…/${BLANK}`}
          onInput={(event) => {
            const next = event.currentTarget.value.trim();
            setTyped(next);
            if (next === '' || isLinkTemplate(next)) change({ articleLink: next === '' ? null : next });
          }}
        />
      </label>
      <p class={wrong ? 'trouble' : 'hint'} id={hint} role={wrong ? 'status' : undefined}>
        {wrong
          ? words.LINK_WRONG[lang]
          : example === null
            ? words.LINK_HINT[lang]
            : fill({ text: words.LINK_EXAMPLE, with: { address: { words: example } } }, lang)}
      </p>
    </div>
  );
}

export function Laws(props: SwitchesProps) {
  const { settings, change } = props;
  const { lang } = settings;
  return (
    <fieldset>
      <legend>{words.LAWS[lang]}</legend>
      <Choice
        label={words.EDITION[lang]}
        value={settings.edition}
        values={EDITIONS.map((value) => ({ value, label: words.EDITIONS[value][lang] }))}
        choose={(edition) => change({ edition })}
      />
      {settings.edition !== '2017' && <p class="hint">{words.OLD_EDITION[lang]}</p>}
      {lang === 'nl' && (
        <Choice
          label={words.NOTRUMP.nl}
          value={settings.notrump}
          values={NOTRUMPS.map((value) => ({ value, label: words.NOTRUMPS[value].nl }))}
          choose={(notrump) => change({ notrump })}
        />
      )}
      <ArticleLink {...props} />
    </fieldset>
  );
}
