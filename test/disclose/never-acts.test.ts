// F6: nothing of ours clicks, types, sends or connects, and a site is only looked at.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'src');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

const ACTS =
  /\.(?:click|dispatchEvent|submit|requestSubmit|execCommand|sendBeacon|connectNative|sendNativeMessage)\(|\b(?:fetch|importScripts)\(|\b(?:XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection|WebTransport|BroadcastChannel)\b|new (?:Image|Audio)\b|onMessageExternal|onConnectExternal/;
const WRITES =
  /\.(?:textContent|innerText|innerHTML|outerHTML|value|checked|className|id|hidden|disabled)\s*=[^=]|\.(?:setAttribute|removeAttribute|append|appendChild|prepend|before|after|replaceWith|replaceChildren|insertBefore|insertAdjacent\w+|setProperty|removeChild|remove|focus|scrollTo|scrollIntoView)\(/;

/** A timer of the clock; and a copy of a part, which is on no page. */
const NO_WRITING = /\bclock\.after\(|\bof all\(copy,/;

/** What the page was kept from hearing, handed on inside the overlay's own shadow root; it does not leave it (`composed: false`). */
const INSIDE = /\binner\.dispatchEvent\(copy\)/;

/** A line of code, without what a comment says. */
const offending = (pattern: RegExp, source: string): readonly string[] =>
  source.split('\n').filter((line) => pattern.test(line.replace(/^\s*(?:\/\/|\*|\/\*).*$/, '')));

describe('F6', () => {
  test.each(['sites', 'ui', 'extension'].flatMap(filesOf))('%s does nothing to the page or the world', (file) => {
    const lines = offending(ACTS, readFileSync(path.join(SRC, file), 'utf8'));
    expect(lines.filter((line) => file !== 'ui/overlay/forward.ts' || !INSIDE.test(line))).toEqual([]);
  });
  test.each(filesOf('sites'))('%s only looks', (file) => {
    const source = readFileSync(path.join(SRC, file), 'utf8');
    expect(offending(WRITES, source).filter((line) => !NO_WRITING.test(line))).toEqual([]);
  });
  test.each([
    [ACTS, 'button.click();'],
    [ACTS, "await fetch('https://example.org')"],
    [WRITES, "input.value = '9';"],
    [WRITES, 'root.append(note);'],
  ])('the check bites: %s %s', (pattern, line) => {
    expect(offending(pattern, line)).toHaveLength(1);
  });
});
