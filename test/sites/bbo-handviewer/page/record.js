// What the test page plays: a board out of the address, by the parameters of BBO's hand viewer.
export const SEATS = ['S', 'W', 'N', 'E'];
export const SUITS = ['C', 'D', 'H', 'S'];
export const RANKS = '23456789TJQKA';

/** The seat `places` to the left, in the page's order S W N E. */
export const left = (seat, places) => SEATS[(SEATS.indexOf(seat) + places) % 4];

/** Cards of one hand as written in a link or a LIN: suit letters with ranks behind them, `10` for ten. `x` gives a card without rank. */
function cardsOf(text) {
  const cards = [];
  let suit = '';
  for (const [sign] of text.toUpperCase().matchAll(/10|[SHDC]|[2-9TJQKAX]/g)) {
    if (SUITS.includes(sign)) suit = sign;
    else if (suit) cards.push(suit + (sign === '10' ? 'T' : sign.replace('X', 'x')));
  }
  return cards;
}

function hands(texts) {
  const dealt = Object.fromEntries(SEATS.map((seat, i) => [seat, cardsOf(texts[i] ?? '')]));
  const short = SEATS.filter((seat) => dealt[seat].length !== 13);
  if (short.length === 1 && dealt[short[0]].length === 0) {
    const gone = new Set(Object.values(dealt).flat());
    dealt[short[0]] = SUITS.flatMap((suit) => [...RANKS].map((rank) => suit + rank)).filter((card) => !gone.has(card));
  }
  return dealt;
}

const CALLS = { P: 'P', D: 'X', R: 'XX', X: 'X', XX: 'XX' };
const SIDES = { N: 'NS', E: 'EW', B: 'both' };

/** Calls run together, with `!` for an alert, `(text)` for an explanation and `{text}` for a comment. */
function callsOf(text) {
  const calls = [];
  for (const [, call, alert, explanation, comment] of text.matchAll(
    /(XX|[PDRX]|[1-7][CDHSN])(!?)|\(([^)]*)\)|\{([^}]*)\}/gi,
  )) {
    const last = calls.at(-1);
    if (call)
      calls.push({
        call: CALLS[call.toUpperCase()] ?? call.toUpperCase(),
        explanation: alert ? 'alerted' : '',
        comment: '',
      });
    else if (explanation !== undefined && last) last.explanation = explanation;
    else if (comment !== undefined && last) last.comment = comment;
  }
  return calls;
}

function playOf(text) {
  const play = [];
  for (const [, suit, rank, comment] of text.matchAll(/([SHDC])(10|[2-9TJQKA])|\{([^}]*)\}/gi)) {
    if (suit) play.push({ card: (suit + (rank === '10' ? 'T' : rank)).toUpperCase(), comment: '' });
    else if (play.length > 0) play.at(-1).comment = comment ?? rank ?? '';
  }
  return play;
}

function fromLin(lin) {
  const board = {
    hands: hands([]),
    dealer: 'N',
    vulnerable: '',
    number: 0,
    calls: [],
    play: [],
    claim: null,
    kibitz: null,
    names: [],
    intro: '',
  };
  const parts = lin.split('|');
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const command = parts[i].slice(-2).toLowerCase();
    const value = parts[i + 1];
    if (command === 'md') {
      board.dealer = SEATS[Number(value[0]) - 1] ?? 'N';
      board.hands = hands(value.slice(1).split(','));
    } else if (command === 'sv') board.vulnerable = SIDES[value[0]?.toUpperCase()] ?? '';
    else if (command === 'mb') board.calls.push(...callsOf(value));
    else if (command === 'an' && board.calls.length > 0) board.calls.at(-1).explanation = value;
    else if (command === 'ah') board.number = Number.parseInt(value.slice(5), 10) || 0;
    else if (command === 'pc') board.play.push(...playOf(value));
    else if (command === 'mc') board.claim = Number.parseInt(value, 10);
    else if (command === 'pn') board.names = value.split(',');
    else if (command === 'sk') board.kibitz = SEATS.find((seat) => seat === value[0]?.toUpperCase()) ?? null;
    else if (command === 'nt') {
      const at = board.play.at(-1) ?? board.calls.at(-1);
      if (at) at.comment = value;
      else board.intro = value;
    }
  }
  return board;
}

/**
 * The board of an address. `shown`: seats whose hands are drawn (all, or in a diagram only those given). `whole`: a record to step through.
 */
export function boardOf(search) {
  const parameters = new URLSearchParams(search);
  const get = (name) => parameters.get(name) ?? '';
  const options = {
    fast: get('f') === 'y',
    pictures: get('pc') === 'y',
    comments: get('hc').toLowerCase() !== 'y',
  };
  if (get('lin')) return { ...fromLin(get('lin')), ...options, shown: SEATS, whole: true };
  const texts = [get('s'), get('w'), get('n'), get('e')];
  const play = playOf(get('p'));
  const calls = callsOf(get('a'));
  const given = SEATS.filter((_, i) => texts[i] !== '');
  const whole = play.length > 0 || (given.length > 2 && calls.length > 0);
  const claim = Number.parseInt(get('c'), 10);
  return {
    hands: hands(texts),
    dealer: SEATS.find((seat) => seat === get('d').toUpperCase()[0]) ?? 'N',
    vulnerable: SIDES[get('v')[0]?.toUpperCase()] ?? '',
    number: Number.parseInt(get('b'), 10) || 0,
    calls,
    play,
    claim: Number.isNaN(claim) ? null : claim,
    kibitz: SEATS.find((seat) => seat === get('k').toUpperCase()[0]) ?? null,
    names: [get('sn'), get('wn'), get('nn'), get('en')],
    intro: get('i'),
    ...options,
    fast: options.fast || (!whole && given.length < 4),
    shown: whole || given.length === 0 ? SEATS : given,
    whole,
  };
}
