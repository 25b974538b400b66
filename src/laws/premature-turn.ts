// A defender played on the turn of the hand to his right, after his partner had played (57D).
import { suitOf } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { legalCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { suitLed } from '../bridge/trick';
import type { Suit } from '../bridge/types';
import type { Say } from '../text';
import type { ArticleId, Question, Ruling } from './law';
import { becomesPenalty, goesBack, LOOK } from './misplay';
import { option, type ruling, tableAfter } from './option';
import type { Premature } from './premature-fact';
import { YES_NO } from './revoke';

const SAYS = {
  must: {
    nl: '{due} was aan de beurt. {card} mag in deze slag en blijft daarom liggen: {seat} moet die kaart op zijn beurt spelen.',
    en: 'It was the turn of {due}. {card} is legal in this trick and so it stays: {seat} must play it in turn.',
  },
  penalty: {
    nl: '{due} was aan de beurt. {card} mag niet in deze slag. {card} wordt een grote strafkaart en {seat} speelt op zijn beurt een kaart die wel mag.',
    en: 'It was the turn of {due}. {card} is not legal in this trick. {card} becomes a major penalty card and {seat} plays a legal card in turn.',
  },
  either: {
    nl: '{due} was aan de beurt. Of {card} in deze slag mag, hangt af van wat {seat} nog heeft.',
    en: 'It was the turn of {due}. Whether {card} is legal in this trick depends on what {seat} still holds.',
  },
  none: { nl: '{seat} heeft geen {led}: {card} blijft liggen.', en: '{seat} has no {led}: {card} stays.' },
  holds: {
    nl: '{seat} heeft nog {led}: {card} wordt een grote strafkaart en {seat} bekent.',
    en: '{seat} still has {led}: {card} becomes a major penalty card and {seat} follows suit.',
  },
  info: {
    nl: 'Of de partner iets mag doen met wat de te vroege kaart vertelt, beoordeelt de WL (16).',
    en: 'Whether partner may use what the premature card told is for the director (16).',
  },
  disputed: {
    nl: 'Over 57D bestaan in Nederland twee lezingen. Vraag de WL welke hier geldt.',
    en: 'There are two readings of 57D in the Netherlands. Ask the director which one applies here.',
  },
} as const;

const ask = ({ at, seat }: Premature, led: Suit): Question => ({
  id: `holdsSuit:${at}`,
  say: {
    text: { nl: 'Heeft {seat} nog een kaart in {led}?', en: 'Does {seat} still hold a card in {led}?' },
    with: { seat: { seat }, led: { suit: led } },
  },
  values: YES_NO,
});

/** Whether the card may be played to the trick; null where the hand is not visible and it is of another suit. */
function isLegal(fact: Premature, now: TableState, led: Suit): boolean | null {
  const legal = legalCards(tableAfter(now, goesBack(fact)), fact.seat);
  if (legal !== null) return legal.cards.includes(fact.card);
  return suitOf(fact.card) === led ? true : null;
}

/** The card waits until its turn and is played then. */
const inTurn = ({ seat, card, trick, running }: Premature): readonly Effect[] => [
  { type: 'returnToHand', trick, seat, card },
  { type: 'restrict', restriction: { type: 'follow', seat, trick: running, what: 'card', card, article: '57D' } },
];

type Rule = (articles: readonly ArticleId[], say: Say, rest: Parameters<typeof ruling>[3]) => Ruling;

/** Law 57D: the card is played in turn where that is legal, else it becomes a major penalty card. */
export function atProperTurn(fact: Premature, now: TableState, rule: Rule): Ruling | null {
  const trick = now.tricks[fact.running - 1];
  const led = trick === undefined ? null : suitLed(trick);
  if (led === null) return null;
  const { seat, card, due } = fact;
  const values = { seat: { seat }, card: { card }, due: { seat: due }, led: { suit: led } };
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const director = [say('info'), say('disputed')];
  const question = ask(fact, led);
  const seen = isLegal(fact, now, led);
  const asked = seen === null ? [question] : [];
  const legal = seen ?? { yes: false, no: true }[now.answers[question.id] ?? ''] ?? null;
  if (legal === true)
    return rule(['57D', '16'], say('must'), { ask: asked, effects: inTurn(fact), director, settled: false });
  if (now.tricks.length > fact.running) return rule(['57D', '60C'], LOOK, { director, settled: false });
  // Whoever was due may have played since: the trick itself tells whose turn it is.
  const effects = becomesPenalty(fact).filter((one) => one.type !== 'turn');
  const articles: readonly ArticleId[] = ['57D', '50B', '44C', '50D1b', '16'];
  if (legal === false) return rule(articles, say('penalty'), { ask: asked, effects, director });
  return rule(articles, say('either'), {
    ask: asked,
    options: [
      option('no-suit', 'director', say('none'), ['57D'], { effects: inTurn(fact) }),
      option('holds-suit', 'director', say('holds'), ['57D', '50B', '44C'], { effects }),
    ],
    director,
    settled: false,
  });
}
