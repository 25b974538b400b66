import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, MARGIN, overlaps, place } from '../../src/ui/overlay/place';

const WINDOW = { w: 1280, h: 800 };
const WISH = { w: 420, h: 784 };
const LEAST = { w: 280, h: 240 };
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

describe('place', () => {
  const cases: readonly { what: string; taken: Box[]; spot: Partial<Box> & { covers?: boolean } }[] = [
    { what: 'nothing in the way: right', taken: [], spot: { x: 852, y: 8, w: 420, h: 784 } },
    {
      what: 'table on the left: right of it, at the outer edge',
      taken: [box(0, 0, 800, 800)],
      spot: { x: 852, w: 420 },
    },
    { what: 'table on the right: left of it', taken: [box(480, 0, 800, 800)], spot: { x: 8, w: 420, covers: false } },
    { what: 'table in the middle: right rather than left', taken: [box(340, 0, 600, 800)], spot: { x: 948, w: 324 } },
    { what: 'room is less than the wish: as wide as the room', taken: [box(0, 0, 900, 800)], spot: { x: 908, w: 364 } },
    { what: 'no room beside: below', taken: [box(0, 0, 1280, 500)], spot: { x: 852, y: 508, h: 284, covers: false } },
    { what: 'no room below either: above', taken: [box(0, 300, 1280, 500)], spot: { y: 8, h: 284, covers: false } },
    {
      what: 'cards here and there: never over one',
      taken: [box(500, 20, 300, 200), box(20, 300, 300, 200), box(900, 300, 300, 200), box(500, 560, 300, 200)],
      spot: { covers: false },
    },
    {
      what: 'no room at all: the corner bottom right, as small as may be',
      taken: [box(0, 0, 1280, 800)],
      spot: { x: 992, y: 552, w: 280, h: 240, covers: true },
    },
    {
      what: 'no room: the corner that covers least',
      taken: [box(0, 0, 1280, 640), box(300, 640, 980, 160)],
      spot: { x: 8, y: 552, w: 280, h: 240, covers: true },
    },
    {
      what: 'the room below reaches the edge: the box stands on it',
      taken: [box(0, 0, 1280, 300)],
      spot: { x: 852, y: 308, h: 484 },
    },
  ];
  test.each(cases)('$what', ({ taken, spot }) => {
    const found = place(WINDOW, taken, WISH, LEAST);
    expect(found).toMatchObject(spot);
    expect(found.covers || !taken.some((one) => overlaps(one, found))).toBe(true);
  });

  test("the user's own place is kept, within the window", () => {
    expect(place(WINDOW, [box(0, 0, 800, 800)], WISH, LEAST, { x: 100, y: 60 })).toMatchObject({
      x: 100,
      y: 60,
      h: 732,
      covers: true,
    });
    expect(place(WINDOW, [], WISH, LEAST, { x: 5000, y: 5000 })).toMatchObject({ x: 852, y: 552, h: 240 });
    expect(place(WINDOW, [], WISH, LEAST, { x: -50, y: -50 })).toMatchObject({ x: 8, y: 8 });
  });

  test('never outside the window, and over something only when it says so', () => {
    const boxes = fc.array(
      fc.record({
        x: fc.integer({ min: -200, max: 1400 }),
        y: fc.integer({ min: -200, max: 1000 }),
        w: fc.integer({ min: 1, max: 900 }),
        h: fc.integer({ min: 1, max: 700 }),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(boxes, fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 300, max: 1200 }), (taken, w, h) => {
        const window = { w, h };
        const spot = place(window, taken, { w: 420, h }, { w: 280, h: 240 });
        expect(spot.x).toBeGreaterThanOrEqual(MARGIN);
        expect(spot.y).toBeGreaterThanOrEqual(MARGIN);
        expect(spot.x + spot.w).toBeLessThanOrEqual(w - MARGIN);
        expect(spot.y + spot.h).toBeLessThanOrEqual(h - MARGIN);
        expect(taken.some((one) => overlaps(one, spot))).toBe(spot.covers);
      }),
    );
  });
});
