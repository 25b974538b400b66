import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, kindOf } from '../browser/find.mjs';

describe('finding a browser', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-browsers-'));
  const program = (name: string) => path.join(folder, name);
  beforeAll(() => {
    for (const name of ['chromium-browser', 'google-chrome', 'firefox', 'my-firefox', 'my-chrome']) {
      writeFileSync(program(name), '#!/bin/sh\n');
      chmodSync(program(name), 0o755);
    }
    writeFileSync(program('chromium'), 'not a program');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('takes the first known name on the path that can be run', () => {
    expect(findBrowser('chromium', { PATH: folder })).toBe(program('chromium-browser'));
    expect(findBrowser('firefox', { PATH: folder })).toBe(program('firefox'));
  });

  it('prefers the one in BROWSER, of the kind that it is', () => {
    const env = { PATH: folder, BROWSER: program('my-firefox') };
    expect(findBrowser('firefox', env)).toBe(program('my-firefox'));
    expect(findBrowser('chromium', env)).toBe(program('chromium-browser'));
    expect(findBrowser('chromium', { PATH: folder, BROWSER: 'my-firefox:my-chrome' })).toBe(program('my-chrome'));
  });

  it('passes over a BROWSER that is not there', () => {
    expect(findBrowser('firefox', { PATH: folder, BROWSER: '/nowhere/firefox' })).toBe(program('firefox'));
  });

  it('tells the kind by the name of the program', () => {
    expect(kindOf('/usr/lib/firefox-esr/firefox-esr')).toBe('firefox');
    expect(kindOf('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')).toBe('chromium');
    expect(kindOf('/opt/firefox/chromium')).toBe('chromium');
  });
});
