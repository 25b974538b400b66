// What was seen, in one neutral line: the title of a finding. It describes and never accuses.
import type { Card } from './bridge/types';
import type { Irregularity, Kind } from './detect/index';
import { DUMMY_DID } from './dummy-did';
import type { Say, Text, Value } from './text';

type Line<K extends Kind> = (found: Extract<Irregularity, { kind: K }>) => Say;

const say = (nl: string, en: string, values: Readonly<Record<string, Value>> = {}): Say => ({
  text: { nl, en },
  with: values,
});

/** "♥H en ♥8": a list of cards that all lie there, where `{cards}` would print a choice. */
function together(cards: readonly Card[]): { nl: string; en: string; values: Record<string, Value> } {
  const blanks = cards.map((_, i) => `{card${i}}`);
  const list = (and: string) => [blanks.slice(0, -1).join(', '), blanks.at(-1)].filter(Boolean).join(` ${and} `);
  return {
    nl: list('en'),
    en: list('and'),
    values: Object.fromEntries(cards.map((card, i) => [`card${i}`, { card }])),
  };
}

const LINES: { [K in Kind]: Line<K> } = {
  revoke: ({ trick, seat, card, led, proof }) => {
    const values = { trick, seat: { seat }, card: { card }, led: { suit: led } };
    if (proof === 'hand')
      return say(
        'Slag {trick}: {seat} speelde {card} en had nog {led} in de hand.',
        'Trick {trick}: {seat} played {card} with {led} still in hand.',
        values,
      );
    if (proof === 'laterPlay')
      return say(
        'Slag {trick}: {seat} speelde {card}. Later kwam er nog {led} uit die hand.',
        'Trick {trick}: {seat} played {card}. Later {led} came from that hand.',
        values,
      );
    if (proof === 'told')
      return say(
        'Slag {trick}: {seat} speelde {card}. Gemeld is dat {seat} nog {led} had.',
        'Trick {trick}: {seat} played {card}. It was reported that {seat} still had {led}.',
        values,
      );
    return say(
      'Slag {trick}: {seat} speelde {card}. Het verslag noemt dit een verzaking.',
      'Trick {trick}: {seat} played {card}. The record calls this a revoke.',
      values,
    );
  },
  leadOutOfTurn: ({ trick, seat, card, due }) =>
    say(
      'Slag {trick}: {seat} speelde {card} voor. {due} was aan slag.',
      'Trick {trick}: {seat} led {card}. It was {due} to lead.',
      { trick, seat: { seat }, card: { card }, due: { seat: due } },
    ),
  playOutOfTurn: ({ trick, seat, card, due }) =>
    say(
      'Slag {trick}: {seat} speelde {card} voor de beurt. {due} was aan de beurt.',
      'Trick {trick}: {seat} played {card} out of turn. It was {due} to play.',
      { trick, seat: { seat }, card: { card }, due: { seat: due } },
    ),
  prematureLead: ({ trick, seat, card, due }) =>
    say(
      '{seat} speelde {card} voor terwijl slag {trick} nog liep. {due} was aan de beurt.',
      '{seat} led {card} while trick {trick} was still running. It was {due} to play.',
      { trick, seat: { seat }, card: { card }, due: { seat: due } },
    ),
  simultaneousPlay: ({ trick, seat, card, first }) =>
    say(
      'Slag {trick}: {one} en {seat} speelden tegelijk, {first} en {card}.',
      'Trick {trick}: {one} and {seat} played at the same time, {first} and {card}.',
      { trick, one: { seat: first.seat }, first: { card: first.card }, seat: { seat }, card: { card } },
    ),
  severalCards: ({ trick, seat, cards }) =>
    cards.length === 1
      ? say(
          'Slag {trick}: {seat} legde meer kaarten tegelijk neer. Alleen {cards} is te zien.',
          'Trick {trick}: {seat} put down several cards at once. Only {cards} can be seen.',
          { trick, seat: { seat }, cards: { everyCard: cards } },
        )
      : say(
          'Slag {trick}: {seat} legde tegelijk {cards} neer.',
          'Trick {trick}: {seat} put down {cards} at the same time.',
          { trick, seat: { seat }, cards: { everyCard: cards } },
        ),
  handledCard: ({ seat, card, how }) =>
    how === 'held'
      ? say('{seat} hield {card} zichtbaar vast.', '{seat} held {card} so that it could be seen.', {
          seat: { seat },
          card: { card },
        })
      : say('De leider raakte {card} van {seat} aan.', 'Declarer touched {card} of {seat}.', {
          seat: { seat },
          card: { card },
        }),
  changedDesignation: ({ card, instead }) =>
    say('De leider liet {instead} spelen en zegt nu: {card}.', 'Declarer had {instead} played and now says: {card}.', {
      card: { card },
      instead: { card: instead },
    }),
  fifthCard: ({ trick, seat, card }) =>
    say(
      'Slag {trick}: er ligt een kaart te veel, {card} van {seat}.',
      'Trick {trick}: there is a card too many, {card} of {seat}.',
      { trick, seat: { seat }, card: { card } },
    ),
  shortTrick: ({ trick, missing }) =>
    say(
      'Slag {trick}: er is geen kaart van {missing}, en het spel ging verder.',
      'Trick {trick}: there is no card of {missing}, and play went on.',
      { trick, missing: { seats: missing } },
    ),
  wrongCardCount: ({ seat, counts }) =>
    seat === null
      ? say(
          'Niet elke hand heeft dertien kaarten: Noord {n}, Oost {e}, Zuid {s}, West {w}.',
          'Not every hand has thirteen cards: North {n}, East {e}, South {s}, West {w}.',
          { n: counts.N, e: counts.E, s: counts.S, w: counts.W },
        )
      : say('{seat} heeft {count} kaarten. Dertien is goed.', '{seat} has {count} cards. Thirteen is right.', {
          seat: { seat },
          count: counts[seat],
        }),
  insufficientBid: ({ seat, call, over }) =>
    say('{seat} bood {call}. Dat is niet hoger dan {over}.', '{seat} bid {call}. That is not higher than {over}.', {
      seat: { seat },
      call: { call },
      over: { call: over },
    }),
  callOutOfRotation: ({ seat, call, due }) =>
    say(
      'Er is een bieding van {seat}: {call}. {due} was aan de beurt.',
      'There is a call by {seat}: {call}. It was {due} to call.',
      { seat: { seat }, call: { call }, due: { seat: due } },
    ),
  missedPass: ({ seat, call }) =>
    say('{seat} moest passen. Er is een bieding: {call}.', '{seat} had to pass. There is a call: {call}.', {
      seat: { seat },
      call: { call },
    }),
  inadmissibleDouble: ({ seat, call }) =>
    say(
      'Er is een {call} van {seat}. Dat kan op dit moment niet.',
      'There is a {call} by {seat}. That is not possible at this moment.',
      { seat: { seat }, call: { call } },
    ),
  bidOverSeven: ({ seat, call }) =>
    say('{seat} bood {call}. Een bod gaat tot zeven.', '{seat} bid {call}. Bids go up to seven.', {
      seat: { seat },
      call: { call },
    }),
  callAfterEnd: ({ seat, call }) =>
    say(
      'Het bieden was voorbij. Daarna kwam er nog {call} van {seat}.',
      'The auction was over. After that came {call} by {seat}.',
      { seat: { seat }, call: { call } },
    ),
  exposedCard: ({ seat, cards, named }) => {
    const { nl, en, values } = together(cards);
    const all = { ...values, seat: { seat } };
    if (named) return say(`{seat} noemde een kaart: ${nl}.`, `{seat} named a card: ${en}.`, all);
    return cards.length === 1
      ? say(`Er is een kaart van {seat} zichtbaar: ${nl}.`, `A card of {seat} is visible: ${en}.`, all)
      : say(`Er zijn kaarten van {seat} zichtbaar: ${nl}.`, `Cards of {seat} are visible: ${en}.`, all);
  },
  failedRestriction: ({ trick, seat, card, restriction }) => {
    const values = { trick, seat: { seat }, card: { card } };
    return restriction.type === 'wait'
      ? say(
          'Slag {trick}: {seat} speelde {card} voordat de leider had gekozen.',
          'Trick {trick}: {seat} played {card} before declarer had chosen.',
          values,
        )
      : say(
          'Slag {trick}: {seat} speelde {card}. Er gold een beperking.',
          'Trick {trick}: {seat} played {card}. A restriction was in force.',
          values,
        );
  },
  foundCard: ({ seat, card, trick }) =>
    trick === null
      ? say('Er is een kaart van {seat} gevonden: {card}.', 'A card of {seat} was found: {card}.', {
          seat: { seat },
          card: { card },
        })
      : say(
          'Bij slag {trick} lag ook {card} van {seat}.',
          'Among the cards of trick {trick} lay {card} of {seat} too.',
          {
            trick,
            seat: { seat },
            card: { card },
          },
        ),
  misinformation: ({ seat, about, changed }) => {
    if (changed !== null)
      return changed.what === 'alert'
        ? say(
            'De alert bij {call} van {seat} kwam nadat er verder was geboden.',
            'The alert of {call} by {seat} came after the auction had gone on.',
            { seat: { seat }, call: { call: changed.call } },
          )
        : say(
            'De uitleg bij {call} van {seat} is veranderd nadat er verder was geboden.',
            'The explanation of {call} by {seat} changed after the auction had gone on.',
            { seat: { seat }, call: { call: changed.call } },
          );
    return about === 'turn'
      ? say('{seat} zei iets onjuists over de beurt.', '{seat} was wrong about whose turn it was.', { seat: { seat } })
      : say('Er is verkeerde uitleg van {seat}.', 'There is a wrong explanation by {seat}.', { seat: { seat } });
  },
  misplacedCard: ({ seat, card, named }) =>
    say('In de blinde ligt {card}. De leider noemde {named}.', 'Dummy put down {card}. Declarer named {named}.', {
      seat: { seat },
      card: { card },
      named: { card: named },
    }),
  interference: ({ seat, what }) =>
    say('Over {seat} is gemeld: {what}.', 'Reported about {seat}: {what}.', {
      seat: { seat },
      what: Object.hasOwn(DUMMY_DID, what) ? { text: DUMMY_DID[what] as Text } : { words: what },
    }),
  designation: () => say('Een kaart van de blinde is niet volledig genoemd.', 'A card of dummy was not fully named.'),
  playAfterClaim: ({ seat, card, trick, claimer, concession }) =>
    say(
      `Slag {trick}: {seat} speelde {card}, nadat {claimer} ${concession ? 'had afgestaan' : 'had opgeëist'}.`,
      `Trick {trick}: {seat} played {card} after {claimer} ${concession ? 'conceded' : 'claimed'}.`,
      { trick, seat: { seat }, card: { card }, claimer: { seat: claimer } },
    ),
  claim: ({ seat, tricks, counted }) => {
    if (tricks === null)
      return say(
        '{seat} eiste slagen op. Hoeveel is niet te zien.',
        '{seat} claimed tricks. How many cannot be seen.',
        { seat: { seat } },
      );
    return counted === 'total'
      ? say('{seat} eiste op: {tricks} slagen in totaal.', '{seat} claimed: {tricks} tricks in all.', {
          seat: { seat },
          tricks,
        })
      : say('{seat} eiste nog {tricks} slagen op.', '{seat} claimed {tricks} more tricks.', { seat: { seat }, tricks });
  },
  concession: ({ seat, tricks }) =>
    tricks === null
      ? say('{seat} stond slagen af.', '{seat} conceded tricks.', { seat: { seat } })
      : say('{seat} stond {tricks} slagen af.', '{seat} conceded {tricks} tricks.', { seat: { seat }, tricks }),
  undo: ({ step, what, cards }) => {
    if (step === 'asked') return say('Er is gevraagd om iets terug te nemen.', 'An undo was asked for.');
    if (step === 'refused') return say('Terugnemen is geweigerd.', 'An undo was refused.');
    if (what === 'call') return say('Er is een bieding teruggenomen.', 'A call was taken back.');
    return cards.length > 1
      ? say('Er zijn kaarten teruggenomen.', 'Cards were taken back.')
      : say('Er is een kaart teruggenomen.', 'A card was taken back.');
  },
  swappedDeclarer: ({ seat }) =>
    say('Leider en blinde wisselden: {seat} was leider.', 'Declarer and dummy changed places: {seat} was declarer.', {
      seat: { seat },
    }),
  inconsistent: ({ trick, seat, card }) =>
    say('Slag {trick}: {card} kan niet van {seat} zijn.', 'Trick {trick}: {card} cannot be from {seat}.', {
      trick,
      card: { card },
      ...(seat === null ? {} : { seat: { seat } }),
    }),
};

/** The title of a finding or an occasion. */
export function seen(found: Irregularity): Say {
  // The key is the finding's own kind, which the type system cannot see through.
  return (LINES[found.kind] as (found: Irregularity) => Say)(found);
}
