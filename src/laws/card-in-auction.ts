// Law 24: a card that partner could have seen during the auction. It stays open; of a defender it becomes a penalty card.
import { isHonour } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { penaltyCards } from '../bridge/restrictions';
import type { Exposed, TableState } from '../bridge/table';
import { type Card, partner, SEATS, type Seat, side } from '../bridge/types';
import type { ExposedCard } from '../detect/exposed-card';
import type { Say, Text } from '../text';
import { mustPass } from './calls';
import { QUESTIONS, sayExposed } from './exposed-card-words';
import { couldHaveKnown, damageByCard } from './follow-up';
import type { ArticleId, Option, Question, Ruling } from './law';
import { isDefender, option, ruling } from './option';
import { nextAfter } from './penalty-card-choices';
import { YES_NO } from './revoke';

const SEVERAL = 2;

const SAYS = {
  open: {
    nl: 'Tijdens het bieden was van {seat} te zien: {cards}.',
    en: 'Seen of {seat} during the auction: {cards}.',
  },
  low: {
    nl: 'Eén lage kaart: het bieden gaat gewoon verder. {cards} blijft open tot het bieden klaar is.',
    en: 'One low card: the auction simply goes on. {cards} stays face up until the auction ends.',
  },
  pass: {
    nl: '{partner} moet bij de volgende beurt passen. Open tot het bieden klaar is: {cards}.',
    en: '{partner} must pass at the next turn. Face up until the auction ends: {cards}.',
  },
  passed: {
    nl: '{partner} moest daarna één keer passen. Open tot het bieden klaar is: {cards}.',
    en: '{partner} had to pass once after that. Face up until the auction ends: {cards}.',
  },
  unseen: {
    nl: '{partner} kon de kaart niet zien. Dan volgt er niets.',
    en: '{partner} could not see the card. Then nothing follows.',
  },
  defends: {
    nl: 'Wordt {seat} tegenspeler, dan wordt dit een strafkaart (24E). Anders gaat de kaart terug in de hand (24D).',
    en: 'If {seat} defends, this becomes a penalty card (24E). Otherwise the card goes back to the hand (24D).',
  },
  use: {
    nl: 'De tegenpartij mag gebruiken wat zij zag, {partner} niet (16C).',
    en: 'The opponents may use what they saw, {partner} may not (16C).',
  },
  fault: {
    nl: 'Kwam de kaart door {seat} zelf in zicht? Alleen dan geldt 24.',
    en: 'Was the card seen by the own doing of {seat}? Only then does 24 apply.',
  },
  damage: {
    nl: 'Kwam de tegenpartij door het verplichte passen slechter uit? De WL kijkt na afloop of de score moet worden aangepast (72C, 12B1).',
    en: 'Were the opponents damaged by the required pass? Afterwards the director looks whether the score must be adjusted (72C, 12B1).',
  },
  named: {
    nl: '{seat} noemde tijdens het bieden {cards}. 24 gaat over zichtbare kaarten. Hier moet de WL naar kijken (16B).',
    en: '{seat} named {cards} during the auction. 24 is about cards that could be seen. The director must look at this (16B).',
  },
  back: {
    nl: '{seat} hoort bij de leidende partij. Terug in de hand: {cards}. Geen strafkaart.',
    en: "{seat} is on declarer's side. Back to the hand: {cards}. No penalty card.",
  },
  became: {
    nl: 'Tijdens het bieden was van {seat} te zien: {cards}. {seat} is nu tegenspeler, zie de strafkaart.',
    en: 'Seen of {seat} during the auction: {cards}. {seat} now defends, see the penalty card.',
  },
  major: {
    nl: '{seat} werd tegenspeler. Grote strafkaart uit het bieden: {cards}.',
    en: '{seat} came to defend. Major penalty card from the auction: {cards}.',
  },
  minor: {
    nl: '{seat} werd tegenspeler. Kleine strafkaart uit het bieden: {cards}.',
    en: '{seat} came to defend. Minor penalty card from the auction: {cards}.',
  },
  depends: {
    nl: '{seat} werd tegenspeler. Strafkaart uit het bieden: {cards}. Groot of klein hangt af van wat er gebeurde.',
    en: '{seat} came to defend. Penalty card from the auction: {cards}. Major or minor depends on what happened.',
  },
  led: {
    nl: 'Speelde {seat} {cards} voor, alsof het bieden klaar was?',
    en: 'Did {seat} lead {cards}, as if the auction were over?',
  },
} as const satisfies Record<string, Text>;

interface Shown {
  at: string;
  seat: Seat;
  cards: readonly Card[];
  how: Exposed['how'];
  seenByPartner: Exposed['seenByPartner'];
}

/** What people know; undefined while they have not said. */
interface Facts {
  seen: boolean | undefined;
  led: boolean | undefined;
  accident: boolean | undefined;
  ask: readonly Question[];
}

function factsOf({ at, seat, cards, how, seenByPartner }: Shown, now: TableState): Facts {
  const yes = (id: string): boolean | undefined =>
    now.answers[id] === undefined ? undefined : now.answers[id] === 'yes';
  const ask: Question[] = [];
  const fact = (question: Question): boolean | undefined => {
    ask.push(question);
    return yes(question.id);
  };
  const seen =
    seenByPartner === 'unknown' ? fact(QUESTIONS.seenByPartner(`seenByPartner:${at}`, seat, cards)) : seenByPartner;
  const accident = how === 'unknown' ? yes(`accident:${at}`) : how === 'accident';
  const low = cards.length < SEVERAL && !cards.some(isHonour);
  if (seen === false || !low || accident === true) return { seen, led: false, accident: accident ?? false, ask };
  const led = fact({ id: `led:${at}`, say: sayExposed(SAYS.led, seat, cards), values: YES_NO });
  if (led === true) return { seen, led, accident: false, ask };
  if (how === 'unknown') fact(QUESTIONS.accident(`accident:${at}`, seat, cards));
  return { seen, led, accident, ask };
}

type Size = 'minor' | 'major';

/** 50B, as far as it is known. */
function sizes(cards: readonly Card[], { led, accident }: Facts): readonly Size[] {
  if (cards.length >= SEVERAL || cards.some(isHonour) || led === true) return ['major'];
  if (accident === undefined) return ['minor', 'major'];
  return accident ? ['minor'] : ['major'];
}

/** The cards that the seat had shown in the auction by then, these included: 24C counts them together. */
function shownByThen(now: TableState, { at, seat, cards }: Shown): readonly Card[] {
  const last = now.exposed.map((one) => one.at).lastIndexOf(at);
  const before = now.exposed
    .slice(0, last + 1)
    .filter((one) => one.seat === seat && one.phase === 'auction' && !one.named && one.seenByPartner !== false);
  return [...new Set([...before.map(({ card }) => card), ...cards])];
}

const passArticle = (cards: readonly Card[]): ArticleId => (cards.length >= SEVERAL ? '24C' : '24B');

function duringAuction(found: ExposedCard, facts: Facts, now: TableState, cards: readonly Card[]): Ruling {
  const { seat } = found;
  const say = (text: Text): Say => sayExposed(text, seat, cards);
  const rest = {
    ask: facts.ask,
    director: [say(SAYS.fault), say(SAYS.use), say(SAYS.damage), couldHaveKnown],
  };
  if (facts.seen === false)
    return ruling(24, ['24'], say(SAYS.unseen), { ask: facts.ask, director: [say(SAYS.fault)] });
  const called = now.calls.slice(found.calls).some((made) => made.seat === partner(seat));
  const open = now.phase === 'auction';
  const effects: readonly Effect[] = called || !open ? [] : [mustPass(partner(seat), 'nextTurn')];
  const pass = say(called ? SAYS.passed : open ? SAYS.pass : SAYS.open);
  const low = cards.length < SEVERAL && !cards.some(isHonour);
  const article = passArticle(cards);
  const heavy: readonly ArticleId[] = ['24', article, '24E', '72C', '12B1', '16C'];
  const why = open ? [say(SAYS.defends)] : [];
  if (facts.seen === true && (!low || facts.led === true)) return ruling(24, heavy, pass, { ...rest, why, effects });
  if (facts.seen === true && facts.led === false)
    return ruling(24, ['24', '24A', '24E', '16C'], say(SAYS.low), {
      ...rest,
      why,
      director: [say(SAYS.fault), say(SAYS.use)],
    });
  const branches: Option[] = [
    ...(facts.seen === undefined ? [option('unseen', 'director', say(SAYS.unseen), ['24'])] : []),
    ...(low && facts.led !== true ? [option('low', 'director', say(SAYS.low), ['24A'])] : []),
    ...(!low || facts.led !== false ? [option('pass', 'director', pass, [article, '72C'], { effects })] : []),
  ];
  const all: readonly ArticleId[] = low ? ['24', '24A', article, '24E', '72C', '16C'] : heavy;
  return ruling(24, all, say(SAYS.open), { ...rest, why, options: branches, settled: false });
}

/** Law 24 on a card that was shown in the auction, and 24D once its seat is declarer or dummy. What 24E asks for is due on its own. */
export function cardInAuction(found: ExposedCard, now: TableState): Ruling | null {
  if (found.phase !== 'auction') return null;
  const say = (text: Text): Say => sayExposed(text, found.seat, found.cards);
  if (found.named) return ruling(24, ['24', '16B1'], say(SAYS.named), { settled: false });
  const shown = shownByThen(now, found);
  const facts = factsOf({ ...found, cards: shown }, now);
  if (facts.seen === false) return duringAuction(found, facts, now, found.cards);
  if (now.phase === 'auction' || now.contract === null) return duringAuction(found, facts, now, shown);
  const director = [say(SAYS.use), say(SAYS.damage), couldHaveKnown];
  if (isDefender(now, found.seat) !== true) return ruling(24, ['24D', '48A', '16C'], say(SAYS.back), { director });
  const article: ArticleId = passArticle(shown);
  return ruling(24, ['24E', article, '50B', '72C', '12B1', '16C'], say(SAYS.became), { ask: facts.ask, director });
}

/** The cards that a defender showed in the auction and still has, none of them a penalty card yet. */
function shownBy(now: TableState, seat: Seat): readonly Shown[] {
  const is = (card: Card) => (one: { seat: Seat; card: Card } | null) => one?.seat === seat && one.card === card;
  const gone = (card: Card): boolean =>
    penaltyCards(now, seat).some(is(card)) ||
    now.pickedUp.some(is(card)) ||
    now.hands[seat]?.includes(card) === false ||
    now.tricks.some((trick) => [...trick.plays, ...trick.loose, ...trick.added].some(is(card)));
  const shown = new Map<string, Shown>();
  for (const one of now.exposed) {
    if (one.seat !== seat || one.phase !== 'auction' || one.named || gone(one.card)) continue;
    const { at, how, seenByPartner } = one;
    shown.set(at, { at, seat, how, seenByPartner, cards: [...(shown.get(at)?.cards ?? []), one.card] });
  }
  return [...shown.values()];
}

/** Law 24E: the auction is over and a card that was shown in it belongs to a defender. */
export function penaltyFromAuction(now: TableState): Ruling | null {
  if (now.phase !== 'play' || now.contract === null) return null;
  const seat = SEATS.find((one) => isDefender(now, one) === true && shownBy(now, one).length > 0);
  if (seat === undefined) return null;
  const known = shownBy(now, seat).map((shown) => ({ shown, facts: factsOf(shown, now) }));
  const seen = known.filter(({ facts }) => facts.seen !== false);
  const cards = seen.flatMap(({ shown }) => shown.cards);
  const [first] = seen;
  if (first === undefined) return null;
  const say = (text: Text): Say => sayExposed(text, seat, cards);
  const possible = cards.length >= SEVERAL ? (['major'] as const) : sizes(cards, first.facts);
  const effectsOf = (size: Size): readonly Effect[] =>
    cards.map((card) => ({ type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size } }));
  const ask = seen.flatMap(({ facts }) => facts.ask);
  const articles: readonly ArticleId[] = ['24E', '50', '50B'];
  const director = [say(SAYS.use), damageByCard(side(seat)), couldHaveKnown];
  const [size] = possible;
  const sure = seen.every(({ facts }) => facts.seen === true);
  if (possible.length === 1 && size !== undefined && sure) {
    const effects = effectsOf(size);
    const next = nextAfter(now, effects);
    return ruling(24, [...articles, ...next.articles], say(SAYS[size]), {
      why: next.says,
      effects,
      options: next.options,
      director,
      settled: next.settled,
    });
  }
  return ruling(24, articles, say(SAYS.depends), {
    ask,
    options: [
      ...(sure ? [] : [option('unseen', 'director', say(SAYS.unseen), ['24'])]),
      ...possible.map((one) => option(one, 'director', say(SAYS[one]), ['24E', '50B'], { effects: effectsOf(one) })),
    ],
    director,
    settled: false,
  });
}
