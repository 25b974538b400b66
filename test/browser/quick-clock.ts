// Waiting is most of what a table does. Here its time, and that of the extension on it, runs so many times as fast: what comes before what stays the same,
// as both tell the time by one rate, and nobody waits for a person's thoughts.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root';

/** Runs in the world of the content script, before it: the page's own clock is not touched. */
function hurry(times: number): void {
  const { now } = Performance.prototype;
  Performance.prototype.now = function (this: Performance) {
    return now.call(this) * times;
  };
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((then: () => void, ms = 0) => later(then, ms / times)) as typeof window.setTimeout;
}

/** A copy of the test build whose time at the live table runs `times` as fast, for `OpenOptions.folder`; `remove` it afterwards. */
export function quickBuild(times: number): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-quick-'));
  cpSync(path.join(ROOT, 'dist', 'test'), folder, { recursive: true });
  const script = path.join(folder, 'content-bbo.js');
  writeFileSync(script, `(${hurry})(${times});\n${readFileSync(script, 'utf8')}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
