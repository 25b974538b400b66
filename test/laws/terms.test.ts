import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/laws/catalogue';
import { inAlphabet, type Term, termOf, terms } from '../../src/laws/terms';
import { piecesOf } from '../../src/ui/laws/pieces';

const LANGS = ['nl', 'en'] as const;
const ids = new Set<string>(catalogue.map(({ id }) => id));
const faults = (say: (term: Term) => string | false | null | undefined) => terms.flatMap((term) => say(term) || []);
const sentences = (text: string): number => text.match(/[.?!]["”]?(?=\s|$)/g)?.length ?? 0;
const wordsIn = (text: string): number => text.split(/\s+/).length;
const cards = (text: string, lang: 'nl' | 'en') =>
  piecesOf(text, lang, null)
    .flatMap((piece) => (typeof piece === 'object' && 'card' in piece ? [piece.card] : []))
    .sort();

/** Words of the law book that our texts use as fixed terms: each is a term, or one of its forms. */
const FIXED =
  'linkertegenstander, rechtertegenstander, honneur, leider, blinde, tegenspeler, partner, vermoedelijke leider, overtreder, overtredende partij, niet-overtredende partij, wedstrijdleider, partij, slag, voorspelen, uitkomen, uitkomst, bijspelen, aan slag zijn, aan slag blijven, bekennen, verzaken, verzaking, afgooien, troef, troeven, voorgespeelde kleur, vaststaan, rechtzetten, rechtzetting, strafkaart, kleine strafkaart, grote strafkaart, opnemen, eisen, verbieden, voor de beurt, voortijdig, te vroeg, gelijktijdig, onjuiste slag, dichtleggen, terugnemen, aanwijzen, benoemen, opeisen, afstaan, onregelmatigheid, overtreding, ongeoorloofde informatie, OI, geoorloofde informatie, GI, logisch alternatief, arbitrale score, AS, toegekende AS, gewogen AS, kunstmatige AS, schade, vergelijkbare bieding, onvoldoende bod, bieding, pas, biedverloop, biedperiode, gever, kwetsbaar, gedekt, onomstotelijk, speelsoort, accepteren, op de beurt, in de rotatie, sans atout, SA, alerteren, uitleg, denkpauze, toeschouwer, onklaar bord, verkeerd bord, proceduresanctie, hersteltermijn, toernooireglement';

describe('the glossary', () => {
  it('has the fixed terms', () => {
    const known = new Set(
      terms.flatMap(({ name, forms }) => [
        name.nl,
        name.nl.replace(/\s*\(.*\)/, ''),
        ...(/\((.*)\)/.exec(name.nl)?.slice(1) ?? []),
        ...forms.nl,
      ]),
    );
    expect(FIXED.split(', ').filter((word) => !known.has(word))).toEqual([]);
  });

  it('has each id and each name once', () => {
    for (const of of [terms.map(({ id }) => id), ...LANGS.map((lang) => terms.map(({ name }) => name[lang]))])
      expect(of.filter((one, i) => of.indexOf(one) !== i)).toEqual([]);
    expect(termOf('revoke')?.name.nl).toBe('verzaken');
    expect(termOf('nothing')).toBe(null);
  });

  it('says what a word means in two sentences, at most 40 words', () => {
    expect(
      faults(({ id, meaning }) => {
        const bad = LANGS.filter((lang) => sentences(meaning[lang]) !== 2 || wordsIn(meaning[lang]) > 40);
        return bad.length > 0 && `${id}: ${bad}`;
      }),
    ).toEqual([]);
  });

  it('gives an example of at most 40 words that ends as a sentence', () => {
    expect(
      faults(({ id, example }) => {
        const bad = LANGS.filter((lang) => !/[.?!]”?$/.test(example[lang]) || wordsIn(example[lang]) > 40);
        return bad.length > 0 && `${id}: ${bad}`;
      }),
    ).toEqual([]);
  });

  it('tells of the same cards in both languages', () => {
    expect(
      faults(({ id, meaning, example }) => {
        const same = [meaning, example].every((text) => `${cards(text.nl, 'nl')}` === `${cards(text.en, 'en')}`);
        return !same && id;
      }),
    ).toEqual([]);
  });

  it('leads to articles that exist, each once; only what no article settles leads nowhere', () => {
    expect(terms.flatMap(({ articles }) => articles.filter((id) => !ids.has(id)))).toEqual([]);
    expect(faults(({ id, articles }) => new Set(articles).size < articles.length && id)).toEqual([]);
    expect(faults(({ id, articles }) => articles.length === 0 && id)).toEqual(['vulnerable']);
  });

  it('has no form that belongs to two terms', () => {
    for (const lang of LANGS) {
      const forms = terms.filter(({ plain }) => !plain).flatMap(({ name, forms }) => [name[lang], ...forms[lang]]);
      expect(forms.filter((one, i) => forms.indexOf(one) !== i)).toEqual([]);
    }
  });

  it('is sorted as the language sorts', () => {
    for (const lang of LANGS) {
      const names = inAlphabet(lang).map(({ name }) => name[lang]);
      expect(names).toHaveLength(terms.length);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, lang)));
    }
  });
});
