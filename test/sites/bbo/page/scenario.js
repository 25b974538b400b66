// What a scenario is, and how most of them begin.

/** `run(table, board, next)`: from an empty table, with two boards; `switches`: what the table needs for it. */
export const scenario = (name, nl, en, run, switches = {}) => ({ name, title: { nl, en }, run, switches });
/** Deals, calls, and plays this many cards of the board. */
export async function until(table, board, cards) {
  await table.deal(board);
  await table.go({ cards });
}

/** As `until`; then what `act` does, and some cards more. */
export const during = (cards, act) => async (table, board, next) => {
  await until(table, board, cards);
  await act(table, board, next);
  await table.go({ cards: table.played + 10 });
};
