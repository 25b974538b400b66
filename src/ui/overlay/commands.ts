// Which key does what. The keys hold while the focus is in the overlay; the page keeps its own.

export type Command = 'close' | 'keys' | 'mute' | 'nextOption' | 'lastOption' | 'nextFinding' | 'lastFinding';

const COMMANDS: Readonly<Record<string, Command>> = {
  Escape: 'close',
  '?': 'keys',
  m: 'mute',
  n: 'nextOption',
  p: 'lastOption',
  N: 'nextFinding',
  P: 'lastFinding',
};

/** What a pressed key asks for, null where it belongs to whatever has the focus: a field in which one types, or a browser's own combination. */
export function commandOf(event: KeyboardEvent, focused: Element | null): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const types = focused?.matches('textarea, select, input:not([type="radio"], [type="checkbox"])') === true;
  if (types && event.key !== 'Escape') return null;
  return Object.hasOwn(COMMANDS, event.key) ? (COMMANDS[event.key] ?? null) : null;
}
