// Which adapter belongs to an address. The browser starts us by the same patterns; this tells which one it was.
import type { Site } from '../sites/site';

/** Whether a web-extension match pattern (`https://host/path*`) covers an address. Its `*` stands for any run of characters. */
export function covers(pattern: string, url: URL): boolean {
  const address = `${url.protocol}//${url.host}${url.pathname}${url.search}`;
  const [first = '', ...others] = pattern.split('*');
  if (!address.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const next = part === '' ? at : address.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return at === address.length || pattern.endsWith('*');
}

/** The adapter for an address, or null where none of ours belongs. */
export const siteFor = (sites: readonly Site[], url: URL): Site | null =>
  sites.find((site) => site.matches.some((pattern) => covers(pattern, url))) ?? null;
