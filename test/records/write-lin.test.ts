import { describe, expect, it } from 'vitest';
import type { Happening, TableEvent } from '../../src/bridge/events';
import { writeLin } from '../../src/records/write-lin';

const log = (...happenings: readonly Happening[]): readonly TableEvent[] =>
  happenings.map((happening, i) => ({ id: `r${i}`, from: 'record', ...happening }));

const DEAL: readonly Happening[] = [
  { type: 'board', board: { number: 7, dealer: 'W', vulnerable: 'EW' } },
  { type: 'hand', seat: 'N', cards: ['S2', 'HT', 'H3'] },
  { type: 'hand', seat: 'E', cards: ['CA', 'SA', 'S3'] },
  { type: 'hand', seat: 'S', cards: ['D2', 'D3', 'DK'] },
  { type: 'hand', seat: 'W', cards: ['H2', 'C3', 'S4'] },
];

describe('LIN of a board', () => {
  it('has dealer, hands S W N E, vulnerability and number', () => {
    expect(writeLin(log(...DEAL))).toBe('md|2SHDK32C,S4H2DC3,S2HT3DC,SA3HDCA|sv|e|ah|Board 7|');
  });

  it('has calls with alert and explanation, cards in order of play, and the claim', () => {
    const lin = writeLin(
      log(
        ...DEAL,
        { type: 'call', seat: 'W', call: '1N', alert: true, explanation: '15-17 | or so' },
        { type: 'call', seat: 'N', call: 'X' },
        { type: 'call', seat: 'E', call: 'XX' },
        { type: 'call', seat: 'S', call: 'P' },
        { type: 'play', seat: 'N', card: 'HT' },
        { type: 'claim', seat: 'W', tricks: 2, counted: 'total' },
      ),
    );
    expect(lin?.slice(lin.indexOf('mb|'))).toBe('mb|1N!|an|15-17  or so|mb|d|mb|r|mb|p|pc|HT|mc|2|');
  });

  it('leaves the number out where there is none, and an unseen hand empty', () => {
    const three = DEAL.filter((event) => event.type !== 'hand' || event.seat !== 'E').slice(1);
    const lin = writeLin(log({ type: 'board', board: { number: null, dealer: 'S', vulnerable: 'all' } }, ...three));
    expect(lin).toBe('md|1SHDK32C,S4H2DC3,S2HT3DC,|sv|b|');
  });

  it('stops where the record has a hole', () => {
    const lin = writeLin(
      log(
        ...DEAL,
        { type: 'play', seat: 'N', card: 'HT' },
        { type: 'gap', in: 'play', missed: 2 },
        { type: 'play', seat: 'W', card: 'H2' },
      ),
    );
    expect(lin?.endsWith('pc|HT|')).toBe(true);
  });

  it('is nothing without a deal or with too few hands', () => {
    expect(writeLin(log({ type: 'call', seat: 'N', call: 'P' }))).toBe(null);
    expect(writeLin(log(...DEAL.slice(0, 3)))).toBe(null);
  });
});
