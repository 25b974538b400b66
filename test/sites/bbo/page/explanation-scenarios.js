// Alerts and explanations: with the call, late, changed, or only read late.
import { scenario } from './scenario.js';

/** Opens the explanation of a call for a while. */
async function readOut(table, index, milliseconds = 4000) {
  table.explain(index);
  await table.wait(milliseconds);
  table.explain(null);
}

/** The first calls of a board, of which one is alerted from the start. */
const alerted = (board, index, explanation) => ({
  ...board,
  calls: board.calls.map((call, n) => (n === index ? { ...call, alert: true, explanation } : call)),
});

/** Place of the first bid in the auction. */
const bidIn = ({ calls }) => calls.findIndex(({ call }) => /^\d/.test(call));

export const EXPLANATIONS = [
  scenario(
    'alert',
    'Alert bij de bieding, uitleg opgevraagd',
    'Alert with the call, explanation asked',
    async (table, board) => {
      await table.deal(alerted(board, bidIn(board), '11-13'));
      await table.go({ calls: bidIn(board) + 3, cards: 0 });
      await table.wait(8000);
      await readOut(table, bidIn(board));
      await table.go();
    },
  ),
  scenario('lateAlert', 'Alert nadat er verder is geboden', 'Alert after the auction went on', async (table, board) => {
    await table.deal(board);
    await table.go({ calls: bidIn(board) + 2, cards: 0 });
    await table.wait(8000);
    table.alertLate(bidIn(board), '11-13');
    await table.wait(4000);
    await table.go({ cards: 8 });
  }),
  scenario(
    'changedExplanation',
    'Uitleg verandert nadat er verder is geboden',
    'Explanation changes after the auction went on',
    async (table, board) => {
      await table.deal(alerted(board, bidIn(board), '11-13'));
      await table.go({ calls: bidIn(board) + 2, cards: 0 });
      await readOut(table, bidIn(board));
      await table.wait(3000);
      table.alertLate(bidIn(board), '15-17');
      await readOut(table, bidIn(board));
      await table.go({ cards: 8 });
    },
    { headed: true },
  ),
  scenario('slowAlert', 'Alert komt vertraagd binnen', 'Alert arrives with a delay', async (table, board) => {
    await table.deal(board);
    await table.go({ calls: bidIn(board) + 1, cards: 0 });
    await table.wait(1500);
    await table.go({ calls: bidIn(board) + 2, cards: 0 });
    await table.wait(1500);
    table.alertLate(bidIn(board), '11-13');
    await table.wait(4000);
    await table.go({ cards: 8 });
  }),
];
