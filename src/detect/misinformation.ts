// Wrong information by an opponent, as people report it: about a call or a play (laws 21, 47E2) or about the turn (47E1). Or as a page shows it, where an
// alert or an explanation comes or changes late.
import type { Play } from '../bridge/table';
import type { Call, Seat } from '../bridge/types';
import { sameSide } from '../bridge/types';
import type { Base, Detector } from './detector';

/**
 * `seat` gave it. `newest`: the last card played by then; `theirs`: the last one by the other side. `trick`: the number, from 1, of the trick of `theirs`.
 * `changed`: only what the page shows of it is known: what came or changed, at which call (`index` in the auction, from 0). Whether it was wrong before, is not.
 */
export interface Misinformation extends Base<'misinformation'> {
  seat: Seat;
  about: 'turn' | 'explanation';
  corrected: boolean;
  phase: 'auction' | 'play' | 'over';
  newest: Play | null;
  theirs: Play | null;
  trick: number | null;
  changed: { what: 'alert' | 'explanation'; call: Call; index: number } | null;
}

export const misinformation: Detector<Misinformation> = ({ before, event }) => {
  if (event.type !== 'misinformation') return [];
  const { by: seat, corrected, about = 'explanation', id: at } = event;
  let newest: Play | null = null;
  let theirs: Play | null = null;
  let trick: number | null = null;
  for (const [i, { plays, loose }] of before.tricks.entries())
    for (const play of [...plays, ...loose]) {
      if (play === null) continue;
      if (newest === null || play.n > newest.n) newest = play;
      if (sameSide(play.seat, seat) || (theirs !== null && play.n < theirs.n)) continue;
      theirs = play;
      trick = i + 1;
    }
  const { what, call: index } = event.changed ?? { what: 'alert', call: -1 };
  const call = before.calls[index]?.call;
  const changed = call === undefined ? null : { what, call, index };
  const certainty = changed === null ? 'certain' : 'possible';
  const base = { kind: 'misinformation', class: 'irregularity', seat, at, certainty } as const;
  return [{ ...base, about, corrected, phase: before.phase, newest, theirs, trick, changed }];
};
