// A card of declarer or dummy that was shown or named (law 48): never a penalty card, perhaps a played card, perhaps a claim.
import type { TableState } from '../bridge/table';
import { leadOf } from '../bridge/trick';
import { lho } from '../bridge/types';
import type { ExposedCard } from '../detect/exposed-card';
import { sayExposed } from './exposed-card-words';
import type { Ruling } from './law';
import { isDefender, isDummy, ruling } from './option';

const SAYS = {
  dropped: {
    nl: 'Geen strafkaart en geen beperking: {cards} van {seat}.',
    en: 'No penalty card and no restriction: {cards} of {seat}.',
  },
  played: {
    nl: 'Geldt {cards} als gespeeld (45C2, 45C4)? Een kaart die per ongeluk viel, hoeft niet gespeeld te worden.',
    en: 'Does {cards} count as played (45C2, 45C4)? A card that fell by accident need not be played.',
  },
  dummy: {
    nl: 'Wees de blinde daarmee een kaart aan (45F)? Dan kijkt de WL na afloop of dat schade gaf.',
    en: 'Did dummy suggest a card with it (45F)? Then the director looks at the damage afterwards.',
  },
  faced: {
    nl: '{seat} legde kaarten open: {cards}. Dat kan opeisen of afstaan zijn (68).',
    en: '{seat} put down cards: {cards}. That may be a claim or a concession (68).',
  },
  meant: {
    nl: 'Bedoelde {seat} op te eisen of af te staan? Zo niet, dan wordt er gewoon doorgespeeld.',
    en: 'Did {seat} mean to claim or concede? If not, play simply goes on.',
  },
  lead: {
    nl: '{seat} legde {cards} open na een uitkomst voor de beurt. Daardoor kan {seat} blinde worden (54A). Strafkaarten zijn het niet.',
    en: '{seat} put down {cards} after an opening lead out of turn. That may make {seat} dummy (54A). They are no penalty cards.',
  },
  fell: {
    nl: 'Legde {seat} de kaart open als blinde, of viel zij per ongeluk?',
    en: 'Did {seat} put the card down as dummy, or did it fall by accident?',
  },
} as const;

/** One card on the table: the opening lead, and from the wrong defender (54). */
function afterWrongLead(found: ExposedCard, now: TableState): boolean {
  const [first] = now.tricks;
  const lead = first === undefined ? null : leadOf(first);
  return found.n === 1 && lead !== null && now.contract !== null && lead.seat !== lho(now.contract.declarer);
}

/** Law 48. Null in the auction (24) and for defenders (49). */
export function exposedByDeclarer(found: ExposedCard, now: TableState): Ruling | null {
  const { seat, cards } = found;
  if (found.phase !== 'play' || isDefender(now, seat) !== false) return null;
  const say = (key: keyof typeof SAYS) => sayExposed(SAYS[key], seat, cards);
  const own = !isDummy(now, seat);
  if (own && afterWrongLead(found, now))
    return ruling(48, ['48A', '48B1', '54A'], say('lead'), { director: [say('fell')], settled: false });
  const claims = now.claim !== null && now.claim.n === found.n;
  if (own && (claims || (cards.length > 1 && found.how !== 'accident')))
    return ruling(48, ['48A', '48B2', '68'], say('faced'), { director: [say('meant')], settled: false });
  // A card that fell is not played; one that was shown or named may have been (45C2, 45C4a).
  const fell = found.how === 'accident';
  return own
    ? ruling(48, ['48A', '45C2'], say('dropped'), { director: [say('played')], settled: fell })
    : ruling(48, ['48A', '45F'], say('dropped'), { director: [say('dummy')] });
}
