// A table that is dealt, called and played at, step by step, as the page of the real one changes. It takes whatever it is told.
import { buildApp, unusedScreen } from './app.js';
import { chance } from './clock.js';
import { contractOf, held, newGame, played, turnOf, wonBy } from './game.js';
import { cardFor } from './robot.js';
import { gameAt, openHands, screenOf } from './screen.js';
import { SWITCHES } from './switches.js';
import { PACES, TIMINGS } from './timings.js';
import { emptyScreen } from './viewer.js';
import { LANGUAGES } from './words.js';

export class Table {
  /**
   * Draws the page in `document.body`. `clock`: { now(), wait(ms) }; `switches`: some of SWITCHES; `timings`: some of TIMINGS.
   * `onPerson`: { card, bid, ask, press } for what a person does on the page.
   */
  constructor(document, clock, switches = {}, { timings = {}, onPerson = {} } = {}) {
    this.document = document;
    this.clock = clock;
    this.switches = { ...SWITCHES, ...switches };
    this.timings = { ...TIMINGS, ...timings };
    this.words = LANGUAGES[this.switches.language];
    this.random = chance(this.switches.seed);
    this.view = {
      me: this.switches.me,
      bottom: this.switches.me ?? 'S',
      names: { ...this.switches.names },
      openHands: this.switches.openHands,
      shown: [],
      // A kibitzer always gets diagrams.
      pictures: this.switches.pictures && this.switches.me !== null,
    };
    this.game = null;
    this.board = null;
    this.stopped = false;
    /** Counts what was halted. */
    this.run = 0;
    /** Called when the table is stopped: ends what watches the page. */
    this.ends = [];
    this.lying = null;
    this.user = this.switches.me === null ? 'toeschouwer' : this.switches.names[this.switches.me];
    document.defaultView.localStorage.setItem('userID', this.user);
    const nothing = () => {};
    const on = { card: nothing, bid: nothing, ask: nothing, press: nothing, ...onPerson };
    this.app = buildApp(document, this.switches, on, this.user);
    for (const { review } of Object.values(this.app.panes)) review.draw(unusedScreen(), this.words);
    this.screen = { ...emptyScreen(this.view.bottom), names: { ...this.view.names }, pictures: this.view.pictures };
    this.draw();
  }

  draw() {
    this.app.left.live.draw(this.screen, this.words);
  }

  /** Changes what is shown, whether or not it can be true. */
  set(changes) {
    Object.assign(this.screen, changes);
    this.draw();
  }

  /** What was halted or stopped never goes on: what waits for it waits for ever. */
  async wait(milliseconds) {
    const { run } = this;
    await this.clock.wait(milliseconds);
    if (run !== this.run || this.stopped) await new Promise(() => {});
  }

  /** Ends what goes on, at once, and leaves a table at which all that was called and played is done. */
  halt() {
    this.run++;
    if (this.game === null) return;
    for (const call of this.game.calls) call.filled = true;
    this.refresh();
  }

  /** Ends the table: another takes its place in the page. */
  stop() {
    this.stopped = true;
    for (const end of this.ends.splice(0)) end();
  }

  between([least, most]) {
    return Math.round(least + this.random() * (most - least));
  }

  think() {
    return this.wait(this.between(PACES[this.switches.pace].think));
  }

  score() {
    return this.switches.kind === 'teaching' ? null : '+0.00';
  }

  /** Shows the table as it is, at once. */
  refresh() {
    this.lying = null;
    this.set({ ...screenOf(this.game, this.view), score: this.score(), end: this.screen.end });
  }

  /**
   * A new deal: board number first, the cards a moment later, the auction box when the dealing has been seen. `stale`: the calls of the
   * deal before stay that long; `early`: do not wait for the dealing (a robot calls before it ends); `tiny`: the box has no size until then.
   */
  async deal(board, { stale = 0, early = false, tiny = false } = {}) {
    this.lying = null;
    this.board = board;
    this.game = newGame(board);
    this.view.shown = [];
    const before = stale > 0 ? { auction: this.screen.auction, auctionShown: true } : {};
    this.set({
      ...emptyScreen(this.view.bottom),
      ...before,
      number: board.board.number === null ? '' : String(board.board.number),
      dealer: board.board.dealer,
      vulnerable: board.board.vulnerable,
      names: { ...this.view.names },
      pictures: this.view.pictures,
      score: this.score(),
    });
    await this.wait(this.timings.handsAfterBoard);
    const { hands, open, turn } = screenOf(this.game, this.view);
    this.set({ hands, open, turn });
    if (stale > 0) {
      await this.wait(stale);
      this.set({ auction: [] });
    }
    const shown = () =>
      this.set({ auctionShown: true, auctionTiny: false, bidding: turnOf(this.game) === this.view.me });
    if (early) this.set({ auctionShown: true, auctionTiny: tiny });
    if (early) this.later(this.timings.dealing, () => this.game.tricks.length === 0 && shown());
    else {
      await this.wait(Math.max(0, this.timings.dealing - stale));
      shown();
    }
  }

  /** Does `what` after a while unless the table was stopped or the deal is another; nobody waits for it. */
  later(milliseconds, what) {
    const { game } = this;
    this.wait(milliseconds).then(() => game === this.game && what());
  }

  /** The name bar moves on, an empty cell comes, and gets its text. */
  async call(seat, call, { alert = false, explanation = '' } = {}) {
    const entry = { seat, call, alert, explanation, filled: false };
    this.game.calls.push(entry);
    const turn = turnOf(this.game);
    this.set({ turn, bidding: false, level: null });
    await this.wait(this.between(this.timings.turnToCall));
    this.set({ auction: [...this.screen.auction, entry] });
    await this.wait(this.timings.fillCell);
    entry.filled = true;
    this.set({ bidding: turn !== null && turn === this.view.me && contractOf(this.game.calls) === null });
    if (turn === null) await this.passedOut();
  }

  /** The trick of four goes. */
  clearTrick() {
    this.lying = null;
    this.set({ trick: [], won: wonBy(this.game) });
  }

  /** What stays of the last trick beside a new lead: nothing, or for a while the card of `winner` at the height it had. */
  besideLead(winner) {
    this.lying = null;
    const height = this.screen.trick.findIndex(({ seat }) => seat === winner);
    if (height < 0) return [];
    const stale = { ...this.screen.trick[height], height };
    this.later(this.timings.staleWinner, () => {
      this.set({ trick: this.screen.trick.filter((play) => play !== stale) });
    });
    return [stale];
  }

  /**
   * A card from a seat. `newTrick`: it opens a trick although the last one is not complete; `join`: it comes to a trick that is;
   * `staleWinner`: the last winner lies beside it for a while.
   */
  async play(seat, card, { newTrick = false, join = false, staleWinner = false } = {}) {
    const { game } = this;
    if (game.tricks.length === 0) {
      this.set({ auctionShown: false, bidding: false, contract: contractOf(game.calls), tricksShown: true });
      await this.wait(this.timings.auctionGoneBeforeLead);
    }
    const opens = newTrick || game.tricks.length === 0 || (game.tricks.at(-1).length >= 4 && !join);
    const winner = staleWinner ? turnOf(game) : null;
    const play = { seat, card };
    if (opens) game.tricks.push([play]);
    else game.tricks.at(-1).push(play);
    const height = game.tricks.at(-1).length - 1;
    this.set({ turn: turnOf(game) });
    await this.wait(this.timings.turnToCard);
    const gone = {
      hands: { ...this.screen.hands, [seat]: this.screen.hands[seat].filter((one) => one !== card) },
      faced: this.screen.faced.filter((one) => one !== card),
    };
    // The lead takes the place of the last trick, in one step where that still lies.
    const laid = () => ({
      trick: [...(opens ? this.besideLead(winner) : this.screen.trick), { ...play, height }],
      ...(opens ? { won: wonBy(game) } : {}),
    });
    // A picture is one element in the hand and on the table; a diagram changes in two places, one after the other.
    if (this.view.pictures) this.set({ ...gone, ...laid() });
    else {
      this.set(gone);
      await this.wait(this.timings.handToTrick);
      this.set(laid());
    }
    if (played(game).length === 1) await this.openDummy();
    if (game.tricks.at(-1).length === 4) this.trickDone();
    // Where a card too many lies nobody puts the trick away.
    if (join) this.lying = null;
    if (played(game).length === 52) await this.over();
  }

  /** Dummy, or declarer's hand for who is dummy, is drawn a few cards at a time. */
  async openDummy() {
    const open = openHands(this.game, this.view);
    const before = this.screen.open;
    const cards = open.filter((seat) => !before.includes(seat)).flatMap((seat) => held(this.game, seat));
    const { dummyCards, dummyStep } = this.timings;
    for (let shown = dummyCards; shown < cards.length + dummyCards; shown += dummyCards) {
      this.set({ faced: cards.slice(0, shown) });
      await this.wait(dummyStep);
    }
    this.set({ open, faced: [] });
  }

  trickDone() {
    if (this.switches.counted === 'fourth') this.set({ won: wonBy(this.game) });
    const mark = {};
    this.lying = mark;
    const gone = () => this.lying === mark && this.clearTrick();
    if (this.switches.trickGoes === 'timer' || played(this.game).length === 52)
      this.later(this.timings.trickStays, gone);
  }

  async passedOut() {
    await this.wait(this.timings.dealEnd);
    this.set({ auctionShown: false, end: this.words.passedOut, hands: emptyScreen('S').hands });
  }

  async over() {
    await this.wait(this.timings.trickStays + this.timings.dealEnd);
    const { declarer } = contractOf(this.game.calls);
    const won = wonBy(this.game)[declarer === 'N' || declarer === 'S' ? 'NS' : 'EW'];
    this.set({ end: this.words.taken(won) });
  }

  /** Goes on with the board as it was dealt, until these many calls and cards have been made in all. */
  async go({ calls = this.board.calls.length, cards = this.board.plays.length } = {}) {
    // A board of a record may stop before its end.
    const lastCall = Math.min(calls, this.board.calls.length);
    const lastCard = Math.min(cards, this.board.plays.length);
    while (this.game.calls.length < lastCall && this.game.tricks.length === 0) {
      const { seat, call, ...more } = this.board.calls[this.game.calls.length];
      await this.think();
      await this.call(seat, call, more);
    }
    while (this.game.calls.length === this.board.calls.length && played(this.game).length < lastCard) {
      const { seat, card } = this.board.plays[played(this.game).length];
      await this.think();
      await this.play(seat, card);
    }
  }

  /**
   * The seat on turn acts: the board's next call while the auction runs as it was dealt, else a pass; a reasonable card.
   * False when nobody is on turn.
   */
  async robot() {
    const seat = turnOf(this.game);
    if (seat === null) return false;
    await this.think();
    if (contractOf(this.game.calls) !== null) await this.play(seat, cardFor(this.game, seat));
    else {
      const { calls } = this.game;
      const asDealt = calls.every(
        ({ seat, call }, n) => this.board.calls[n]?.seat === seat && this.board.calls[n].call === call,
      );
      const planned = asDealt ? this.board.calls[calls.length] : undefined;
      await this.call(seat, planned?.call ?? 'P', planned);
    }
    return true;
  }

  /** The table as it is after these many calls and cards of a board, at once: for one who comes in. */
  arrive(board, calls, cards) {
    this.board = board;
    this.game = gameAt(board, calls, cards);
    this.screen.end = null;
    this.refresh();
  }
}
