// The director's report: complete, in order, without names, and the same facts in each format.
import { describe, expect, it } from 'vitest';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';
import { type DirectorReport, directorReport } from '../../src/review/director-report';
import { reportCsv, reportJson, reportText } from '../../src/review/report-formats';
import { fill, type Lang } from '../../src/text';

const DROPPED = 'contract 3NT S\ntrick 9 lead E\nhand W ♠9 ♥K4 ♣83\nhand E ♠A7 ♥86 ♦J\nexposed W.♥K accident seen';

function reportOf(text: string, notes: readonly [number, string][] = []): DirectorReport {
  const events = log(text);
  const report = judge(events, '2017');
  const all = [...report.findings, ...report.occasions];
  const own = new Map(notes.map(([i, note]) => [all[i]?.id ?? expect.fail(`no finding ${i}`), note]));
  return directorReport({ board: '7', room: null, log: events, report, edition: '2017' }, own);
}

describe('the report on one board', () => {
  const report = reportOf(DROPPED, [[0, 'Oost had het gezien']]);
  const [finding] = report.findings;

  it('has the facts, every article with its title, every option of the rulings in their order', () => {
    const [judged] = judge(log(DROPPED), '2017').findings;
    expect(finding?.kind).toBe('exposedCard');
    expect(finding?.rulings.map(({ options }) => options.map(({ say }) => fill(say, 'nl')))).toEqual(
      judged?.rulings.map(({ options }) => options.map(({ say }) => fill(say, 'nl'))),
    );
    const articles = finding?.rulings.flatMap((one) => one.articles) ?? [];
    expect(articles.map(({ id }) => id)).toContain('50B');
    expect(articles.filter(({ title }) => title === null)).toEqual([]);
  });
  it('carries the note of its own finding only', () => {
    expect(report.findings.map(({ note }) => note)).toEqual(['Oost had het gezien']);
    expect(reportText([report], 'nl')).toContain('Aantekening: Oost had het gezien');
  });
  it('tells what was chosen, in the words in which it was offered', () => {
    const events = log(
      'contract 4H S\ntrick 9 lead W\nhand E ♠A7\nhand W ♠9 ♦K4\nclaim S 3\nobjection W\nclaimanswer refused',
    );
    const judged = judge(events, '2017');
    const occasion = judged.occasions[0] ?? expect.fail('no claim');
    const option = { text: { nl: 'de gekozen weg', en: 'the way that was chosen' } };
    const chosen = { ...judged, choices: [{ at: 'u0', finding: occasion.id, option: 'x', say: option }] };
    const told = directorReport({ board: null, room: 'open', log: events, report: chosen, edition: '2017' }, new Map());
    expect(told.findings[0]?.chosen).toEqual([option]);
    expect(reportText([told], 'nl')).toContain('Gekozen: de gekozen weg');
    expect(reportText([told], 'en')).toContain('Board without a number, open room');
  });
  it('has the facts of a claim with it, also in other languages and formats', () => {
    const claimed = reportOf('contract 4H S\nhand S ♥AQ ♣2\nhand E ♠K ♥4 ♦9\nclaim S 3 more silent');
    for (const lang of ['nl', 'en'] as const) {
      const text = reportText([claimed], lang);
      expect(text).toContain(lang === 'nl' ? 'Troef bij tegenspeler Oost: ♥4.' : 'Trumps with defender East: ♥4.');
      expect(JSON.parse(reportJson([claimed], lang))[0].findings[0].facts).toContain(
        lang === 'nl' ? 'Troef bij tegenspeler Oost: ♥4.' : 'Trumps with defender East: ♥4.',
      );
    }
  });
  it('says so where nothing irregular was seen', () => {
    const clean = reportOf('contract 3NT S\nplay W.♠4 N.♠2');
    expect(reportText([clean], 'nl')).toContain('Geen onregelmatigheden gezien.');
    expect(reportCsv([clean], 'nl').split('\r\n')).toHaveLength(2);
  });
});

describe('the formats', () => {
  const rows = (csv: string) => csv.split('\r\n').filter((line) => line !== '');

  it.each<[Lang, string]>([
    ['nl', ';'],
    ['en', ','],
  ])('CSV in %s has a cell for every column, separated by %s', (lang, separator) => {
    const [head, line] = rows(reportCsv([reportOf(DROPPED, [[0, 'no signs']])], lang));
    expect(line?.split(separator).length).toBeGreaterThanOrEqual(head?.split(separator).length ?? 0);
    expect(head?.split(separator)).toHaveLength(11);
    expect(line).toContain(lang === 'nl' ? '♥H' : '♥K');
  });
  it.each([
    ['=SUM(A1:A9)', "'=SUM(A1:A9)"],
    ['+31 6', "'+31 6"],
    ['@home', "'@home"],
    ['-1', "'-1"],
  ])('a note %s is no formula in a spreadsheet', (note, cell) => {
    expect(reportCsv([reportOf(DROPPED, [[0, note]])], 'nl')).toContain(`;${cell}\r\n`);
  });
  it('keeps quotes, separators and lines of a note in its cell', () => {
    const csv = reportCsv([reportOf(DROPPED, [[0, 'zij zei "stop";\nen toen']])], 'nl');
    expect(csv).toContain(';"zij zei ""stop"";\nen toen"\r\n');
  });
  it('JSON is read back with the same kinds, articles and cards', () => {
    const report = reportOf(DROPPED);
    const [back] = JSON.parse(reportJson([report], 'nl'));
    expect(back.board).toBe('7');
    expect(back.findings.map((one: { kind: string }) => one.kind)).toEqual(report.findings.map(({ kind }) => kind));
    expect(back.findings[0].card ?? back.findings[0].title).toMatch(/HK|♥H/);
  });
});
