// Article ids: number, capital, digit, small letter. The law book writes the last one with or without brackets.

const ID = /^(\d{1,2})(?:([A-Z])(?:(\d)(?:\(?([a-z])\)?(\d)?)?)?)?$/;
const LAST_LAW = 93;

/** `50D2(a)` and `50D2a` to `['50', 'D', '2', 'a']`; null where it is no article of the law book. */
export function idParts(id: string): readonly string[] | null {
  const parts = ID.exec(id)
    ?.slice(1)
    .filter((part) => part !== undefined);
  if (parts === undefined) return null;
  const number = Number(parts[0]);
  return number >= 1 && number <= LAST_LAW ? [String(number), ...parts.slice(1)] : null;
}

/** One way of writing for both: `50D2(a)` becomes `50D2a`; null where it is no article. */
export const plainId = (id: string): string | null => idParts(id)?.join('') ?? null;

/** The id itself and what it stands in, from near to far: `64A1`, `64A`, `64`. Empty where it is no article. */
export function outward(id: string): readonly string[] {
  const parts = idParts(id) ?? [];
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(''));
}

/** Whether `id` is `around` or a part of it: 50D2 is within 50D, 5 is not within 50. */
export function isWithin(id: string, around: string): boolean {
  const inner = idParts(id);
  const outer = idParts(around);
  if (inner === null || outer === null) return false;
  return outer.every((part, i) => inner[i] === part);
}

/** The order of the law book. */
export function compareIds(a: string, b: string): number {
  const [left, right] = [idParts(a) ?? [], idParts(b) ?? []];
  const number = Number(left[0] ?? 0) - Number(right[0] ?? 0);
  if (number !== 0) return number;
  const [x, y] = [left.slice(1).join(''), right.slice(1).join('')];
  return x < y ? -1 : x > y ? 1 : 0;
}
