// @vitest-environment happy-dom
// "Open in Slagwacht": what is read of a page, where it goes, and what is said where there is nothing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Menus, Tabs } from 'webextension-polyfill';
import { takeHandedOver } from '../../src/extension/handed-over';
import {
  LINKS,
  makeMenu,
  NO_TAB,
  NONE_HERE,
  NOT_ALLOWED,
  NOT_PASSED_ON,
  nothingCame,
  onMenu,
  openFromTab,
  TOO_MUCH,
} from '../../src/extension/menu';
import { recordsOnPage } from '../../src/extension/records-on-page';
import { fromHandviewerLink } from '../../src/records/handviewer-link';

const LIN = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|mb|pppp|';
const LINK = `https://www.bridgebase.com/tools/handviewer.html?lin=${LIN}`;
const TAB = { id: 4, index: 2 } as Tabs.Tab;

/** What the browser offers; `page` stands in for the page that is asked. */
function ports(page: () => unknown) {
  const kept = new Map<string, unknown>();
  const area = {
    get: async (key: string) => Object.fromEntries(kept.has(key) ? [[key, kept.get(key)]] : []),
    set: async (values: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(values)) kept.set(key, value);
    },
    remove: async (key: string) => void kept.delete(key),
  };
  const create = vi.fn(async (_tab: { url: string; openerTabId?: number }) => ({}));
  const executeScript = vi.fn(async () => [{ result: page() }]);
  const all = {
    scripting: { executeScript },
    tabs: { create },
    storage: { session: area },
    runtime: { getURL: (name: string) => `ext://${name}` },
  };
  return { ports: all as unknown as Parameters<typeof openFromTab>[0], area, create, executeScript, kept };
}

describe('the records on a page', () => {
  beforeEach(() => {
    // happy-dom lays nothing out: what is not hidden by its own style counts as seen.
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.closest('[hidden]') === null ? [{}] : []) as unknown as DOMRectList;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  test('links, what a press opens, and text that is a record; nothing that is hidden, nothing twice', () => {
    document.body.innerHTML = `<a href="${LINK}">a</a><a href="${LINK}">b</a><a hidden href="${LINK}&x=1">c</a>
      <a href="/search?s=hearts">d</a><a href="#" onclick="hv_popuplin('${encodeURIComponent(LIN)}')">e</a>
      <pre>[Board "1"]\n[Deal "N:- - - -"]</pre><p>a text about md| and qx|</p><pre hidden>${LIN}</pre>`;
    const { texts } = recordsOnPage();
    expect(texts).toEqual([LINK, LIN, '[Board "1"]\n[Deal "N:- - - -"]']);
  });
  test('of a place that shows a part of itself, that part', () => {
    const other = LIN.replace('pppp', 'p1cppp');
    document.body.innerHTML = `<table><tr><td>Board 1 <span hidden>${LIN}</span></td><td>${other}<i hidden>pc|H5|</i></td></tr></table>`;
    expect(recordsOnPage().texts).toEqual([other]);
  });
  test('is not kept busy by thousands of empty lines, as tables without text have them', () => {
    document.body.innerHTML = `<table><tr><td>${'\n'.repeat(100_000)}</td></tr></table><pre>\n\n [ Board "1"]</pre>`;
    const since = performance.now();
    expect(recordsOnPage().texts).toEqual(['[ Board "1"]']);
    expect(performance.now() - since).toBeLessThan(1_000);
  });
  test('uses nothing from outside itself: it is sent to the page as text', () => {
    const alone = new Function(
      'document',
      'location',
      'getComputedStyle',
      'HTMLTextAreaElement',
      `return (${recordsOnPage.toString()})()`,
    );
    expect(alone(document, location, getComputedStyle, HTMLTextAreaElement)).toMatchObject({ texts: [] });
  });
});

describe('the entry', () => {
  test('opens what a page shows in a tab beside it, and hands it over once', async () => {
    const { ports: all, area, create } = ports(() => ({ title: 'My hands', texts: [LINK, `${LINK}&x=1`, LIN] }));
    expect(await openFromTab(all, TAB)).toBeNull();
    const opened = create.mock.calls[0]?.[0] as { url: string; index: number };
    expect([opened.url.split('#')[0], opened.index]).toEqual(['ext://review.html', 3]);
    const hash = `#${opened.url.split('#')[1]}`;
    expect(await takeHandedOver(area, hash)).toEqual([
      { name: 'My hands', text: `${LINK}\n${LINK}&x=1` },
      { name: 'My hands', text: LIN },
    ]);
    expect(await takeHandedOver(area, hash)).toBe('gone');
    expect(await takeHandedOver(area, '#s=3')).toBeNull();
  });
  test('of a link opens that board alone, and reads no page', async () => {
    const { ports: all, area, create, executeScript } = ports(() => null);
    await onMenu(all, { menuItemId: 'open-link', linkUrl: LINK }, TAB);
    expect(executeScript).not.toHaveBeenCalled();
    expect(await takeHandedOver(area, `#${create.mock.calls[0]?.[0].url.split('#')[1]}`)).toEqual([
      { name: '', text: LINK },
    ]);
  });
  test('says so where there is nothing, and where the browser refuses', async () => {
    expect(await openFromTab(ports(() => ({ title: '', texts: [] })).ports, TAB)).toBe(NONE_HERE);
    const refused = ports(() => {
      throw new Error('Cannot access a chrome:// URL');
    });
    expect(await openFromTab(refused.ports, TAB)).toBe(NOT_ALLOWED);
    const full = ports(() => ({ title: '', texts: [LIN] }));
    full.area.set = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
    expect(await openFromTab(full.ports, TAB)).toBe(TOO_MUCH);
    const broken = ports(() => ({ title: '', texts: [LIN] }));
    broken.area.set = () => Promise.reject(new Error('An unexpected error occurred'));
    expect(await openFromTab(broken.ports, TAB)).toBe(NOT_PASSED_ON);
    const none = ports(() => ({ title: '', texts: [] }));
    for (const [{ ports: all, create }, text] of [
      [none, NONE_HERE],
      [refused, NOT_ALLOWED],
      [full, TOO_MUCH],
      [broken, NOT_PASSED_ON],
    ] as const) {
      create.mockClear();
      await onMenu(all, { menuItemId: 'open-page' }, TAB);
      const [page, hash] = create.mock.calls[0]?.[0].url.split('#') ?? [];
      expect([page, nothingCame(`#${hash}`)]).toEqual(['ext://review.html', text]);
    }
    expect([nothingCame(''), nothingCame('#b=x'), nothingCame('toString')]).toEqual([null, null, null]);
  });
  test('a page on which the reading itself broke down is not told as one without boards', async () => {
    const broken = ports(() => undefined);
    broken.executeScript.mockResolvedValue([{ result: undefined, error: new Error('x is null') }] as never);
    expect(await openFromTab(broken.ports, TAB)).toBe(NOT_PASSED_ON);
  });
  test('opens elsewhere where the tab has gone meanwhile; where no tab opens it says that, and keeps nothing', async () => {
    const gone = ports(() => ({ title: '', texts: [LIN] }));
    gone.create.mockImplementation(async ({ openerTabId }) => {
      if (openerTabId !== undefined) throw new Error('No tab with id: 4');
      return {};
    });
    expect(await openFromTab(gone.ports, TAB)).toBeNull();
    expect([gone.create.mock.calls.length, gone.kept.size]).toEqual([2, 1]);
    const shut = ports(() => ({ title: '', texts: [LIN] }));
    shut.create.mockRejectedValue(new Error('No current window'));
    expect(await openFromTab(shut.ports, TAB)).toBe(NO_TAB);
    expect(shut.kept.size).toBe(0);
  });
  test('stands in the menu in the language that is set', async () => {
    const create = vi.fn<(entry: Menus.CreateCreatePropertiesType) => number>();
    const removeAll = vi.fn(async () => {});
    const contextMenus = { create, removeAll } as unknown as Parameters<typeof makeMenu>[0]['contextMenus'];
    await makeMenu({ contextMenus }, 'en');
    expect(removeAll).toHaveBeenCalledBefore(create);
    expect(create.mock.calls.map(([{ title, contexts }]) => [title, contexts?.[0]])).toEqual([
      ['Open in Slagwacht', 'page'],
      ['Open this board in Slagwacht', 'link'],
    ]);
  });
  test('only for links that a record can be read from', () => {
    const links = [
      LINK,
      `https://play.intobridge.com/hand?lin=${LIN}`,
      `https://dds.bridgewebs.com/bsol/ddummy.html?lin=${LIN}`,
      'https://dds.bridgewebs.com/bsol2/ddummy.htm?board=1&north=AK.Q..&east=.2.3.4',
    ];
    expect(LINKS).toHaveLength(links.length);
    for (const link of links) expect(fromHandviewerLink(link), link).toHaveLength(1);
  });
});
