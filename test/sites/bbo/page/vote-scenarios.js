// Undo and claim: asked, granted, refused, with what they open and give back.
import { left, partner } from './game.js';
import { withDeclarer } from './robot.js';
import { during, scenario, until } from './scenario.js';

const declarerOf = (table) => table.board.contract.declarer;
const lastPlayer = (table) => table.board.plays[table.played - 1].seat;

export const VOTES = [
  scenario('undoCall', 'Bod terug', 'A call taken back', async (table, board) => {
    await table.deal(board);
    await table.go({ calls: 3, cards: 0 });
    await table.undo(board.calls[2].seat);
    await table.go();
  }),
  scenario(
    'undoCard',
    'Kaart terug',
    'A card taken back',
    during(6, (table) => table.undo(lastPlayer(table))),
  ),
  scenario(
    'undoPartnerActed',
    'Kaart terug nadat partner speelde',
    'A card taken back after partner played',
    during(7, (table) => table.undo(partner(lastPlayer(table)), 3)),
  ),
  scenario(
    'undoTrick',
    'Hele slag terug',
    'A whole trick taken back',
    during(8, async (table) => {
      await table.wait(table.timings.trickStays);
      await table.undo(lastPlayer(table), 4);
    }),
  ),
  scenario(
    'undoIntoAuction',
    'Uitkomst en pas terug',
    'The lead and a pass taken back',
    during(1, (table) => table.undo(lastPlayer(table), 2)),
  ),
  scenario(
    'undoRefused',
    'Terugnemen geweigerd',
    'Undo refused',
    during(6, (table) => table.undo(lastPlayer(table), 1, { answer: 'refused' })),
  ),
  scenario('claimAccepted', 'Claim aanvaard', 'Claim accepted', async (table, board) => {
    await until(table, board, 32);
    await table.claim(declarerOf(table), 4);
  }),
  scenario(
    'claimRejected',
    'Claim geweigerd, er wordt doorgespeeld',
    'Claim rejected, play goes on',
    during(32, async (table) => {
      await table.claim(declarerOf(table), 5, { answer: 'rejected' });
      await table.wait(table.timings.notice);
    }),
    { tells: true },
  ),
  scenario(
    'ownClaimRejected',
    'Eigen claim geweigerd',
    'Own claim rejected',
    async (table, board) => {
      await until(table, withDeclarer(board, 'S'), 32);
      await table.claim('S', 5, { answer: 'rejected' });
      await table.wait(table.timings.notice);
      await table.go({ cards: table.played + 10 });
    },
    { me: 'S' },
  ),
  scenario(
    'claimHandsStay',
    'Claim geweigerd, kaarten blijven open',
    'Claim rejected, hands stay open',
    during(32, (table) => table.claim(declarerOf(table), 5, { answer: 'rejected', show: 'all', stay: true })),
  ),
  scenario(
    'defenderClaim',
    'Tegenspeler claimt',
    'A defender claims',
    during(36, (table) => table.claim(left(declarerOf(table)), 2, { answer: 'rejected' })),
  ),
  scenario('concession', 'Leider geeft de rest weg', 'Declarer concedes the rest', async (table, board) => {
    await until(table, board, 40);
    await table.claim(declarerOf(table), 0);
  }),
];
