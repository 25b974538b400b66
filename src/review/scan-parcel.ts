// A worker's side of a scan: boards unpacked and judged.
import { unpackGame } from './pack';
import type { Parcel, Parceled } from './scan';
import { scanGame } from './scan-rows';

/** Never throws: a board that cannot be unpacked is told. */
export function scanParcel({ from, packed, edition }: Parcel): Parceled {
  const boards: Parceled['boards'][number][] = [];
  const unread: number[] = [];
  packed.forEach((text, i) => {
    const game = unpackGame(text);
    if (game === null) unread.push(from + i);
    else boards.push(scanGame(from + i, game, edition));
  });
  return { boards, unread };
}
