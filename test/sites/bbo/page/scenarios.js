// What can happen at a table, by name. Each starts from an empty table; `board` and `next` are two boards that were not passed out.
import { EXPLANATIONS } from './explanation-scenarios.js';
import { FAULTS } from './fault-scenarios.js';
import { left } from './game.js';
import { noisyObserver, tForTen } from './others.js';
import { withDeclarer } from './robot.js';
import { during, scenario, until } from './scenario.js';
import { VOTES } from './vote-scenarios.js';

export const SCENARIOS = [
  scenario('normal', 'Gewoon spel', 'Normal deal', (table, board) => until(table, board, 52)),
  scenario('passedOut', 'Rondgepast', 'Passed out', async (table, board) => {
    const calls = [0, 1, 2, 3].map((places) => ({ seat: left(board.board.dealer, places), call: 'P' }));
    await table.deal({ ...board, calls, contract: null, plays: [], tricks: null });
    await table.go();
  }),
  scenario(
    'staleAuction',
    'Bieding van het vorige spel blijft even staan',
    'Auction of the last deal stays a while',
    async (table, board, next) => {
      table.arrive(next, next.calls.length, 0);
      await table.think();
      await table.deal(board, { stale: 1000 });
      await table.go({ cards: 8 });
    },
  ),
  scenario(
    'earlyCalls',
    'Robot biedt tijdens het delen',
    'A robot calls while the cards are dealt',
    async (table, board) => {
      await table.deal(board, { early: true, tiny: true });
      await table.go({ cards: 8 });
    },
  ),
  scenario('slowDummy', 'Blinde komt langzaam', 'Dummy comes slowly', async (table, board) => {
    table.timings.dummyCards = 3;
    table.timings.dummyStep = 80;
    await until(table, board, 8);
  }),
  scenario(
    'animation',
    'Alle kaarten bewegen',
    'All cards move',
    during(6, (table) => table.animate()),
    { pictures: true },
  ),
  scenario(
    'staleWinner',
    'Winnaar van de vorige slag blijft liggen',
    'Last winner beside the new lead',
    async (table, board) => {
      // A winner who did not lead: his card lies higher than a lead does.
      const at = board.plays.findIndex(({ seat }, n) => n > 3 && n % 4 === 0 && board.plays[n - 4].seat !== seat);
      await until(table, board, at);
      await table.play(board.plays[at].seat, board.plays[at].card, { staleWinner: true });
      await table.go({ cards: at + 10 });
    },
  ),
  scenario('fourToOne', 'Van vier kaarten naar één', 'From four cards to one', async (table, board) => {
    await until(table, board, 3);
    for (const { seat, card } of board.plays.slice(3, 9)) await table.play(seat, card);
    await table.go();
  }),
  ...VOTES,
  scenario(
    'reseat',
    'Noord en Zuid wisselen, robottafel',
    'North and South change places, robot table',
    async (table, board) => {
      const turned = withDeclarer(board, 'N');
      await table.deal(turned);
      await table.go({ cards: 0 });
      await table.reseat();
      await table.go();
    },
    { names: { S: 'zilverduin', W: 'Robot', N: 'Robot', E: 'Robot' } },
  ),
  scenario(
    'replaced',
    'Speler weg, ander gaat zitten',
    'A player leaves, another sits down',
    during(6, (table) => table.replace('E', 'appelbloesem')),
  ),
  scenario(
    'frozen',
    'Verbinding van een speler weg',
    "A player's connection is lost",
    during(6, (table) => table.wait(120_000)),
  ),
  scenario(
    'lobby',
    'Naar de lobby en terug',
    'To the lobby and back',
    during(6, async (table) => {
      table.leave();
      await table.wait(3000);
      table.comeBack();
    }),
  ),
  scenario(
    'login',
    'Uit- en inloggen zonder laden',
    'Log out and in without loading',
    during(6, (table) => table.rebuild()),
  ),
  scenario('arrive', 'Midden in het spel binnenkomen', 'Coming in during the play', async (table, board) => {
    table.arrive(board, board.calls.length, 14);
    await table.go();
  }),
  scenario('boardCut', 'Spel afgebroken door de klok', 'Board cut by the clock', async (table, board, next) => {
    await until(table, board, 14);
    await table.deal(next);
    await table.go({ cards: 8 });
  }),
  scenario(
    'director',
    'Arbiter geroepen',
    'Director called',
    during(6, async (table) => table.director()),
  ),
  ...EXPLANATIONS,
  scenario(
    'lastTrick',
    'Laatste slag bekijken',
    'Looking at the last trick',
    during(8, async (table) => {
      await table.wait(table.timings.trickStays);
      table.showLastTrick(true);
      await table.wait(2000);
      table.showLastTrick(false);
    }),
  ),
  scenario(
    'history',
    'Bladeren in een vorig spel',
    'Stepping through an earlier deal',
    during(6, async (table, _board, next) => {
      for (const cards of [0, 5, 6, 4, 20]) {
        table.showEarlier(next, next.calls.length, cards);
        await table.wait(800);
      }
      table.hideEarlier();
    }),
  ),
  scenario(
    'historyPlayed',
    'Bladeren terwijl gespeelde kaarten zichtbaar blijven',
    'Stepping through with played cards shown',
    async (table, board) => {
      table.leave();
      for (let cards = 0; cards <= 14; cards++) {
        table.showEarlier(board, board.calls.length, cards, { played: true });
        await table.wait(800);
      }
    },
  ),
  scenario('others', 'Andere extensies', 'Other extensions', async (table, board) => {
    table.ends.push(noisyObserver(table.document));
    await until(table, board, 52);
  }),
  scenario('tForTen', 'T in plaats van 10', 'T instead of 10', async (table, board) => {
    table.ends.push(tForTen(table.document));
    await until(table, board, 52);
  }),
  ...FAULTS,
];

/** Throws when there is none of that name. */
export function scenarioNamed(name) {
  const found = SCENARIOS.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`no scenario ${name}; there are ${SCENARIOS.map((one) => one.name).join(', ')}`);
  return found;
}
