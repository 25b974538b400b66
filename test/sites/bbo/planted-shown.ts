// What a table with a server prevents and a table that is shown can have, each planted in boards that were played: at such a table before who only watches, and
// before players too, where the page seems to show it all the same. What each can see of it stands with it.
import { lho, type Seat } from '../../../src/bridge/types';
import { faceUp, fifthCard, insufficientBid, outOfTurn, revoke, shortTrick } from './page/faults.js';
import type { Player } from './page/player.js';
import { type Told, TRICK } from './planted';

/** Who looks, when it happens: `mine`: he is declarer or dummy; `open`: hands that he saw before; `fault`: whose card or call it was; `last`: who played before him. */
export interface Eyes {
  pictures: boolean;
  mine: boolean;
  open: readonly Seat[];
  fault: Seat;
  last: Seat;
}

/**
 * What is made of it: it is `told`; it stays *partly read*, since the page does not show whose card it was, or whether one is missing; or it
 * looks like `nothing`: whose card among pictures was led against declarer only the name that is lit tells, and his own
 * may be lit for dummy.
 */
export type Sight = 'told' | 'partly' | 'nothing';

export interface Shown {
  name: string;
  /** Cards played before it; null: in the auction, after three calls. */
  cards: number | null;
  act(table: Player): Promise<{ seat?: string | undefined } | null>;
  /** Where it is not always told. */
  sees?(eyes: Eyes): Sight;
  told: Told;
  /** What more is told once play has gone on; null: it ends there. */
  later: Told | null;
}

/** Hands that lie face up on the page. */
export const openTo = ({ screen }: Player): readonly Seat[] => screen.open;

export const SHOWN: readonly Shown[] = [
  {
    name: 'a card taken back without a question',
    cards: 6,
    act: async (table) => {
      table.takeBack(1);
      return null;
    },
    told: [['undo', '16C', '47F2']],
    later: [['undo', '16C', '47F2']],
  },
  {
    name: 'a revoke',
    cards: 5,
    // Of a hand that is closed nobody can tell.
    act: (table) => revoke(table, (seat: Seat) => openTo(table).includes(seat)),
    told: [['revoke', '61A']],
    later: [['revoke', '61A']],
  },
  {
    name: 'an opening lead by the wrong defender',
    cards: 0,
    act: (table) => outOfTurn(table, 2),
    sees: ({ pictures, mine }) => (pictures && mine ? 'nothing' : 'told'),
    told: [['leadOutOfTurn', '54', '54D', '56']],
    later: null,
  },
  {
    name: 'a lead out of turn later on',
    cards: 5 * TRICK,
    act: (table) => outOfTurn(table, 1),
    told: [['leadOutOfTurn', '10C']],
    later: null,
  },
  {
    name: 'a card out of turn',
    cards: 9,
    act: (table) => outOfTurn(table, 1),
    sees: ({ pictures, open, fault }) => (pictures && !open.includes(fault) ? 'partly' : 'told'),
    told: [['playOutOfTurn', '57']],
    later: null,
  },
  {
    name: 'a fifth card',
    cards: 7,
    act: (table) => fifthCard(table),
    // One that comes upon the fourth at once, from the same closed hand, is all that anybody sees of the two.
    sees: ({ pictures, open, fault, last }) => {
      if (pictures) return 'partly';
      return open.includes(fault) ? 'told' : last === fault ? 'nothing' : 'partly';
    },
    told: [['fifthCard', '45E']],
    later: null,
  },
  {
    name: 'a trick of three cards while the next begins',
    cards: 4,
    act: (table) => shortTrick(table),
    sees: ({ pictures, open, fault, last }) =>
      open.includes(lho(last)) && (!pictures || open.includes(fault)) ? 'told' : 'partly',
    told: [['shortTrick', '67A']],
    later: null,
  },
  {
    name: 'an insufficient bid',
    cards: null,
    act: (table) => insufficientBid(table),
    told: [['insufficientBid', '27A', '27B', '27D']],
    later: null,
  },
  {
    name: "a defender's card that lies face up",
    cards: 9,
    act: async (table) => faceUp(table),
    told: [['exposedCard', '49']],
    later: null,
  },
];
