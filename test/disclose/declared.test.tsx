// @vitest-environment happy-dom
// What the user declares: the lesson table (F4b), the spectator (F7), the director (F10, F11); when it is offered, what it opens, and when it ends.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '../../src/cases/log';
import { admit } from '../../src/disclose/admit';
import type { Declared, Role } from '../../src/disclose/context';
import { acrossReload, modeOf, NOTHING_DECLARED, offersOf, stillDeclared } from '../../src/disclose/declared';
import { tell } from '../../src/extension/telling';
import { hasQuestion, isHeldBack } from '../../src/ui/overlay/asked';
import { ModeBox, ModeMenu } from '../../src/ui/overlay/mode';
import type { View } from '../../src/ui/overlay/view';
import { contextFor, kinds, shown, type Who } from './shown';

afterEach(cleanup);

/** East's revoke, which only a later card proves. */
const KEPT = 'dealer S; calls 1NT P P P; play W.♠4 N.♠A E.♥9 S.♠5; play N.♠K E.♠8 S.♠6 W.♠3';
/** Before all eyes: an insufficient bid. */
const OPEN = 'dealer S; calls 2♠ 1NT';
const OVER = `${KEPT}; end cutOff`;
const all: Declared = { lesson: true, spectator: true, director: 'free' };
const page = (rest: Partial<Parameters<typeof stillDeclared>[1]> = {}) => ({
  role: 'playing' as Role | null,
  tournament: false,
  fresh: false,
  ...rest,
});
const silent = (text: string, who: Who) => {
  const { findings, occasions, notes, due, choices, opens, now } = shown(text, who);
  return [...findings, ...occasions, ...notes, ...due, ...choices, ...opens, ...now.restrictions].length === 0;
};

describe('F4b: a lesson table', () => {
  test('is offered at a live table, and not where a tournament shows', () => {
    const offered = (role: Role | null, tournament: boolean) => offersOf(role, { tournament }, NOTHING_DECLARED).lesson;
    expect([offered('playing', false), offered('kibitz', false), offered('review', false)]).toEqual([
      false,
      false,
      null,
    ]);
    expect([offered('playing', true), offered('kibitz', true), offered(null, false)]).toEqual([null, null, null]);
  });
  test('ends when the table is left or a tournament shows, and lasts from board to board', () => {
    const lasts = (rest: Parameters<typeof page>[0]) => stillDeclared(all, page(rest)).lesson;
    expect(lasts({ fresh: true })).toBe(true);
    expect([lasts({ role: null }), lasts({ role: 'review' }), lasts({ tournament: true })]).toEqual([
      false,
      false,
      false,
    ]);
  });
  test('declared by who watches opens to him as to a player', () => {
    expect(kinds(shown(KEPT, { role: 'kibitz', lesson: true }))).toEqual(['revoke']);
  });
});

describe('F7: a spectator who has not confirmed', () => {
  test('is told nothing, not even what everybody sees', () => {
    expect([silent(KEPT, { role: 'kibitz' }), silent(OPEN, { role: 'kibitz' })]).toEqual([true, true]);
    expect(kinds(shown(OPEN, { role: 'kibitz', spectator: true }))).toEqual(['insufficientBid']);
  });
  test('is told after the board', () => {
    expect(kinds(shown(OVER, { role: 'kibitz' }))).toEqual(['revoke']);
  });
  test('confirms for a session, and it ends when he plays', () => {
    const lasts = (role: Role) => stillDeclared(all, page({ role, fresh: true })).spectator;
    expect([lasts('kibitz'), lasts('review'), lasts('playing')]).toEqual([true, true, false]);
    expect(acrossReload(all).spectator).toBe(true);
  });
});

describe('F10: after the board', () => {
  test('everything is told, to who reviews, directs or played', () => {
    for (const who of [{ me: 'E' }, { me: 'N' }, { role: 'review' }, { role: 'kibitz', director: 'free' }] as const)
      expect(kinds(shown(OVER, who))).toEqual(['revoke']);
  });
  test('and nothing that could not be seen', () => {
    const text = 'dealer S; hand E ♠98 ♥9876 ♦QJT ♣JT98; calls 1NT P P P; play W.♠4 N.♠A E.♥9 S.♠5; end cutOff';
    for (const who of [{ role: 'review' }, { role: 'kibitz', director: 'free' }] as const) {
      expect(kinds(shown(text, who))).toEqual(['revoke']);
      const context = contextFor(log(text), { ...who, sees: ['N', 'S', 'W'] });
      expect(admit(who.role, context).filter(({ type }) => type === 'hand')).toEqual([]);
    }
  });
  test('a director gets the facts and options that anybody gets, in that order, and no score', () => {
    const director = tell(shown(OVER, { role: 'review', director: 'free' }));
    expect({ ...director, manner: null }).toEqual({ ...tell(shown(OVER, { role: 'review' })), manner: null });
    expect(Object.keys(director.now).sort()).toEqual(['answers', 'contract', 'inForce']);
    expect(JSON.stringify(director)).not.toMatch(/"(score|points|imps|par|matchpoints|hcp)"/i);
  });
});

describe('F11: a director', () => {
  test('is told nothing before he has answered, and nothing while he plays the board, over or not', () => {
    for (const director of ['asked', 'plays'] as const)
      for (const role of ['review', 'kibitz'] as const)
        for (const text of [KEPT, OPEN, OVER])
          expect(silent(text, { role, director, spectator: true, lesson: true }), `${role} ${director}`).toBe(true);
  });
  test('who does not play gets facts and options, live at a table where he only looks on', () => {
    const told = shown(KEPT, { role: 'kibitz', director: 'free', page: { tournament: true } });
    expect([kinds(told), told.manner.head, told.manner.folded, told.manner.copy]).toEqual([
      ['revoke'],
      'director',
      false,
      false,
    ]);
    expect(shown(KEPT, { role: 'review', director: 'free' }).manner.head).toBe('director');
  });
  test('who sits at the table is a player there, whatever he answers, until the board is over', () => {
    for (const director of ['asked', 'plays', 'free'] as const) {
      for (const text of [KEPT, OPEN]) expect(silent(text, { me: 'E', director, lesson: true })).toBe(true);
      expect(kinds(shown(OVER, { me: 'E', director }))).toEqual(['revoke']);
    }
  });
  test('answers anew for each board, and after a reload', () => {
    for (const director of ['plays', 'free'] as const) {
      expect(stillDeclared({ ...all, director }, page({ role: 'kibitz', fresh: true })).director).toBe('asked');
      expect(stillDeclared({ ...all, director }, page({ role: 'kibitz' })).director).toBe(director);
      expect(acrossReload({ ...all, director }).director).toBe('asked');
    }
    expect([stillDeclared(NOTHING_DECLARED, page({ fresh: true })), acrossReload(NOTHING_DECLARED)]).toEqual([
      NOTHING_DECLARED,
      NOTHING_DECLARED,
    ]);
  });
  test('his mode stands for itself', () => {
    expect(modeOf('kibitz', { ...NOTHING_DECLARED, director: 'asked' })).toBe('director');
    expect([modeOf('kibitz', NOTHING_DECLARED), modeOf(null, all)]).toEqual(['kibitz', null]);
  });
});

describe('on the panel', () => {
  function panel(role: Role, declared: Partial<Declared> = {}, tournament = false) {
    const now = { ...NOTHING_DECLARED, ...declared };
    const view = { mode: modeOf(role, now), offers: offersOf(role, { tournament }, now) } as View;
    const declare = vi.fn();
    const { container } = render(
      <>
        <ModeBox view={view} lang="nl" actions={{ declare } as never} />
        <ModeMenu view={view} lang="nl" actions={{ declare } as never} />
      </>,
    );
    const label = (text: string) =>
      [...container.querySelectorAll('label')].find((one) => one.textContent?.includes(text));
    return {
      view,
      declare,
      container,
      label,
      input: (text: string) => label(text)?.querySelector('input') as HTMLInputElement,
    };
  }
  const LESSON = 'Les- of oefentafel, iedereen weet het';

  test('F4b: the lesson table can be switched on and off, and stands there while it is on', () => {
    const off = panel('playing');
    fireEvent.click(off.input(LESSON));
    expect(off.declare.mock.calls).toEqual([[{ lesson: true }]]);
    cleanup();
    const on = panel('playing', { lesson: true });
    expect([on.input(LESSON).checked, on.container.textContent]).toEqual([
      true,
      expect.stringContaining('alle uitleg is meteen'),
    ]);
    cleanup();
    expect(panel('playing', {}, true).label(LESSON)).toBe(undefined);
  });
  test('F7: a spectator is asked, in these words, and reminded to be silent', () => {
    const asked = panel('kibitz');
    expect([isHeldBack(asked.view), hasQuestion(asked.view)]).toEqual([true, true]);
    const button = asked.container.querySelector('button');
    expect(button?.textContent).toBe('Ik speel niet mee in deze zitting');
    fireEvent.click(button as HTMLButtonElement);
    expect(asked.declare.mock.calls).toEqual([[{ spectator: true }]]);
    cleanup();
    const confirmed = panel('kibitz', { spectator: true });
    expect([isHeldBack(confirmed.view), confirmed.container.textContent]).toEqual([
      false,
      expect.stringContaining('Zeg niets tegen de spelers'),
    ]);
    fireEvent.click(confirmed.input('Ik speel niet mee'));
    expect(confirmed.declare.mock.calls).toEqual([[{ spectator: false }]]);
  });
  test('F11: a director is asked first whether he still plays this board', () => {
    const off = panel('review');
    fireEvent.click(off.input('Ik ben wedstrijdleider (WL)'));
    expect(off.declare.mock.calls).toEqual([[{ director: 'asked' }]]);
    cleanup();
    const asked = panel('review', { director: 'asked' });
    expect(asked.container.querySelector('legend')?.textContent).toBe('Speelt u zelf nog dit spel?');
    expect([asked.input('Ja').checked, asked.input('Nee').checked, isHeldBack(asked.view)]).toEqual([
      false,
      false,
      true,
    ]);
    fireEvent.click(asked.input('Nee'));
    expect(asked.declare.mock.calls).toEqual([[{ director: 'free' }]]);
    cleanup();
    const plays = panel('kibitz', { director: 'plays' });
    expect([plays.container.textContent, isHeldBack(plays.view), hasQuestion(plays.view)]).toEqual([
      expect.stringContaining('alleen de tekst van de regels'),
      true,
      false,
    ]);
  });
});
