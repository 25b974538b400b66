// A card that came before its turn: where it lies now, what was played since, and how it goes back.
import type { Effect } from '../bridge/events';
import { penaltyCards } from '../bridge/restrictions';
import type { Play, TableState } from '../bridge/table';
import { type Card, rho, type Seat, sameSide } from '../bridge/types';
import type { Say } from '../text';
import type { Question, Ruling } from './law';
import { ruling } from './option';
import { YES_NO } from './revoke';

/** `trick` from 1: where the card lies. `due`: whose turn it was. `later`: cards that lie there and came after it, oldest first. */
export interface Misplay {
  at: string;
  seat: Seat;
  card: Card;
  trick: number;
  due: Seat;
  play: Play;
  later: readonly Play[];
}

/** Null where the card no longer lies on the table. */
export function misplay(found: { at: string; seat: Seat; card: Card; due: Seat }, now: TableState): Misplay | null {
  const { at, seat, due } = found;
  const all = now.tricks.flatMap(({ plays, loose }, i) => [
    ...plays.flatMap((play) => (play === null ? [] : [{ play, trick: i + 1, counts: true }])),
    ...loose.map((play) => ({ play, trick: i + 1, counts: false })),
  ]);
  // Of several cards put down at once another may have been named as the one played (58B2).
  const own = all.find(
    (one) => one.play.at === at && one.play.seat === seat && (one.counts || one.play.card === found.card),
  );
  if (own === undefined) return null;
  const { play, trick } = own;
  const later = all.map((one) => one.play).filter((one) => one.n > play.n && !(one.at === at && one.seat === seat));
  return { at, seat, card: play.card, due, play, trick, later: later.sort((a, b) => a.n - b.n) };
}

/** The card goes back to the hand and the turn to whose it was. */
export const goesBack = ({ trick, seat, card, due }: Misplay): readonly Effect[] => [
  { type: 'returnToHand', trick, seat, card },
  { type: 'turn', seat: due },
];

/** The card goes back and stays on the table as a major penalty card (50B: it was played on purpose). */
export const becomesPenalty = (one: Misplay): readonly Effect[] => [
  ...goesBack(one),
  { type: 'restrict', restriction: { type: 'penaltyCard', seat: one.seat, card: one.card, size: 'major' } },
];

/** The card became a penalty card, and lies there, went back to the hand by a choice, or was played since. */
export function becamePenalty({ seat, card }: { seat: Seat; card: Card }, now: TableState): boolean {
  const is = (one: { seat: Seat; card: Card }): boolean => one.seat === seat && one.card === card;
  const faced = now.tricks.some(({ plays }) => plays.some((play) => play?.faced !== undefined && is(play)));
  return faced || penaltyCards(now, seat).some(is) || now.pickedUp.some(is);
}

/** Law 60A1: the opponent to the left of the offender has played on. */
export const playedOn = ({ seat, later }: Misplay): Play | null => {
  const [next] = later;
  return next !== undefined && rho(next.seat) === seat ? next : null;
};

export const askMisled = ({ at, seat }: { at: string; seat: Seat }): Question => ({
  id: `misled:${at}`,
  say: {
    text: {
      nl: 'Had een tegenstander gezegd dat {seat} aan de beurt was?',
      en: 'Had an opponent said that it was the turn of {seat}?',
    },
    with: { seat: { seat } },
  },
  values: YES_NO,
});

type Misled = Pick<Misplay, 'at' | 'seat' | 'card' | 'due'>;

/** An opponent told the player that it was his turn, reported before or right after the card came, or answered since. Null: nobody said so. */
function misled({ at, seat }: Misled, now: TableState): 'before' | 'after' | 'answered' | null {
  const play = [...now.tricks.flatMap(({ plays, loose }) => [...plays, ...loose]), ...now.withdrawn].find(
    (one) => one?.at === at && one.seat === seat,
  );
  const turns = now.told.filter(
    ({ what }) => what.type === 'misinformation' && what.about === 'turn' && !sameSide(what.by, seat),
  );
  if (turns.some(({ n }) => n === play?.n)) return 'before';
  if (turns.some(({ n }) => play != null && n === play.n + 1)) return 'after';
  return now.answers[askMisled({ at, seat }).id] === 'yes' ? 'answered' : null;
}

export const isMisled = (one: Misled, now: TableState): boolean => misled(one, now) !== null;

/** Law 47E1: the card goes back. Null unless people said so, and where what they reported after the card has a ruling of its own. */
export function misledRuling(one: Misled, now: TableState): Ruling | null {
  const ask = askMisled(one);
  const told = misled(one, now);
  if (told === null || told === 'after') return null;
  const fact = misplay(one, now);
  const late = fact !== null && fact.later.length > 0;
  const { seat, card, due } = one;
  return ruling(
    47,
    ['47E1', '16C'],
    {
      text: {
        nl: 'Een tegenstander zei dat {seat} aan de beurt was. {card} gaat terug zonder gevolg en {due} is aan de beurt. De tegenpartij mag de kaart niet accepteren.',
        en: 'An opponent had said that it was the turn of {seat}. {card} goes back and nothing follows; it is the turn of {due}. The opponents may not accept the card.',
      },
      with: { seat: { seat }, card: { card }, due: { seat: due } },
    },
    {
      ask: told === 'answered' ? [ask] : [],
      effects: fact === null || late ? [] : goesBack(fact),
      settled: !late,
      director: [
        {
          text: {
            nl: 'Alleen de WL kan bepalen of dat zo gezegd is, en of {seat} de kaart ook mag laten liggen (47E1).',
            en: 'Only the director can establish whether that was said, and whether {seat} may also leave the card (47E1).',
          },
          with: { seat: { seat } },
        },
      ],
    },
  );
}

/** Play ended before anybody had chosen, so there is nothing left to choose. */
export const ENDED: Say = {
  text: {
    nl: 'Het spel stopte voordat dit was rechtgezet. Hier moet de WL naar kijken.',
    en: 'Play ended before this was put right. The director must look at this.',
  },
};

/** "Hier moet de WL naar kijken": play went on in a way that no choice can follow any more. */
export const LOOK: Say = {
  text: {
    nl: 'Er is daarna verder gespeeld. Hier moet de WL naar kijken.',
    en: 'Play went on after that. The director must look at this.',
  },
};
