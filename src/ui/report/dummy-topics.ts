// Reports about dummy: what declarer called for, what lies there instead, what dummy did (laws 42, 43, 45, 46).
import type { Happening } from '../../bridge/events';
import { type Card, RANKS, type Rank, type Seat, type Suit } from '../../bridge/types';
import { DUMMY_DID } from '../../dummy-did';
import { type Asks, askCard, askChoice, type Road, stuck } from './asking';
import type { Scene } from './scene';
import { type Footing, inPlay, inPlayNow, say, type Topic } from './topic';

type Designation = Extract<Happening, { type: 'designation' }>;

const dummyOf = ({ scene }: Footing): Seat => scene.dummy ?? stuck();
const SUIT_OF = {
  S: { nl: 'schoppen', en: 'spades' },
  H: { nl: 'harten', en: 'hearts' },
  D: { nl: 'ruiten', en: 'diamonds' },
  C: { nl: 'klaveren', en: 'clubs' },
} as const;
const RANK_OF = {
  A: { nl: 'aas', en: 'ace' },
  K: { nl: 'heer', en: 'king' },
  Q: { nl: 'vrouw', en: 'queen' },
  J: { nl: 'boer', en: 'jack' },
  T: { nl: '10', en: '10' },
  '9': { nl: '9', en: '9' },
  '8': { nl: '8', en: '8' },
  '7': { nl: '7', en: '7' },
  '6': { nl: '6', en: '6' },
  '5': { nl: '5', en: '5' },
  '4': { nl: '4', en: '4' },
  '3': { nl: '3', en: '3' },
  '2': { nl: '2', en: '2' },
} as const satisfies Record<Rank, object>;

function* said(): Asks<Pick<Designation, 'words' | 'suit' | 'rank'>> {
  const what = yield* askChoice<'high' | 'low' | 'win' | 'suit' | 'rank' | 'any' | 'card'>(
    { nl: 'Wat zei de leider?', en: 'What did declarer say?' },
    {
      high: { nl: '“Hoog”', en: '“High”' },
      low: { nl: '“Laag”', en: '“Low”' },
      win: { nl: '“Neem hem” of “maak hem”', en: '“Win it”' },
      suit: { nl: 'Alleen een kleur', en: 'A suit only' },
      rank: { nl: 'Alleen een hoogte, zoals “boer”', en: 'A rank only, such as “jack”' },
      any: { nl: '“Maakt niet uit” of “speel maar iets”', en: '“Anything” or “play whatever”' },
      card: { nl: 'Een volledige kaart, kleur en hoogte', en: 'A full card, suit and rank' },
    },
  );
  const none = { words: null, suit: null, rank: null };
  switch (what) {
    case null:
      return stuck();
    case 'suit': {
      const suit = yield* askChoice<Suit>({ nl: 'Welke kleur?', en: 'Which suit?' }, SUIT_OF);
      return { ...none, suit: suit ?? stuck() };
    }
    case 'rank': {
      const rank = yield* askChoice<Rank>({ nl: 'Welke hoogte?', en: 'Which rank?' }, RANK_OF);
      return { ...none, rank: RANKS.find((one) => one === rank) ?? stuck() };
    }
    case 'card': {
      const question = say('Welke kaart noemde de leider?', 'Which card did declarer name?');
      const card = yield* askCard(question, null);
      return { words: null, suit: card[0] as Suit, rank: card[1] as Rank };
    }
    default:
      return { ...none, words: what };
  }
}

function* designation(start: Scene): Road {
  const { first } = yield* inPlayNow(start);
  return [...first, { type: 'designation', ...(yield* said()) }];
}

/** The cards of dummy that lie in tricks, newest first. */
const lying = ({ tricks }: Scene, dummy: Seat): readonly Card[] =>
  tricks
    .flatMap(({ plays }) => plays)
    .filter(({ seat }) => seat === dummy)
    .map(({ card }) => card)
    .reverse();

/** A card of dummy that has been played, put into the log first where no card was seen. */
function* askLying(footing: Footing): Asks<{ card: Card; first: readonly Happening[] }> {
  const seat = dummyOf(footing);
  const cards = lying(footing.scene, seat);
  const [newest] = cards;
  const question = say('Welke kaart van de blinde ligt er?', 'Which card of dummy lies there?');
  if (newest !== undefined) {
    const card = cards.length === 1 ? newest : yield* askCard(question, cards);
    return { card, first: footing.first };
  }
  const card = yield* askCard(question, footing.scene.hands[seat] ?? null, footing.scene.gone);
  return { card, first: [...footing.first, { type: 'play', seat, card }] };
}

function* meant(start: Scene): Road {
  const footing = yield* inPlayNow(start);
  const seat = dummyOf(footing);
  const { card: instead, first } = yield* askLying(footing);
  const hand = footing.scene.hands[seat]?.filter((one) => one !== instead) ?? null;
  const question = say('Welke kaart zegt de leider nu?', 'Which card does declarer say now?');
  const card = yield* askCard(question, hand, [...footing.scene.gone, instead]);
  return [...first, { type: 'meant', seat, card, instead }];
}

function* misplaced(start: Scene): Road {
  const footing = yield* inPlayNow(start);
  const seat = dummyOf(footing);
  const { card, first } = yield* askLying(footing);
  const hand = footing.scene.hands[seat]?.filter((one) => one !== card) ?? null;
  const question = say('Welke kaart had de leider genoemd?', 'Which card had declarer named?');
  const named = yield* askCard(question, hand, [...footing.scene.gone, card]);
  return [...first, { type: 'misplaced', seat, card, named }];
}

function* touched(start: Scene): Road {
  const footing = yield* inPlayNow(start);
  const seat = dummyOf(footing);
  const question = say('Welke kaart van de blinde is het?', 'Which card of dummy is it?');
  const card = yield* askCard(question, footing.scene.hands[seat] ?? null, footing.scene.gone);
  return [...footing.first, { type: 'handled', seat, card, how: 'touched' }];
}

function* interfered(start: Scene): Road {
  const footing = yield* inPlayNow(start);
  const kind = yield* askChoice({ nl: 'Wat deed de blinde? De blinde …', en: 'What did dummy do? Dummy …' }, DUMMY_DID);
  return [...footing.first, { type: 'interference', by: dummyOf(footing), kind: kind ?? '' }];
}

/** While the play lasts, and after it: dummy may then point out what it likes. */
const withDummy = (scene: Scene): boolean => inPlay(scene) || (scene.phase === 'over' && scene.dummy !== null);

export const dummyTopics: readonly Topic[] = [
  {
    id: 'designation',
    group: 'dummy',
    label: { nl: 'De leider noemde geen volledige kaart', en: 'Declarer did not fully name a card' },
    kinds: ['designation'],
    laws: '46',
    fits: inPlay,
    road: designation,
  },
  {
    id: 'meant',
    group: 'dummy',
    label: { nl: 'De leider zegt nu een andere kaart', en: 'Declarer now says another card' },
    kinds: ['changedDesignation'],
    laws: '45C4b, 46',
    fits: inPlay,
    road: meant,
  },
  {
    id: 'misplaced',
    group: 'dummy',
    label: { nl: 'De blinde legde een andere kaart neer', en: 'Dummy put down another card' },
    kinds: ['misplacedCard'],
    laws: '45D',
    fits: inPlay,
    road: misplaced,
  },
  {
    id: 'touched',
    group: 'dummy',
    label: { nl: 'De leider raakte een kaart van de blinde aan', en: 'Declarer touched a card of dummy' },
    kinds: ['handledCard'],
    laws: '45C3',
    fits: inPlay,
    road: touched,
  },
  {
    id: 'interfered',
    group: 'dummy',
    label: { nl: 'De blinde bemoeide zich ermee', en: 'Dummy took a hand in it' },
    kinds: ['interference'],
    laws: '42, 43',
    fits: withDummy,
    road: interfered,
  },
];
