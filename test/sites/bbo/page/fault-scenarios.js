// Faults that a table with a server prevents, at a real one that is shown, where nobody does.
import { callOutOfTurn, faceUp, fifthCard, insufficientBid, outOfTurn, revoke, shortTrick } from './faults.js';
import { scenario } from './scenario.js';

const SHOWN = { kind: 'vugraph', me: null };

/** A fault at a table where nothing prevents it, and a few cards more. `looks`: milliseconds in which everybody looks at it; who plays on at once hides it. */
const planted =
  (fault, after = 6, looks = 0) =>
  async (table, board) => {
    await table.deal(board);
    await fault(table);
    await table.wait(looks);
    for (let cards = 0; cards < after && table.turn !== null; cards++) await table.robot();
  };

export const FAULTS = [
  scenario('revoke', 'Verzaakt', 'Revoke', planted(revoke), SHOWN),
  scenario(
    'leadOutOfTurn',
    'Uitkomst voor de beurt',
    'Opening lead out of turn',
    planted((table) => outOfTurn(table, 2), 0),
    SHOWN,
  ),
  scenario(
    'playOutOfTurn',
    'Gespeeld voor de beurt',
    'Played out of turn',
    planted(async (table) => {
      await table.go({ cards: 9 });
      await outOfTurn(table, 1);
    }, 0),
    SHOWN,
  ),
  scenario('fifthCard', 'Vijfde kaart', 'Fifth card', planted(fifthCard, 0), SHOWN),
  scenario('shortTrick', 'Slag van drie kaarten', 'A trick of three cards', planted(shortTrick, 6, 2000), SHOWN),
  scenario('faceUp', 'Kaart van een tegenspeler ligt open', "A defender's card lies face up", planted(faceUp, 2), {
    ...SHOWN,
    openHands: [],
  }),
  scenario('insufficient', 'Onvoldoende bod', 'Insufficient bid', planted(insufficientBid, 0), SHOWN),
  scenario('callOutOfTurn', 'Bieding voor de beurt', 'Call out of turn', planted(callOutOfTurn, 0), SHOWN),
];
