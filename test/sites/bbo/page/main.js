// The page at its address, for a person: what the address asks for, the bar, and what a press on the table does.
import { realClock } from './clock.js';
import { drawControls } from './controls.js';
import { contractOf, held } from './game.js';
import { Player } from './player.js';
import { madeUpBoard } from './robot.js';
import { SCENARIOS, scenarioNamed } from './scenarios.js';
import { ownerOf } from './screen.js';

const STRAINS = ['C', 'D', 'H', 'S', 'N'];

/** What the address asks for: `?scenario=revoke&me=W&cards=pictures&language=en&page=old&speed=4&run=1`, and `#<board as JSON>`. */
function wantedOf(location) {
  const query = new URLSearchParams(location.search);
  const wanted = {
    scenario: SCENARIOS[0].name,
    me: '',
    cards: 'diagrams',
    language: 'nl',
    page: 'newest',
    speed: '1',
    seed: '3',
    run: '',
  };
  for (const key of Object.keys(wanted)) wanted[key] = query.get(key) ?? wanted[key];
  const board = location.hash.length > 1 ? JSON.parse(decodeURIComponent(location.hash.slice(1))) : null;
  return { ...wanted, board };
}

/** Runs the page of `window`; gives the way in for a driver: the table now, and the promise of what runs on it. */
export function start(window) {
  const { document } = window;
  const wanted = wantedOf(window.location);
  document.documentElement.lang = wanted.language === 'nl' ? 'nl' : 'en';
  const clock = realClock(window, Number(wanted.speed));
  const page = { table: null, busy: Promise.resolve() };
  let seed = Number(wanted.seed);
  let say = () => {};
  const nextBoard = () => wanted.board ?? madeUpBoard(seed++);

  /** What a person does waits for its turn; a table that was stopped takes nothing more. */
  const queue = (act) => {
    const { table } = page;
    page.busy = page.busy.then(() => (table === page.table && !table.stopped ? act(table) : undefined));
  };
  const onPerson = {
    card: (card) =>
      queue((table) => {
        const seat = ownerOf(table.game, card);
        const mayGo = seat !== null && contractOf(table.game.calls) !== null && held(table.game, seat).includes(card);
        return mayGo && table.screen.question === null ? table.play(seat, card) : undefined;
      }),
    bid: (n) =>
      queue((table) => {
        if (n < 7) table.set({ level: n + 1 });
        else if (n < 12 && table.screen.level !== null)
          return table.call(table.turn, `${table.screen.level}${STRAINS[n - 7]}`);
        else if (n > 11 && n < 15) return table.call(table.turn, ['P', 'X', 'XX'][n - 12]);
        return undefined;
      }),
    ask: (entry) => page.table.explain(entry.alert && page.table.screen.explanation === null ? entry.explanation : ''),
    press: () => {},
  };

  const fresh = (switches = {}) => {
    page.table?.stop();
    document.querySelector('#bbo_everything')?.remove();
    const asked = {
      me: { none: null, '': undefined }[wanted.me] ?? (wanted.me === 'none' ? null : wanted.me || undefined),
    };
    const own = asked.me === undefined ? {} : asked;
    page.table = new Player(
      document,
      clock,
      {
        language: wanted.language,
        pictures: wanted.cards === 'pictures',
        old: wanted.page === 'old',
        seed,
        ...switches,
        ...own,
      },
      { onPerson },
    );
    page.busy = Promise.resolve();
    return page.table;
  };

  const act = {
    start(name) {
      const { run, switches } = scenarioNamed(name);
      const table = fresh(switches);
      say('busy', name);
      page.busy = run(table, nextBoard(), madeUpBoard(seed++)).then(() => say('done', name));
    },
    deal() {
      fresh();
      queue((table) => table.deal(nextBoard()));
      say(null);
    },
    on: () =>
      queue(async (table) => {
        while (!table.stopped && (await table.robot()));
      }),
    stop: () => page.table.stop(),
    speed(times) {
      clock.speed = times;
    },
    set(name, value) {
      const query = new URLSearchParams(window.location.search);
      query.set(name, value);
      window.location.search = query;
    },
  };
  say = drawControls(document, wanted, act);
  if (wanted.run === '1') act.start(wanted.scenario);
  else act.deal();
  return page;
}

window.testTable = start(window);
