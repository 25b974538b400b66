// Parts that are rarely wanted, each a script of its own: the background puts it beside the content script when it is asked for.
import type { MountPanel } from '../ui/overlay/panel-mount';
import type { DrawerProps } from '../ui/overlay/view';
import type { Ask } from './messages';

/** `panel`: what the overlay opens; `build`: the structure of the page, for an error report. The others are drawn in the panel, and are pages of the extension too. */
export const DRAWERS = ['panel', 'report', 'laws', 'build'] as const;
export type Which = (typeof DRAWERS)[number];
export type Drawn = Exclude<Which, 'panel' | 'build'>;

/** Draws into an element of the overlay; gives what ends it. */
export type Draw = (container: HTMLElement, props: DrawerProps) => () => void;
export interface Contents {
  panel: MountPanel;
  report: Draw;
  laws: Draw;
  build(root: Element): string;
}

/** A symbol: an element of the page with such an id stands in for a name, never for this. */
const SHELF = Symbol.for('slagwacht.drawers');
type Shelf = Partial<Contents>;
function shelf(): Shelf {
  const home = globalThis as { [SHELF]?: Shelf };
  home[SHELF] ??= {};
  return home[SHELF];
}

/** A drawer's script puts here what it has. */
export function putIn<K extends Which>(which: K, content: Contents[K]): void {
  shelf()[which] = content;
}

/** What a drawer has, or null where it was opened as a page in a tab instead. Asked for once. Rejects where neither can be had. */
export async function pull<K extends Which>(which: K, ask: Ask, at?: string): Promise<Contents[K] | null> {
  if (shelf()[which] === undefined && (await ask({ kind: 'drawer', which, at: at ?? '' })) === 'tab') return null;
  const content = shelf()[which];
  if (content === undefined) throw new Error(`drawer ${which}: its script left nothing`);
  return content as Contents[K];
}
