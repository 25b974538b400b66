// Which format a text is in, from its first lines.

/** `markup`: HTML or XML, which may hold records. */
export type Format = 'lin' | 'pbn' | 'links' | 'markup';

// At the start of a line: a table or a text about records can hold such a pair in the middle of one.
const LIN_PAIR = /^\s*(?:md|qx|vg|pn|st|mb|ah|sv|cr|bt|rs|rh)\|/i;
const LINK = /^\s*https?:\/\/\S+[?&;](?:lin|[nesw]|north|east|south|west)=/i;
const TAG = /^\s*\[\s*[A-Za-z]\w{0,60}\s*"/;
const EMBEDDED = /<pbn>/i;

/** How much of a text is looked at. */
export const SNIFFED = 65_536;

function formatOf(line: string): Format | null {
  if (LINK.test(line)) return 'links';
  if (TAG.test(line) || EMBEDDED.test(line) || /^%\s*PBN\b/i.test(line)) return 'pbn';
  return LIN_PAIR.test(line) ? 'lin' : null;
}

/**
 * The format of a record, from the first line that shows it (of the first 64 K). Where none does, the ending of `name` may tell; null means that this
 * is no record.
 */
export function sniff(text: string, name = ''): Format | null {
  const head = text.slice(0, SNIFFED);
  const marked = /^\s*<(?!pbn>)[!?a-z]/i.test(head);
  for (let from = 0; from < head.length; ) {
    const end = head.slice(from).search(/[\r\n]/);
    const line = head.slice(from, end < 0 ? undefined : from + end);
    const format = formatOf(line.slice(0, 2000));
    // Between tags a link or LIN is one of many; PBN is a text of its own there too.
    if (format === 'pbn' || (format !== null && !marked)) return format;
    from += line.length + 1;
  }
  if (marked) return 'markup';
  return /\.pbn$/i.test(name) ? 'pbn' : /\.lin$/i.test(name) ? 'lin' : null;
}
