// Law 25A on a call that a site gives back: three questions, and what follows from their answers.
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/referee';
import { fill } from '../../src/text';
import { expectSound, logs } from '../help/rulings';

const ASKED = 'dealer N; calls 1♣ 1♦ 1♥ P P; undo asked S';
const DONE = 'dealer N; calls 1♣ 1♦ 1♥ P P; takeBack call 3';
const NAMES = ['neverMeant', 'beforePartner', 'duringAuction'];

/** The ruling of law 25 after these answers, in the order of the questions; `?` was not answered. */
function ruled(text: string, answers: string) {
  const plain = logs(text);
  const at = plain.at(-1)?.id ?? '';
  const given = [...answers].flatMap((answer, i) =>
    answer === '?'
      ? []
      : [{ type: 'answer', question: `${NAMES[i]}:${at}`, value: answer === 'y' ? 'yes' : 'no' } as const],
  );
  const report = judge(logs(plain, given), '2017');
  expectSound(report);
  const ruling = report.occasions.flatMap(({ rulings }) => rulings).find(({ law }) => law === 25);
  return {
    asked: ruling?.ask.map(({ id }) => id.split(':')[0]),
    says: ruling ? fill(ruling.say, 'nl') : '',
    articles: ruling?.articles.join(' '),
    settled: ruling?.settled,
    house: ruling?.director.map((say) => fill(say, 'nl')).join(' '),
  };
}

describe.each([
  ['asked', ASKED],
  ['done', DONE],
])('an undo that is %s', (_, text) => {
  it('asks three questions, names the house rule and settles nothing', () => {
    const { asked, articles, settled, house } = ruled(text, '???');
    expect([asked, articles, settled]).toEqual([NAMES, '25A 25B 16C', false]);
    expect(house).toContain('huisregel');
  });
  it.each([
    ['yyy', /^Drie keer ja/, '25A 16C'],
    ['yny', /^Het is te laat/, '25A 16C'],
    ['nn?', /^Het is te laat/, '25A 16C'],
    ['yyn', /^Het is te laat/, '25A 16C'],
    ['n??', /was bedoeld.*25B/, '25A 25B 16C'],
    ['yy?', /drie vragen/, '25A 25B 16C'],
  ])('%s', (answers, says, articles) => {
    const found = ruled(text, answers);
    expect(found.says).toMatch(says);
    expect([found.articles, found.settled]).toEqual([articles, false]);
  });
});
