// What can happen at a table beside the play, each planted in boards that were played: what to do, and what must be told of it as soon as the page has come to rest.
import { lho, partner, type Seat } from '../../../src/bridge/types';
import type { Kind } from '../../../src/detect/index';
import type { PlayedBoard } from '../../help/deals';
import type { Player } from './page/player.js';

/** Kinds of what is told, irregularities first, each with articles (or beginnings of them) that its rulings name whatever the cards are. */
export type Told = readonly (readonly [Kind, ...string[]])[];

export interface Planted {
  name: string;
  /** Cards played before it; null: in the auction, after three calls. */
  cards: number | null;
  /** Whose question it is: he is not asked himself. */
  by(board: Board, cards: number): Seat;
  act(table: Player, by: Seat): Promise<unknown>;
  told: Told;
  /** What more is told once play has gone on; null: it ends there. */
  later: Told | null;
}

export type Board = PlayedBoard & { contract: NonNullable<PlayedBoard['contract']> };

const declarer = ({ contract }: Board): Seat => contract.declarer;
const defender = ({ contract }: Board): Seat => lho(contract.declarer);
const otherDefender = ({ contract }: Board): Seat => partner(lho(contract.declarer));
const lastPlayer = ({ plays }: Board, cards: number): Seat => plays[cards - 1]?.seat as Seat;
export const TRICK = 4;

/** Nobody answers. */
const OPEN: object = { answer: null };

const ASKED: Told = [['undo', '47F2', '45C']];
const BACK: Told = [
  ['undo', '47F2', '45C'],
  ['undo', '16C', '47F2'],
];
const CLAIM: Told = [['claim', '68', '68A', '68D']];
/** A claim after which play went on is explained as such, and so are the cards after it. */
const PLAYED_ON: Told = [
  ['claim', '68D', '70'],
  ['playAfterClaim', '68D'],
];
const ACCEPTED = ['68D1', '69A', '69', '69B1', '69B2', '71'] as const;

const LATE: Told = [['misinformation', '20F', '21B', '75']];

export const PLANTED: readonly Planted[] = [
  {
    name: 'an alert that comes when the auction has gone on',
    cards: null,
    by: ({ calls }) => calls[0]?.seat as Seat,
    act: async (table) => {
      await table.wait(8000);
      table.alertLate(0, '11-13');
    },
    told: LATE,
    later: LATE,
  },
  {
    name: 'an undo of a call, granted',
    cards: null,
    by: ({ calls }) => calls[2]?.seat as Seat,
    act: (table, by) => table.undo(by),
    told: [
      ['undo', '25A', '25B'],
      ['undo', '25A', '25B', '16C'],
    ],
    later: [
      ['undo', '25A', '25B'],
      ['undo', '25A', '25B', '16C'],
    ],
  },
  {
    name: 'an undo of a card, granted',
    cards: 6,
    by: lastPlayer,
    act: (table, by) => table.undo(by),
    told: BACK,
    later: BACK,
  },
  {
    name: 'an undo of a whole trick, granted',
    cards: 3 * TRICK,
    by: lastPlayer,
    act: (table, by) => table.undo(by, TRICK),
    told: BACK,
    later: BACK,
  },
  {
    name: 'an undo that is refused',
    cards: 6,
    by: lastPlayer,
    act: (table, by) => table.undo(by, 1, { answer: 'refused' }),
    told: ASKED,
    later: [...ASKED, ['undo', '47F2', '45C']],
  },
  {
    name: 'an undo that nobody has answered',
    cards: 9,
    by: lastPlayer,
    act: (table, by) => table.undo(by, 1, OPEN),
    told: ASKED,
    later: null,
  },
  {
    name: 'a claim by declarer that is open',
    cards: 28,
    by: declarer,
    act: (table, by) => table.claim(by, 3, OPEN),
    told: CLAIM,
    later: null,
  },
  {
    name: 'a claim by declarer, accepted',
    cards: 32,
    by: declarer,
    act: (table, by) => table.claim(by, 4),
    told: [['claim', ...ACCEPTED]],
    later: null,
  },
  {
    name: 'a claim by declarer, refused and played on',
    cards: 28,
    by: declarer,
    act: (table, by) => table.claim(by, 3, { answer: 'rejected' }),
    told: CLAIM,
    later: PLAYED_ON,
  },
  {
    name: 'a claim by declarer, refused and played on, the hands left open',
    cards: 32,
    by: declarer,
    act: (table, by) => table.claim(by, 3, { answer: 'rejected', show: 'all', stay: true }),
    told: CLAIM,
    later: PLAYED_ON,
  },
  {
    name: 'a claim by a defender, refused and played on',
    cards: 36,
    by: defender,
    act: (table, by) => table.claim(by, 2, { answer: 'rejected' }),
    told: CLAIM,
    later: PLAYED_ON,
  },
  {
    name: 'a claim by a defender, accepted',
    cards: 36,
    by: otherDefender,
    act: (table, by) => table.claim(by, 2),
    told: [['claim', ...ACCEPTED]],
    later: null,
  },
  {
    name: 'a concession by declarer, accepted',
    cards: 40,
    by: declarer,
    act: (table, by) => table.claim(by, 0),
    told: [['concession', ...ACCEPTED]],
    later: null,
  },
  {
    name: 'a concession by declarer, refused and played on',
    cards: 36,
    by: declarer,
    act: (table, by) => table.claim(by, 0, { answer: 'rejected' }),
    told: [['concession', '68', '68B1', '68D']],
    later: [
      ['concession', '68D', '70', '71'],
      ['playAfterClaim', '68D'],
    ],
  },
  {
    name: 'a concession by a defender, accepted',
    cards: 36,
    by: defender,
    act: (table, by) => table.claim(by, 0),
    told: [['concession', ...ACCEPTED]],
    later: null,
  },
];
