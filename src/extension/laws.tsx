// The law index as a page: where one is stands in the address, so back and forward work and a place can be kept as a bookmark.
import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import type { ArticleId, Edition } from '../laws/law';
import type { Official } from '../laws/official/passage';
import type { Text } from '../text';
import { LawsPage } from '../ui/laws/page';
import { hashOf, type Place, placeOf } from '../ui/laws/place';
import { articleIds, wordingOf } from '../ui/laws/reading';
import * as words from '../ui/laws/strings';
import type { SwitchesProps } from '../ui/options/switches';
import { isLawKey, officialTexts, UNREADABLE } from './law-texts';
import { showSettings } from './settings-page';

/** Browsers refuse a page that writes its address at every key. */
const SETTLED = 300;
type Texts = ReadonlyMap<ArticleId, readonly Official[]>;
const NO_TEXTS: Texts = new Map();

function titleOf(place: Place, { lang, edition }: SwitchesProps['settings']): string {
  if (place.at === 'terms') return words.GLOSSARY[lang];
  const article = place.at === 'article' ? wordingOf(place.id, edition)?.article : undefined;
  return article === undefined ? words.TITLE[lang] : `${article.id} ${article.title[lang]}`;
}

/** The user's own copies, read again when they change; and what to say where the browser refuses them. */
function useOfficial(edition: Edition): { texts: Texts; refused: Text | null } {
  const [state, setState] = useState<{ texts: Texts; refused: Text | null }>({ texts: NO_TEXTS, refused: null });
  useEffect(() => {
    let wanted = true;
    const read = () =>
      officialTexts(browser.storage.local, articleIds, edition).then(
        (texts) => wanted && setState({ texts, refused: null }),
        () => wanted && setState({ texts: NO_TEXTS, refused: UNREADABLE }),
      );
    const onChanged = (changes: Record<string, unknown>) => {
      if (Object.keys(changes).some(isLawKey)) void read();
    };
    void read();
    browser.storage.local.onChanged.addListener(onChanged);
    return () => {
      wanted = false;
      browser.storage.local.onChanged.removeListener(onChanged);
    };
  }, [edition]);
  return state;
}

function usePlace(): { place: Place; go(place: Place, how: 'push' | 'replace'): void } {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  // What is being typed goes into the address once the hand rests.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (place.at === 'home' && hashOf(placeOf(location.hash)) !== hashOf(place))
        history.replaceState(null, '', hashOf(place));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [place]);
  useEffect(() => {
    const onHash = () => setPlace(placeOf(location.hash));
    addEventListener('hashchange', onHash);
    addEventListener('popstate', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      removeEventListener('popstate', onHash);
    };
  }, []);
  const go = (to: Place, how: 'push' | 'replace') => {
    // A search that begins on an article is a step: back leads to the article.
    if (how === 'push' || place.at !== 'home') history.pushState(null, '', hashOf(to));
    setPlace(to);
    if (how === 'push') scrollTo(0, 0);
  };
  return { place, go };
}

function Page({ settings, trouble, change }: SwitchesProps) {
  const { place, go } = usePlace();
  const { texts, refused } = useOfficial(settings.edition);
  useEffect(() => {
    document.title = `${titleOf(place, settings)} · Slagwacht`;
  }, [place, settings]);
  return (
    <LawsPage
      settings={settings}
      trouble={trouble ?? refused}
      place={place}
      official={texts}
      go={go}
      change={change}
      openOptions={() => void browser.runtime.openOptionsPage()}
    />
  );
}

void showSettings(browser, document, (props) => <Page {...props} />);
