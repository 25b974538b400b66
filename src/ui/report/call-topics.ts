// Reports about the auction: a call that is too low, out of turn, impossible, changed, or explained wrongly (laws 21, 25, 27-39).
import { bidOrder, isAdmissible, isAuctionOver, isBid, lastBid } from '../../bridge/auction';
import type { Happening } from '../../bridge/events';
import { type Bid, type Call, lho, type OverSeven, rho, type Seat } from '../../bridge/types';
import { type Asks, allBut, askCall, askChoice, askSeat, askYesNo, type Road, stuck } from './asking';
import { auctionRuns, type Scene } from './scene';
import { always, inAuction, inEither, inPlayNow, say, type Topic } from './topic';

const STRAINS = ['C', 'D', 'H', 'S', 'N'] as const;
const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
/** 1♣ up to 7SA. */
export const BIDS: readonly Bid[] = LEVELS.flatMap((level) => STRAINS.map((strain): Bid => `${level}${strain}`));
const OVER_SEVEN: readonly OverSeven[] = STRAINS.map((strain): OverSeven => `8${strain}`);
export const CALLS: readonly Call[] = ['P', 'X', 'XX', ...BIDS];
const WHICH = say('Wat werd er geboden?', 'What was the call?');

/** Whose turn it is to call; of an auction of which nothing is known the dealer is whoever is in turn. */
function* auctionTurn(scene: Scene): Asks<{ turn: Seat; first: readonly Happening[] }> {
  if (scene.turn !== null) return { turn: scene.turn, first: [] };
  const turn = yield* askSeat(say('Wie was aan de beurt?', 'Whose turn was it?'), allBut());
  if (scene.blank)
    return { turn, first: [{ type: 'board', board: { number: null, dealer: turn, vulnerable: 'none' } }] };
  return { turn, first: [{ type: 'gap', in: 'auction', missed: 0, next: turn }] };
}

function* insufficient(scene: Scene): Road {
  const last = lastBid(scene.calls);
  const seat = yield* askSeat(
    say('Wie deed het te lage bod?', 'Who made the bid that is too low?'),
    allBut(last?.seat ?? null),
  );
  if (last !== null) {
    const low = BIDS.filter((bid) => bidOrder(bid) <= bidOrder(last.call));
    return [{ type: 'call', seat, call: yield* askCall(WHICH, low) }];
  }
  const over = yield* askCall(say('Welk bod stond er al?', 'Which bid had been made?'), BIDS);
  const by = yield* askSeat(say('Van wie was dat bod?', 'Whose bid was that?'), allBut(seat));
  const call = yield* askCall(
    WHICH,
    BIDS.filter((bid) => bidOrder(bid) <= bidOrder(over)),
  );
  const passes: Happening[] = [];
  for (let one = lho(by); one !== seat; one = lho(one)) passes.push({ type: 'call', seat: one, call: 'P' });
  return [
    { type: 'board', board: { number: null, dealer: by, vulnerable: 'none' } },
    { type: 'call', seat: by, call: over },
    ...passes,
    { type: 'call', seat, call },
  ];
}

function* outOfTurn(scene: Scene): Road {
  const { turn, first } = yield* auctionTurn(scene);
  const seat = yield* askSeat(say('Wie bood voor zijn beurt?', 'Who called out of turn?'), allBut(turn));
  const last = lastBid(scene.calls);
  const fits = CALLS.filter((call) => !isBid(call) || last === null || bidOrder(call) > bidOrder(last.call));
  return [...first, { type: 'call', seat, call: yield* askCall(WHICH, fits) }];
}

const DOUBLES = {
  X: { nl: 'Een doublet', en: 'A double' },
  XX: { nl: 'Een redoublet', en: 'A redouble' },
} as const;

/** Only what that seat cannot say here: another one is a call out of turn. */
function* impossibleDouble(scene: Scene): Road {
  const { turn, first } = yield* auctionTurn(scene);
  const cannot = (seat: Seat) => (['X', 'XX'] as const).filter((call) => !isAdmissible(scene.calls, seat, call));
  const seats = [turn, ...allBut(turn)].filter((seat) => cannot(seat).length > 0);
  const seat = yield* askSeat(say('Van wie is het?', 'Whose is it?'), seats);
  const values = Object.fromEntries(cannot(seat).map((call) => [call, DOUBLES[call]]));
  const which = yield* askChoice<'X' | 'XX'>({ nl: 'Wat was het?', en: 'What was it?' }, values);
  return [...first, { type: 'call', seat, call: which ?? stuck() }];
}

function* overSeven(scene: Scene): Road {
  const { turn, first } = yield* auctionTurn(scene);
  const seat = yield* askSeat(say('Wie bood dat?', 'Who bid that?'), [turn, ...allBut(turn)]);
  return [...first, { type: 'call', seat, call: yield* askCall(WHICH, OVER_SEVEN) }];
}

function* afterEnd(): Road {
  const seat = yield* askSeat(say('Wie bood er nog?', 'Who called after that?'), allBut());
  return [{ type: 'call', seat, call: yield* askCall(WHICH, CALLS) }];
}

function* hadToPass(scene: Scene): Road {
  const bound = scene.restrictions.filter(({ type }) => type === 'pass').map(({ seat }) => seat);
  const seat = yield* askSeat(say('Wie moest passen?', 'Who had to pass?'), bound);
  const last = lastBid(scene.calls);
  const fits = CALLS.filter(
    (call) => call !== 'P' && (!isBid(call) || last === null || bidOrder(call) > bidOrder(last.call)),
  );
  return [{ type: 'call', seat, call: yield* askCall(WHICH, fits) }];
}

function* changed(scene: Scene): Road {
  const last = scene.calls.at(-1);
  if (last === undefined) stuck();
  const called = yield* askYesNo(
    say(
      'Heeft {seat} al iets anders geboden in plaats van {call}?',
      'Has {seat} made another call instead of {call}?',
      {
        seat: { seat: last.seat },
        call: { call: last.call },
      },
    ),
  );
  if (called !== true) return [{ type: 'undo', step: 'asked', seat: last.seat }];
  return [
    {
      type: 'call',
      seat: last.seat,
      call: yield* askCall(
        say('Wat zegt {seat} nu?', 'What does {seat} say now?', { seat: { seat: last.seat } }),
        CALLS.filter((call) => call !== last.call),
      ),
    },
  ];
}

function* misinformed(start: Scene): Road {
  const { scene, first } = yield* inEither(start);
  const by = yield* askSeat(
    say('Van welke speler was de uitleg, of het gemis ervan?', 'Whose explanation was it, or lack of one?'),
    allBut(),
  );
  const corrected = yield* askYesNo(say('Is het nu rechtgezet?', 'Has it been corrected by now?'));
  if (scene.phase === 'auction' || scene.phase === 'over')
    return [...first, { type: 'misinformation', by, corrected: corrected === true, about: 'explanation' }];
  const about = yield* askChoice(
    { nl: 'Waar ging het over?', en: 'What was it about?' },
    {
      explanation: { nl: 'Een bieding of een kaart', en: 'A call or a play' },
      turn: { nl: 'Wie er aan de beurt is', en: 'Whose turn it is' },
    },
  );
  return [...first, { type: 'misinformation', by, corrected: corrected === true, about: about ?? 'explanation' }];
}

function* swapped(start: Scene): Road {
  const { scene, first } = yield* inPlayNow(start);
  const { contract } = scene;
  if (contract === null) stuck();
  const declarer = yield* askSeat(
    say('Wie speelt nu als leider?', 'Who is playing as declarer?'),
    allBut(contract.declarer, lho(contract.declarer), rho(contract.declarer)),
  );
  return [...first, { type: 'contract', contract: { ...contract, declarer }, swapped: true }];
}

const ended = ({ calls, begun, phase }: Scene): boolean => isAuctionOver(calls) && begun === 0 && phase !== 'over';
const calling = (scene: Scene): boolean => scene.blank || auctionRuns(scene);

export const callTopics: readonly Topic[] = [
  {
    id: 'insufficient',
    group: 'call',
    label: { nl: 'Een bod is te laag', en: 'A bid is too low' },
    kinds: ['insufficientBid'],
    laws: '27',
    fits: (scene) => calling(scene) && (scene.blank || lastBid(scene.calls) !== null),
    road: insufficient,
  },
  {
    id: 'callOutOfTurn',
    group: 'call',
    label: { nl: 'Iemand bood voor zijn beurt', en: 'Somebody called out of turn' },
    kinds: ['callOutOfRotation'],
    laws: '28, 29, 30, 31, 32',
    fits: calling,
    road: outOfTurn,
  },
  {
    id: 'changedCall',
    group: 'call',
    label: { nl: 'Iemand wil zijn bieding veranderen', en: 'Somebody wants to change his call' },
    kinds: ['callOutOfRotation', 'undo'],
    laws: '25',
    fits: (scene) => inAuction(scene) && scene.calls.length > 0,
    road: changed,
  },
  {
    id: 'double',
    group: 'call',
    label: { nl: 'Een doublet of redoublet kan hier niet', en: 'A double or redouble is not possible here' },
    kinds: ['inadmissibleDouble'],
    laws: '19, 36',
    fits: calling,
    road: impossibleDouble,
  },
  {
    id: 'overSeven',
    group: 'call',
    label: { nl: 'Er werd hoger dan zeven geboden', en: 'There was a bid over seven' },
    kinds: ['bidOverSeven'],
    laws: '38',
    fits: calling,
    road: overSeven,
  },
  {
    id: 'afterEnd',
    group: 'call',
    label: { nl: 'Er werd geboden toen het bieden voorbij was', en: 'There was a call after the auction' },
    kinds: ['callAfterEnd'],
    laws: '39',
    fits: ended,
    road: afterEnd,
  },
  {
    id: 'hadToPass',
    group: 'call',
    label: { nl: 'Iemand moest passen en bood', en: 'Somebody had to pass and called' },
    kinds: ['missedPass'],
    laws: '37',
    fits: (scene) => auctionRuns(scene) && scene.restrictions.some(({ type }) => type === 'pass'),
    road: hadToPass,
  },
  {
    id: 'misinformed',
    group: 'call',
    label: { nl: 'Een uitleg was verkeerd of ontbrak', en: 'An explanation was wrong or missing' },
    kinds: ['misinformation'],
    laws: '20, 21, 40, 47E, 75',
    fits: always,
    road: misinformed,
  },
  {
    id: 'swapped',
    group: 'call',
    label: { nl: 'De verkeerde speler is leider', en: 'The wrong player is declarer' },
    kinds: ['swappedDeclarer'],
    laws: '54',
    fits: (scene) => scene.blank || (scene.contract !== null && scene.phase === 'play'),
    road: swapped,
  },
];
