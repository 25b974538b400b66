// Pill and panel at their place in the window.
import type { ComponentChildren } from 'preact';
import type { Part } from './moving';
import type { Extent, Spot } from './place';

/**
 * Sizes in CSS pixels for a size of text in per cent: what each would like and what it needs. They grow with the text, the panel less so in width than in
 * what it needs, or it would fill the window. `edge`: height of what stands with the pill, at 100 %.
 */
export function wishes(size: number, window: Extent, edge: number): Record<Part, { wish: Extent; least: Extent }> {
  const scale = size / 100;
  return {
    pill: { wish: { w: 100 + 190 * scale, h: (92 + edge) * scale }, least: { w: 52 * scale, h: 52 * scale } },
    panel: {
      wish: { w: Math.min(220 + 200 * scale, window.w - 16), h: window.h - 16 },
      least: { w: Math.min(172 + 84 * scale, window.w - 16), h: Math.min(120 + 80 * scale, window.h - 16) },
    },
  };
}

/** A panel less high than this, in CSS pixels at 100 %, has room for a few lines only. */
const TIGHT = 260;

/** A box at its place. It keeps to the bottom where it stands in the lower half, so that it grows away from the edge. */
export function Standing(props: { part: Part; spot: Spot; window: Extent; size: number; children: ComponentChildren }) {
  const { part, spot, window, size, children } = props;
  const tight = spot.h < (TIGHT * size) / 100;
  const low = part === 'pill' && spot.y + spot.h / 2 > window.h / 2;
  const style: Record<string, string> = {
    left: `${spot.x}px`,
    maxWidth: `${spot.w}px`,
    ...(low ? { bottom: `${window.h - spot.y - spot.h}px` } : { top: `${spot.y}px` }),
    ...(part === 'panel' ? { width: `${spot.w}px`, maxHeight: `${spot.h}px` } : {}),
  };
  return (
    <div class={`standing at-${part}${tight ? ' tight' : ''}`} data-part={part} style={style}>
      {children}
    </div>
  );
}
