// Which trick may be drawn beside a find, and with which cards.
import type { TableState } from '../bridge/table';
import type { Card, Seat } from '../bridge/types';
import type { Irregularity } from '../detect/index';

/** A trick as it lies there. `cards` in order of play, the lead first; `marked`: it is the one in question. `missing`: seats without a card that was due. */
export interface PicturedTrick {
  number: number;
  cards: readonly { seat: Seat; card: Card; marked: boolean }[];
  missing: readonly Seat[];
}

const inQuestion = (found: Irregularity): readonly Card[] => {
  if (found.kind === 'simultaneousPlay') return [found.first.card, found.card];
  if ('cards' in found && found.kind !== 'undo') return found.cards;
  return 'card' in found ? [found.card] : [];
};

/**
 * The trick of a find; null where it has none, where its lead was not seen, or where the card in question no longer lies in it. `recent`: only the
 * running trick and the one before, which a table itself still shows (F2).
 */
export function pictured(found: Irregularity, { tricks }: TableState, recent: boolean): PicturedTrick | null {
  const number = 'trick' in found ? found.trick : null;
  const trick = number === null ? undefined : tricks[number - 1];
  if (number === null || trick === undefined || (trick.plays[0] ?? null) === null) return null;
  if (recent && number < tricks.length - 1) return null;
  const missing = found.kind === 'shortTrick' ? found.missing : [];
  const marked = inQuestion(found);
  const cards = [...trick.plays, ...trick.loose].flatMap((play) =>
    play === null ? [] : [{ seat: play.seat, card: play.card, marked: marked.includes(play.card) }],
  );
  return missing.length > 0 || cards.some((one) => one.marked) ? { number, cards, missing } : null;
}
