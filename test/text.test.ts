import { afterEach, describe, expect, it } from 'vitest';
import { callText, fill, printNotrumpAs, type Value } from '../src/text';

const filled = (nl: string, blanks: Readonly<Record<string, Value>>) =>
  fill({ text: { nl, en: nl }, with: blanks }, 'nl');

describe('a filled text', () => {
  it('begins a sentence with a capital, also behind another one', () => {
    const call = { call: 'X' } as const;
    expect(filled('{call} van West. {call} vervalt.', { call })).toBe('Doublet van West. Doublet vervalt.');
    expect(filled('West bood {call}. Daarna {call}.', { call })).toBe('West bood doublet. Daarna doublet.');
  });

  it('leaves cards, suits, bids and unknown blanks as they are', () => {
    const blanks = { card: { card: 'HK' }, suit: { suit: 'S' }, call: { call: '2H' } } as const;
    expect(filled('{card} {suit} {call} {nobody}', blanks)).toBe('♥H ♠ 2♥ {nobody}');
    expect(filled('{call} van Oost', blanks)).toBe('2♥ van Oost');
    expect(filled('{constructor} {toString} {__proto__}', blanks)).toBe('{constructor} {toString} {__proto__}');
  });
});

describe('notrump', () => {
  afterEach(() => printNotrumpAs('SA'));
  const bid = { call: { call: '3N' } } as const;
  it('is SA in Dutch, or ZT for who wants that, and NT in English', () => {
    expect([filled('{call}', { call: bid.call }), callText('1N', 'en')]).toEqual(['3SA', '1NT']);
    printNotrumpAs('ZT');
    expect([filled('{call}', { call: bid.call }), callText('1N', 'nl'), callText('1N', 'en')]).toEqual([
      '3ZT',
      '1ZT',
      '1NT',
    ]);
  });
});
