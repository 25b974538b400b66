// What this browser keeps of earlier reviews: to open again, with the room it takes and a way to forget it.
import { fill, type Lang, type Text } from '../../text';
import * as words from './scan-strings';

/** A collection as the list shows it. `at`: milliseconds since 1970. */
export interface KeptRow {
  id: number;
  title: string;
  at: number;
  boards: number;
  bytes: number;
}

export interface KeptPartProps {
  /** Null while it is looked up, or where nothing can be kept. */
  kept: readonly KeptRow[] | null;
  trouble: Text | null;
  /** What was done last, in words. */
  done: Text | null;
  lang: Lang;
  reopen(id: number): void;
  forget(id: number): void;
  forgetAll(): void;
}

const KILO = 1_000;
const LOCALE: Readonly<Record<Lang, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** "3,2 MB" in Dutch, "3.2 MB" in English. */
export function sizeText(bytes: number, lang: Lang): string {
  const [value, unit] = bytes < KILO * KILO ? [bytes / KILO, 'kB'] : [bytes / KILO / KILO, 'MB'];
  return `${new Intl.NumberFormat(LOCALE[lang], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`;
}

export function KeptPart({ kept, trouble, done, lang, reopen, forget, forgetAll }: KeptPartProps) {
  const when = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'medium', timeStyle: 'short' });
  const bytes = (kept ?? []).reduce((sum, one) => sum + one.bytes, 0);
  return (
    <section class="kept" aria-label={words.KEPT[lang]}>
      <h2>{words.KEPT[lang]}</h2>
      <p class="purpose">
        {words.KEPT_PURPOSE[lang]}
        {bytes > 0 && ` ${fill({ text: words.KEPT_SIZE, with: { size: { words: sizeText(bytes, lang) } } }, lang)}`}
      </p>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble[lang]}
        </p>
      )}
      <p role="status">{done?.[lang]}</p>
      {kept?.length === 0 && <p>{words.KEPT_NOTHING[lang]}</p>}
      <ul class="collections">
        {kept?.map(({ id, title, at, boards, bytes: size }) => (
          <li key={id}>
            <span>
              <b>{title === '' ? words.UNTITLED[lang] : title}</b>
              <span class="file">
                {when.format(at)} ·{' '}
                {fill({ text: words.KEPT_ROW, with: { count: boards, size: { words: sizeText(size, lang) } } }, lang)}
              </span>
            </span>
            <span class="buttons">
              <button type="button" onClick={() => reopen(id)}>
                {words.REOPEN[lang]}
              </button>
              <button type="button" onClick={() => forget(id)}>
                {words.FORGET[lang]}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {(kept?.length ?? 0) > 0 && (
        <div class="buttons">
          <button type="button" onClick={forgetAll}>
            {words.FORGET_ALL[lang]}
          </button>
        </div>
      )}
    </section>
  );
}
