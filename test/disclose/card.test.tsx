// @vitest-environment happy-dom
// F4, F7, F8 on the card itself: what heads it, in which order it goes on, where the options stand folded, and that it blames nobody.
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { log } from '../../src/cases/log';
import { tell } from '../../src/extension/telling';
import { seen } from '../../src/seen';
import { fill } from '../../src/text';
import { FindingCard } from '../../src/ui/overlay/finding';
import { READING_MORE } from '../../src/ui/overlay/strings';
import type { Told, View } from '../../src/ui/overlay/view';
import { finds } from './every-kind';
import { shown, type Who } from './shown';

afterEach(cleanup);

/** A defender's lead out of turn: declarer has a choice. */
const LEAD = 'dealer S; calls 1NT P P P; play W.♠4 N.♠A E.♠9 S.♠5; play W.♦2';
const never = () => {
  throw new Error('nothing was pressed');
};

function card(who: Who, text = LEAD): { text: string; container: Element; told: Told } {
  const told = tell(shown(text, who));
  const [finding] = told.findings;
  if (finding === undefined) throw new Error('nothing is shown');
  const view: View = {
    ...told,
    mode: who.role ?? 'playing',
    edition: '2017',
    offers: { lesson: null, spectator: null, director: null },
    reading: { state: 'reading' },
    notes: [],
    reports: [],
    articles: new Map(),
    trouble: null,
    quiet: null,
    muted: null,
    problem: null,
  };
  const actions = new Proxy({}, { get: () => never }) as never;
  const { container } = render(
    <FindingCard finding={finding} folded={false} view={view} lang="nl" actions={actions} unfold={null} />,
  );
  return { text: container.textContent ?? '', container, told };
}

describe('F4: the card of a player', () => {
  test('says first what was seen, then to stop and call the director, then the choices', () => {
    const { text } = card({ me: 'E' });
    const places = ['Op het scherm lijkt het zo: Slag 2: West', 'Stop, roep de WL', 'kiest:'].map((one) =>
      text.indexOf(one),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
  test('keeps the choices folded where a tournament shows', () => {
    const { container } = card({ me: 'E', page: { tournament: true } });
    const options = [...container.querySelectorAll('.options')];
    expect(options.length).toBeGreaterThan(0);
    for (const one of options)
      expect(one.closest('details')?.querySelector('summary')?.textContent).toBe('De WL is er: toon de keuzes');
    cleanup();
    expect(card({ me: 'E' }).container.querySelector('.options')?.closest('details')).toBe(null);
  });
  test('praises no choice above another', () => {
    const options = card({ me: 'S' }).container.querySelector('.options')?.textContent ?? '';
    expect(options).toContain('Accepteren');
    expect(options).not.toMatch(/\b(beste|beter|aanbevolen|aanrad|voordelig|verstandig)/i);
  });
});

describe('F7: the card of a spectator', () => {
  test('asks him to say nothing, and does not send him to the director', () => {
    const { text } = card({ role: 'kibitz', spectator: true });
    expect(text).toContain('Zeg niets tegen de spelers');
    expect(text).not.toContain('Stop, roep de WL');
  });
  test('after the board neither', () => {
    const { text } = card({ me: 'E' }, `${LEAD}; end cutOff`);
    expect(text).toContain('Na afloop van het spel');
    expect(text).not.toContain('Stop, roep de WL');
  });
});

describe('F8: nobody is blamed', () => {
  const BLAME =
    /\b(fout|fouten|schuld|schuldig|overtreding|overtreder|overtrad|vals|valsspel|illegaal|verboden|dom|slordig|straf verdien|fault|guilt|guilty|blame|cheat|illegal|offender|offence|careless)\b/i;
  test.each(finds().map((found) => [found.kind, found] as const))('in the title of %s', (_, found) => {
    for (const lang of ['nl', 'en'] as const) expect(fill(seen(found), lang)).not.toMatch(BLAME);
  });
  test('the check bites', () => {
    expect('Oost maakte een fout.').toMatch(BLAME);
    expect(READING_MORE.reading.nl).not.toMatch(BLAME);
  });
  test('no explanation of a call, which may name a person, is handed on', () => {
    const events = log('dealer S; calls 2♠ 1NT').map((event) =>
      event.type === 'call' ? { ...event, explanation: 'Piet says so' } : event,
    );
    for (const who of [{ me: 'E' }, { role: 'review' }, { me: 'E', page: { over: true } }] as const) {
      const told = shown(events, who);
      expect(told.findings).toHaveLength(1);
      expect(JSON.stringify(told)).not.toContain('Piet');
    }
  });
});
