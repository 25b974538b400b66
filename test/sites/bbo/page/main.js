// The page at its address, for a person: what the address asks for, the bar, and what a press on the table does.
import { realClock } from './clock.js';
import { drawControls } from './controls.js';
import { contractOf, held, partner } from './game.js';
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
    seed: '10',
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

  /** What a person does waits for its turn; a table that was replaced takes nothing more. */
  const queue = (act) => {
    const { table } = page;
    page.busy = page.busy.then(() => (table === page.table ? act(table) : undefined));
  };
  /** Robots call and play until it is the person's turn; at a table he only watches nobody moves by itself. */
  const others = async (table) => {
    const { me } = table.view;
    const contract = () => contractOf(table.game.calls);
    const persons = (seat) => {
      const partners = contract() !== null && partner(contract().declarer);
      return me === null || (seat === me && me !== partners) || (seat === partners && contract().declarer === me);
    };
    while (table.turn !== null && !persons(table.turn)) await table.robot();
  };
  const playCard = async (table, card) => {
    const seat = ownerOf(table.game, card);
    const free = contractOf(table.game.calls) !== null && table.screen.question === null;
    if (!free || seat === null || !held(table.game, seat).includes(card)) return;
    await table.play(seat, card);
    await others(table);
  };
  const press = async (table, n) => {
    const { level } = table.screen;
    if (n < 7) table.set({ level: n + 1 });
    const call = n < 7 ? null : n < 12 ? level && `${level}${STRAINS[n - 7]}` : ['P', 'X', 'XX'][n - 12];
    if (!call || table.turn === null) return;
    await table.call(table.turn, call);
    await others(table);
  };
  const onPerson = {
    card: (card) => queue((table) => playCard(table, card)),
    bid: (n) => queue((table) => press(table, n)),
    ask: (entry) => {
      const { game, screen } = page.table;
      page.table.explain(entry.alert && screen.explanation === null ? game.calls.indexOf(entry) : null);
    },
    press: () => {},
  };

  const fresh = (switches = {}) => {
    page.table?.stop();
    document.querySelector('#bbo_everything')?.remove();
    const own = wanted.me === '' ? {} : { me: wanted.me === 'none' ? null : wanted.me };
    const { language, cards } = wanted;
    const looks = { language, pictures: cards === 'pictures', old: wanted.page === 'old', seed };
    page.table = new Player(document, clock, { ...looks, ...switches, ...own }, { onPerson });
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
      say(null);
      queue(async (table) => {
        await table.deal(nextBoard());
        await others(table);
      });
    },
    on() {
      queue(async (table) => {
        while (await table.robot());
      });
    },
    stop() {
      page.table.halt();
      page.busy = Promise.resolve();
      say(null);
    },
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
