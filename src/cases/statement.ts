// One statement of the case notation to what happened at the table. An arbiter writes one a line; a test joins them with semicolons.
import type { Happening } from '../bridge/events';
import { lho, type Seat } from '../bridge/types';
import { call, card, contract, count, hand, NotationError, oneOf, rank, seat, seatCard, suit } from './words';

/** Where the notation stands while it is read: whose call is next. */
export interface Reading {
  caller: Seat | null;
}

type Reader = (words: readonly string[], reading: Reading) => readonly Happening[];

function need(words: readonly string[], n: number, form: string): void {
  if (words.length < n) throw new NotationError(`write: ${form}`);
}

function calls(words: readonly string[], reading: Reading): readonly Happening[] {
  return words.map((word): Happening => {
    const own = /^([NESWOZ]):(.+)$/iu.exec(word);
    const by = own === null ? reading.caller : seat(own[1] as string);
    if (by === null) throw new NotationError('say who deals first: "dealer N"');
    reading.caller = lho(by);
    return { type: 'call', seat: by, call: call(own === null ? word : (own[2] as string)) };
  });
}

const plays =
  (as?: 'lead' | 'follow'): Reader =>
  (words) => {
    need(words, 1, 'play W.♠Q N.♠5 …');
    return words
      .filter((word) => word !== '|')
      .map((word): Happening => ({ type: 'play', ...seatCard(word), ...(as === undefined ? {} : { as }) }));
  };

const handled =
  (how: 'held' | 'touched'): Reader =>
  (words) => {
    need(words, 1, 'holds W.♦4, or touches N.♦4 (a card of dummy, by declarer)');
    return [{ type: 'handled', ...seatCard(words[0] as string), how }];
  };

function designation(words: readonly string[]): readonly Happening[] {
  need(words, 1, 'designates high | low | win | any | suit ♥ | rank J | card ♥5');
  const [what, value = ''] = words as [string, string?];
  const base = { type: 'designation', words: null, suit: null, rank: null } as const;
  if (what === 'suit') return [{ ...base, suit: suit(value) }];
  if (what === 'rank') return [{ ...base, rank: rank(value) }];
  if (what === 'card') return [{ ...base, suit: suit(value.slice(0, 1)), rank: rank(value.slice(1)) }];
  return [{ ...base, words: oneOf(what, ['high', 'low', 'win', 'any'] as const) }];
}

const READERS: Readonly<Record<string, Reader>> = {
  dealer: (words, reading) => {
    reading.caller = seat(words[0] ?? '');
    const vulnerable = oneOf(words[1]?.toLowerCase(), ['none', 'ns', 'ew', 'all'], 'none');
    const side = vulnerable === 'ns' ? 'NS' : vulnerable === 'ew' ? 'EW' : vulnerable;
    return [{ type: 'board', board: { number: null, dealer: reading.caller, vulnerable: side } }];
  },
  calls,
  contract: (words) => {
    need(words, 2, 'contract 3NT S');
    return [{ type: 'contract', contract: contract(words[0] as string, words[words.length - 1] as string) }];
  },
  trick: (words) => {
    need(words, 3, 'trick 9 lead E');
    const missed = (count(words[0], 1, 13) - 1) * 4;
    return [{ type: 'gap', in: 'play', missed, next: seat(words[2] as string) }];
  },
  hand: (words) => {
    need(words, 2, 'hand E ♠A7 ♥86 ♦B');
    return [{ type: 'hand', seat: seat(words[0] as string), cards: hand(words.slice(1)) }];
  },
  hidden: (words) => [{ type: 'hidden', seat: seat(words[0] ?? '') }],
  play: plays(),
  lead: plays('lead'),
  extra: plays('follow'),
  exposed: (words) => {
    need(words, 1, 'exposed W.♦4 [accident|deliberate|unknown] [seen|unseen|maybe]');
    const end = words.findIndex((word) => /^[a-z]+$/u.test(word));
    const shown = words.slice(0, end < 0 ? words.length : end).map(seatCard);
    const [how, seen] = end < 0 ? [] : words.slice(end);
    const by = shown[0]?.seat;
    if (by === undefined || shown.some((one) => one.seat !== by))
      throw new NotationError('write the cards of one seat');
    return [
      {
        type: 'exposed',
        seat: by,
        cards: shown.map((one) => one.card),
        how: oneOf(how, ['accident', 'deliberate', 'unknown'], 'unknown'),
        seenByPartner: { seen: true, unseen: false, maybe: 'unknown' as const }[
          oneOf(seen, ['seen', 'unseen', 'maybe'], 'maybe')
        ],
      },
    ];
  },
  named: (words) => [{ type: 'named', ...seatCard(words[0] ?? '') }],
  designates: designation,
  holds: handled('held'),
  touches: handled('touched'),
  meant: (words) => {
    need(words, 3, 'meant N.♥9 instead ♥5');
    return [{ type: 'meant', ...seatCard(words[0] as string), instead: card(words[2] as string) }];
  },
  simultaneous: (words) => [{ type: 'simultaneous', plays: words.map(seatCard) }],
  takeback: (words) => [
    { type: 'takeBack', what: oneOf(words[0], ['call', 'play']), count: count(words[1] ?? '1', 1, 52) },
  ],
  undo: (words) => [
    {
      type: 'undo',
      step: oneOf(words[0], ['asked', 'refused', 'done']),
      ...(words[1] === undefined ? {} : { seat: seat(words[1]) }),
    },
  ],
  claim: (words) => {
    need(words, 2, 'claim S 5 [more|total] [statement|silent]');
    const statement =
      words[3] === undefined ? {} : { statement: oneOf(words[3], ['statement', 'silent']) === 'statement' };
    const counted = oneOf(words[2], ['more', 'total'], 'more');
    return [{ type: 'claim', seat: seat(words[0] as string), tricks: count(words[1], 0, 13), counted, ...statement }];
  },
  concede: (words) => [
    { type: 'concession', seat: seat(words[0] ?? ''), tricks: words[1] === undefined ? null : count(words[1], 0, 13) },
  ],
  objection: (words) => [{ type: 'objection', seat: seat(words[0] ?? '') }],
  claimanswer: (words) => [{ type: 'claimAnswer', accepted: oneOf(words[0], ['accepted', 'refused']) === 'accepted' }],
  misinformation: (words) => [
    {
      type: 'misinformation',
      by: seat(words[0] ?? ''),
      corrected: oneOf(words[1], ['corrected', 'open'], 'open') === 'corrected',
      ...(words[2] === undefined ? {} : { about: oneOf(words[2], ['turn', 'explanation'] as const) }),
      ...(words[3] === undefined
        ? {}
        : { changed: { what: oneOf(words[3], ['alert', 'explanation'] as const), call: count(words[4], 1, 99) - 1 } }),
    },
  ],
  misplaced: (words) => {
    need(words, 3, 'misplaced N.♦K named ♦9');
    return [{ type: 'misplaced', ...seatCard(words[0] as string), named: card(words[words.length - 1] as string) }];
  },
  interference: (words) => [{ type: 'interference', by: seat(words[0] ?? ''), kind: words.slice(1).join(' ') }],
  accepts: (words) => [{ type: 'accepted', by: seat(words[0] ?? ''), what: words.slice(1).join(' ') }],
  found: (words) => [{ type: 'found', ...seatCard(words[0] ?? ''), where: words.slice(1).join(' ') }],
  revoked: (words) => {
    need(words, 2, 'revoked W 8 (West could have followed suit in trick 8)');
    return [{ type: 'revoked', seat: seat(words[0] as string), trick: count(words[1], 1, 13) }];
  },
  counted: (words) => {
    need(words, 2, 'counted N 14 E 12 (seats that are not named have 13)');
    const counts = { N: 13, E: 13, S: 13, W: 13 };
    for (let i = 0; i + 1 < words.length; i += 2) counts[seat(words[i] as string)] = count(words[i + 1], 0, 26);
    return [{ type: 'counted', counts }];
  },
  missed: (words) => [{ type: 'gap', in: oneOf(words[0], ['auction', 'play']), missed: count(words[1], 1, 52) }],
  end: (words) => [{ type: 'end', why: oneOf(words[0], ['played', 'claimed', 'passedOut', 'cutOff']) }],
};

/**
 * What one statement says happened. Null when its first word is none of the table's statements (the caller may know it).
 * Throws `NotationError` with what was expected.
 */
export function statement(text: string, reading: Reading): readonly Happening[] | null {
  const [word = '', ...rest] = text.trim().split(/\s+/u);
  const first = word.toLowerCase();
  // Not what every object knows, such as `constructor`.
  return Object.hasOwn(READERS, first) ? (READERS[first] as Reader)(rest, reading) : null;
}
