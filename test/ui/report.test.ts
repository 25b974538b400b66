// What can be reported: every road ends, every kind has one, and what the arbiters' cases hold can be reported in the same words.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Happening, TableEvent } from '../../src/bridge/events';
import type { Card } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import { parseCases } from '../../src/cases/parse';
import type { Kind } from '../../src/detect/index';
import { kinds } from '../../src/kinds';
import { judge, type Report } from '../../src/referee';
import { UNKNOWN, walk } from '../../src/ui/report/asking';
import { type ReportTable, type Scene, sceneOf } from '../../src/ui/report/scene';
import type { Topic } from '../../src/ui/report/topic';
import { offered, topics } from '../../src/ui/report/topics';
import { ROOT } from '../browser/root';
import { endsOf, happeningsOf, type Tries } from './report-roads';

const table = (events: readonly TableEvent[], rest: Partial<ReportTable> = {}): ReportTable => ({
  events,
  visible: ['N', 'E', 'S', 'W'],
  free: true,
  silence: null,
  ...rest,
});
const scene = (text: string, rest: Partial<ReportTable> = {}): Scene => sceneOf(table(log(text), rest));
const judged = (text: string, happenings: readonly Happening[]): Report =>
  judge([...log(text), ...happenings.map((one, i): TableEvent => ({ ...one, id: `u${i}`, from: 'user' }))]);
const topic = (id: string): Topic => topics.find((one) => one.id === id) as Topic;
const found = ({ findings, occasions }: Report) => [...findings, ...occasions];

/** Tables on which reports are made. */
const TABLES: Readonly<Record<string, string>> = {
  nothing: '',
  dealt: 'dealer N none',
  auction: 'dealer N none; calls 1♥ P',
  doubled: 'dealer N none; calls 1♥ X P',
  bound: 'dealer N none; calls 1♥ P; exposed N.♠A accident seen',
  ended: 'dealer S none; calls 3NT P P P',
  lead: 'contract 3NT S',
  running: 'contract 3NT S; hand N ♠532 ♥K5 ♦32 ♣A; play W.♠Q N.♠5',
  discard: 'contract 4♥ S; play W.♠Q N.♠5 E.♦2 S.♠A',
  three: 'contract 3NT S; play W.♠Q N.♠5 E.♠2',
  between: 'contract 3NT S; play W.♠4 N.♠2 E.♠9 S.♠A',
  late: 'contract 3NT S; trick 9 lead N; hand N ♠32 ♥K5 ♣A',
  claimed: 'contract 3NT S; trick 9 lead S; claim S 5 more statement; claimanswer refused',
};
/** In force: a penalty card in a trick, one on lead, a pass. */
const ON_LEAD: readonly TableEvent[] = [
  ...log('contract 3NT S'),
  {
    id: 'r0',
    from: 'user',
    type: 'ruled',
    finding: '',
    option: '',
    effects: [{ type: 'restrict', restriction: { type: 'penaltyCard', seat: 'W', card: 'HK', size: 'major' } }],
  },
];
const RULED: readonly TableEvent[] = [
  ...log('contract 3NT S; play W.♠4 N.♠2 E.♠9 S.♠A'),
  {
    id: 'r0',
    from: 'user',
    type: 'ruled',
    finding: '',
    option: '',
    effects: [{ type: 'restrict', restriction: { type: 'penaltyCard', seat: 'W', card: 'HK', size: 'major' } }],
  },
  { id: 'r1', from: 'user', type: 'play', seat: 'S', card: 'H2' },
];
const BOUND: readonly TableEvent[] = [
  ...log('dealer N none; calls 1♥ P'),
  {
    id: 'r0',
    from: 'user',
    type: 'ruled',
    finding: '',
    option: '',
    effects: [{ type: 'restrict', restriction: { type: 'pass', seat: 'S', for: 'nextTurn' } }],
  },
];
const LOGS: readonly (readonly [string, readonly TableEvent[]])[] = [
  ...Object.entries(TABLES).map(([name, text]) => [name, log(text)] as const),
  ['ruled', RULED],
  ['ruled on lead', ON_LEAD],
  ['a duty to pass', BOUND],
];

/** What a report makes of a table: the finds that were not there before. */
function fresh(events: readonly TableEvent[], happenings: readonly Happening[]) {
  const before = new Set(found(judge(events)).map(({ id }) => id));
  const report = judge([...events, ...happenings.map((one, i): TableEvent => ({ ...one, id: `u${i}`, from: 'user' }))]);
  return found(report).filter(({ id }) => !before.has(id));
}

describe('every road', () => {
  const reached = new Map<string, Set<Kind>>();
  const failures: string[] = [];
  let ends = 0;
  for (const [name, events] of LOGS)
    for (const { topics: fitting } of offered(sceneOf(table(events))))
      for (const one of fitting)
        for (const end of endsOf(one, sceneOf(table(events)))) {
          ends++;
          if (end.place.at !== 'end') continue;
          const finds = fresh(events, end.place.happenings);
          const own = finds.filter(({ irregularity }) => one.kinds.includes(irregularity.kind));
          const where = `${one.id} on ${name}: ${JSON.stringify(end.place.happenings)}`;
          if (finds.some(({ irregularity }) => irregularity.kind === 'inconsistent'))
            failures.push(`${where}: inconsistent`);
          for (const { irregularity } of own)
            reached.set(one.id, (reached.get(one.id) ?? new Set()).add(irregularity.kind));
          for (const { failed } of finds) if (failed) failures.push(`${where}: a rule broke down`);
          // Naming a card of dummy in full is as it should be; it counts for what comes after (45C4a, 57C1).
          const proper = end.place.happenings.some((it) => it.type === 'designation' && it.suit && it.rank);
          if (own.length === 0 && !proper)
            failures.push(`${where}: nothing of its own, but ${finds.map(({ id }) => id)}`);
        }

  it('is walked to its end', () => {
    expect(ends).toBeGreaterThan(1000);
  });
  it('gives a find of the kind that it is called by', () => {
    expect(failures.slice(0, 20)).toEqual([]);
  });
  it.each(topics.map((one) => [one.id, one] as const))('%s gives each of its kinds somewhere', (id, { kinds: own }) => {
    expect([...(reached.get(id) ?? [])].sort()).toEqual([...own].sort());
  });
  it('reaches every kind but what is about a record', () => {
    const all = new Set([...reached.values()].flatMap((one) => [...one]));
    expect(kinds.filter((kind) => !all.has(kind))).toEqual(['inconsistent']);
  });
});

describe('"I do not know"', () => {
  it('answers every ask, and ends in events or at the director', () => {
    for (const [, events] of LOGS)
      for (const { topics: fitting } of offered(sceneOf(table(events))))
        for (const one of fitting) {
          const all = endsOf(one, sceneOf(table(events)), { cards: ['H7'], calls: ['1C', '8C'], unknown: true });
          expect(all.length, one.id).toBeGreaterThan(0);
        }
  });
  it('leaves to the ruling what its card asks itself', () => {
    const place = walk(topic('dropped').road(scene('contract 3NT S; play W.♠4')), [['E'], ['HK'], UNKNOWN]);
    expect(place).toEqual({
      at: 'end',
      happenings: [{ type: 'exposed', seat: 'E', cards: ['HK'], how: 'accident', seenByPartner: 'unknown' }],
    });
  });
  it('of whose card it is ends the road', () => {
    expect(walk(topic('dropped').road(scene('contract 3NT S')), [UNKNOWN])).toEqual({ at: 'stuck' });
  });
});

/** The rulings of what is reported, as articles. */
function articles(text: string, id: string, ...answers: readonly string[]): readonly string[] {
  const place = walk(
    topic(id).road(scene(text)),
    answers.map((one) => one.split(' ')),
  );
  if (place.at !== 'end') throw new Error(`${id}: ${JSON.stringify(place)}`);
  return found(judged(text, place.happenings)).flatMap(({ rulings }) => rulings.flatMap((one) => one.articles));
}

describe('what is reported gets the ruling of the law', () => {
  it.each([
    ['a dropped honour of a defender', 'contract 3NT S; play W.♠4', 'dropped', ['E', 'HK', 'yes'], '50B'],
    ['a dropped card of declarer', 'contract 3NT S; play W.♠4', 'dropped', ['S', 'HK'], '48A'],
    ['two cards of a defender', 'contract 3NT S; play W.♠4', 'shown', ['E', 'H3 H2', 'accident', 'yes'], '50B'],
    ['a card in the auction', 'dealer N none; calls 1♥', 'dropped', ['E', 'SA', 'yes'], '24'],
    ['a named card', 'contract 3NT S; play W.♠4', 'named', ['E', 'HK'], '49'],
    ['two cards at once', 'contract 3NT S; play S.♥4', 'several', ['W', 'H7 H3'], '58B2'],
    ['a lead by the wrong defender', 'contract 3NT S', 'led', ['E', 'H5'], '54'],
    ['a card before partner', 'contract 3NT S; trick 9 lead S; play S.♥4', 'played', ['E', 'H9'], '57A'],
    ['"high"', 'contract 3NT S; trick 8 lead W; hand N ♠A5 ♥KQ3 ♦2; play W.♥7', 'designation', ['high'], '46B1a'],
    ['"clubs"', 'contract 3NT S; trick 9 lead N; hand N ♠5 ♥4 ♣A82', 'designation', ['suit', 'C'], '46B2'],
    ['"jack"', 'contract 3NT S; trick 9 lead N; hand N ♠5 ♥J ♦J', 'designation', ['rank', 'J'], '46B3b'],
    ['a fifth card', 'contract 3NT S; play W.♠4 N.♠2 E.♠9 S.♠A', 'fifth', ['E', 'HK'], '45E1'],
    ['a revoke', 'contract 4♥ S; play W.♠Q N.♠5 E.♦2 S.♠A', 'revoked', ['0'], '61A'],
    ['a wrong explanation', 'contract 3NT S; play W.♠Q', 'misinformed', ['N', 'yes', 'explanation'], '47E2'],
    ['a hand of fourteen', 'dealer N none', 'counted', ['both', 'N', '14', 'E', '12'], '13'],
    ['a card on the floor', 'contract 3NT S; play W.♠4 N.♠2 E.♠9 S.♠A', 'found', ['E', 'D4', 'floor'], '14'],
    ['a claim', 'contract 3NT S; trick 9 lead S', 'claimed', ['S', '5', 'no', 'open'], '68'],
    ['a bid that is too low', 'dealer N none; calls 1♥', 'insufficient', ['E', '1D'], '27A'],
  ])('%s', (_, text, id, answers, article) => {
    const all = articles(text, id, ...answers);
    expect(
      all.some((one) => one.startsWith(article)),
      all.join(),
    ).toBe(true);
  });
});

/** What people say at a table, in the cases of arbiters; what a page shows by itself is not asked for. */
const SAID: ReadonlySet<Happening['type']> = new Set([
  'exposed',
  'named',
  'designation',
  'simultaneous',
  'misinformation',
  'misplaced',
  'handled',
  'meant',
  'found',
  'claim',
  'concession',
]);

function cardsIn(one: Happening): readonly Card[] {
  const all: Card[] = [];
  if ('cards' in one) all.push(...one.cards);
  if ('card' in one) all.push(one.card);
  if ('named' in one) all.push(one.named);
  if ('instead' in one) all.push(one.instead);
  if ('plays' in one) all.push(...one.plays.map(({ card }) => card));
  if (one.type === 'designation' && one.suit !== null && one.rank !== null) all.push(`${one.suit}${one.rank}`);
  return all;
}

/** The same thing said, whoever says it: what is not known may also be left out, and where exactly a card was found has many words. */
const same = (a: Happening, b: Happening): boolean => {
  const plain = (one: Happening): string => {
    const { how, seenByPartner, where, statement, about, ...rest } = one as Happening & Record<string, unknown>;
    const plays = 'plays' in one ? [...one.plays].map(({ seat, card }) => seat + card).sort() : null;
    const trick = typeof where === 'string' && /^trick/.test(where) ? where : null;
    return JSON.stringify(Object.entries({ ...rest, plays, trick, how: one.type === 'handled' ? how : null }).sort());
  };
  return plain(a) === plain(b);
};

describe('the cases of arbiters', () => {
  const told = new Map<string, number>();
  const folder = path.join(ROOT, 'test', 'laws', 'cases');
  const files = readdirSync(folder).filter((file) => file.endsWith('.case'));
  it.each(files)('%s: everything that is said there can be reported', (file) => {
    const { cases } = parseCases(readFileSync(path.join(folder, file), 'utf8'));
    const missed: string[] = [];
    let tried = 0;
    for (const one of cases) {
      const events: TableEvent[] = [];
      for (const step of one.steps) {
        // After a ruling the table is another one; the report knows no more of it than of any table.
        if (step.type !== 'happened') break;
        for (const what of step.what) {
          if (SAID.has(what.type)) {
            tried++;
            const now = sceneOf(table(events));
            const tries: Tries = { cards: cardsIn(what) };
            const ways = topics
              .filter((each) => each.fits(now))
              .flatMap((each) => happeningsOf(endsOf(each, now, tries)));
            if (!ways.some((way) => way.some((each) => same(each, what))))
              missed.push(`${one.id}: ${JSON.stringify(what)}`);
          }
          events.push({ ...what, id: `e${events.length}`, from: 'site' });
        }
      }
    }
    expect(missed).toEqual([]);
    told.set(file, tried);
  });
  it('hold a good many of such things', () => {
    expect([...told.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(25);
  });
});

describe('while the user plays', () => {
  const deal =
    'contract 3NT S; hand N ♠32 ♥K5; hand E ♠A7 ♥86; play W.♠4 N.♠2 E.♠9 S.♠A; play S.♦2 W.♦3 N.♦4 E.♦5; play S.♥2';
  it('only what the whole table sees may be picked from', () => {
    const now = scene(deal, { free: false, visible: ['N', 'E'] });
    expect(Object.keys(now.hands)).toEqual(['N']);
    expect(now.gone).toEqual([]);
    expect(now.tricks.map(({ number }) => number)).toEqual([2, 3]);
  });
  it('before the lead no hand at all', () => {
    const now = scene('contract 3NT S; hand N ♠32 ♥K5', { free: false, visible: ['N', 'E'] });
    expect(now.hands).toEqual({});
  });
  it('a hand that the page does not show is offered to nobody', () => {
    expect(Object.keys(scene(deal, { visible: ['N'] }).hands)).toEqual(['N']);
  });
});
