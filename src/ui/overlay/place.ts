// Where a box of ours may stand without covering the table. Pure geometry in CSS pixels of the window.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Extent {
  w: number;
  h: number;
}

/** `covers`: nothing was free, the box stands at the window's edge over something. `h` is the most it may take. */
export interface Spot extends Box {
  covers: boolean;
}

/** Between our box and the window's edge or the table. */
export const MARGIN = 8;

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The box moved, and if need be made smaller, so that all of it is in the window. */
export function intoWindow(box: Box, window: Extent): Box {
  const w = Math.min(box.w, window.w - 2 * MARGIN);
  const h = Math.min(box.h, window.h - 2 * MARGIN);
  return {
    w,
    h,
    x: Math.min(Math.max(box.x, MARGIN), window.w - MARGIN - w),
    y: Math.min(Math.max(box.y, MARGIN), window.h - MARGIN - h),
  };
}

/** Every largest free upright strip: for each pair of vertical edges, the gaps between what stands in that column. */
function freeBoxes(window: Extent, taken: readonly Box[]): readonly Box[] {
  const edges = new Set([MARGIN, window.w - MARGIN]);
  for (const box of taken) for (const x of [box.x - MARGIN, box.x + box.w + MARGIN]) edges.add(x);
  const xs = [...edges].filter((x) => x >= MARGIN && x <= window.w - MARGIN).sort((a, b) => a - b);
  const free: Box[] = [];
  for (const [i, left] of xs.entries()) {
    for (const right of xs.slice(i + 1)) {
      const column = { x: left, y: 0, w: right - left, h: window.h };
      let top = MARGIN;
      const inTheWay = taken.filter((box) => overlaps(box, column)).sort((a, b) => a.y - b.y);
      for (const box of [...inTheWay, { x: left, y: window.h, w: 0, h: 0 }]) {
        const bottom = box.y - MARGIN;
        if (bottom > top) free.push({ x: left, y: top, w: right - left, h: bottom - top });
        top = Math.max(top, box.y + box.h + MARGIN);
      }
    }
  }
  return free;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The corner of the window where a box of this size covers least; bottom right where that is the same. */
function corner(window: Extent, taken: readonly Box[], size: Extent): Box {
  const corners = [
    { x: window.w, y: window.h },
    { x: window.w, y: 0 },
    { x: 0, y: window.h },
    { x: 0, y: 0 },
  ].map((at) => intoWindow({ ...at, ...size }, window));
  const cost = corners.map((box) => taken.reduce((sum, one) => sum + overlap(box, one), 0));
  return corners[cost.indexOf(Math.min(...cost))] as Box;
}

/**
 * A place for a box that would like to be `wish` and must be at least `least`. What the user chose (`own`, left and top) is kept. Else the free room
 * in which most of the wish fits, rather right than left of the table and rather high than low; in it the box keeps to the outer edge. Else the
 * corner of the window where the box at its least covers least.
 */
export function place(
  window: Extent,
  taken: readonly Box[],
  wish: Extent,
  least: Extent,
  own?: { x: number; y: number },
): Spot {
  if (own !== undefined) {
    const y = Math.min(Math.max(own.y, MARGIN), Math.max(MARGIN, window.h - MARGIN - least.h));
    const box = intoWindow({ x: own.x, y, w: wish.w, h: Math.min(wish.h, window.h - MARGIN - y) }, window);
    return { ...box, covers: taken.some((one) => overlaps(one, box)) };
  }
  let best: Box | null = null;
  let most = -1;
  for (const room of freeBoxes(window, taken)) {
    if (room.w < least.w || room.h < least.h) continue;
    const w = Math.min(room.w, wish.w);
    const h = Math.min(room.h, wish.h);
    const x = room.x + room.w >= window.w - MARGIN ? room.x + room.w - w : room.x;
    const y = room.y + room.h >= window.h - MARGIN ? room.y + room.h - h : room.y;
    // A hair's weight for the side decides between rooms of the same use.
    const worth = w * h + (x + w / 2) / window.w - y / window.h / 2;
    if (worth > most) {
      most = worth;
      best = { x, y, w, h };
    }
  }
  if (best !== null) return { ...best, covers: false };
  const edge = corner(window, taken, least);
  return { ...edge, covers: taken.some((one) => overlaps(one, edge)) };
}
