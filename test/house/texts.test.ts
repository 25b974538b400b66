import { describe, expect, it } from 'vitest';
import { filesUnder, read } from './files';
import { blanksOf, openings, textsOf } from './texts';

const files = filesUnder('src').filter((file) => /\.tsx?$/.test(file) && openings(read(file)) > 0);

/** What is wrong with the texts of one file. */
function faults(file: string, source: string): readonly string[] {
  const found = textsOf(source);
  const missed = openings(source) - found.length;
  return [
    ...(missed === 0 ? [] : [`${file}: ${missed} text(s) not written as { nl: '...', en: '...' }`]),
    ...found.flatMap(({ nl, en, line }) => {
      if (nl.trim() === '' || en.trim() === '') return [`${file}:${line}: one language is empty`];
      const [dutch, english] = [blanksOf(nl).join(), blanksOf(en).join()];
      return dutch === english ? [] : [`${file}:${line}: blanks differ: nl {${dutch}}, en {${english}}`];
    }),
  ];
}

describe('texts', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(5);
  });

  it.each(files)('of %s say the same in both languages', (file) => {
    expect(faults(file, read(file))).toEqual([]);
  });

  it.each([
    ["{ nl: '{seat} speelt', en: '{card} is played' }"],
    ["{ nl: 'wel', en: '' }"],
    ["{ nl: 'alleen Nederlands' }"],
    ["{ en: 'the wrong way round', nl: 'andersom' }"],
  ])('faults are found: %s', (source) => {
    expect(faults('x.ts', source)).toHaveLength(1);
  });

  it('are read over lines and joins', () => {
    const [text] = textsOf("{\n  nl:\n    'een ' +\n    'twee {a}',\n  en: \"one {a}\",\n}");
    expect(text).toEqual({ nl: 'een twee {a}', en: 'one {a}', line: 2 });
  });
});
