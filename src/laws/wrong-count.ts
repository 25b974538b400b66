// Law 13: a hand with more than thirteen cards. Hands that only lack cards are for law 14.
import type { TableState } from '../bridge/table';
import { SEATS, type Seat } from '../bridge/types';
import type { WrongCardCount } from '../detect/card-count';
import type { Say, Text } from '../text';
import type { ArticleId, Ruling } from './law';
import { ruling } from './option';

const HAND = 13;

const SAYS = {
  before: {
    nl: 'Met een foute hand is nog niet geboden. De WL herstelt de handen en het spel begint gewoon.',
    en: 'Nobody has called with a wrong hand yet. The director corrects the hands and the deal begins normally.',
  },
  called: {
    nl: 'Er is al geboden met een foute hand. Kan de WL herstellen zonder dat een bieding verandert, dan wordt er doorgespeeld. Anders volgt een arbitrale score.',
    en: 'There was a call with a wrong hand. If the director can correct it without changing a call, play goes on. Otherwise the score is adjusted.',
  },
  surplus: {
    nl: 'Er is een kaart te veel die niet bij dit spel hoort. Die gaat weg en het spel gaat door.',
    en: 'There is a card too many that does not belong to this pack. It is removed and the deal goes on.',
  },
  after: {
    nl: 'Pas na afloop bleek dat de aantallen niet klopten. De score vervalt en er komt een arbitrale score.',
    en: 'Only after play did the numbers turn out wrong. The score is cancelled and an adjusted score replaces it.',
  },
  seen: {
    nl: 'Zag iemand een kaart van een ander? Dan kan de WL na afloop de score aanpassen als dat invloed had (12).',
    en: 'Has someone seen a card of another player? Then the director may adjust the score afterwards if it mattered (12).',
  },
  quitted: {
    nl: 'Lag die kaart al in een dichte slag? Dan kan de WL de score aanpassen (13C, 12).',
    en: 'Did that card lie in a quitted trick? Then the director may adjust the score (13C, 12).',
  },
  penalty: { nl: 'Er kan een proceduresanctie volgen (90).', en: 'A procedural penalty may follow (90).' },
  possible: {
    nl: 'Kan het hersteld worden zonder een bieding te wijzigen? Had het invloed op het resultaat (13B, 12)?',
    en: 'Can it be corrected without changing a call? Did it influence the result (13B, 12)?',
  },
} as const satisfies Record<string, Text>;

const say = (text: Text): Say => ({ text });
const given = (article: ArticleId, text: Text, ...director: readonly Text[]): Ruling =>
  ruling(13, ['13', article, '12'], say(text), { director: director.map(say), settled: false });

/** Law 13. Null where no hand has too many. */
export function handsWrong(found: WrongCardCount, now: TableState): Ruling | null {
  const wrong = SEATS.filter((seat) => found.counts[seat] !== HAND);
  if (!wrong.some((seat) => found.counts[seat] > HAND)) return null;
  if (!wrong.some((seat) => found.counts[seat] < HAND)) return given('13C', SAYS.surplus, SAYS.quitted);
  if (now.phase === 'over') return given('13D', SAYS.after, SAYS.penalty);
  const called = (seat: Seat): boolean => now.calls.some((made) => made.seat === seat);
  const begun = wrong.some(called) || now.contract !== null || now.tricks.length > 0;
  return begun ? given('13B', SAYS.called, SAYS.possible, SAYS.seen) : given('13A', SAYS.before, SAYS.seen);
}
