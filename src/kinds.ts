// The names of the kinds of finding.
import type { Kind } from './detect/index';
import type { Text } from './text';

const KINDS: Readonly<Record<Kind, Text>> = {
  revoke: { nl: 'Verzaking', en: 'Revoke' },
  leadOutOfTurn: { nl: 'Voorspelen voor de beurt', en: 'Lead out of turn' },
  playOutOfTurn: { nl: 'Spelen voor de beurt', en: 'Play out of turn' },
  prematureLead: { nl: 'Te vroeg voorspelen', en: 'Premature lead' },
  simultaneousPlay: { nl: 'Tegelijk gespeeld', en: 'Simultaneous play' },
  severalCards: { nl: 'Meer kaarten tegelijk', en: 'Several cards at once' },
  handledCard: { nl: 'Kaart vastgehouden of aangeraakt', en: 'Card held or touched' },
  changedDesignation: { nl: 'Andere blindekaart bedoeld', en: 'Other card of dummy meant' },
  fifthCard: { nl: 'Kaart te veel in een slag', en: 'Card too many in a trick' },
  shortTrick: { nl: 'Kaart te weinig in een slag', en: 'Card too few in a trick' },
  wrongCardCount: { nl: 'Verkeerd aantal kaarten', en: 'Wrong number of cards' },
  insufficientBid: { nl: 'Onvoldoende bod', en: 'Insufficient bid' },
  callOutOfRotation: { nl: 'Bieding voor de beurt', en: 'Call out of rotation' },
  missedPass: { nl: 'Passen was verplicht', en: 'A pass was required' },
  inadmissibleDouble: { nl: 'Doublet dat niet kan', en: 'Inadmissible double' },
  bidOverSeven: { nl: 'Bod boven zeven', en: 'Bid over seven' },
  callAfterEnd: { nl: 'Bieding na het einde', en: 'Call after the end' },
  exposedCard: { nl: 'Zichtbare kaart', en: 'Exposed card' },
  failedRestriction: { nl: 'Beperking niet gevolgd', en: 'Restriction not met' },
  foundCard: { nl: 'Gevonden kaart', en: 'Card found' },
  misinformation: { nl: 'Verkeerde informatie', en: 'Misinformation' },
  misplacedCard: { nl: 'Andere blindekaart neergelegd', en: 'Other card of dummy put down' },
  interference: { nl: 'Bemoeienis met het spelen', en: 'Interference with the play' },
  designation: { nl: 'Blindekaart niet volledig genoemd', en: 'Card of dummy not fully named' },
  playAfterClaim: { nl: 'Doorgespeeld na opeisen', en: 'Play after a claim' },
  claim: { nl: 'Opeisen', en: 'Claim' },
  concession: { nl: 'Afstaan', en: 'Concession' },
  undo: { nl: 'Terugnemen', en: 'Undo' },
  swappedDeclarer: { nl: 'Leider en blinde gewisseld', en: 'Declarer and dummy swapped' },
  inconsistent: { nl: 'Verslag klopt niet', en: 'Record inconsistent' },
};

/** Every kind, in the order of this list. */
export const kinds = Object.keys(KINDS) as readonly Kind[];

/** The name of a kind; an unknown one (from an older version's settings) by its own word. */
export const kindName = (kind: string): Text =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind] : { nl: kind, en: kind };
