// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skeleton } from '../../src/sites/skeleton';

function page(html: string): Element {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
}
const of = (html: string): readonly string[] => skeleton(page(html)).split('\n');

describe('what a page is built of', () => {
  test('tags, ids, classes, places, and where there is text; never the text', () => {
    const html = `<main id="navDiv"><b class="nameDisplayClass big" style="left: 12px; background-color: rgb(255, 206, 0)">Piet54</b>
      <b class="nameDisplayClass big" style="left: 3px"></b><i></i></main>`;
    expect(of(html)).toEqual([
      'div',
      ' main#navDiv',
      '  b.nameDisplayClass.big ×2 text in 1 { left: 3px | 12px; background-color: rgb(255, 206, 0) }',
      '  i',
    ]);
  });
  test('which of many cards is where cannot be read off it', () => {
    const card = (z: number, rank: string) => `<div class="cardClass" style="z-index: ${z}"><p>${rank}</p></div>`;
    const one = of([card(101, 'A'), card(203, 'K'), card(312, 'Q')].join(''));
    const other = of([card(312, 'A'), card(101, 'K'), card(203, 'Q')].join(''));
    expect(one).toEqual(other);
    expect(one[1]).toBe(' div.cardClass ×3 { z-index: 101 | 203 | 312 }');
    const many = of(Array.from({ length: 52 }, (_, i) => card(100 + i, 'A')).join(''));
    expect(many[1]).toBe(' div.cardClass ×52 { z-index: 100 .. 151 (52 values) }');
  });
  test('a name that became an id or a class is left out', () => {
    expect(of('<p id="piet54" class="row-Piet54 seat">Piet54</p>')[1]).toBe(' p#?.?.seat text');
    expect(of('<p class="♥A seat 10">x</p>')[1]).toBe(' p.?.seat text');
  });
  test('pictures, other attributes and values that could say something are left out', () => {
    const html =
      '<a href="/u/piet" title="Piet" data-card="HK" style="background: url(HK.png) red; --who: Piet; width: calc(1px + 2px)"></a>';
    const text = of(html).join('\n');
    for (const word of ['piet', 'Piet', 'HK', 'calc']) expect(text).not.toContain(word);
  });
  test('our own overlay, scripts and drawings are not looked into', () => {
    const html = '<div data-slagwacht><b></b></div><script>var x</script><svg><text>Piet</text></svg>';
    expect(of(html)).toEqual(['div', ' script text', ' svg']);
  });
  test('of a page without end it tells the beginning, and how much was left', () => {
    const html = Array.from({ length: 800 }, (_, i) => `<p class="c-${i}"></p>`).join('');
    const lines = of(html);
    expect(lines).toHaveLength(601);
    expect(lines.at(-1)).toBe('... and 201 kinds more');
    expect(
      skeleton(page(Array.from({ length: 600 }, (_, i) => `<p class="${'a'.repeat(50)}-${i}"></p>`).join(''))).length,
    ).toBeLessThan(31_000);
  });
});

test('no word that is written on a page is in it, whatever its build', () => {
  const word = fc.stringMatching(/^[A-Za-z]{3,8}[0-9]{1,3}$/);
  const name = fc.constantFrom('row', 'seat', 'x-y', 'handPanel');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, name, word, fc.boolean()), { minLength: 1, maxLength: 12 }), (parts) => {
      const root = page('');
      for (const [text, own, other, deep] of parts) {
        const element = document.createElement('p');
        element.className = `${own} ${own}-${text} ${text}`;
        element.id = text;
        element.title = text;
        element.append(document.createTextNode(`${text} ${other}`));
        ((deep && root.lastElementChild) || root).append(element);
      }
      const made = skeleton(root);
      for (const [text, , other] of parts) {
        expect(made).not.toContain(text);
        expect(made).not.toContain(other);
      }
    }),
  );
});
