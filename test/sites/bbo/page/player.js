// What happens at a table besides calls and cards: votes, people who come and go, a page that is made anew.
import { show } from './elements.js';
import { contractOf, played, sideOf, takeBack, turnOf, wonBy } from './game.js';
import { gameAt, screenOf } from './screen.js';
import { Table } from './table.js';
import { PACES } from './timings.js';
import { emptyScreen } from './viewer.js';
import { callText } from './words.js';

export class Player extends Table {
  answerTime() {
    return this.wait(this.between(PACES[this.switches.pace].answer));
  }

  /** A short message that goes by itself. */
  tell(text) {
    this.set({ notice: text });
    this.later(this.timings.notice, () => this.screen.notice === text && this.set({ notice: null }));
  }

  /**
   * A seat asks to take the last `count` calls or cards back; cards first, so it can reach over tricks and into the auction.
   * `answer`: accepted, refused, or null (still open); `asked`: whether this user sees the question.
   */
  async undo(seat, count = 1, { answer = 'accepted', asked = seat !== this.view.me } = {}) {
    if (asked) this.set({ question: this.words.undo(this.words.seats[seat]) });
    if (answer === null) return;
    await this.answerTime();
    this.set({ question: null });
    if (answer === 'accepted') this.takeBack(count);
    if (this.switches.tells) this.tell(answer === 'accepted' ? this.words.undoDone : this.words.undoRefused);
  }

  /** Calls or cards go back without a question: the operator of a vugraph, or a robot that always agrees. */
  takeBack(count = 1) {
    takeBack(this.game, count);
    this.refresh();
  }

  /**
   * A seat claims this many tricks on top of those won (0: concedes). `answer`: accepted, rejected, or null (still open); `show`: whose hands
   * open, `claimer`, `all` or `none`; `stay`: they stay open after a refusal.
   */
  async claim(seat, tricks, { answer = 'accepted', show: opened = 'claimer', stay = false } = {}) {
    const mine = seat === this.view.me;
    const total = this.declarersTotal(seat, tricks);
    const { level } = contractOf(this.game.calls);
    const text = this.words.claim(this.words.seats[seat], tricks, this.words.making(total - level - 6));
    if (!mine) this.set({ question: text });
    await this.wait(this.timings.claimHands);
    this.view.shown = { claimer: [seat], all: ['S', 'W', 'N', 'E'], none: [] }[opened];
    this.set({ open: screenOf(this.game, this.view).open });
    if (answer === null) return;
    await this.answerTime();
    if (answer === 'rejected') {
      if (!stay) this.view.shown = [];
      this.set({ question: null, open: screenOf(this.game, this.view).open });
      if (mine || this.switches.tells) this.tell(this.words.claimRejected);
      return;
    }
    this.game.claimed = total;
    this.lying = null;
    this.set({ question: null, turn: null, trick: [], hands: emptyScreen('S').hands });
    await this.wait(this.timings.dealEnd);
    this.set({ end: this.words.claimed(total) });
  }

  /** Tricks for declarer's side in all, when this seat gets that many more. */
  declarersTotal(seat, tricks) {
    const side = sideOf(contractOf(this.game.calls).declarer);
    const won = wonBy(this.game);
    const complete = won.NS + won.EW;
    return won[side] + (sideOf(seat) === side ? tricks : 13 - complete - tricks);
  }

  /** The page says that the board is over, for whatever reason. */
  dealEnd(text = this.words.taken(0)) {
    this.set({ end: text, turn: null, question: null });
  }

  /** North and South change places so that the person declares; the auction is sent again, as new elements. */
  async reseat({ tell = true } = {}) {
    const { names } = this.view;
    [names.S, names.N] = [names.N, names.S];
    const other = { S: 'N', N: 'S' };
    if (this.view.me !== null) this.view.me = this.view.bottom = other[this.view.me] ?? this.view.me;
    this.set({ ...screenOf(this.game, this.view), auction: [], score: this.screen.score });
    if (tell) this.tell(this.words.reseated);
    await this.wait(this.timings.fillCell);
    this.game.calls = this.game.calls.map((call) => ({ ...call }));
    this.set({ auction: [...this.game.calls] });
  }

  /** A player is gone, and another sits down after a while; null: the seat stays empty. */
  async replace(seat, name, after = 4000) {
    delete this.view.names[seat];
    this.set({ names: { ...this.view.names } });
    if (name === null) return;
    await this.wait(after);
    this.view.names[seat] = name;
    this.set({ names: { ...this.view.names } });
  }

  /** The user goes back to the lobby: the table is hidden, its texts stay. */
  leave() {
    show(this.app.left.screen, false);
  }

  comeBack() {
    show(this.app.left.screen, true);
  }

  /** Logged out and in again without loading the page: everything on the left is made anew. */
  async rebuild(after = 1500) {
    this.app.left.nav.remove();
    await this.wait(after);
    this.app.rebuild();
    this.draw();
  }

  /** All cards at one height for a while, as when they move. */
  async animate(milliseconds = this.timings.animation) {
    this.set({ flat: true });
    await this.wait(milliseconds);
    this.set({ flat: false });
  }

  /** Other class of mode: the user presses "pictures of cards" or the other way round. */
  setPictures(pictures) {
    this.view.pictures = pictures;
    this.set({ pictures });
  }

  /** The explanation of call number `index` is shown, with its text as it is now; null takes it away. */
  explain(index) {
    const entry = index === null ? undefined : this.game.calls[index];
    if (entry === undefined) this.set({ explanation: null });
    else this.set({ explanation: { about: callText(entry.call, this.words), text: entry.explanation } });
  }

  /** A call that was made gets its alert afterwards, or another explanation. */
  alertLate(index, explanation = '') {
    Object.assign(this.game.calls[index], { alert: true, explanation });
    this.draw();
  }

  /** Single cards of hidden hands lie face up: what no real table of this kind shows. */
  faceUp(cards) {
    this.set({ faced: [...cards] });
  }

  director() {
    this.tell(this.words.director);
  }

  /** Opens a pane on the right with another deal after these many calls and cards; stepping through it is calling this again. `played`: the hands keep what was played. */
  showEarlier(board, calls, cards, { pane = 'history', played = false } = {}) {
    const view = {
      me: null,
      bottom: this.view.bottom,
      names: {},
      openHands: ['S', 'W', 'N', 'E'],
      shown: [],
      pictures: false,
    };
    const { pane: element, review } = this.app.panes[pane];
    for (const other of Object.values(this.app.panes)) show(other.pane, other.pane === element);
    const game = gameAt(board, calls, cards);
    // Four cards lie until the next is led, where nothing else tells which was the last.
    const all = played ? { hands: board.hands, trick: game.tricks.at(-1) ?? [] } : {};
    const shown = { ...screenOf(game, view), ...all, auctionShown: true, bidding: false };
    review.draw(shown, this.words);
  }

  hideEarlier() {
    for (const { pane } of Object.values(this.app.panes)) show(pane, false);
  }

  /** The four cards of the last complete trick lie on the table once more, or no longer. */
  showLastTrick(visible) {
    const complete = this.game.tricks.filter((trick) => trick.length === 4);
    this.set({ trick: visible ? [...complete.at(-1)] : screenOf(this.game, this.view).trick });
  }

  /** Cards played so far. */
  get played() {
    return played(this.game).length;
  }

  get turn() {
    return turnOf(this.game);
  }
}
