import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/laws/catalogue';
import { terms } from '../../src/laws/terms';
import { makeSearch } from '../../src/ui/laws/search';

const search = makeSearch(catalogue, terms);

/** What people type, and the article that must be among the first three; the first of several that would do. */
const TOPICS: readonly (readonly [string, string])[] = [
  // Everyday words.
  ['alerteren', '40|20'],
  ['uitleg', '20|20F|75'],
  ['denkpauze', '73D|16B'],
  ['te snel', '73D|73|57'],
  ['verbinding weg', '12C2'],
  ['telefoon', '40B2d|73A1'],
  ['toeschouwer', '76'],
  ['strafkaart', '50'],
  ['verzaken', '61|64'],
  ['voor de beurt', '53|29'],
  ['kaart gevallen', '49|24'],
  ['kaart genoemd', '49|46|45C4'],
  ['onvolledige slag', '67'],
  ['verkeerd bord', '15'],
  ['onklaar bord', '87'],
  ['te weinig kaarten', '13|14|67'],
  ['misklik', '47|25A'],
  ['undo', '47|25A'],
  ['claim', '68'],
  ['claim geweigerd', '68D2|70'],
  ['arbiter', '81|9B'],
  ['te laag geboden', '27'],
  ['twee kaarten tegelijk', '58|58B'],
  ['vijfde kaart', '45E'],
  ['systeemkaart', '40'],
  ['boete', '90'],
  ['psych', '40C|40'],
  ['dummy', '42|43'],
  ['speel maar iets', '46B5'],
  ['slag terugkijken', '66|61C'],
  ['troef vergeten', '70C2|70C'],
  ['kaarten tellen', '7|7B|13|13A'],
  ['fout van de arbiter', '82|82C'],
  ['onbeleefd', '74'],
  ['per ongeluk geaccepteerd', '69B|69'],
  ['leider kiest', '50D2|51B|57A'],
  ['verkeerde hand', '55|53'],
  ['score verkeerd ingevoerd', '79C|79'],
  ['bord niet gespeeld', '12C2'],
  // Titles of the fixed list of terms.
  ['Noord', '44B'],
  ['Zuid', '44B'],
  ['linkertegenstander', '27A|29A'],
  ['LT', '27A|29A'],
  ['rechtertegenstander', '28A|31A'],
  ['RT', '28A|31A'],
  ['schoppen', '46B2'],
  ['harten', '46B2'],
  ['ruiten', '46B2'],
  ['klaveren', '46B2'],
  ['sans atout', '44F'],
  ['SA', '44F'],
  ['zonder troef', '44F'],
  ['aas', '46B3|50B'],
  ['heer', '46B3|50B'],
  ['vrouw', '46B3|50B'],
  ['boer', '46B3|50B'],
  ['tien', '46B3|50B'],
  ['honneur', '50B'],
  ['leider', '48|55'],
  ['blinde', '42|43'],
  ['tegenspeler', '49|56'],
  ['partner', '73A|16B'],
  ['vermoedelijke leider', '54A|41'],
  ['vermoedelijke blinde', '54A|41'],
  ['overtreder', '16C2|9'],
  ['overtredende partij', '16C2|9'],
  ['niet-overtredende partij', '16C2|16C1|9'],
  ['wedstrijdleider', '81|9B'],
  ['WL', '81|9B'],
  ['partij', '72A|40'],
  ['slag', '44'],
  ['trek', '44'],
  ['voorspelen', '44A'],
  ['uitkomen', '41'],
  ['uitkomst', '41'],
  ['bijspelen', '44B'],
  ['spelen', '45A|44B|44A'],
  ['aan slag zijn', '44G|44A'],
  ['aan slag blijven', '50D2a'],
  ['bekennen', '44C'],
  ['verzaking', '61|64'],
  ['afgooien', '44D'],
  ['troeven', '44E|44D'],
  ['troef', '44E'],
  ['voorgespeelde kleur', '44C'],
  ['vaststaan', '63'],
  ['rechtzetten', '10'],
  ['rechtzetting', '10'],
  ['straf', '50|10'],
  ['kleine strafkaart', '50C'],
  ['grote strafkaart', '50D'],
  ['opnemen', '50D2a|50A'],
  ['eisen', '50D2'],
  ['verbieden', '50D2|26B'],
  ['voortijdig', '57'],
  ['te vroeg', '57'],
  ['gelijktijdig', '58'],
  ['voltooide slag', '44'],
  ['onjuiste slag', '67'],
  ['dichtleggen', '65A'],
  ['terugnemen', '47'],
  ['aanwijzen', '46'],
  ['benoemen', '46'],
  ['opeisen', '68'],
  ['afstaan', '68B|71'],
  ['onregelmatigheid', '9'],
  ['overtreding', '9'],
  ['geoorloofde informatie', '16A|16'],
  ['GI', '16A|16'],
  ['ongeoorloofde informatie', '16B|16'],
  ['OI', '16B|16'],
  ['logisch alternatief', '16B1'],
  ['arbitrale score', '12'],
  ['AS', '12'],
  ['toegekende AS', '12C1'],
  ['gewogen AS', '12C1|12C1c'],
  ['kunstmatige AS', '12C2'],
  ['schade', '12B1'],
  ['voordeel', '12B1'],
  ['vergelijkbare bieding', '23'],
  ['onvoldoende bod', '27'],
  ['bieding', '25|29'],
  ['bod', '25|29|27'],
  ['pas', '30'],
  ['doublet', '36|32'],
  ['redoublet', '36|32'],
  ['biedverloop', '22|41'],
  ['biedperiode', '22|41'],
  ['speelperiode', '22|41'],
  ['gever', '29'],
  ['spel', '7|15'],
  ['bord', '7|15'],
  ['gedekt', '41A'],
  ['open', '41A|41C'],
  ['onomstotelijk', '46B'],
  ['speelsoort', '27B1a'],
  ['aanvaarden', '53A|27A'],
  ['accepteren', '53A|27A'],
  ['in de rotatie', '28'],
  ['op de beurt', '28'],
  // English.
  ['penalty card', '50'],
  ['revoke', '61|64'],
  ['lead out of turn', '53'],
  ['misclick', '47|25A'],
  ['hesitation', '73D|16B'],
  ['insufficient bid', '27'],
  ['dropped card', '49'],
  ['spectator', '76'],
  ['phone', '40B2d|73A1'],
  ['fouled board', '87'],
  ['adjusted score', '12'],
  ['opening lead', '41'],
  ['two cards at once', '58'],
  ['wrong explanation', '21'],
  ['lost connection', '12C2'],
  ['comparable call', '23'],
];
const rank = (query: string, wanted: string): number =>
  Math.min(
    ...wanted.split('|').map((id) => {
      const at = search(query).articles.indexOf(id as `${number}`);
      return at < 0 ? 99 : at + 1;
    }),
  );

/** One letter typed twice, left out, exchanged with the next, or another one: in the middle of the longest word. */
function slips(query: string): readonly string[] {
  const longest = query.split(' ').sort((a, b) => b.length - a.length)[0] ?? '';
  const middle = Math.floor(longest.length / 2);
  const [before, at, after] = [longest.slice(0, middle), longest.charAt(middle), longest.slice(middle + 1)];
  const next = after.charAt(0);
  return [before + after, before + at + at + after, `${before}x${after}`, before + next + at + after.slice(1)].map(
    (word) => query.replace(longest, word),
  );
}

describe('a topic', () => {
  it.each(TOPICS)('%s: article %s stands among the first three', (query, wanted) => {
    expect(search(query).articles.slice(0, 3), query).toSatisfy(() => rank(query, wanted) <= 3);
  });

  it.each(TOPICS.filter(([query]) => query.split(' ').some((word) => word.length >= 6)))(
    '%s: found with a typing error too',
    (query, wanted) => {
      const missed = slips(query).filter((slip) => rank(slip, wanted) > 3);
      expect(missed.map((slip) => `${slip}: ${search(slip).articles.slice(0, 3)}`)).toEqual([]);
    },
  );
});

describe('the obvious answer', () => {
  it.each([
    ['strafkaart', '50'],
    ['verzaken', '61'],
    ['voor de beurt', '53'],
    ['toeschouwer', '76'],
    ['onklaar bord', '87'],
    ['verkeerd bord', '15'],
    ['kaart gevallen', '49'],
    ['onvoldoende bod', '27'],
    ['claim', '68'],
    ['denkpauze', '73D'],
    ['verbinding weg', '12C2'],
    ['onvolledige slag', '67'],
    ['alerteren', '40'],
    ['revoke', '61'],
    ['penalty card', '50'],
  ])('%s: article %s stands first', (query, id) => {
    expect(search(query).articles[0]).toBe(id);
  });

  it.each([
    ['strafkaart', 'penalty-card'],
    ['OI', 'unauthorised'],
    ['LA', 'logical-alternative'],
    ['kwetsbaar', 'vulnerable'],
    ['vulnerable', 'vulnerable'],
    ['arbitrale score', 'adjusted-score'],
  ])('%s: the term %s is told', (query, id) => {
    expect(search(query).terms[0]).toBe(id);
  });
});

describe('article numbers', () => {
  it.each([
    ['57a', '57A'],
    ['art 57', '57'],
    ['art. 57A', '57A'],
    ['artikel 57', '57'],
    ['50 D 2 a', '50D2a'],
    ['50D2(a)', '50D2a'],
    ['50.d.2.a', '50D2a'],
    ['Law 12C1e', '12C1e'],
    ['§ 64', '64'],
    [' 16c2 ', '16C2'],
  ])('"%s" is article %s, and stands first', (query, id) => {
    expect(search(query)).toMatchObject({ number: { id }, terms: [] });
    expect(search(query).articles[0]).toBe(id);
  });

  it('brings its parts along, in the order of the book, and nothing else', () => {
    const { articles } = search('57A');
    expect(articles).toEqual(['57A', '57A1', '57A2', '57A3', '57A4']);
    expect(search('5').articles).toEqual([]);
  });

  it('that the list does not have: the article around it, or nothing', () => {
    expect(search('64D').articles[0]).toBe('64');
    expect(search('99')).toEqual({ number: { id: '99', named: false }, articles: [], terms: [] });
  });

  it.each(['12 kaarten', 'slag 12', 'tweede kaart', '0', '123', 'a'])('"%s" is none', (query) => {
    expect(search(query).number).toBe(null);
  });
});

describe('what is typed', () => {
  it('may have accents, capitals and signs of cards', () => {
    expect(search('VERZÁKEN').articles[0]).toBe('61');
    expect(search('♥H gevallen').articles.slice(0, 3)).toContain('49');
    expect(search('♥').articles[0]).toBe('46B2');
    expect(search('straf kaart').articles[0]).toBe('50');
    expect(search('voordebeurt').articles[0]).toBe('53');
  });

  it('may be a whole question', () => {
    expect(search('tegenstander heeft verzaakt, wat nu?').articles.slice(0, 4)).toContain('61');
    expect(search('mag de dummy iets zeggen').articles.slice(0, 5)).toContain('43');
    expect(search('ik heb per ongeluk verkeerd geklikt').articles.slice(0, 2)).toEqual(['47', '25A']);
  });

  it('grows letter by letter: the beginning of a word finds it', () => {
    for (const part of ['verz', 'verza', 'verzak', 'verzake'])
      expect(search(part).articles.slice(0, 3)).toContain('61');
  });

  it('finds nothing where there is nothing', () => {
    for (const query of ['', '   ', '?!', 'xqzvw']) expect(search(query).articles).toEqual([]);
  });

  it('never breaks, and never names an article twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 20 })), (query) => {
        const { articles, terms: told } = search(query);
        expect(new Set(articles).size).toBe(articles.length);
        expect(new Set(told).size).toBe(told.length);
      }),
      { numRuns: 150 },
    );
  });

  it('with any one letter changed in a long word still finds it', () => {
    const long = TOPICS.filter(([query]) => /^\p{L}{8,}$/u.test(query));
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom(...'aeioudgkst'),
        ([query, wanted], at, letter) => {
          const place = 1 + (at % (query.length - 1));
          const typed = query.slice(0, place) + letter + query.slice(place + 1);
          expect(rank(typed, wanted), typed).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 200, seed: 57 },
    );
  });
});
