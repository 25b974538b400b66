import { describe, expect, it } from 'vitest';
import { article, catalogue, referredBy, refersTo } from '../../src/laws/catalogue';
import type { Article, Edition } from '../../src/laws/law';

const FORM = /^([1-9]\d?)([A-H])?([1-9])?([a-e])?$/;
const EDITIONS: readonly Edition[] = ['1997', '2007', '2017'];

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const faults = (say: (one: Article) => string | false | null): readonly string[] =>
  catalogue.flatMap((one) => say(one) || []);

/** Sub-articles that the rulings on the play lean on: none may be missing or stand there with a title only. */
const HEART =
  '12B1 12C1 16C1 16C2 16C3 40C 45C4b 45D 45E 45F 46A 46B1 46B2 46B3 46B4 46B5 47A 47B 47C 47D 47E1 47E2 47F 49 50A 50B 50C 50D1 50D2 50E 51A 51B1 51B2 53B 57A1 57A2 57A3 57A4 57B 57C1 57C2 57C3 57D 58A 58B 59 62C2 64A2 67A1 67A2 67B1 67B2 67B3 68 68B2 72C';
/** The laws around it, of the auction too. */
const AROUND = '9 10 11 13 14 20 21 23 24 25 26 27 28 29 30 31 32 36 37 38 39 73 74 81 82';
/** A title, a line and a link. */
const TITLE_ONLY = '22 33 34 35 76 90';

/** A text that sorts ids as the law book does: `9A` before `10`, `50D1b` before `50D2`. */
function place(id: string): string {
  const [, law = '', letter = '', digit = '', small = ''] = FORM.exec(id) ?? [];
  return [law.padStart(2, '0'), letter || ' ', digit || ' ', small || ' '].join('');
}

describe('the catalogue', () => {
  it('has well formed ids: number, capital, digit, small letter, each only below the one before', () => {
    expect(faults(({ id }) => !FORM.test(id) && id)).toEqual([]);
    expect(faults(({ id }) => /^\d+[a-z]|^\d{3}|[A-Z][a-z]/.test(id) && id)).toEqual([]);
  });

  it('has one entry for an id in an edition', () => {
    const keys = catalogue.flatMap(({ id, editions }) => editions.map((edition) => `${edition} ${id}`));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('stands in the order of the law book', () => {
    const places = catalogue.map(({ id }) => place(id));
    expect(places).toEqual([...places].sort());
  });

  it('has the law and the capital around each article, in its own editions', () => {
    const known = new Set(catalogue.flatMap(({ id, editions }) => editions.map((edition) => `${edition} ${id}`)));
    const orphans = catalogue.flatMap(({ id, editions }) => {
      const around = [id.replace(/[A-H].*$/, ''), id.replace(/([A-H]).*$/, '$1')];
      return editions.flatMap((edition) => around.map((one) => `${edition} ${one}`)).filter((key) => !known.has(key));
    });
    expect(orphans).toEqual([]);
  });

  it('has every law of the play, worked out', () => {
    const laws = new Set(catalogue.filter((one) => one.workedOut !== false).map(({ id }) => id));
    const play = Array.from({ length: 31 }, (_, index) => `${41 + index}` as const);
    expect(play.filter((id) => !laws.has(id))).toEqual([]);
  });

  it('has every sub-article that rulings lean on, and the laws around them', () => {
    const workedOut = new Map<string, boolean>(catalogue.map(({ id, workedOut }) => [id, workedOut !== false]));
    expect(`${HEART} ${AROUND}`.split(' ').filter((id) => workedOut.get(id) !== true)).toEqual([]);
    expect(TITLE_ONLY.split(' ').filter((id) => workedOut.get(id) !== false)).toEqual([]);
  });

  it('refers to articles that exist, and never to itself', () => {
    const known = new Set<string>(catalogue.map(({ id }) => id));
    expect(
      catalogue.flatMap(({ id, refers }) =>
        refers.filter((to) => !known.has(to) || to === id || refers.indexOf(to) !== refers.lastIndexOf(to)),
      ),
    ).toEqual([]);
  });

  it('says in both languages, in 1 to 45 words, what an article holds', () => {
    expect(
      faults(({ id, summary }) => {
        const counts = [wordsIn(summary.nl), wordsIn(summary.en)];
        return counts.some((count) => count < 1 || count > 45) && `${id}: ${counts.join(', ')} words`;
      }),
    ).toEqual([]);
    expect(faults(({ id, title }) => (!title.nl.trim() || !title.en.trim()) && id)).toEqual([]);
    expect(faults(({ id, summary }) => summary.nl === summary.en && id)).toEqual([]);
  });

  it('prints texts as they stand: no blanks to fill, no stray spaces, closed by a full stop', () => {
    expect(
      faults(({ id, title, summary }) => {
        const texts = [title.nl, title.en, summary.nl, summary.en];
        const stray = texts.some((text) => /[{}<>]|\s{2}|^\s|\s$/.test(text));
        return (stray || ![summary.nl, summary.en].every((text) => /[.?!]["”]?\)?$/.test(text))) && id;
      }),
    ).toEqual([]);
  });

  it('names its editions and how it was checked', () => {
    expect(
      faults(({ id, editions }) => (editions.length === 0 || new Set(editions).size < editions.length) && id),
    ).toEqual([]);
    expect(faults(({ id, editions }) => !editions.every((edition) => EDITIONS.includes(edition)) && id)).toEqual([]);
    expect(faults(({ id, source }) => !['S', 'B', 'K'].includes(source) && id)).toEqual([]);
  });

  it('works out 1997 for the naming of a card and for taking a card back, and for nothing else', () => {
    const old = catalogue.filter(({ editions }) => editions.includes('1997')).map(({ id }) => Number.parseInt(id, 10));
    expect([...new Set(old)]).toEqual([46, 47]);
  });

  it('has everyday words to find each law that is worked out', () => {
    expect(
      faults(({ id, search, workedOut }) => /^\d+$/.test(id) && workedOut !== false && search.length < 2 && id),
    ).toEqual([]);
    expect(faults(({ id, search }) => new Set(search).size < search.length && id)).toEqual([]);
    expect(faults(({ id, search }) => search.some((word) => !word.trim() || word !== word.trim()) && id)).toEqual([]);
  });

  it.each([
    ['strafkaart', '50'],
    ['verzaken', '61'],
    ['voor de beurt', '53'],
    ['kaart gevallen', '49'],
    ['kaart genoemd', '49'],
    ['onvolledige slag', '67'],
    ['te weinig kaarten', '67'],
    ['misklik', '47'],
    ['claim', '68'],
  ])('is found by the word "%s" at law %s', (word, id) => {
    expect(catalogue.filter(({ search }) => search.includes(word)).map((one) => one.id)).toContain(id);
  });
});

describe('article', () => {
  it.each([
    ['64A1', '2017', '64A1'],
    ['64A1a', '2017', '64A1'],
    ['64D', '2017', '64'],
    ['46B1a', '2017', '46B1a'],
    ['46B1a', '1997', '46B1'],
    ['47F2', '1997', '47F'],
  ] as const)('gives %s in %s as %s', (id, edition, expected) => {
    expect(article(id, edition)?.id).toBe(expected);
  });

  it('gives the wording of the edition that was asked', () => {
    expect(article('47E1', '1997')?.editions).toEqual(['1997']);
    expect(article('47E1', '2017')?.editions).toEqual(['2017']);
  });

  it('gives nothing for an edition that is not worked out, and for what is no article', () => {
    expect(article('50C', '1997')).toBeNull();
    expect(article('46A', '2007')).toBeNull();
    expect(article('99Z', '2017')).toBeNull();
    expect(article('5050', '2017')).toBeNull();
  });
});

describe('references', () => {
  it('go both ways', () => {
    for (const { id } of catalogue)
      for (const to of refersTo(id)) expect(referredBy(to), `${id} -> ${to}`).toContain(id);
  });

  it('gather the editions of an article, each id once', () => {
    expect(refersTo('47D')).toEqual(['16C', '62C2']);
    expect(refersTo('47E2b')).toEqual(['12', '40C']);
  });

  it('are told in the order of the law book', () => {
    const places = referredBy('59').map(place);
    expect(places).toEqual([...places].sort());
    expect(referredBy('59')).toEqual(expect.arrayContaining(['44C', '50D2a', '57B']));
  });
});
