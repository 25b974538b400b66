// Every irregularity that can be found has a law that rules on it, in the edition that is complete.
import { describe, expect, it } from 'vitest';
import { detectors, type Kind } from '../../src/detect/index';
import { kinds } from '../../src/kinds';
import { laws } from '../../src/laws/index';
import { filesUnder, read } from './files';

/** Kinds without a law, each with the reason. None of the play may stand here. */
const UNRULED: Readonly<Partial<Record<Kind, string>>> = {
  inconsistent: 'about the record, never about a player: it becomes a note',
};
const ruled = new Set(
  laws.flatMap(({ rules }) => rules.filter((one) => one.editions.includes('2017')).map((one) => one.kind)),
);

describe('kinds of find', () => {
  it('are each ruled on, or listed as unruled with the reason', () => {
    expect(kinds.filter((kind) => !ruled.has(kind))).toEqual(Object.keys(UNRULED));
  });

  it('are all those that the detectors can give', () => {
    expect(detectors.length).toBeGreaterThan(10);
    const files = filesUnder('src/detect').filter((file) => file.endsWith('.ts'));
    const named = new Set(files.flatMap((file) => [...read(file).matchAll(/Base<'(\w+)'>/g)].map(([, kind]) => kind)));
    expect([...named].sort()).toEqual([...kinds].sort());
  });

  it('are ruled on by laws that stand in the registry once each, in the order of the book', () => {
    const numbers = laws.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});
