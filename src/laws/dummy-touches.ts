// Law 45F: dummy touches or points at a card unasked.
import type { TableState } from '../bridge/table';
import { otherSide, side } from '../bridge/types';
import type { Interference } from '../detect/dummy';
import { actOf } from './dummy-acts';
import type { Ruling } from './law';
import { isDummy, ruling } from './option';

/** Null for anything else that dummy did, and for anybody who is not dummy. */
export function dummyTouches(found: Interference, now: TableState): Ruling | null {
  if (!isDummy(now, found.seat) || actOf(found, now) !== 'touched') return null;
  const blanks = { seat: { seat: found.seat }, side: { side: otherSide(side(found.seat)) } };
  return ruling(
    45,
    ['45F', '12'],
    {
      text: {
        nl: 'De blinde ({seat}) raakte een kaart aan of wees ernaar zonder opdracht. Het spel gaat gewoon door.',
        en: 'Dummy ({seat}) touched or pointed at a card unasked. Play goes on as usual.',
      },
      with: blanks,
    },
    {
      director: [
        {
          text: {
            nl: 'Alleen de WL kan na het spel bepalen of dit een speelwijze aan de hand deed en of {side} schade leed (45F, 12).',
            en: 'Only the director can decide after the play whether this suggested a play and whether {side} was damaged (45F, 12).',
          },
          with: blanks,
        },
      ],
      settled: false,
    },
  );
}
