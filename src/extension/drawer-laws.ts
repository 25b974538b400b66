// Drawer: the law index, with the user's own copy of the official text.
import type { Browser } from 'webextension-polyfill';
import type { ArticleId } from '../laws/law';
import type { Official } from '../laws/official/passage';
import { mountLaws } from '../ui/laws/mount';
import { articleIds } from '../ui/laws/reading';
import { defaults } from '../ui/settings';
import { putIn } from './drawers';
import { officialTexts } from './law-texts';
import { openStore } from './storage';

/** As in the content script, beside which it runs. */
declare const chrome: Browser;
const { local } = chrome.storage;

putIn('laws', (container, { lang, id, close }) => {
  let end: (() => void) | null = null;
  let over = false;
  const draw = (rest: Pick<Parameters<typeof mountLaws>[1], 'edition' | 'articleLink' | 'official'>) => {
    if (!over) end = mountLaws(container, { lang, id, close, ...rest });
  };
  async function read() {
    const { edition, articleLink } = (
      await openStore(local, defaults(chrome.i18n.getUILanguage()), () => undefined)
    ).settings();
    // A text of one's own that cannot be had is no reason to withhold ours.
    const official = await officialTexts(local, articleIds, edition).catch(
      (error): ReadonlyMap<ArticleId, readonly Official[]> => {
        console.error('Slagwacht:', error);
        return new Map();
      },
    );
    draw({ edition, articleLink, official });
  }
  read().catch((error) => {
    console.error('Slagwacht:', error);
    draw({});
  });
  return () => {
    over = true;
    end?.();
  };
});
