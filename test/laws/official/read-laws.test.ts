import { describe, expect, test } from 'vitest';
import type { DoubtKind, RepairKind, UnplacedKind } from '../../../src/laws/official/passage';
import { MOST_CHARACTERS, readLaws, TooLarge } from '../../../src/laws/official/read-laws';
import { BARE, COUNTED, DASHES, PDF, QUOTED, SUBPAGE, TRANSCRIPT, WIKI } from './texts';

const read = (text: string) => readLaws(text);
/** `id: first words`, a star before what is loose. */
const outline = (text: string, unit: string) =>
  read(text)
    .units.find(({ id }) => id === unit)
    ?.parts.map(({ id, text: words, loose }) => `${loose ? '*' : ''}${id}: ${words.split(' ').slice(0, 2).join(' ')}`);
const ids = (text: string) => read(text).units.map(({ id }) => id);
const left = (text: string, why: UnplacedKind) =>
  read(text).unplaced.flatMap((one) => (one.why === why ? [one.text] : []));
const mended = (text: string, kind: RepairKind) => read(text).repairs.find((one) => one.kind === kind);
const doubts = (text: string, kind: DoubtKind) =>
  read(text).doubts.flatMap((one) => (one.kind === kind ? [`${one.id}: ${one.text}`] : []));

describe('a wiki page with its labels', () => {
  test('is of the edition in its title, and each paragraph has its place', () => {
    expect(read(WIKI)).toMatchObject({ kind: 'wiki', edition: '1997', years: ['1997'], lang: 'nl', doubts: [] });
    expect(read(WIKI).units.map(({ id, title }) => [id, title])).toEqual([
      ['46', 'Rollende bal in de tuin'],
      ['47', 'Hoepel omver'],
    ]);
    expect(outline(WIKI, '46')).toEqual([
      '46A: Hoe men',
      '46A: Wie aan',
      '46B: Scheve worp',
      '46B: Rolt de',
      '46B1: Bal in',
      '46B1: Een natte',
      '46B2: Bal onder',
      '46B2a: Zichtbaar',
      '46B2a: Ligt de',
      '46B2b: Onzichtbaar',
      '46B2b: Een bal',
      '46C: Stilte',
      '46C: Tijdens het',
    ]);
  });
  test('loses the lines of the site, and they are named', () => {
    expect(mended(WIKI, 'frame')?.examples).toEqual([
      'Sjabloon:1997:HVI1II',
      'Uit Spelregels voor tafelarbiters',
      'Versie door Kees (overleg | bijdragen) op 1 jan 2001',
    ]);
    expect(left(WIKI, 'outside')).toEqual(['PARAGRAAF II Ballen en hoepels Art 46 t/m 47']);
  });
  test('of one sub-article has its number in the title alone', () => {
    expect(read(SUBPAGE)).toMatchObject({
      edition: '2017',
      units: [{ id: '50C', parts: [{ id: '50C', loose: false }] }],
    });
  });
  test('of another edition says so and is of none that we know', () => {
    expect(read(SUBPAGE.replace('2017', '1963'))).toMatchObject({ edition: null, years: ['1963'] });
    expect(read(`${SUBPAGE}\n\n${SUBPAGE.replace('2017:50C', '2007:50D')}`)).toMatchObject({
      edition: null,
      years: ['2017', '2007'],
    });
  });
  test('in wiki text loses its marks and insertions', () => {
    const text =
      "{{template:1987:HVI1|Deel I}}\n<big>'''ARTIKEL 9 De hond'''</big>\n'''A. Rust'''</br>\nDe hond [[mand|rust]] uit.";
    expect(outline(text, '9')).toEqual(['9A: Rust', '9A: De hond']);
    expect(read(text).units[0]?.parts[1]?.text).toBe('De hond rust uit.');
  });
});

describe('a page that quotes articles', () => {
  test('gives the articles that have a text, and none where only the heading is', () => {
    expect(ids(QUOTED)).toEqual(['47F', '50', '16C']);
    expect(left(QUOTED, 'emptyArticle')).toEqual(['ARTIKEL 58']);
  });
  test('labels below a lettered heading are trusted, the letter said twice is one', () => {
    expect(outline(QUOTED, '47F')).toEqual(['47F1: Een bal', '47F2: In alle']);
    expect(outline(QUOTED, '16C')).toEqual(['16C: Wordt een', '16C1: Wie niets', '16C2: Wie wel']);
    expect(read(QUOTED).units[2]?.title).toBe('Wat men van de tuinman hoort');
  });
  test('numbers below no letter are no numbers of articles', () => {
    const outlined = outline(QUOTED, '50') ?? [];
    expect(outlined[0]).toBe('50: Een bal');
    expect(outlined.slice(1).every((line) => line.startsWith('*50: '))).toBe(true);
    expect(outlined).toContain('*50: Grote of');
    expect(mended(QUOTED, 'mark')?.examples).toContainEqual(expect.stringMatching(/^1\. 1\. Met uitzondering/));
  });
  test("the site's own remark is not of the law book, nor what follows it", () => {
    expect(left(QUOTED, 'remark')).toHaveLength(2);
    expect(JSON.stringify(read(QUOTED).units)).not.toMatch(/buurman|tuinmannen/);
  });
  test('hard spaces are plain ones, and counted', () => {
    expect(mended(QUOTED, 'space')?.count).toBe(5);
    expect(read(QUOTED).units[0]?.parts[0]?.text).toBe(
      'Een bal mag geruild worden zolang hij nog droog is, zie artikel 53B.',
    );
  });
});

test('of a list that became dashes only the order is left', () => {
  expect(outline(DASHES, '50')).toEqual([
    '50: Een bal',
    '*50: Zieke bal',
    '*50: Een zieke',
    '*50: Met uitzondering',
    '*50: Een bal',
  ]);
  expect(mended(DASHES, 'mark')?.count).toBe(4);
  expect(JSON.stringify(read(DASHES).units)).toContain('[zoals in artikel 50D2(a) staat]');
});

test('numbers of an html list, the menu and a remark go; a note without its end is told', () => {
  expect(outline(COUNTED, '67')?.every((line) => line.startsWith('*67: '))).toBe(true);
  expect(outline(COUNTED, '67')).toHaveLength(6);
  expect(left(COUNTED, 'remark')).toEqual(['3. Opmerking 1 Artikel 67B3']);
  expect(mended(COUNTED, 'frame')?.examples).toEqual(['Home Artikelengroep 53--71']);
  expect(doubts(COUNTED, 'bracket')).toHaveLength(1);
  expect(doubts(COUNTED, 'note')).toHaveLength(1);
});

describe('a page without letters and numbers', () => {
  test('has its options in order, without a number, with the whole article', () => {
    const options = read(BARE).units[0]?.parts.filter(({ item }) => item) ?? [];
    expect(options.map(({ id, loose, text }) => [id, loose, text.split(' ')[0]])).toEqual([
      ['57', true, 'eisen'],
      ['57', true, 'eisen'],
      ['57', true, 'eisen'],
      ['57', true, 'verbieden'],
    ]);
  });
  test('tells headings that have lost their text', () => {
    expect(doubts(BARE, 'emptyHead')).toEqual([
      '57: De maat kan dit niet',
      '57: Nog een kop aan het eind',
      '51: Beurt van de speler',
    ]);
  });
  test('numbers that begin anew are none', () => {
    expect(outline(BARE, '51')?.filter((line) => line.startsWith('*51: '))).toHaveLength(6);
  });
  test('paragraphs after "then:" are a list that lost its numbers', () => {
    expect(outline(BARE, '16C')).toEqual(['16C: Wordt een', '*16C: Wie niets', '*16C: Wie wel']);
  });
  test('a piece that stands twice is there once, and named', () => {
    expect(mended(BARE, 'repeat')?.examples).toEqual(['(of heeft gezwaaid']);
    expect(JSON.stringify(read(BARE).units)).toContain('gefloten (of heeft gezwaaid (Noot: Ook met een hoed.)) dat');
  });
  test('words that look mistaken are shown, not changed', () => {
    expect(doubts(BARE, 'spelling')).toEqual(['57: nietrollende (niet-rollende)']);
    expect(doubts(BARE, 'letter')).toEqual(['57: beēindigd']);
  });
  test('its first line is no article; a sub-article by its full number is one', () => {
    expect(ids(BARE)).toEqual(['57', '51', '16C', '12B1']);
    expect(left(BARE, 'emptyArticle')).toEqual(['Art.50 Omgang met een zieke bal']);
    expect(read(BARE).units[3]).toMatchObject({ title: 'Doel van een nieuwe worp', parts: [{ id: '12B1' }] });
  });
});

describe('a pdf as text', () => {
  test('has no contents list, running heads, page numbers and register in its articles', () => {
    expect(read(PDF)).toMatchObject({ kind: 'pdf', edition: '2017' });
    expect(ids(PDF)).toEqual(['1', '2', '3']);
    expect(left(PDF, 'contents')).toHaveLength(4);
    expect(left(PDF, 'register')).toHaveLength(6);
    expect(mended(PDF, 'page')?.examples).toEqual(['TUINREGELS', '1', '2', '3', '4']);
  });
  test('its lines are sentences again, also over the foot of a page', () => {
    expect(outline(PDF, '1')).toEqual(['1A: Grenzen van', '1A: De tuin', '1B: Wie er', '1B: In de']);
    expect(outline(PDF, '2')).toEqual(['2: Een hoepel']);
  });
  test('a word is joined only where it stands elsewhere; else its hyphen stays and is told', () => {
    const text = read(PDF).units[0]?.parts[1]?.text ?? '';
    expect(text).toContain('tot het tuinpad,');
    expect(text).toContain('een fluit- concert');
    expect(mended(PDF, 'hyphen')?.examples).toEqual(['tuinpad']);
    expect(doubts(PDF, 'hyphen')).toEqual(['null: fluit- concert']);
    expect(read(PDF).units[0]?.parts[3]?.text).toContain('de hond van de beheerder.');
  });
});

test('a transcript gives articles as a whole: its line ends and labels mean nothing', () => {
  expect(read(TRANSCRIPT)).toMatchObject({ kind: 'transcript', edition: '2017' });
  expect(read(TRANSCRIPT).units.map(({ id, title }) => `${id} ${title}`)).toEqual(['48 HET HEK', '49 DE HOND']);
  expect(
    read(TRANSCRIPT)
      .units.flatMap(({ parts }) => parts)
      .every(({ loose }) => loose),
  ).toBe(true);
  expect(read(TRANSCRIPT).units[1]?.parts[0]?.text).toBe(
    'De hond blijft tijdens het hele spel op het tuinpad liggen, tenzij hij aan de beurt is. Dan rolt hij met de neus.',
  );
  expect(left(TRANSCRIPT, 'contents')).toEqual(['INHOUD', 'ARTIKEL 48 HET HEK 12', 'ARTIKEL 49 DE HOND 13']);
});

describe('labels', () => {
  const of = (body: string) => outline(`Artikel 7 De mand\n${body}`, '7');
  test('a lost letter: what follows its heading is not put with the letter before', () => {
    expect(
      of('A. Eerste\nEen zin van A.\nTweede\nEen zin van B.\n1. Een zin van wie?\nC. Derde\nEen zin van C.'),
    ).toEqual(['7A: Eerste', '7A: Een zin', '*7: Tweede', '*7: Een zin', '*7: Een zin', '7C: Derde', '7C: Een zin']);
    expect(
      doubts('Artikel 7 De mand\nA. Eerste\nEen zin.\nC. Derde\nEen zin van C die lang genoeg is om te tellen.', 'gap'),
    ).toEqual(['7: C. Derde']);
  });
  test('a number that comes again, and a letter in brackets that does', () => {
    expect(
      of(
        'A. Kop\n1. Een zin van een.\n(a) Een zin van a.\n(a) Nog een zin van a.\n1. Weer een zin van een.\nB. Een zin van B.',
      ),
    ).toEqual(['7A: Kop', '7A1: Een zin', '7A1a: Een zin', '*7: (a) Nog', '*7: Weer een', '7B: Een zin']);
  });
  test('on a line of their own they go with the next', () => {
    expect(of('A.\nKop van A\nEen zin van A die lang genoeg is om te tellen.')).toEqual(['7A: Kop van', '7A: Een zin']);
  });
  test('letters in brackets below a letter without a number stay in its text', () => {
    expect(
      of('A. Een zin vooraf:\n(a) dit is het eerste;\n(b) dit is het tweede en dat is lang genoeg om te tellen.'),
    ).toEqual(['7A: Een zin', '7A: (a) dit', '7A: (b) dit']);
  });
});

describe('headings', () => {
  const body = 'Een zin die lang genoeg is om voor de tekst van een artikel te tellen.';
  test.each([
    ['Artikel 7', '7'],
    ['ARTIKEL 7 - DE MAND', '7'],
    ['Art. 7: De mand', '7'],
    ['Artikel 50D2(a)', '50D2a'],
    ['LAW 7 - THE BASKET', '7'],
    ['Law 7: The basket', '7'],
  ])('%s', (line, id) => expect(ids(`${line}\n\n${body}`)).toEqual([id]));
  test.each([
    ['Artikel 7 is van toepassing.'],
    ['artikel 7'],
    ['Artikel 94'],
    ['Artikel 7a'],
    ['Law 7 When it rains, the dog may come in.'],
    ['Artikelen 7 en 8'],
  ])('not: %s', (line) => expect(ids(`${line}\n\n${body}`)).toEqual([]));
  test('the same article twice: the longer one counts, the other is told', () => {
    const text = `Artikel 7\n\n${body}\n\nArtikel 7\n\n${body}\n\nNog een zin, die hem langer maakt dan de andere.`;
    expect(read(text).units.map(({ parts }) => parts.length)).toEqual([2]);
    expect(left(text, 'twice')).toEqual([`7: ${body}`]);
    expect(mended(`Artikel 7\n${body}\n\nArtikel 7\n${body}`, 'repeat')?.count).toBe(1);
  });
});

test('a text far above any law book is refused', () => {
  expect(() => readLaws('x'.repeat(MOST_CHARACTERS + 1))).toThrow(TooLarge);
});
