// Facts beside a claim: where the cards were, nothing of how they would have been played.
import { describe, expect, it } from 'vitest';
import { log } from '../../src/cases/log';
import { claimFacts } from '../../src/review/claim-facts';
import { sayClaim } from '../../src/review/facts-in-words';
import { fill } from '../../src/text';

const ENDING = `
contract 4H S
hand N ♠A2 ♥3
hand E ♠K ♥4 ♦9
hand S ♥AQ ♣2
hand W ♠QJ ♦K`;
const eventsOf = (text: string) => log(`${ENDING}\n${text}`);
const factsOf = (text: string) => {
  const events = eventsOf(text);
  const claim = events.find(({ type }) => type === 'claim' || type === 'concession');
  return claimFacts(events, claim?.id ?? '');
};
const words = (text: string): string =>
  sayClaim(factsOf(text) ?? expect.fail('no claim'))
    .map((say) => fill(say, 'nl'))
    .join('\n');

describe('the facts around a claim', () => {
  it('knows who claimed, how much, and what was said to it', () => {
    const facts = factsOf('claim S 3 more statement\nobjection E\nclaimanswer refused');
    expect(facts).toMatchObject({
      seat: 'S',
      by: 'declarer',
      concession: false,
      tricks: 3,
      counted: 'more',
      statement: true,
      objections: ['E'],
      accepted: false,
    });
  });
  it.each([
    ['claim S 3', 'declarer'],
    ['claim N 3', 'dummy'],
    ['claim E 1', 'defender'],
    ['concede W 1', 'defender'],
  ])('%s is by the %s', (text, by) => expect(factsOf(text)?.by).toBe(by));
  it('tells trumps with the defenders, and the cards of the running trick', () => {
    const facts = factsOf('play W.♠Q N.♠A\nclaim S 2');
    expect(facts?.trumps).toEqual({ suit: 'H', out: [{ seat: 'E', cards: ['H4'] }], unseen: 0 });
    expect(facts?.inTrick).toEqual([
      { seat: 'W', card: 'SQ' },
      { seat: 'N', card: 'SA' },
    ]);
    expect(facts?.hands.N).toEqual(['S2', 'H3']);
    expect(facts?.trick).toBe(1);
  });
  it('counts complete tricks for the side that won them', () => {
    expect(factsOf('play W.♠Q N.♠2 E.♠K S.♥A\nclaim S 2')).toMatchObject({ won: { NS: 1, EW: 0 }, trick: 2, left: 2 });
  });
  it('does not say how many trumps are out where hands are not known', () => {
    const events = log('contract 4H S\nhand S ♥AQ ♣2\nclaim S 3');
    const facts = claimFacts(events, events.at(-1)?.id ?? '');
    expect(facts?.trumps).toEqual({ suit: 'H', out: [], unseen: 11 });
  });
  it('has no trumps in notrump and no tricks without a contract', () => {
    const notrump = log('contract 3NT S\nclaim S 3');
    expect(claimFacts(notrump, notrump.at(-1)?.id ?? '')?.trumps).toBeNull();
    const none = log('claim S 3');
    expect(claimFacts(none, none[0]?.id ?? '')).toMatchObject({ by: null, won: null });
  });
  it('is null for what is no claim', () => {
    const events = log('contract 3NT S\nplay W.♠4');
    for (const { id } of events) expect(claimFacts(events, id)).toBeNull();
    expect(claimFacts(events, 'nowhere')).toBeNull();
  });
  it('says nothing of cards that were played after it', () => {
    const events = eventsOf('claim S 3\nclaimanswer refused\nplay W.♠Q');
    const claim = events.find(({ type }) => type === 'claim');
    expect(claimFacts(events, claim?.id ?? '')?.hands.W).toEqual(['SQ', 'SJ', 'DK']);
  });
  it('reads in Dutch, a line each', () => {
    expect(words('play W.♠Q N.♠A\nclaim S 2 more silent\nobjection E')).toBe(
      [
        'Zuid (leider) eiste 2 van de overgebleven slagen op.',
        'Slagen die nog niet af waren: 3, te beginnen met slag 1.',
        'Gewonnen: Noord-Zuid 0, Oost-West 0.',
        'Slag 1, in volgorde van spelen: West ♠V, Noord ♠A.',
        'Hand van Noord: ♠2 en ♥3.',
        'Hand van Oost: ♠H, ♥4 en ♦9.',
        'Hand van Zuid: ♥A, ♥V en ♣2.',
        'Hand van West: ♠B en ♦H.',
        'Troef bij tegenspeler Oost: ♥4.',
        'Er is geen verklaring bij gegeven.',
        'Bezwaar van: Oost.',
      ].join('\n'),
    );
  });
});
