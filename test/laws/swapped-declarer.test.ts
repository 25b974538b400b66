import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { fill } from '../../src/text';
import { judged, rulingOf } from '../help/rulings';

const contract = (swapped: boolean): TableEvent => ({
  id: 'c',
  from: 'record',
  type: 'contract',
  contract: { level: 1, strain: 'N', doubled: 0, declarer: 'S' },
  ...(swapped ? { swapped } : {}),
});

describe('declarer and dummy who changed places', () => {
  it('is an occasion: 54A names the lawful way, and the director confirms', () => {
    const report = judged([contract(true)]);
    const ruling = rulingOf(report, 'swappedDeclarer', 54)!;
    expect([report.findings, ruling.articles, ruling.settled, ruling.confirm]).toEqual([[], ['54A'], false, true]);
    expect(fill(ruling.say, 'nl')).toContain('speelde Zuid dit spel, terwijl Noord');
  });

  it('is not found where nothing is marked', () => {
    expect(judged([contract(false)]).occasions).toEqual([]);
  });
});
