import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/laws/catalogue';
import { exampleIds, exampleOf } from '../../src/laws/examples';
import type { ArticleId } from '../../src/laws/law';
import { piecesOf } from '../../src/ui/laws/pieces';

/** Articles at the heart of a ruling, and the laws of auction, play and conduct that players meet. */
const HEART =
  '12B1 16C 16C1 16C2 46 46A 46B 46B1 46B2 46B3 46B4 46B5 47 47B 47D 47E1 47E2 47F 49 50 50A 50B 50C 50D 50D1 50D1a 50D1b 50D2 50D2a 50D2b 50E 51 51A 51B 51B1 51B2 57 57A 57A1 57A2 57A3 57A4 57B 57C 57D 58 58A 58B 58B2 59 67 67A 67A1 67A2 67B 67B1 67B2 67B3 72C';
const AROUND =
  '7 9 15 20 21 24 25 26 27 28 29 30 31 32 40 41 43 45 52 53 54 55 56 60 61 62 63 64 65 66 68 69 70 71 73 74 75 76 79 80 81';

const LANGS = ['nl', 'en'] as const;
const examples = exampleIds.map((id) => {
  const text = exampleOf(id);
  if (text === null) throw new Error(`${id} is listed and has no example`);
  return { id, text };
});
const cards = (text: string, lang: 'nl' | 'en') =>
  piecesOf(text, lang, null).flatMap((piece) => (typeof piece === 'object' && 'card' in piece ? [piece.card] : []));
const known = new Set<string>(catalogue.map(({ id }) => id));

describe('examples', () => {
  it('are there for every article at the heart, and the laws that players meet', () => {
    const missing = `${HEART} ${AROUND}`.split(' ').filter((id) => exampleOf(id as ArticleId) === null);
    expect(missing).toEqual([]);
  });

  it('belong to articles that exist, and name only such', () => {
    expect(exampleIds.filter((id) => !known.has(id))).toEqual([]);
    const named = examples.flatMap(({ text }) =>
      LANGS.flatMap((lang) => [...text[lang].matchAll(/\b\d{1,2}[A-H]\d?[a-e]?\b/g)].map(([id]) => id)),
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(exampleOf('64B8')).toBe(null);
  });

  it('are at most 45 words, closed as a sentence, and not the same in both languages', () => {
    expect(
      examples.flatMap(({ id, text }) => {
        const bad = LANGS.filter((lang) => text[lang].split(/\s+/).length > 45 || !/[.?!]”?$/.test(text[lang]));
        return bad.length > 0 || text.nl === text.en ? [`${id}: ${bad}`] : [];
      }),
    ).toEqual([]);
  });

  it('tell of the same cards in both languages, each in the letters of its own', () => {
    expect(
      examples.flatMap(({ id, text }) => {
        const [nl, en] = [cards(text.nl, 'nl').sort(), cards(text.en, 'en').sort()];
        return `${[...new Set(nl)]}` === `${[...new Set(en)]}` ? [] : [`${id}: ${nl} / ${en}`];
      }),
    ).toEqual([]);
    const foreign = examples.flatMap(({ id, text }) => [
      ...(/[♠♥♦♣][KQJT]/.test(text.nl) ? [`${id} nl`] : []),
      ...(/[♠♥♦♣][HVBT]/.test(text.en) ? [`${id} en`] : []),
    ]);
    expect(foreign).toEqual([]);
  });

  it('show cards at the heart of the play', () => {
    const bare = '49 50 50B 50C 50D2a 51 57A 58 58B 67 47 46'.split(' ').filter((id) => {
      const text = exampleOf(id as ArticleId);
      return text === null || cards(text.nl, 'nl').length === 0;
    });
    expect(bare).toEqual([]);
  });
});
