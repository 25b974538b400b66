// The one door to a real browser: tests, demo and bench get a window with the extension in it and our pages at their real addresses.
import path from 'node:path';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import manifest from '../../manifest.json';
import { type BrowserKind, ensureBrowser } from './find.mjs';
import { ROOT } from './root';
import { type PageServer, type Pages, servePages } from './server';

/** Our own pages, each under the address of the page it stands for. */
export const PAGES: Pages = {
  'https://www.bridgebase.com/tools/': path.join(ROOT, 'test', 'sites', 'bbo-handviewer', 'page'),
  'https://www.bridgebase.com/v3/': path.join(ROOT, 'test', 'sites', 'bbo', 'page'),
};
export const HANDVIEWER = 'https://www.bridgebase.com/tools/handviewer.html';
export const BBO_TABLE = 'https://www.bridgebase.com/v3/';

/** Firefox gives an extension a random address; a preference fixes it. */
const FIREFOX_UUID = '5a6e1ad3-36c5-4b5f-9b58-4f0d7c2a9c11';

export interface OpenOptions {
  /** `test` has an open shadow root, `extension` is the shipped one; null: no extension at all. */
  build?: 'test' | 'extension' | null;
  /** Another folder to take it from, absolute. */
  folder?: string;
  /** Leaves the tab open that the extension opens after it was installed. */
  welcome?: boolean;
  headless?: boolean;
  /** Pages to serve instead of our own. */
  pages?: Pages;
  /** Language of the browser itself. */
  lang?: 'nl' | 'en';
  /** Content-Security-Policy that our pages are served with. */
  csp?: string;
  width?: number;
  height?: number;
}

export interface OpenBrowser {
  kind: BrowserKind;
  browser: Browser;
  server: PageServer;
  /** Opens an address in a new tab and waits until it has loaded. */
  visit(address: string): Promise<Page>;
  /** Opens a page of the extension itself (`options.html`). */
  extensionPage(name: string, readySelector?: string): Promise<Page>;
  close(): Promise<void>;
}

/** No name leaves this machine: our hosts go to our server, every other name is unknown. A proxy would resolve names itself. */
function chromiumOptions(program: string, server: PageServer, lang: string): LaunchOptions {
  const ours = server.hosts.map((host) => `MAP ${host}:443 127.0.0.1:${server.port}`).join(', ');
  return {
    executablePath: program,
    pipe: true,
    enableExtensions: true,
    env: { ...process.env, LANGUAGE: lang },
    args: [
      // Root (a container, CI) cannot use the sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--no-proxy-server',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--start-maximized',
      `--host-resolver-rules=${ours}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  };
}

function firefoxOptions(program: string, server: PageServer, lang: string, id: string): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: program,
    // Lets a driver open pages of an extension.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'network.dns.forceResolve': '127.0.0.1',
      'network.socket.forcePort': `443=${server.port};80=${server.port}`,
      'network.proxy.type': 0,
      // Firefox asks its maker for lists at every start.
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'extensions.webextensions.uuids': JSON.stringify({ [id]: FIREFOX_UUID }),
      'intl.locale.requested': lang === 'nl' ? 'nl' : 'en-US',
    },
  };
}

/** A new installation opens a tab in front; whoever drives the browser wants to be alone. Firefox does not tell its address. */
async function closeWelcome(browser: Browser, before: readonly Page[]): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const page = (await browser.pages()).find((one) => !before.includes(one));
    if (page !== undefined) return page.close();
    if (Date.now() > end) throw new Error('the extension did not open its first page');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens a browser of this kind (installing one where `ensureBrowser` may). Close it: it holds a server and a process. */
export async function openBrowser(kind: BrowserKind, options: OpenOptions = {}): Promise<OpenBrowser> {
  const {
    build = 'test',
    folder,
    welcome = false,
    headless = true,
    pages = PAGES,
    lang = 'nl',
    csp,
    width = 1280,
    height = 900,
  } = options;
  const program = await ensureBrowser(kind);
  const server = await servePages(pages, csp);
  let browser: Browser | undefined;
  try {
    const id = manifest.browser_specific_settings.gecko.id;
    const own =
      kind === 'chromium' ? chromiumOptions(program, server, lang) : firefoxOptions(program, server, lang, id);
    // With a window a person sees the page at its natural size.
    const defaultViewport = headless ? { width, height } : null;
    browser = await puppeteer.launch({ ...own, headless, acceptInsecureCerts: true, defaultViewport });
    const before = await browser.pages();
    const installed =
      build === null ? null : await browser.installExtension(path.resolve(ROOT, 'dist', folder ?? build));
    const opened = browser;
    if (installed !== null && !welcome) await closeWelcome(opened, before);
    return {
      kind,
      browser: opened,
      server,
      async visit(address) {
        const page = await opened.newPage();
        await page.goto(address, { waitUntil: 'load' });
        return page;
      },
      async extensionPage(name, readySelector = 'body *') {
        const page = await opened.newPage();
        const scheme = kind === 'chromium' ? `chrome-extension://${installed}` : `moz-extension://${FIREFOX_UUID}`;
        // Firefox never tells the load event of such a page.
        await page.goto(`${scheme}/${name}`, { waitUntil: kind === 'chromium' ? 'load' : [] });
        await page.waitForSelector(readySelector);
        return page;
      },
      async close() {
        await opened.close();
        await server.close();
      },
    };
  } catch (error) {
    await browser?.close();
    await server.close();
    throw error;
  }
}
