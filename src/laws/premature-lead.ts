// A defender led to the next trick before the running one was complete, and nothing can be demanded of his partner for it (57C1).
import type { TableState } from '../bridge/table';
import { isWhole, winnerOf } from '../bridge/trick';
import { partner, type Seat } from '../bridge/types';
import type { Say } from '../text';
import { joined } from './follow-up';
import type { ArticleId, Ruling } from './law';
import type { LeadFound } from './lead-out-of-turn';
import { LOOK } from './misplay';
import { ruling } from './option';
import { ledAhead, type Premature, type PrematureFound, playedBefore, premature } from './premature-fact';
import { bothPlayedNext } from './revoke';

const SAYS = {
  led: {
    nl: '{seat} speelde {card} voor terwijl slag {trick} nog niet compleet was.',
    en: '{seat} led {card} while trick {trick} was not complete.',
  },
  first: {
    nl: 'Eerst komt slag {trick} af. Is {seat} daarna aan slag, dan blijft {card} liggen. Zo niet, dan is het voorspelen voor de beurt (53, 56).',
    en: 'First trick {trick} is completed. If {seat} is on lead then, {card} stays. If not, it is a lead out of turn (53, 56).',
  },
  stays: {
    nl: '{seat} won slag {trick}: {card} is het voorspelen van de volgende slag.',
    en: '{seat} won trick {trick}: {card} is the lead to the next one.',
  },
  other: {
    nl: '{winner} won slag {trick}: {card} is voor de beurt voorgespeeld (53, 56).',
    en: '{winner} won trick {trick}: {card} was led out of turn (53, 56).',
  },
  nothing: {
    nl: 'De leider had al uit beide handen gespeeld en kan niets eisen van {partner} (57C1).',
    en: 'Declarer had played from both hands and can demand nothing of {partner} (57C1).',
  },
  info: {
    nl: 'Of {partner} iets mag doen met wat de te vroege kaart vertelt, beoordeelt de WL (16).',
    en: 'Whether {partner} may use what the premature card told is for the director (16).',
  },
} as const;

/** Who won the trick that ran; null while it lacks a card. */
function winner(found: PrematureFound, now: TableState): Seat | null {
  const trick = now.tricks[found.trick - 1];
  return trick === undefined || now.contract === null || !isWhole(trick) ? null : winnerOf(trick, now.contract.strain);
}

/** The same card as a lead out of turn to the next trick, once somebody else has won the one that ran. */
export function asLeadOutOfTurn(found: PrematureFound, now: TableState): (LeadFound & { trick: number }) | null {
  const fact = premature(found, now);
  const due = winner(found, now);
  if (fact === null || due === null || due === found.seat || !ledAhead(fact, now)) return null;
  return { ...found, trick: fact.trick, due };
}

/** Law 57 says only that nothing is demanded; laws 53 and 56 tell of the lead itself. */
export function leadAhead(fact: Premature, now: TableState): Ruling {
  const { seat, card, running } = fact;
  const won = winner({ ...fact, trick: running }, now);
  const say = (key: keyof typeof SAYS): Say => ({
    text: SAYS[key],
    with: {
      seat: { seat },
      card: { card },
      trick: running,
      partner: { seat: partner(seat) },
      ...(won === null ? {} : { winner: { seat: won } }),
    },
  });
  const free = !playedBefore(fact, now, partner(seat));
  const first: readonly ArticleId[] = free ? ['57C1', '16'] : ['57', '16'];
  const rest = { why: free ? [say('nothing')] : [], director: [say('info')] };
  if (won === null && bothPlayedNext(now, running))
    return ruling(57, [...first, '67B1'], joined(say('led'), LOOK), { ...rest, settled: false });
  if (won === null) return ruling(57, [...first, '67A1', '53', '56'], joined(say('led'), say('first')), rest);
  if (won === seat) return ruling(57, [...first, '44G'], joined(say('led'), say('stays')), rest);
  return ruling(57, [...first, '53', '56'], joined(say('led'), say('other')), rest);
}
