// Steps through the board of the address: Rewind, Previous, Next, arrow keys, a line of the user's own, hands hidden by a click on a name.
import { movie } from './movie.js';
import { boardOf, SEATS } from './record.js';
import { Table } from './table.js';

/**
 * Builds the page in `document` for an address's query. Gives handles for a test: `next`, `undo`, `rewind`, `explore`, `play` and the
 * table. Covers the table until the board is there, as the real page does while it loads.
 */
export function start(document, search, { delay = 0 } = {}) {
  const board = boardOf(search);
  const table = new Table(document.getElementById('theDiv'), board);
  const annotation = document.getElementById('annotDiv');
  const buttons = Object.fromEntries(
    ['rewind', 'undo', 'next', 'options', 'played', 'play'].map((name) => [
      name,
      document.getElementById(`${name}Button`),
    ]),
  );
  const all = board.calls.length;
  const recorded = board.play.map(({ card }) => card);
  const view = { kibitz: board.kibitz, showPlayed: true, pictures: board.pictures && !board.fast, claimed: false };
  const at = { calls: 0, cards: 0, line: recorded, exploring: false, from: 0 };
  // A comment stops the auction; without one it stands there at once.
  const stop = (from) => {
    const next = board.calls.findIndex(({ comment }, i) => i >= from && comment !== '' && board.comments);
    return next < 0 ? all : next + 1;
  };
  const step = () => movie(board, at.calls, at.line.slice(0, at.cards));
  const isPlayable = () => movie(board, all, at.line.slice(0, at.cards + 1)).played.size > at.cards;

  function draw() {
    const now = step();
    const end = at.calls === all && at.cards === at.line.length;
    const claim = end && !at.exploring && board.claim !== null && now.contract !== null;
    view.claimed = claim;
    table.draw(view, now);
    const passedOut = now.over && now.contract === null;
    table.announcement.textContent = claim ? `${board.claim} Tricks Claimed` : passedOut ? 'Passed out' : '';
    table.announcement.style.visibility = claim || passedOut ? 'visible' : 'hidden';
    const comment =
      at.cards > 0 ? board.play[at.cards - 1]?.comment : at.calls > 0 ? board.calls[at.calls - 1]?.comment : '';
    // Comments are markup on the real page, whoever wrote them.
    if (annotation)
      annotation.innerHTML = board.comments && !at.exploring ? comment || (at.cards === 0 ? board.intro : '') : '';
    if (!buttons.next) return;
    buttons.next.disabled = end || (at.calls === all && !isPlayable());
    buttons.undo.disabled = buttons.rewind.disabled = at.cards === 0 && at.calls <= stop(0);
  }

  const page = {
    board,
    table,
    view,
    next() {
      if (at.calls < all) at.calls = stop(at.calls);
      else if (at.cards < at.line.length && isPlayable()) at.cards++;
      draw();
    },
    undo() {
      if (at.cards > 0) at.cards--;
      else if (at.calls > stop(0)) {
        let before = stop(0);
        while (stop(before) < at.calls) before = stop(before);
        at.calls = before;
      }
      draw();
    },
    rewind() {
      at.cards = 0;
      at.calls = stop(0);
      draw();
    },
    explore() {
      at.exploring = !at.exploring;
      if (at.exploring) at.from = at.cards;
      at.line = at.exploring ? recorded.slice(0, at.cards) : recorded;
      at.cards = at.from;
      if (buttons.play) buttons.play.value = at.exploring ? 'Exit' : 'Play';
      draw();
    },
    play(card) {
      if (!at.exploring || at.calls < all) return;
      at.line = [...at.line.slice(0, at.cards), card];
      if (isPlayable()) at.cards++;
      draw();
    },
    pictures() {
      view.pictures = !view.pictures;
      for (const child of [...table.root.children]) if (child.className === '') child.remove();
      draw();
    },
    played() {
      view.showPlayed = !view.showPlayed;
      draw();
    },
    kibitz(seat) {
      view.kibitz = view.kibitz === seat ? null : seat;
      draw();
    },
  };
  if (buttons.next) {
    buttons.next.onclick = page.next;
    buttons.undo.onclick = page.undo;
    buttons.rewind.onclick = page.rewind;
    buttons.options.onclick = page.pictures;
    buttons.played.onclick = page.played;
    buttons.play.onclick = page.explore;
  }
  for (const seat of SEATS) {
    table.seats[seat].row.onclick = () => page.kibitz(seat);
    for (const { suit, cards } of table.seats[seat].holdings) {
      for (const card of cards)
        card.onclick = () => page.play(suit + (card.textContent === '10' ? 'T' : card.textContent));
    }
  }
  document.body.onkeydown = (event) => {
    if (event.key === 'ArrowRight' && !buttons.next?.disabled) page.next();
    if (event.key === 'ArrowLeft' && !buttons.undo?.disabled) page.undo();
  };
  at.calls = stop(0);
  if (delay > 0) setTimeout(draw, delay);
  else draw();
  return page;
}

if (globalThis.location?.pathname.endsWith('/handviewer.html')) {
  globalThis.handviewer = start(document, location.search, { delay: 30 });
}
