// Looking within one table or viewer. Panels there stand in a fixed order; another program's nodes may lie between them.
import { sight } from '../dom';
import { Unreadable } from '../site';
import { MARKS } from './marks';

/** `live`: the table itself; `review`: a viewer in the right pane, in which the user steps back and forth. */
export interface Scope {
  kind: 'live' | 'review';
  within: HTMLElement;
  /** All of the app, for what lies around the table. */
  page: ParentNode;
  /** Whether a user sees an element now: what lies around several is looked at once a picture. */
  shown: ReturnType<typeof sight>;
}

export const all = (within: ParentNode, selector: string): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Those that match and hold no other that does: an element and a class of the same name may lie in one another. */
export const innermost = (within: ParentNode, selector: string): readonly HTMLElement[] =>
  all(within, selector).filter((one) => one.querySelector(selector) === null);

/** The first that matches and is shown. */
export const firstShown = ({ within, shown }: Scope, selector: string): HTMLElement | undefined =>
  all(within, selector).find(shown);

/**
 * The live table, else the viewer that is open on the right; null where neither shows. While there is a table nothing else is read: what
 * the user looks up beside it is not what happens at it, and playing never becomes the freer review. Throws `Unreadable('table')`.
 */
export function scopeOf(page: ParentNode): Scope | null {
  const shown = sight();
  const tables = all(page, MARKS.table.find).filter(shown);
  if (tables.length > 1) throw new Unreadable('table', `${tables.length} tables`);
  if (tables[0] !== undefined) return { kind: 'live', within: tables[0], page, shown };
  const screens = all(page, MARKS.reviewScreens.find).filter(shown);
  const viewers = screens.flatMap((screen) => all(screen, MARKS.viewer.find)).filter(shown);
  return viewers.length === 1 && viewers[0] ? { kind: 'review', within: viewers[0], page, shown } : null;
}
