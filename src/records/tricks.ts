// Who wins a trick of a record. On numbers, because an archive holds millions of cards; the rules are those of laws 44E and 44F.
import type { Strain } from '../bridge/types';
import { STRAINS } from './symbols';

/**
 * Place (0 = the leader) of the winning card. `cards` in order of play, as indices in DECK, -1 for one that was not told.
 * `strain` null: trumps are not known. Gives -1 where that or a missing card leaves it open.
 */
export function winningPlace(cards: readonly number[], strain: Strain | null): number {
  const trumps = strain === null ? -1 : STRAINS.indexOf(strain);
  let best = 0;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place] as number;
    const top = cards[best] as number;
    if (card < 0) return -1;
    const suit = Math.floor(card / 13);
    const same = suit === Math.floor(top / 13);
    if (!same && strain === null) return -1;
    if (same ? card > top : suit === trumps) best = place;
  }
  return best;
}
