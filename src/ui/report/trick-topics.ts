// Reports about tricks and the number of cards: a card too many or too few, a revoke, a card found later (laws 13, 14, 44, 61-67).
import { suitOf } from '../../bridge/cards';
import { type Card, SEATS, type Seat } from '../../bridge/types';
import {
  type Answer,
  type Ask,
  type Asks,
  allBut,
  askCard,
  askChoice,
  askNumber,
  askSeat,
  type Road,
  stuck,
} from './asking';
import { hasPlayed, runningTrick, type Scene, type SeatCard } from './scene';
import { always, inEither, inPlay, say, type Topic } from './topic';

const CARD = say('Welke kaart is het?', 'Which card is it?');
const pick = ({ hands }: Scene, seat: Seat): readonly Card[] | null => hands[seat] ?? null;

function* short(scene: Scene): Road {
  const trick = runningTrick(scene);
  if (trick === null) stuck();
  const seat = yield* askSeat(
    say('Wie begon aan de volgende slag?', 'Who began the next trick?'),
    SEATS.filter((one) => hasPlayed(trick, one) || one !== scene.turn),
  );
  const card = yield* askCard(
    say('Welke kaart speelde {seat} voor?', 'Which card did {seat} lead?', { seat: { seat } }),
    pick(scene, seat),
    scene.gone,
  );
  return [{ type: 'play', seat, card, as: 'lead' }];
}

function* fifth(scene: Scene): Road {
  const trick = scene.tricks.at(-1) ?? null;
  const seats = SEATS.filter((seat) => hasPlayed(trick, seat));
  const seat = yield* askSeat(say('Van wie is de kaart te veel?', 'Whose is the card too many?'), seats);
  const card = yield* askCard(CARD, pick(scene, seat), scene.gone);
  return [{ type: 'play', seat, card, as: 'follow' }];
}

/** Cards that did not follow the suit led, newest first: of an earlier trick, or of this one. */
function strays({ tricks }: Scene): readonly (SeatCard & { trick: number })[] {
  return tricks
    .flatMap(({ plays, number }) => {
      const [lead] = plays;
      return lead === undefined
        ? []
        : plays.filter(({ card }) => suitOf(card) !== suitOf(lead.card)).map((play) => ({ ...play, trick: number }));
    })
    .reverse();
}

function* askStray(list: ReturnType<typeof strays>): Asks<(typeof list)[number]> {
  const ask: Ask = {
    kind: 'choice',
    say: say('Welke kaart bekende niet?', 'Which card did not follow suit?'),
    values: list.map(({ seat, card, trick }, i) => ({
      value: String(i),
      say: say('Slag {trick}: {card} van {seat}', 'Trick {trick}: {card} of {seat}', {
        trick,
        card: { card },
        seat: { seat },
      }),
    })),
  };
  const [index]: Answer = yield ask;
  return list[Number(index)] ?? stuck();
}

function* revoked(scene: Scene): Road {
  const list = strays(scene);
  if (list.length === 0) stuck();
  const { seat, trick } = yield* askStray(list);
  return [{ type: 'revoked', seat, trick }];
}

function* counted(start: Scene): Road {
  const { first } = yield* inEither(start);
  const who = yield* askChoice(
    { nl: 'Wat is er mis met de aantallen?', en: 'What is wrong with the numbers?' },
    {
      many: { nl: 'Een hand heeft te veel kaarten', en: 'One hand has too many cards' },
      few: { nl: 'Een hand heeft te weinig kaarten', en: 'One hand has too few cards' },
      both: { nl: 'Eén te veel, een ander te weinig', en: 'One too many, another too few' },
    },
  );
  if (who === null) stuck();
  const counts = { N: 13, E: 13, S: 13, W: 13 };
  if (who !== 'few') {
    const seat = yield* askSeat(say('Wie heeft te veel kaarten?', 'Who has too many cards?'), allBut());
    const n = yield* askNumber(say('Hoeveel, de gespeelde meegeteld?', 'How many, with those played?'), 14, 17);
    counts[seat] = n ?? 14;
  }
  if (who !== 'many') {
    const others = SEATS.filter((seat) => counts[seat] === 13);
    const seat = yield* askSeat(say('Wie heeft te weinig kaarten?', 'Who has too few cards?'), others);
    const n = yield* askNumber(say('Hoeveel, de gespeelde meegeteld?', 'How many, with those played?'), 9, 12);
    counts[seat] = n ?? 12;
  }
  return [...first, { type: 'counted', counts }];
}

function* found(start: Scene): Road {
  const { scene, first } = yield* inEither(start);
  const seat = yield* askSeat(say('Van wie is de kaart?', 'Whose card is it?'), allBut());
  const card = yield* askCard(CARD, null);
  const place = yield* askChoice(
    { nl: 'Waar lag de kaart?', en: 'Where did the card lie?' },
    {
      floor: { nl: 'Op de vloer, op of onder de tafel', en: 'On the floor, on or under the table' },
      board: { nl: 'In het bord of bij een ander spel', en: 'In the board or with another deal' },
      trick: { nl: 'Bij de kaarten van een eerdere slag', en: 'Among the cards of an earlier trick' },
    },
  );
  if (place !== 'trick') return [...first, { type: 'found', seat, card, where: place ?? 'elsewhere' }];
  const most = Math.max(1, scene.begun === 1 && scene.tricks.length === 0 ? 13 : scene.begun);
  const number = yield* askNumber(say('Welke slag?', 'Which trick?'), 1, most);
  return [...first, { type: 'found', seat, card, where: number === null ? 'elsewhere' : `trick ${number}` }];
}

export const trickTopics: readonly Topic[] = [
  {
    id: 'revoked',
    group: 'trick',
    label: { nl: 'Iemand bekende niet (verzaakte)', en: 'Somebody did not follow suit (revoked)' },
    kinds: ['revoke'],
    laws: '44C, 61, 62, 63, 64',
    fits: inPlay,
    road: revoked,
  },
  {
    id: 'short',
    group: 'trick',
    label: { nl: 'Een slag is niet compleet en het spel ging verder', en: 'A trick is not complete and play went on' },
    kinds: ['shortTrick', 'prematureLead'],
    laws: '57, 67',
    fits: inPlay,
    road: short,
  },
  {
    id: 'fifth',
    group: 'trick',
    label: { nl: 'Er ligt een kaart te veel in een slag', en: 'There is a card too many in a trick' },
    kinds: ['fifthCard'],
    laws: '45E, 67',
    fits: inPlay,
    road: fifth,
  },
  {
    id: 'counted',
    group: 'trick',
    label: { nl: 'Iemand heeft te veel of te weinig kaarten', en: 'Somebody has too many or too few cards' },
    kinds: ['wrongCardCount'],
    laws: '13, 14, 67',
    fits: always,
    road: counted,
  },
  {
    id: 'found',
    group: 'trick',
    label: { nl: 'Er is een kaart gevonden', en: 'A card was found' },
    kinds: ['foundCard'],
    laws: '14, 67',
    fits: always,
    road: found,
  },
];
