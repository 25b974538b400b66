// @vitest-environment happy-dom
// Watching a page: once a frame, through storms and replaced roots, patient with failure, deaf to nothing and never loud.
import fc from 'fast-check';
import { MutationSummary } from 'mutation-summary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bboHandviewer } from '../../src/sites/bbo-handviewer';
import { type Site, type Snapshot, Unreadable } from '../../src/sites/site';
import { type Clock, type Health, PATIENCE, STORM, watch, windowClock } from '../../src/sites/watch';
import { seeded } from '../help/deals';
import { openPage } from './open-page';

const PICTURE: Snapshot = {
  role: 'review',
  me: null,
  board: null,
  hands: {},
  calls: null,
  contract: null,
  trick: null,
  tricksDone: null,
  claim: null,
};

/** A site whose page is one element: its text is the number of tricks; other words are parts that fail. */
const toy: Site = {
  id: 'toy',
  name: 'Toy',
  matches: [],
  watch: { elements: '#table, .card', attributes: 'style' },
  read(root) {
    const table = root.querySelector('#table');
    if (table === null) return null;
    const text = table.textContent ?? '';
    if (text === 'auction' || text === 'trick') throw new Unreadable(text, 'as told');
    if (text === 'bang') throw new TypeError('bang');
    return { ...PICTURE, tricksDone: Number(text) };
  },
};

/** Time that passes when told; a frame is 16 ms. */
function clockwork() {
  let now = 0;
  let jobs: { at: number; then: () => void }[] = [];
  const after = (ms: number, then: () => void) => {
    const job = { at: now + ms, then };
    jobs.push(job);
    return () => {
      jobs = jobs.filter((it) => it !== job);
    };
  };
  const clock: Clock = { now: () => now, after, soon: (then) => after(0, then), frame: (then) => after(16, then) };
  return {
    clock,
    waiting: () => jobs.length,
    async pass(ms: number) {
      // Mutations are delivered between tasks, as in a browser.
      await new Promise((resolve) => setTimeout(resolve));
      const end = now + ms;
      for (;;) {
        const [next] = jobs.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        jobs = jobs.filter((it) => it !== next);
        now = Math.max(now, next.at);
        next.then();
      }
      now = end;
    },
  };
}

function set(text: string): void {
  const table = document.querySelector('#table');
  if (table) table.textContent = text;
}

let time: ReturnType<typeof clockwork>;
let pictures: (number | null)[];
let healths: string[];
let faults: unknown[];
let end: () => void;
const word = (health: Health): string => (health.state === 'partly' ? `partly ${health.part}` : health.state);

function begin(site: Site = toy, read = vi.fn(site.read)) {
  time = clockwork();
  pictures = [];
  healths = [];
  faults = [];
  end = watch(
    { ...site, read },
    document,
    {
      picture: (picture) => pictures.push(picture.tricksDone),
      health: (health) => healths.push(word(health)),
      fault: (error) => faults.push(error),
    },
    time.clock,
  );
  return read;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="table">0</div>';
});
afterEach(() => end());

describe('reading', () => {
  it('begins at once and follows changes, each picture once', async () => {
    begin();
    expect(pictures).toEqual([0]);
    set('1');
    await time.pass(16);
    set('1');
    await time.pass(16);
    set('2');
    await time.pass(16);
    expect(pictures).toEqual([0, 1, 2]);
    expect(healths).toEqual(['reading']);
  });

  it('reads once a frame, however much changes', async () => {
    const read = begin();
    for (let i = 1; i <= 50; i++) set(String(i));
    await time.pass(16);
    expect(read).toHaveBeenCalledTimes(2);
    expect(pictures).toEqual([0, 50]);
  });

  it('reads a change after a rest at once, and what follows on it in the next frame', async () => {
    const read = begin();
    await time.pass(100);
    set('1');
    await time.pass(0);
    expect(pictures).toEqual([0, 1]);
    set('2');
    await time.pass(0);
    set('3');
    await time.pass(15);
    expect(pictures).toEqual([0, 1]);
    await time.pass(1);
    expect(pictures).toEqual([0, 1, 3]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('a storm after a rest waits for the frame', async () => {
    begin();
    await time.pass(100);
    for (let i = 0; i < STORM * 2; i++) document.body.append(document.createElement('i'));
    set('1');
    await time.pass(15);
    expect(pictures).toEqual([0]);
    await time.pass(1);
    expect(pictures).toEqual([0, 1]);
  });

  it('is not woken by what the site does not name', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="other"></p>');
    const read = begin();
    document.querySelector('#other')?.setAttribute('style', 'color: red');
    await time.pass(100);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('survives the page being written anew', async () => {
    begin();
    document.body.innerHTML = '<section><div id="table">5</div></section>';
    await time.pass(16);
    document.body.replaceWith(document.createElement('body'));
    document.body.innerHTML = '<div id="table">6</div>';
    await time.pass(16);
    set('7');
    await time.pass(16);
    expect(pictures).toEqual([0, 5, 6, 7]);
  });

  it('a storm of changes costs one reading a frame, and calm listening returns after it', async () => {
    const hangUp = vi.spyOn(MutationSummary.prototype, 'disconnect');
    const read = begin();
    for (let wave = 0; wave < 5; wave++) {
      for (let i = 0; i < STORM * 2; i++) document.body.append(document.createElement('i'));
      await time.pass(16);
    }
    expect(read.mock.calls.length).toBeLessThanOrEqual(6);
    // Summing up a storm costs more than it tells: after its first batch nobody does.
    expect(hangUp).toHaveBeenCalledTimes(1);
    hangUp.mockRestore();
    await time.pass(PATIENCE);
    set('8');
    await time.pass(16);
    expect(pictures.at(-1)).toBe(8);
    const calls = read.mock.calls.length;
    document.body.append(document.createElement('i'));
    await time.pass(100);
    expect(read).toHaveBeenCalledTimes(calls);
  });

  it('an end is an end: no reading, no timer', async () => {
    const read = begin();
    set('trick');
    await time.pass(16);
    end();
    set('1');
    await time.pass(PATIENCE * 2);
    expect(read).toHaveBeenCalledTimes(2);
    expect(time.waiting()).toBe(0);
  });
});

describe('failing', () => {
  it('is told after two seconds, by part, and recovery at once', async () => {
    begin();
    set('auction');
    await time.pass(PATIENCE - 50);
    expect(healths).toEqual(['reading']);
    await time.pass(100);
    expect(healths).toEqual(['reading', 'partly auction']);
    set('trick');
    await time.pass(16);
    set('3');
    await time.pass(16);
    expect(healths).toEqual(['reading', 'partly auction', 'partly trick', 'reading']);
    expect(pictures).toEqual([0, 3]);
  });

  it('for a moment is nothing', async () => {
    begin();
    set('auction');
    await time.pass(500);
    set('4');
    await time.pass(PATIENCE * 2);
    expect(healths).toEqual(['reading']);
    expect(pictures).toEqual([0, 4]);
  });

  it('without a table, or with an error of its own, the page is not recognised', async () => {
    begin();
    document.querySelector('#table')?.remove();
    await time.pass(PATIENCE + 100);
    expect(healths).toEqual(['reading', 'notRecognised']);
    document.body.innerHTML = '<div id="table">bang</div>';
    await time.pass(PATIENCE + 100);
    set('9');
    await time.pass(16);
    expect(healths.at(-1)).toBe('reading');
    expect(pictures).toEqual([0, 9]);
  });

  it('a page that never has a table says so', async () => {
    document.body.innerHTML = '';
    begin();
    await time.pass(PATIENCE + 10);
    expect(healths).toEqual(['notRecognised']);
  });

  it("an error of the watcher's own is handed back, and watching goes on", async () => {
    time = clockwork();
    faults = [];
    let seen = 0;
    end = watch(
      toy,
      document,
      {
        picture: () => {
          seen++;
          throw new Error('ours');
        },
        health: () => {
          throw new Error('ours too');
        },
        fault: (error) => faults.push(error),
      },
      time.clock,
    );
    set('1');
    await time.pass(16);
    expect(seen).toBe(2);
    expect(faults).toHaveLength(3);
  });
});

describe('ten thousand random changes of a real page', () => {
  it('let no error out, and it recovers', async () => {
    const random = seeded(2026);
    const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T;
    const classes = bboHandviewer.watch.elements
      .split(', ')
      .filter((it) => it.startsWith('.'))
      .map((it) => it.slice(1));
    openPage('?n=SKQJ74HK62D95CAK4&e=S8632H543DKT7CJ82&s=S5HAQJ97DA842C963&w=SAT9HT8DQJ63CQT75&a=1NPPP&p=S8');
    const good = document.body.innerHTML;
    begin(bboHandviewer);
    expect(pictures).toEqual([0]);
    const damage = [
      (it: Element) => it.remove(),
      (it: Element) =>
        it.setAttribute(
          'style',
          pick([
            'visibility: hidden',
            'visibility: visible',
            'display: none',
            'background: #FFCE00',
            'background: #CB0000',
            '',
          ]),
        ),
      (it: Element) => it.setAttribute('class', pick(classes)),
      (it: Element) => {
        it.textContent = pick([
          '',
          'K',
          '10',
          '♠A',
          '♥',
          '4♠x S',
          'NS: 3 EW: 2',
          'P',
          '1NT',
          '?',
          'D',
          'x',
          '9 Tricks Claimed',
          '\u{1F0A1}',
        ]);
      },
      (it: Element) => it.append(it.cloneNode(true)),
      (it: Element) => it.parentElement?.append(it),
    ];
    let all = document.querySelectorAll('#theDiv, #theDiv *');
    for (let i = 0; i < 10_000; i++) {
      if (i % 20 === 0) all = document.querySelectorAll('#theDiv, #theDiv *');
      if (all.length === 0 || all.length > 3000 || i % 500 === 499) {
        document.body.innerHTML = good;
        all = document.querySelectorAll('#theDiv, #theDiv *');
      } else pick(damage)(pick(all));
      if (i % 25 === 0) await time.pass(16);
    }
    document.body.innerHTML = good;
    await time.pass(PATIENCE + 100);
    expect(faults).toEqual([]);
    expect(healths.at(-1)).toBe('reading');
    expect(bboHandviewer.read(document)).toMatchObject({ contract: { level: 1, strain: 'N' } });
  }, 60_000);
});

describe('the clock of a window', () => {
  it('paints by frame, and by timer where nothing is painted', async () => {
    const done: string[] = [];
    const clock = windowClock(window);
    clock.frame(() => done.push('frame'));
    const cancel = clock.frame(() => done.push('cancelled'));
    cancel();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    clock.frame(() => done.push('timer'));
    clock.after(5, () => done.push('after'))();
    clock.soon(() => done.push('cancelled too'))();
    clock.soon(() => done.push('soon'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    vi.restoreAllMocks();
    expect(done).toEqual(['soon', 'frame', 'timer']);
    expect(clock.now()).toBeGreaterThan(0);
    end = () => undefined;
  });
});

describe('what a site names', () => {
  it('any list of classes, ids and tags is understood', () => {
    fc.assert(
      fc.property(fc.subarray(bboHandviewer.watch.elements.split(', '), { minLength: 1 }), (elements) => {
        const stop = watch(
          { ...bboHandviewer, watch: { ...bboHandviewer.watch, elements: elements.join(', ') } },
          document,
          { picture: () => undefined, health: () => undefined, fault: () => undefined },
          clockwork().clock,
        );
        stop();
      }),
    );
    end = () => undefined;
  });
});
