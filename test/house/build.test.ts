import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExtension } from '../../build.mjs';
import { DRAWERS } from '../../src/extension/drawers';
import { catalogue } from '../../src/laws/catalogue';
import { sites } from '../../src/sites/index';

/** Bytes after gzip, of what every page of a site loads. */
const LIMIT = 45_000;
const contentOf = (id: string) => `content-${id}.js`;

describe('the built extension', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-build-'));
  const file = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  beforeAll(() => buildExtension(folder, 'closed'), 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs on the pages of the sites and nowhere else', () => {
    const manifest = JSON.parse(file('manifest.json'));
    expect(manifest.content_scripts).toEqual(
      sites.flatMap(({ id, matches }) => [
        { matches, js: ['guard.js'], run_at: 'document_start' },
        { matches, js: [contentOf(id)], run_at: 'document_idle' },
      ]),
    );
    expect(
      sites.flatMap(({ matches }) => matches).filter((match) => !match.startsWith('https://') || match.includes('*.')),
    ).toEqual([]);
  });

  it('asks for storage, for its own drawers in the pages of the sites, for the link under a menu, and for nothing else', () => {
    const manifest = JSON.parse(file('manifest.json'));
    expect(manifest.permissions).toEqual(['storage', 'scripting', 'activeTab', 'contextMenus']);
    expect(manifest.host_permissions).toEqual(sites.flatMap(({ matches }) => matches));
    expect(Object.keys(manifest).filter((key) => /optional_|externally|web_accessible/.test(key))).toEqual([]);
    expect(manifest.browser_specific_settings.gecko.data_collection_permissions).toEqual({ required: ['none'] });
  });

  it.each(DRAWERS)('has a script for the drawer %s, which puts itself in', (which) => {
    expect(file(`drawer-${which}.js`)).toContain('slagwacht.drawers');
    const page = { laws: 'laws.html', report: 'table.html', panel: null, build: null }[which];
    if (page !== null) expect(file(page)).toContain('<script');
  });

  it.each(sites)('closes its shadow root on $id', ({ id }) => {
    const content = file(contentOf(id));
    expect(content).toContain('closed');
    expect(content).not.toContain('__SHADOW__');
  });

  it.each(sites)('has a small content script for $id without the texts of the laws', ({ id }) => {
    const content = file(contentOf(id));
    expect(gzipSync(content + file('guard.js'), { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
    expect(catalogue.filter(({ summary }) => content.includes(summary.nl)).map(({ id }) => id)).toEqual([]);
    expect(catalogue.some(({ summary }) => file('background.js').includes(summary.nl))).toBe(true);
    // So are the rules, and the words for what they find.
    for (const words of ['De verzaking staat vast', 'Een bod gaat tot zeven'])
      expect([content, file('background.js')].map((code) => code.includes(words))).toEqual([false, true]);
  });

  it('sends nothing and runs no code from strings', () => {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
      const code = file(name);
      expect(code, name).not.toMatch(
        /(?<![.\w])fetch\((?![^()]*\)\{)|XMLHttpRequest|WebSocket\(|sendBeacon|\beval\(|new Function|importScripts/,
      );
      expect(code, name).not.toMatch(/\.innerHTML\s*=/);
    }
  });
});
