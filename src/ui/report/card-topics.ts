// Reports of cards that could be seen, were named or were handled (laws 24, 45C, 48, 49, 58).
import type { Happening, Known } from '../../bridge/events';
import { type Card, partner, type Seat, sameSide } from '../../bridge/types';
import { type Asks, allBut, askCard, askCards, askChoice, askSeat, askYesNo, type Road } from './asking';
import { hasPlayed, runningTrick, type Scene } from './scene';
import { always, inEither, inPlay, inPlayNow, say, type Topic, withTurn } from './topic';

const WHOSE = say('Van wie is de kaart?', 'Whose card is it?');
const WHICH = say('Welke kaart is het?', 'Which card is it?');
const WHICH_ALL = say('Welke kaarten zijn te zien?', 'Which cards can be seen?');

/** Dummy's cards lie open soon after the opening lead. */
function closedSeats({ dummy, begun, hands }: Scene): readonly Seat[] {
  const open = dummy !== null && (begun > 1 || (begun > 0 && hands[dummy] !== undefined));
  return allBut(open ? dummy : null);
}
const pickFrom = ({ hands }: Scene, seat: Seat): readonly Card[] | null => hands[seat] ?? null;

/** Only of cards in the auction and of a defender's does the law ask whether partner could have seen them. */
function* askSeen({ contract }: Scene, seat: Seat): Asks<Known> {
  if (contract !== null && sameSide(seat, contract.declarer)) return 'unknown';
  const seen = yield* askYesNo(
    say('Kan {partner} de voorkant gezien hebben?', 'Could {partner} have seen its face?', {
      partner: { seat: partner(seat) },
    }),
  );
  return seen ?? 'unknown';
}

function* dropped(start: Scene): Road {
  const { scene, first } = yield* inEither(start);
  const seat = yield* askSeat(WHOSE, closedSeats(scene));
  const card = yield* askCard(WHICH, pickFrom(scene, seat), scene.gone);
  const seenByPartner = yield* askSeen(scene, seat);
  return [...first, { type: 'exposed', seat, cards: [card], how: 'accident', seenByPartner }];
}

function* shown(start: Scene): Road {
  const { scene, first } = yield* inEither(start);
  const seat = yield* askSeat(say('Van wie zijn de kaarten?', 'Whose cards are they?'), closedSeats(scene));
  const cards = yield* askCards(WHICH_ALL, pickFrom(scene, seat), scene.gone, 1);
  const how = yield* askChoice(
    { nl: 'Hoe kwamen ze open te liggen?', en: 'How did they come to be seen?' },
    {
      accident: { nl: 'Per ongeluk', en: 'By accident' },
      deliberate: { nl: 'Met opzet neergelegd of getoond', en: 'Put down or shown on purpose' },
    },
  );
  const seenByPartner = yield* askSeen(scene, seat);
  return [...first, { type: 'exposed', seat, cards, how: how ?? 'unknown', seenByPartner }];
}

function* named(start: Scene): Road {
  const { scene, first } = yield* inEither(start);
  const seat = yield* askSeat(say('Wie noemde een eigen kaart?', 'Who named a card of his own?'), closedSeats(scene));
  const card = yield* askCard(
    say('Welke kaart noemde {seat}?', 'Which card did {seat} name?', { seat: { seat } }),
    pickFrom(scene, seat),
    scene.gone,
  );
  return [...first, { type: 'named', seat, card }];
}

function* held(start: Scene): Road {
  const { scene, first } = yield* inPlayNow(start);
  const seat = yield* askSeat(WHOSE, closedSeats(scene));
  const card = yield* askCard(WHICH, pickFrom(scene, seat), scene.gone);
  return [...first, { type: 'handled', seat, card, how: 'held' }];
}

/** One seat puts down more than one card. Where the first lies there already it goes back first, for the two came together. */
function* several(start: Scene): Road {
  const footing = yield* inPlayNow(start);
  const { scene, first } = yield* withTurn(footing);
  const trick = runningTrick(scene) ?? scene.tricks.at(-1) ?? null;
  const newest = trick?.plays.at(-1) ?? null;
  const seats = allBut().filter((seat) => seat === newest?.seat || !hasPlayed(runningTrick(scene), seat));
  const seat = yield* askSeat(say('Van wie zijn de kaarten?', 'Whose cards are they?'), seats);
  const back = newest !== null && newest.seat === seat;
  const hand = pickFrom(scene, seat);
  const from = hand === null || !back ? hand : [...hand, newest.card];
  const cards = yield* askCards(
    say('Van welke kaarten is de voorkant te zien?', 'Of which cards can the face be seen?'),
    from,
    back ? scene.gone.filter((card) => card !== newest.card) : scene.gone,
    1,
  );
  const undone: readonly Happening[] = back ? [{ type: 'takeBack', what: 'play', count: 1 }] : [];
  return [...first, ...undone, { type: 'simultaneous', plays: cards.map((card) => ({ seat, card })) }];
}

export const cardTopics: readonly Topic[] = [
  {
    id: 'dropped',
    group: 'card',
    label: { nl: 'Er viel een kaart open', en: 'A card fell face up' },
    kinds: ['exposedCard'],
    laws: '24, 48, 49, 50',
    fits: always,
    road: dropped,
  },
  {
    id: 'shown',
    group: 'card',
    label: { nl: 'Er liggen kaarten open of er is er een getoond', en: 'Cards lie face up, or one was shown' },
    kinds: ['exposedCard'],
    laws: '24, 48, 49, 50, 51',
    fits: always,
    road: shown,
  },
  {
    id: 'named',
    group: 'card',
    label: { nl: 'Iemand noemde een kaart uit zijn hand', en: 'Somebody named a card in his hand' },
    kinds: ['exposedCard'],
    laws: '45C4a, 49',
    fits: always,
    road: named,
  },
  {
    id: 'several',
    group: 'card',
    label: { nl: 'Eén speler legde twee kaarten tegelijk neer', en: 'One player put down two cards at once' },
    kinds: ['severalCards'],
    laws: '58B',
    fits: inPlay,
    road: several,
  },
  {
    id: 'held',
    group: 'card',
    label: { nl: 'Een kaart werd zichtbaar vastgehouden', en: 'A card was held so that it could be seen' },
    kinds: ['handledCard'],
    laws: '45C1, 45C2',
    fits: inPlay,
    road: held,
  },
];
