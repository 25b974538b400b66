import { expect, test, vi } from 'vitest';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';

vi.mock('../../src/laws/index', () => ({
  laws: [
    {
      number: 99,
      title: { nl: '', en: '' },
      rules: [
        {
          kind: 'exposedCard',
          editions: ['2017'],
          rule: () => {
            throw new Error('torn');
          },
        },
      ],
    },
  ],
}));

test('a rule that breaks down is told, and the finding stands', () => {
  const report = judge(log('contract 3NT S; exposed W.♦4 accident seen'));
  expect(report.findings.map(({ failed, rulings }) => [failed, rulings])).toEqual([[true, []]]);
  expect(report.notes.map(({ code, say }) => [code, JSON.stringify(say.with)])).toEqual([
    ['failure', expect.stringContaining('torn')],
  ]);
});
