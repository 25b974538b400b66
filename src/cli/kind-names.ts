// Every kind of find by name.
import type { Kind } from '../detect/index';
import type { Text } from '../text';

export const KIND_NAMES: Readonly<Record<Kind, Text>> = {
  revoke: { nl: 'verzaking', en: 'revoke' },
  leadOutOfTurn: { nl: 'voor de beurt voorgespeeld', en: 'lead out of turn' },
  playOutOfTurn: { nl: 'voor de beurt bijgespeeld', en: 'play out of turn' },
  prematureLead: { nl: 'te vroeg voorgespeeld', en: 'premature lead' },
  simultaneousPlay: { nl: 'tegelijk gespeeld', en: 'simultaneous play' },
  severalCards: { nl: 'meer kaarten tegelijk', en: 'several cards at once' },
  handledCard: { nl: 'kaart vastgehouden of aangeraakt', en: 'card held or touched' },
  changedDesignation: { nl: 'andere blindekaart bedoeld', en: 'other card of dummy meant' },
  fifthCard: { nl: 'kaart te veel in een slag', en: 'card too many in a trick' },
  shortTrick: { nl: 'kaart te weinig in een slag', en: 'card missing from a trick' },
  wrongCardCount: { nl: 'verkeerd aantal kaarten', en: 'wrong number of cards' },
  insufficientBid: { nl: 'onvoldoende bod', en: 'insufficient bid' },
  callOutOfRotation: { nl: 'bieding voor de beurt', en: 'call out of rotation' },
  missedPass: { nl: 'geboden waar passen moest', en: 'call where a pass was required' },
  inadmissibleDouble: { nl: 'ontoelaatbaar doublet of redoublet', en: 'inadmissible double or redouble' },
  bidOverSeven: { nl: 'bod boven zeven', en: 'bid over seven' },
  callAfterEnd: { nl: 'bieding na de afsluitende pas', en: 'call after the final pass' },
  exposedCard: { nl: 'getoonde kaart', en: 'exposed card' },
  failedRestriction: { nl: 'opgelegde kaart niet gespeeld', en: 'restriction not complied with' },
  foundCard: { nl: 'gevonden kaart', en: 'card found' },
  misinformation: { nl: 'verkeerde informatie', en: 'misinformation' },
  misplacedCard: { nl: 'andere blindekaart neergelegd', en: 'other card of dummy put down' },
  interference: { nl: 'bemoeienis met het spelen', en: 'interference with the play' },
  claim: { nl: 'opgeëist', en: 'claim' },
  concession: { nl: 'afgestaan', en: 'concession' },
  undo: { nl: 'terugnemen gevraagd', en: 'undo' },
  swappedDeclarer: { nl: 'leider en blinde verwisseld', en: 'declarer and dummy interchanged' },
  inconsistent: { nl: 'verslag klopt niet', en: 'record inconsistent' },
};
