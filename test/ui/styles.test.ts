// Contrast of every text colour on every ground it stands on, in both themes: at least 7:1 (WCAG 2.2, success criterion 1.4.6).
import { describe, expect, test } from 'vitest';
import { css } from '../../src/ui/overlay/styles';

type Colours = Readonly<Record<string, string>>;
const block = (text: string): Colours =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));

const light = block(/\.overlay \{([^}]*)\}/.exec(css)?.[1] ?? '');
const dark = block(/\.overlay\.dark \{([^}]*)\}/.exec(css)?.[1] ?? '');

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const PAIRS: readonly [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'shade'],
  ['soft', 'paper'],
  ['soft', 'shade'],
  ['red', 'paper'],
  ['red', 'shade'],
  ['link', 'paper'],
  ['stop', 'stop-paper'],
  ['stop', 'paper'],
  ['good', 'paper'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_, colours) => {
  test.each(PAIRS)('%s on %s', (text, ground) => {
    expect(contrast(colours[text] ?? '#000000', colours[ground] ?? '#000000')).toBeGreaterThanOrEqual(7);
  });
});

test('the formula gives what the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});
test('follows the computer in dark, and the system in forced colours', () => {
  expect(css).toMatch(/prefers-color-scheme: dark\) \{ \.overlay\.auto/);
  expect(css).toContain('forced-colors: active');
});
