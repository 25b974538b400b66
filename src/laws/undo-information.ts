// Law 16C on a card that was seen and taken back: who may use it.
import { side } from '../bridge/types';
import type { Undo } from '../detect/occasions';
import type { Ruling } from './law';
import { ruling } from './option';

/** Null where no card went back: a call is for law 25, a refused undo shows nothing new. */
export function takenBackInformation({ step, cards }: Undo): Ruling | null {
  const [first] = cards;
  if (step !== 'done' || first === undefined) return null;
  const blanks = {
    seat: { seat: first.seat },
    side: { side: side(first.seat) },
    cards: { everyCard: cards.map(({ card }) => card) },
  };
  return ruling(
    16,
    ['16C', '16C1', '16C2', '16C3'],
    {
      text: { nl: 'Gezien en teruggenomen: {cards}.', en: 'Seen and taken back: {cards}.' },
      with: blanks,
    },
    {
      director: [
        {
          text: {
            nl: 'Ging de kaart van {seat} terug omdat {seat} dat wilde? Dan mag de tegenpartij alles gebruiken wat zij zag (16C1), en {side} niet (16C2).',
            en: 'Did the card of {seat} go back because {seat} wanted it? Then the opponents may use all they saw (16C1), and {side} may not (16C2).',
          },
          with: blanks,
        },
        {
          text: {
            nl: 'Gebruikte {side} het toch, en had de tegenpartij daar schade van? Dan past de WL de score aan (16C3, 12C1). Het reglement van het toernooi of platform kan anders zeggen.',
            en: 'Did {side} use it all the same, and were the opponents damaged? Then the director adjusts the score (16C3, 12C1). The rules of the event or platform may differ.',
          },
          with: blanks,
        },
      ],
      settled: false,
    },
  );
}
