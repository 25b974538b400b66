// "Open in Slagwacht": in the context menu of pages that carry records, of links that hold one, and at the toolbar.
import type { Browser, Menus, Tabs } from 'webextension-polyfill';
import type { Lang, Text } from '../text';
import { handOver, type Shown, takeHandedOver } from './handed-over';
import { type OnPage, recordsOnPage } from './records-on-page';

export const OPEN_HERE: Text = { nl: 'Openen in Slagwacht', en: 'Open in Slagwacht' };
export const OPEN_LINK: Text = { nl: 'Dit spel openen in Slagwacht', en: 'Open this board in Slagwacht' };
export const NONE_HERE: Text = {
  nl: 'Op deze pagina staan geen spellen die te lezen zijn.',
  en: 'There are no boards on this page that can be read.',
};
export const NOT_ALLOWED: Text = {
  nl: 'De browser laat Slagwacht deze pagina niet lezen.',
  en: 'The browser does not let Slagwacht read this page.',
};
export const TOO_MUCH: Text = {
  nl: 'Deze pagina is te groot om over te nemen. Bewaar haar als bestand en open dat in Slagwacht.',
  en: 'This page is too large to take over. Save it as a file and open that in Slagwacht.',
};
export const NOT_PASSED_ON: Text = {
  nl: 'De spellen van deze pagina konden niet worden doorgegeven. Probeer het nog eens.',
  en: 'The boards of this page could not be passed on. Try again.',
};
export const NO_TAB: Text = {
  nl: 'De browser opende geen nieuw tabblad. Probeer het nog eens.',
  en: 'The browser opened no new tab. Try again.',
};

/** Pages that show lists of boards. There the menu stands; nothing is read before it is pressed. */
export const WITH_RECORDS = [
  'https://*.bridgebase.com/*',
  'https://*.realbridge.online/*',
  'https://*.bridgewebs.com/*',
  'https://*.intobridge.com/*',
  'https://*.stepbridge.nl/*',
] as const;
/** Links that hold their board themselves. */
export const LINKS = [
  'https://*.bridgebase.com/tools/handviewer.html?*',
  'https://play.intobridge.com/hand?*',
  'https://dds.bridgewebs.com/*lin=*',
  'https://dds.bridgewebs.com/*ddummy*north=*',
] as const;
const [PAGE, LINK] = ['open-page', 'open-link'];
/** What the review page says, by what stands behind its `#`, where nothing came of the page that was asked about. */
const NOTHING_CAME = {
  '#none': NONE_HERE,
  '#refused': NOT_ALLOWED,
  '#large': TOO_MUCH,
  '#failed': NOT_PASSED_ON,
} as const;
type Nothing = keyof typeof NOTHING_CAME;
/** What to say for an address of the review page; null where it speaks of nothing like it. */
export const nothingCame = (hash: string): Text | null =>
  Object.hasOwn(NOTHING_CAME, hash) ? NOTHING_CAME[hash as Nothing] : null;

/** Puts the entries into the menu anew, in this language. */
export async function makeMenu({ contextMenus }: Pick<Browser, 'contextMenus'>, lang: Lang): Promise<void> {
  await contextMenus.removeAll();
  contextMenus.create({
    id: PAGE,
    title: OPEN_HERE[lang],
    contexts: ['page', 'selection', 'frame'],
    documentUrlPatterns: [...WITH_RECORDS],
  });
  contextMenus.create({ id: LINK, title: OPEN_LINK[lang], contexts: ['link'], targetUrlPatterns: [...LINKS] });
}

type Ports = Pick<Browser, 'scripting' | 'tabs' | 'storage' | 'runtime'>;

/** Opens the review page beside a tab; where that tab has gone or moved meanwhile, wherever the browser puts it. */
async function openTab({ tabs, runtime }: Ports, hash: string, beside: Tabs.Tab | undefined): Promise<void> {
  const url = runtime.getURL(`review.html${hash}`);
  if (beside !== undefined)
    try {
      await tabs.create({ url, index: beside.index + 1, openerTabId: beside.id });
      return;
    } catch (error) {
      console.info('Slagwacht:', error);
    }
  await tabs.create({ url });
}

/** Chromium says it in words, Firefox by the name. */
const isFull = (error: unknown): boolean => /quota/i.test(String(error));

/** Hands records over to a review page of their own. Gives why that did not happen; null: it is open. */
async function passOn(ports: Ports, records: readonly Shown[], beside: Tabs.Tab | undefined): Promise<Text | null> {
  const { session } = ports.storage;
  let hash: string;
  try {
    hash = await handOver(session, records);
  } catch (error) {
    console.info('Slagwacht:', error);
    return isFull(error) ? TOO_MUCH : NOT_PASSED_ON;
  }
  try {
    await openTab(ports, hash, beside);
    return null;
  } catch (error) {
    console.info('Slagwacht:', error);
    // Nobody will come for it.
    await takeHandedOver(session, hash);
    return NO_TAB;
  }
}

/** A list of links is one text; a record is a text of its own. */
function asTexts({ title, texts }: OnPage): readonly Shown[] {
  const links = texts.filter((text) => /^https?:/i.test(text));
  const records = texts.filter((text) => !/^https?:/i.test(text));
  return [...(links.length > 0 ? [links.join('\n')] : []), ...records].map((text) => ({ name: title, text }));
}

/** Reads what the tab shows and opens it for review. Gives what to say where there was nothing to open; null: it is open. */
export async function openFromTab(ports: Ports, tab: Tabs.Tab): Promise<Text | null> {
  if (tab.id === undefined) return NOT_ALLOWED;
  let found: readonly OnPage[];
  let broken = false;
  try {
    const results = await ports.scripting.executeScript({
      target: { tabId: tab.id, allFrames: true },
      func: recordsOnPage,
    });
    broken = results.some(({ error }) => error !== undefined);
    found = results.flatMap(({ result }) => (result === undefined || result === null ? [] : [result as OnPage]));
  } catch (error) {
    // Pages of the browser itself and of its shop: it says so in English.
    console.info('Slagwacht:', error);
    return NOT_ALLOWED;
  }
  const records = found.flatMap(asTexts);
  if (records.length === 0) return broken ? NOT_PASSED_ON : NONE_HERE;
  return passOn(ports, records, tab);
}

/** What the browser calls when an entry of the menu is pressed. Where nothing is found the review page opens empty and tells the ways in. */
export async function onMenu(
  ports: Ports,
  info: Pick<Menus.OnClickData, 'menuItemId' | 'linkUrl'>,
  tab: Tabs.Tab | undefined,
): Promise<void> {
  let said: Text | null = null;
  if (info.menuItemId === LINK && info.linkUrl !== undefined)
    said = await passOn(ports, [{ name: '', text: info.linkUrl }], tab);
  else if (info.menuItemId === PAGE && tab !== undefined) said = await openFromTab(ports, tab);
  const hash = (Object.keys(NOTHING_CAME) as Nothing[]).find((one) => NOTHING_CAME[one] === said);
  if (hash !== undefined) await openTab(ports, hash, tab);
}
