// What was found in a text, before anything is stored: the user says which edition it is and what of it to keep.
import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import type { Edition } from '../../laws/law';
import { isBetterPlaced, LONGEST_SOURCE, replacedBy, type StoredBook } from '../../laws/official/book';
import type { ReadLaws, Unit } from '../../laws/official/passage';
import { fill, type Lang, type Text } from '../../text';
import { Passage } from '../overlay/official';
import { Account } from './account';
import * as words from './strings';

const EDITIONS: readonly Edition[] = ['2017', '2007', '1997'];
const LANGS: readonly Lang[] = ['nl', 'en'];

/** What the user decided to store. */
export interface Kept {
  edition: Edition;
  lang: Lang;
  source: string;
  units: readonly Unit[];
}

export interface PreviewProps {
  read: ReadLaws;
  /** What the text is called until the user says otherwise. */
  name: string;
  books: readonly StoredBook[];
  lang: Lang;
  headRef: Ref<HTMLHeadingElement>;
  save(kept: Kept): void;
  discard(): void;
}

function Radios<T extends string>(props: {
  name: string;
  legend: string;
  hint: string | null;
  values: readonly { value: T; label: string }[];
  chosen: T | null;
  choose(value: T): void;
}) {
  const { name, legend, hint, values, chosen, choose } = props;
  return (
    <fieldset aria-describedby={hint === null ? undefined : `${name}-hint`}>
      <legend>{legend}</legend>
      {hint !== null && <p id={`${name}-hint`}>{hint}</p>}
      {values.map(({ value, label }) => (
        <label class="choice" key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Found(props: {
  unit: Unit;
  kept: boolean;
  old: readonly string[];
  worse: boolean;
  textLang: Lang;
  lang: Lang;
  toggle(): void;
}) {
  const { unit, kept, old, worse, textLang, lang, toggle } = props;
  const [open, setOpen] = useState(false);
  const loose = unit.parts.filter((part) => part.loose).length;
  const note = (text: Text, blanks: Record<string, { words: string } | number>) => (
    <p class="note">{fill({ text, with: blanks }, lang)}</p>
  );
  return (
    <li class="found">
      <label class="choice">
        <input type="checkbox" checked={kept} onChange={toggle} />
        <span>
          <b>{unit.id}</b> <span lang={textLang}>{unit.title}</span>
        </span>
      </label>
      {loose > 0 && note(words.LOOSE_PARTS, { count: loose })}
      {old.length > 0 && note(words.HAVE_ALREADY, { source: { words: old.join(', ') } })}
      {worse && <p class="note">{words.WORSE[lang]}</p>}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{fill({ text: words.READ, with: { id: { words: unit.id } } }, lang)}</summary>
        {open && <Passage parts={unit.parts} lang={textLang} />}
      </details>
    </li>
  );
}

function editionHint({ years, edition }: ReadLaws, lang: Lang): string {
  if (years.length === 0) return words.SAYS_NONE[lang];
  const says = fill({ text: words.SAYS_EDITION, with: { years: { words: years.join(', ') } } }, lang);
  return edition === null ? `${says} ${words.MIXED_EDITIONS[lang]}` : says;
}

/** Every choice has a default but the edition, where the text does not say it. */
export function Preview({ read, name, books, lang, headRef, save, discard }: PreviewProps) {
  const [edition, setEdition] = useState<Edition | null>(read.edition);
  const [textLang, setTextLang] = useState<Lang>(read.lang ?? lang);
  const [source, setSource] = useState(name);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [missing, setMissing] = useState<Text | null>(null);
  const { units, years } = read;
  const stranger = years.length === 1 && read.edition === null;
  const book = books.find((one) => one.edition === edition && one.lang === textLang)?.book;
  const rows = units.map((unit) => {
    const old = book === undefined ? [] : replacedBy(book, unit.id);
    const worse = old.some((one) => isBetterPlaced(one, unit));
    return { unit, old: [...new Set(old.map((one) => one.source))], worse, kept: turned.has(unit.id) === worse };
  });
  const chosen = rows.filter(({ kept }) => kept).map(({ unit }) => unit);
  const toggle = (id: string) => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  };
  const press = () => {
    const lacks = edition === null ? words.CHOOSE_EDITION : chosen.length === 0 ? words.NOTHING_CHOSEN : null;
    setMissing(lacks);
    if (lacks !== null || edition === null) return;
    save({
      edition,
      lang: textLang,
      source: source.trim().slice(0, LONGEST_SOURCE) || words.PASTED[lang],
      units: chosen,
    });
  };
  const count = fill({ text: units.length === 1 ? words.FOUND_ONE : words.FOUND, with: { count: units.length } }, lang);
  return (
    <section class="preview">
      <h2 tabIndex={-1} ref={headRef}>
        {units.length === 0 ? words.FOUND_NONE[lang] : count}
      </h2>
      {units.length === 0 && <p>{words.NONE_HINT[lang]}</p>}
      {units.length > 0 && stranger && (
        <p class="trouble">{fill({ text: words.UNKNOWN_EDITION, with: { years: { words: years.join() } } }, lang)}</p>
      )}
      {units.length > 0 && !stranger && (
        <>
          <p>{words.NOT_YET[lang]}</p>
          <Radios<Edition>
            name="edition"
            legend={words.WHICH_EDITION[lang]}
            hint={editionHint(read, lang)}
            values={EDITIONS.map((value) => ({ value, label: value }))}
            chosen={edition}
            choose={(value) => setEdition(value)}
          />
          {edition !== null && edition !== EDITIONS[0] && <p class="trouble">{words.OLD_EDITION[lang]}</p>}
          <Radios<Lang>
            name="language"
            legend={words.WHICH_LANG[lang]}
            hint={null}
            values={LANGS.map((value) => ({ value, label: words.LANGUAGES[value][lang] }))}
            chosen={textLang}
            choose={(value) => setTextLang(value)}
          />
          <label class="field">
            <span>{words.SOURCE[lang]}</span>
            <input
              type="text"
              maxLength={LONGEST_SOURCE}
              value={source}
              onInput={(event) => setSource(event.currentTarget.value)}
            />
          </label>
        </>
      )}
      {units.length > 0 && (
        <fieldset>
          <legend>{words.WHICH_ARTICLES[lang]}</legend>
          <ul class="plain">
            {rows.map(({ unit, ...row }) => (
              <Found
                key={unit.id}
                unit={unit}
                {...row}
                textLang={textLang}
                lang={lang}
                toggle={() => toggle(unit.id)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <Account read={read} lang={lang} />
      {missing !== null && (
        <p class="trouble" role="alert">
          {missing[lang]}
        </p>
      )}
      <div class="buttons">
        {units.length > 0 && !stranger && (
          <button type="button" class="main" onClick={press}>
            {words.SAVE[lang]}
          </button>
        )}
        <button type="button" onClick={discard}>
          {words.DISCARD[lang]}
        </button>
      </div>
    </section>
  );
}
