// Records that a page showed, on their way to the review page: in memory, out of reach of every page, and gone once they are taken.
import type { SessionArea } from './tabs';

/** `name`: the page's title, or what it is called where it has none. */
export interface Shown {
  name: string;
  text: string;
}

const keyOf = (id: string): string => `handed:${id}`;

/** Puts records down; gives what stands behind the `#` of the review page that takes them up. Rejects where the browser keeps no more. */
export async function handOver(area: SessionArea, records: readonly Shown[]): Promise<string> {
  const id = crypto.randomUUID();
  await area.set({ [keyOf(id)]: records });
  return `#from=${id}`;
}

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'text' in value &&
  typeof value.name === 'string' &&
  typeof value.text === 'string';

/** What was put down under an address; `gone` where somebody took it, null where the address speaks of nothing like it. */
export async function takeHandedOver(area: SessionArea, hash: string): Promise<readonly Shown[] | 'gone' | null> {
  const id = new URLSearchParams(hash.replace(/^#/, '')).get('from');
  if (id === null) return null;
  const found = (await area.get(keyOf(id)))[keyOf(id)];
  await area.remove(keyOf(id));
  return Array.isArray(found) && found.every(isShown) ? found : 'gone';
}
