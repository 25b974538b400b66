// @vitest-environment happy-dom
// One board of the review page as it is drawn: hands, auction with explanations, holes, what if; and the keys.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readRecord } from '../../src/records/index';
import { openBoard } from '../../src/review/document';
import { START, type Walk } from '../../src/review/walk';
import { Board } from '../../src/ui/review/board';
import { commandOf } from '../../src/ui/review/keys';

afterEach(cleanup);

const DEAL = '[Deal "N:T874.T943.K98.64 3.AKJ.J765.AK985 KQ962.65.T3.QT72 AJ5.Q872.AQ42.J3"]';
const REVOKE = `[Board "7"]\n[Dealer "N"]\n[Vulnerable "NS"]\n${DEAL}\n[Declarer "W"]\n[Contract "3NT"]\n[Auction "N"]\nPass 1C 1S X =1=\n3S X Pass 3NT\nPass Pass Pass\n[Note "1:takeout"]\n[Play "N"]\nS4 S3 SQ SA\nH3 HJ H5 H2\nH4 HA ^R C2 H7\n*\n{a pity}\n`;

function draw(text: string, walk: Partial<Walk> = {}, lang: 'nl' | 'en' = 'nl') {
  const [game] = readRecord(text);
  if (game === undefined) throw new Error('no board');
  const change = vi.fn<(walk: Walk) => void>();
  const nothing = vi.fn();
  const { container } = render(
    <Board
      document={openBoard(game)}
      walk={{ ...START, ...walk }}
      edition="2017"
      lang={lang}
      change={change}
      articles={() => []}
      actions={{
        look: nothing,
        pullOut: () => Promise.reject(new Error('none')),
        copy: () => Promise.resolve(true),
        change: nothing,
        openOptions: nothing,
        unreport: nothing,
        mute: nothing,
        unmute: nothing,
        dismiss: nothing,
        declare: nothing,
        copyProblem: nothing,
      }}
    />,
  );
  const words = (selector: string) =>
    (container.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const press = (label: string) =>
    fireEvent.click(
      [...container.querySelectorAll('button')].find((one) => one.textContent?.includes(label)) as Element,
    );
  return { container, change, words, press };
}

describe('the table', () => {
  test('hands in the letters of the language, who is vulnerable, in words', () => {
    const { words } = draw(REVOKE);
    expect(words('.hand.at-W .suits')).toBe('♠ A B 5 ♥ V 8 7 2 ♦ A V 4 2 ♣ B 3');
    expect(words('.hand.at-N h3')).toContain('kwetsbaar');
    expect(words('.hand.at-W h3')).not.toContain('kwetsbaar');
    cleanup();
    expect(draw(REVOKE, {}, 'en').words('.hand.at-W .suits')).toBe('♠ A J 5 ♥ Q 8 7 2 ♦ A Q 4 2 ♣ J 3');
  });
  test('a closed hand is nowhere on the page, what it played is', () => {
    const { container, words, change } = draw(REVOKE, { stop: 12, hidden: ['N'] });
    expect(words('.hand.at-N')).toContain('Hand gesloten');
    expect(container.textContent).not.toContain('10 8 7');
    expect(words('.middle')).toContain('♠4');
    fireEvent.click(container.querySelector('.hand.at-N .eye') as Element);
    expect(change.mock.calls[0]?.[0].hidden).toEqual([]);
  });
  test('the auction has numbers that lead to the explanations, and shows no call before its time', () => {
    const { words } = draw(REVOKE, { stop: 4 });
    expect(words('.auction tbody')).toBe('pas1♣1♠dbl1');
    expect(words('.explanations')).toBe('dbl van West: takeout');
  });
  test('what is missing is said, and a hand told in part is shown as one', () => {
    const { words } = draw('[Board "1"]\n[Deal "N:AK.Q.. - 5.. -"]\n');
    expect(words('.hand.at-N')).toContain('Een deel van de hand');
    expect(words('.hand.at-E')).toContain('Niet in het verslag');
    expect(words('.holes')).toContain('de hand van Oost en West');
  });
  test('words of the record stand as they were written', () => {
    expect(draw(REVOKE, { stop: 23 }).words('.comments p')).toBe('a pity');
  });
});

describe('the ways through it', () => {
  test('buttons lead on, and are off where they lead nowhere', () => {
    const { container, change, press } = draw(REVOKE);
    const off = [...container.querySelectorAll<HTMLButtonElement>('.steps button')].filter((one) => one.disabled);
    expect(off.map((one) => one.textContent)).toEqual(['◀◀ Slag terug', '◀ Terug', '|◀ Begin', '▲ Vorige melding']);
    press('Verder');
    press('Volgende melding');
    fireEvent.input(container.querySelector('.stepping input') as Element, { target: { value: '9' } });
    expect(change.mock.calls.map(([{ stop }]) => stop)).toEqual([1, 21, 9]);
  });
  test('a finding leads to its moment and to what else could have been', () => {
    const { change, press } = draw(REVOKE, { stop: 24 });
    press('Ga naar dit moment');
    press('Wat had er nog meer gekund?');
    expect(change.mock.calls.map(([{ stop, asked }]) => [stop, asked !== null])).toEqual([
      [21, false],
      [21, true],
    ]);
  });
});

describe('keys', () => {
  const key = (name: string, on = 'div', more = {}) => {
    const target = document.createElement(on);
    return commandOf({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more }, target);
  };
  test.each([
    ['ArrowRight', { move: 'next' }],
    ['PageUp', { move: 'trickBack' }],
    ['N', { move: 'findingNext' }],
    [']', { board: 1 }],
    ['?', 'keys'],
    ['x', null],
  ] as const)('%s', (name, command) => {
    expect(key(name)).toEqual(command);
  });
  test('belong to what is being typed in, and to the browser', () => {
    expect(key('n', 'input')).toBeNull();
    expect(key('ArrowLeft', 'textarea')).toBeNull();
    expect(key('n', 'div', { ctrlKey: true })).toBeNull();
  });
});
