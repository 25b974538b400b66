import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HANDVIEWER, type OpenBrowser, openBrowser } from './open';

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-page-'));
  let open: OpenBrowser;

  beforeAll(async () => {
    // No table in it: what is tested here is the ground that every other browser test stands on.
    writeFileSync(path.join(folder, 'handviewer.html'), '<!doctype html><title>empty</title><p id="page">page</p>');
    open = await openBrowser(kind, {
      build: 'extension',
      csp: STRICT,
      pages: {
        'https://www.bridgebase.com/tools/': folder,
        'https://example.org/': folder,
      },
    });
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('puts the shipped overlay, closed, into a page at the real address under a strict policy', async () => {
    const page = await open.visit(HANDVIEWER);
    const host = await page.waitForSelector('[data-slagwacht]');
    expect(page.url()).toBe(HANDVIEWER);
    expect(await host?.evaluate((element) => (element as Element).shadowRoot)).toBe(null);
    expect(await host?.evaluate((element) => (element as Element).childElementCount)).toBe(0);
    await page.close();
  });

  it('stays out of any other page', async () => {
    const page = await open.visit('https://example.org/handviewer.html');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.$('#page')).not.toBe(null);
    expect(await page.$('[data-slagwacht]')).toBe(null);
    await page.close();
  });

  it('reaches no other host', async () => {
    const answer = await open.visit('https://www.bridgebase.com/tools/handviewer.html');
    const status = await answer.goto('https://www.example.net/').then(
      (response) => response?.status(),
      () => 'unreachable',
    );
    // Firefox sends every name to our server, which knows no such page.
    expect(status).toBe(kind === 'chromium' ? 'unreachable' : 404);
    await answer.close();
  });

  it.each(['options.html', 'popup.html'])('shows its own %s', async (name) => {
    const page = await open.extensionPage(name, 'button, input, select');
    expect(await page.$eval('body', (body) => (body as HTMLElement).innerText.length)).toBeGreaterThan(20);
    await page.close();
  });
});
