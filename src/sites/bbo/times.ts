// How long BBO's table must stand still. Measured by others where it says so; nobody of this project could measure it.
//
// From the last change on the page to the moment at which it is believed, by kind:
//   a call 300 ms; a card 200 ms; a question 200 ms (one that goes sooner is told with what follows, when it was there for 60 ms); a hand that opens or
//   closes, cards or calls that went back, the end of the board 500 ms; the name on turn ahead of the table 700 ms; people who sit down 1 s; what the
//   server refuses, and cards that fit no trick 1.5 s; anything still in motion 2 s, and then without the part that moves.
// A late alert or a changed explanation: 2 s, when the auction stood there whole for 5 s and the next call for 3 s (explanations.ts).
// A page that changes faster than that is read all the same: a trick, a question, an undo that came and went is told with the next picture that settles.
// What was too fast even for that is a gap in the log, and never a guess: a claim that nobody saw ends the board as one, an undo shows in what went back.
import type { Times } from '../settle';

export const TIMES: Times = {
  board: { ms: 300, from: 'own cards 11 ms behind the number (a log of 2021); drawn within 300 ms: chosen' },
  call: { ms: 300, from: 'Accessibility Extension 9.9: a new call is put in empty and read after 300 ms' },
  play: { ms: 200, from: 'Accessibility Extension 9.9: cards on the table are read after 200 ms' },
  back: { ms: 500, from: 'chosen: longer than any redrawing that was reported' },
  hands: { ms: 500, from: 'PlayWithBEN, 2026: dummy is drawn within 400 ms, hands of a claim after 500 ms' },
  end: { ms: 500, from: 'PlayWithBEN, 2026: the end of the deal is read after 500 ms' },
  question: { ms: 200, from: 'chosen: a panel that only flashes is no question' },
  turn: { ms: 700, from: 'a log of 2021: the name on turn is 140 to 600 ms ahead of the call' },
  seats: { ms: 1000, from: 'chosen: names, hands and auction are sent again one after the other' },
  impossible: {
    ms: 1500,
    from: 'chosen: what the server refuses is believed after a second look, much later than all else',
  },
  moving: { ms: 2000, from: 'chosen: as long as a page that cannot be read may stay so before it is told' },
};
