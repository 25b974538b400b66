// The commands that a person runs, and what they stand on: a recorded board stepped through on our page, the panel at its step.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommands } from '../../build.mjs';
import { recordAddress } from '../help/record-address';
import { type OpenBrowser, openBrowser } from './open';
import { overlayText, panelGone, panelWithin, stepToPanel, waitForOverlay } from './overlay';
import { ROOT } from './root';

const OWN = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
/** Presses of Next until South's ♣2, the eleventh card: the auction stands there from the start. */
const PRESSES = 11;

describe.each(['chromium', 'firefox'] as const)('a recorded revoke in %s', (kind) => {
  let open: OpenBrowser;
  beforeAll(async () => {
    open = await openBrowser(kind);
  });
  afterAll(() => open?.close());

  it('opens the panel at its step, and takes it away when stepped back', async () => {
    const page = await open.visit((await recordAddress(OWN)).address);
    const faults: unknown[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await waitForOverlay(page);
    expect(await stepToPanel(page, 150)).toEqual({ steps: PRESSES, opened: true });
    expect(await overlayText(page, 'panel')).toMatch(/Slag 3: Zuid speelde ♣2[\s\S]*roep de WL[\s\S]*44C/);

    await page.click('#undoButton');
    expect(await panelGone(page, 5000)).toBe(true);
    await page.click('#nextButton');
    expect(await panelWithin(page, 5000)).toBe(true);
    expect(faults).toEqual([]);
    // Icons and lists of its own maker a browser asks for by itself; the extension asks for nothing.
    const byItself = /\/favicon\.ico$|^https?:\/\/[\w.-]+\.(mozilla|firefox)\.(com|org|net)\//;
    expect(open.server.missed.filter((address) => !byItself.test(address))).toEqual([]);
    await page.close();
  });
});

describe('npm start', () => {
  const start = (...args: readonly string[]) => {
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
    const command = path.join(ROOT, 'dist', 'commands', 'start.js');
    return spawnSync(process.execPath, [command, ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  beforeAll(() => buildCommands('test/commands', 'dist/commands'));
  const LONG = 120_000;

  it.runIf(process.platform === 'linux')(
    'without a display prints what the overlay says and takes pictures',
    () => {
      const pictures = ['chromium-1-start', 'chromium-2-panel'].map((name) =>
        path.join(ROOT, 'dist', 'demo', `${name}.png`),
      );
      for (const file of pictures) rmSync(file, { force: true });
      const { status, stdout } = start();
      expect(stdout).toContain(`the panel opened after ${PRESSES} steps`);
      expect(stdout).toContain('Zuid speelde ♣2');
      for (const file of pictures) {
        expect(statSync(file).size).toBeGreaterThan(10_000);
        expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
      }
      expect(status).toBe(0);
    },
    LONG,
  );

  it.each([
    ['a file that is not there', 'none.pbn', /none\.pbn: there is no such file/],
    ['a file of another kind', path.join(ROOT, 'icons', '16.png'), /no board was found/],
    ['an unknown switch', '--netscape', /usage: npm start/],
  ])('with %s says so and ends with 2', (_, argument, message) => {
    const { status, stderr } = start(argument);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});
