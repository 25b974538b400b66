import { describe, expect, it, test } from 'vitest';
import type { Restriction } from '../../src/bridge/restrictions';
import { lying, type Part, type Parts } from '../help/penalties';
import { judged, logs, optionLine, turnedTable } from '../help/rulings';

const restrict = (restriction: Restriction) =>
  ({ type: 'ruled', finding: '', option: '', effects: [{ type: 'restrict', restriction }] }) as Part;
const lead = (must: boolean, article?: '26B') =>
  restrict({ type: 'lead', seat: 'E', suits: ['H'], must, until: must ? 'nextLead' : 'losesLead', article });
const unable = (events: ReturnType<typeof logs>) =>
  judged(events).due.flatMap((one) => (one.ruling.law === 59 ? [one.ruling] : []));

const EAST = 'contract 3NT S; trick 9 lead E; hand E';
/** Name, log, articles, options. */
const CASES: readonly (readonly [string, Parts, readonly string[], string])[] = [
  ['a suit demanded that he lacks', [`${EAST} ♠A7 ♦J64`, [lead(true)]], ['59'], 'any E E:♠7 ♠A ♦4 ♦6 ♦J'],
  ['nothing but the suit forbidden', [`${EAST} ♥862`, [lead(false)]], ['59'], 'any E E:♥2 ♥6 ♥8'],
  ['a ban of 26B', [`${EAST} ♥862`, [lead(false, '26B')]], ['59'], 'any E E:♥2 ♥6 ♥8'],
  [
    'a card to follow with (57B)',
    [
      'contract 3NT S; trick 9 lead S; hand W ♠9 ♥K4; play S.♣5',
      [restrict({ type: 'follow', seat: 'W', trick: 9, what: 'highest' })],
    ],
    ['59', '57B'],
    'any W W:♠9 ♥4 ♥K',
  ],
];

describe('unable to comply', () => {
  describe.each(CASES)('%s', (_name, parts, articles, options) => {
    it.each([0, 1, 2, 3])('turned %i places', (places) => {
      const [ruling] = unable(turnedTable(logs(...parts), places));
      const [own] = unable(logs(...parts));
      expect(own?.options.map(optionLine)).toEqual([options]);
      expect(ruling).toMatchObject({ articles, effects: [], settled: true });
      expect(ruling?.options.map(optionLine)).toEqual(turnedTable(own?.options ?? [], places).map(optionLine));
    });
  });

  test.each<[string, Parts]>([
    ['he can comply', [`${EAST} ♠A7 ♥8`, [lead(true)]]],
    ['his hand is not seen', ['contract 3NT S; trick 9 lead E', [lead(true)]]],
    ['a penalty card of his own takes its place', [`${EAST} ♠A7 ♦J`, [lead(true), lying('E♠7')]]],
    ['it is not his turn', ['contract 3NT S; trick 9 lead W; hand E ♠A7', [lead(true)]]],
  ])('silent: %s', (_name, parts) => {
    expect(unable(logs(...parts))).toEqual([]);
  });
});
