// @vitest-environment happy-dom
// What a user can see, and how a page writes cards and colours.
import { describe, expect, it } from 'vitest';
import { background, cardFromText, childrenOf, expectCount, hex, shown, suitSign, textOf } from '../../src/sites/dom';

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('#it') as HTMLElement;
}

describe('shown', () => {
  it.each([
    ['<p id="it"></p>', true],
    ['<p id="it" style="visibility: hidden"></p>', false],
    ['<div style="visibility: hidden"><p id="it"></p></div>', false],
    ['<div style="display: none"><p id="it" style="visibility: visible"></p></div>', false],
    ['<p id="it" style="visibility: collapse"></p>', false],
  ])('%s: %s', (html, visible) => expect(shown(element(html))).toBe(visible));

  it('asks the browser about style sheets only what inline style has not hidden', () => {
    const it = element('<p id="it"></p>');
    const asked: unknown[] = [];
    it.checkVisibility = (options) => {
      asked.push(options);
      return false;
    };
    expect(shown(it)).toBe(false);
    expect(asked).toEqual([{ visibilityProperty: true }]);
    it.style.visibility = 'hidden';
    expect(shown(it)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('a visible child shows in a hidden parent, where the browser does not say otherwise', () => {
    const it = element('<div style="visibility: hidden"><p id="it" style="visibility: visible"></p></div>');
    it.checkVisibility = () => true;
    expect(shown(it)).toBe(true);
  });
});

describe('texts and colours', () => {
  it.each([
    ['#CB0000', 'cb0000'],
    ['808080', '808080'],
    ['rgb(203, 0, 0)', 'cb0000'],
    ['rgb(255 206 0)', 'ffce00'],
    ['rgba(0, 0, 0, 0)', '000000'],
    ['red', ''],
    ['', ''],
  ])('%s', (colour, digits) => expect(hex(colour)).toBe(digits));

  it('a background is read from either property', () => {
    expect(background(element('<p id="it" style="background: #FFCE00"></p>'))).toBe('ffce00');
    expect(background(element('<p id="it" style="background-color: rgb(255, 206, 0)"></p>'))).toBe('ffce00');
    expect(background(element('<p id="it"></p>'))).toBe('');
  });

  it.each([
    ['♥10', 'HT'],
    ['♠A', 'SA'],
    ['♧ 2', 'C2'],
    ['♦', null],
    ['A♠', null],
    ['♥1', null],
    ['', null],
  ])('%s is %s', (text, card) => expect(cardFromText(text)).toBe(card));

  it('suit signs, black and white', () => {
    expect([...'♣♦♥♠♧♢♡♤'].map(suitSign).join('')).toBe('CDHSCDHS');
    expect(suitSign('x')).toBeNull();
  });

  it('text loses what cannot be seen', () => {
    expect(textOf(element('<p id="it">\u00A04♠\uFE0E x </p>'))).toBe('4♠ x');
  });

  it('children only, and so many', () => {
    const it = element('<div id="it"><b class="a"><i class="a"></i></b><b class="a"></b></div>');
    expect(childrenOf(it, '.a')).toHaveLength(2);
    expect(() => expectCount(childrenOf(it, '.a'), 3, 'hands', 'a')).toThrow('hands: a: 2 instead of 3');
  });
});
