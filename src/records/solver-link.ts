// Links to Bridge Solver Online, as StepBridge's results and club sites write them: a deal by the names of the seats, with dots between the suits.

const SEATS = ['north', 'east', 'south', 'west'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
/** `Q86.T763..8632`: spades, hearts, diamonds, clubs. */
const DOTTED = /^[\dTJQKAX]*(?:\.[\dTJQKAX]*){3}$/i;
const CONTRACT = /^[1-7](?:NT?|[SHDC])X{0,2}$/i;
const DECLARER = /^[NESW]$/i;
const VULNERABLE: ReadonlyMap<string, string> = new Map([
  ['ns', 'n'],
  ['ew', 'e'],
  ['all', 'b'],
  ['both', 'b'],
]);

/**
 * The same board in the parameters of BBO's hand viewer (`n e s w d v b a`); null where the link holds no deal. Names in lower case. What else it may
 * carry (the card that was led, a title, a club) is left out: how a lead is written was seen once only.
 */
export function solverParameters(given: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  for (const seat of SEATS) {
    const hand = given.get(seat)?.trim() ?? '';
    if (DOTTED.test(hand))
      found.set(
        seat.charAt(0),
        hand
          .split('.')
          .map((ranks, i) => `${SUITS[i]}${ranks}`)
          .join(''),
      );
  }
  if (found.size === 0) return null;
  found.set('d', given.get('dealer') ?? '');
  found.set('v', VULNERABLE.get((given.get('vul') ?? '').toLowerCase()) ?? 'o');
  found.set('b', given.get('board') ?? '');
  const [contract, declarer] = [given.get('contract') ?? '', given.get('declarer') ?? ''];
  if (CONTRACT.test(contract) && DECLARER.test(declarer)) found.set('a', `-${contract}${declarer}`);
  return found;
}
