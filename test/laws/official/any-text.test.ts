// Whatever the text: an answer, nothing in it that was not in the text, and nothing of the text lost without a word.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadLaws } from '../../../src/laws/official/passage';
import { readLaws } from '../../../src/laws/official/read-laws';
import { BARE, COUNTED, DASHES, PDF, QUOTED, TRANSCRIPT, WIKI } from './texts';

const FIXTURES = { BARE, COUNTED, DASHES, PDF, QUOTED, TRANSCRIPT, WIKI };

/** Letters and digits in their order: what no joining of lines and words changes. */
const bare = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');

const stored = ({ units }: ReadLaws): readonly string[] =>
  units.flatMap(({ title, parts }) => [...(title === null ? [] : [title]), ...parts.map(({ text }) => text)]);

/** Takes pieces of text away between which something was left out: each must stand in the source, after the one before. */
function standsIn(text: string, source: string): boolean {
  let at = 0;
  for (const word of text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const found = source.indexOf(bare(word), at);
    if (found < 0) return false;
    at = found + bare(word).length;
  }
  return true;
}

const line = fc.oneof(
  fc.constantFrom(
    'Artikel 50',
    'Artikel 50 De bal',
    'ARTIKEL 16C',
    'Art. 7',
    'Artikel 58 De bal 34',
    'HOOFDSTUK II',
    'INHOUD',
    'REGISTER',
    'Sjabloon:2017:50C',
    'Transcriptie',
    'Noot: (zie artikel 7',
    'Opmerking 1 Artikel 7B3',
    'op persoonlijke titel',
    '',
    '-',
    '12',
    'A.',
    'a'.repeat(200),
    'de bal rolt de bal rolt de bal rolt',
    'zin die nog niet af is en dan een tuin-',
    'pad krijgt, tuinpad.',
  ),
  fc
    .tuple(
      fc.constantFrom('', 'A. ', 'B. ', 'C. ', 'B1. ', '1. ', '2. ', '1. 1. ', '(a) ', '(b) ', 'b) ', '- ', '• ', '* '),
      fc.constantFrom(
        'Kop van een stuk',
        'Een zin die lang genoeg is om tekst te zijn.',
        'een keuze; of',
        'dan geldt:',
        '(of dit',
      ),
    )
    .map(([label, text]) => label + text),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const text = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));

describe('any text', () => {
  test('gives an answer in which every passage stands in the text', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const read = readLaws(raw);
        const source = bare(raw);
        for (const passage of stored(read)) expect(standsIn(passage, source), passage).toBe(true);
        // Where nothing was mended inside paragraphs, each is there letter by letter.
        const inside = read.repairs.some(({ kind }) =>
          ['repeat', 'page', 'frame', 'mark', 'line', 'character'].includes(kind),
        );
        if (!inside) for (const passage of stored(read)) expect(source).toContain(bare(passage));
      }),
      { numRuns: 400 },
    );
  });
  test('gives ids that stand in a heading, and labels that stand before the words', () => {
    fc.assert(
      fc.property(text, (raw) => {
        for (const { id, parts } of readLaws(raw).units) {
          expect(raw.replace(/[()]/g, '')).toContain(id);
          for (const part of parts) {
            const own = part.id.slice(/^\d+/.exec(part.id)?.[0].length);
            for (const label of own) expect(raw).toContain(label);
            if (part.loose) expect(part.id).toBe(id);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
  test('reads what it gave the same way again: nothing is left to mend', () => {
    for (const [name, fixture] of Object.entries(FIXTURES)) {
      const read = readLaws(fixture);
      const again = readLaws(
        read.units
          .map(({ id, title, parts }) => [`Artikel ${id}`, title ?? '', ...parts.map((part) => part.text)].join('\n\n'))
          .join('\n\n'),
      );
      expect([name, again.repairs.filter(({ kind }) => kind === 'repeat' || kind === 'character')]).toEqual([name, []]);
      expect([name, again.units.map(({ id }) => id)]).toEqual([name, read.units.map(({ id }) => id)]);
    }
  });
  test.each(Object.entries(FIXTURES))('of %s every word is in a passage, or in the account', (_, fixture) => {
    const read = readLaws(fixture);
    const told = bare(
      [
        ...stored(read),
        ...read.unplaced.map(({ text: words }) => words),
        ...read.repairs.flatMap(({ examples }) => examples),
        // Headings are the ids.
        ...read.units.map(({ id }) => `ARTIKEL Artikel ${id}`),
      ].join(' '),
    );
    const words = fixture
      .replace(/\u00ad\n?/g, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2);
    expect(words.filter((word) => !told.includes(bare(word)))).toEqual([]);
  });
});

describe('a gigantic text', () => {
  /** The best of some runs: other work on the machine only ever adds. */
  const time = (raw: string, runs: number) =>
    Math.min(
      ...Array.from({ length: runs }, () => {
        const start = performance.now();
        readLaws(raw);
        return performance.now() - start;
      }),
    );
  const SIZE = 200_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length));
  test.each(
    Object.entries({
      'one word': 'a',
      spaces: ' ',
      dots: '.',
      brackets: '(',
      'empty lines': '\n',
      'bare labels': 'A.\n',
      labels: '1. (a) 1. A. ',
      headings: 'Artikel 50\n',
      'headings with a text': 'Artikel 50\nEen zin die lang genoeg is om voor tekst door te gaan.\n',
      'pages of a contents list': 'Artikel 50 De bal .......... 34\n',
      'open notes': '(Noot: ',
      'the same words': 'de bal rolt ',
      'broken words': 'tuin-\npad ',
      'soft hyphens': 'a\u00ad',
      'half of a letter': '\ud83d',
      accents: 'e\u0301',
      controls: '\u0000\u0007\u202e',
      bullets: '- - - ',
      'deep lists': '- 1. ',
      'wiki marks': "'''[[a|",
      'open tags': '<br ',
      'page numbers': '1\n2\n3\n',
      'a transcript': 'Transcriptie\n1 ARTIKEL 7 DE BAL Een zin. ',
    }),
  )('of %s takes time in proportion', (_, piece) => {
    const raw = fill(piece);
    const small = time(raw.slice(0, SIZE / 4), 4);
    let large = time(raw, 2);
    if (large >= small * 10) large = time(raw, 4);
    // Four times the text; with squares it would be sixteen times as long.
    expect(large).toBeLessThan(Math.max(400, small * 10));
  });
});
