// The law index as a page of its own.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ArticleId } from '../../laws/law';
import type { Official } from '../../laws/official/passage';
import type { Lang, Text } from '../../text';
import { nextSize, type Settings, SIZES } from '../settings';
import type { Env } from './env';
import { IndexView } from './index-view';
import { KeyList, useKeys } from './keys';
import { hashOf, type Place } from './place';
import * as words from './strings';
import { css } from './styles';

export interface PageProps {
  settings: Settings;
  trouble: Text | null;
  place: Place;
  official: ReadonlyMap<ArticleId, readonly Official[]>;
  go: Env['go'];
  change(change: Partial<Settings>): void;
  openOptions(): void;
}

const OTHER: Readonly<Record<Lang, { lang: Lang; name: string }>> = {
  nl: { lang: 'en', name: 'English' },
  en: { lang: 'nl', name: 'Nederlands' },
};

function Tools(props: PageProps & { help: boolean; showHelp(open: boolean): void }) {
  const { settings, change, openOptions, help, showHelp } = props;
  const { lang, size } = settings;
  const other = OTHER[lang];
  return (
    <header class="top">
      <span class="name">Slagwacht</span>
      <div class="buttons">
        <button type="button" disabled={size === SIZES[0]} onClick={() => change({ size: nextSize(size, -1) })}>
          A−<span class="unseen"> {words.SMALLER[lang]}</span>
        </button>
        <button type="button" disabled={size === SIZES.at(-1)} onClick={() => change({ size: nextSize(size, 1) })}>
          A+<span class="unseen"> {words.LARGER[lang]}</span>
        </button>
        <button type="button" lang={other.lang} onClick={() => change({ lang: other.lang })}>
          {other.name}
        </button>
        <button type="button" aria-expanded={help} onClick={() => showHelp(!help)}>
          {words.KEYS[lang]}
        </button>
        <button type="button" onClick={openOptions}>
          {words.SETTINGS[lang]}
        </button>
      </div>
    </header>
  );
}

/** The caller keeps the place (in the address) and the settings. */
export function LawsPage(props: PageProps) {
  const { settings, trouble, place, official, go } = props;
  const { lang, edition, articleLink } = settings;
  const root = useRef<HTMLElement>(null);
  const [help, setHelp] = useState(false);
  useKeys(root, { place, go, help: setHelp });
  useEffect(() => {
    if (help) root.current?.querySelector<HTMLElement>('#keys-title')?.focus();
  }, [help]);
  const head = (
    <>
      <Tools {...props} help={help} showHelp={setHelp} />
      {trouble !== null && (
        <p class="trouble" role="status">
          {trouble[lang]}
        </p>
      )}
      {help && <KeyList lang={lang} close={() => setHelp(false)} />}
    </>
  );
  return (
    <main class="laws" lang={lang} ref={root}>
      <style>{css}</style>
      <IndexView
        lang={lang}
        edition={edition}
        articleLink={articleLink}
        hrefOf={hashOf}
        official={official}
        place={place}
        go={go}
        head={head}
      />
    </main>
  );
}
