// What is in force at the table, in words: penalty cards, restrictions on what may be led or played, tricks moved by a ruling.
import type { Restriction } from '../../bridge/restrictions';
import type { TableState } from '../../bridge/table';
import type { Say, Text } from '../../text';

const FOLLOW: Readonly<Record<Extract<Restriction, { type: 'follow' }>['what'], Text>> = {
  highest: {
    nl: 'Slag {trick}: {seat} speelt de hoogste kaart van de voorgespeelde kleur.',
    en: 'Trick {trick}: {seat} plays the highest card of the suit led.',
  },
  lowest: {
    nl: 'Slag {trick}: {seat} speelt de laagste kaart van de voorgespeelde kleur.',
    en: 'Trick {trick}: {seat} plays the lowest card of the suit led.',
  },
  suit: { nl: 'Slag {trick}: {seat} speelt {suit}.', en: 'Trick {trick}: {seat} plays {suit}.' },
  notSuit: { nl: 'Slag {trick}: {seat} speelt geen {suit}.', en: 'Trick {trick}: {seat} does not play {suit}.' },
  card: { nl: 'Slag {trick}: {seat} speelt {card}.', en: 'Trick {trick}: {seat} plays {card}.' },
};

function inWords(restriction: Restriction): Say {
  const seat = { seat: { seat: restriction.seat } };
  switch (restriction.type) {
    case 'penaltyCard':
      return {
        text:
          restriction.size === 'major'
            ? { nl: '{card} van {seat}: grote strafkaart.', en: '{card} of {seat}: major penalty card.' }
            : { nl: '{card} van {seat}: kleine strafkaart.', en: '{card} of {seat}: minor penalty card.' },
        with: { ...seat, card: { card: restriction.card } },
      };
    case 'lead': {
      const stays = restriction.until === 'losesLead';
      const must: Text = {
        nl: `{seat} moet {suits} voorspelen${stays ? ', zolang hij aan slag blijft' : ''}.`,
        en: `{seat} must lead {suits}${stays ? ', as long as that seat keeps the lead' : ''}.`,
      };
      const mustNot: Text = {
        nl: `{seat} mag geen {suits} voorspelen${stays ? ', zolang hij aan slag blijft' : ''}.`,
        en: `{seat} may not lead {suits}${stays ? ', as long as that seat keeps the lead' : ''}.`,
      };
      return { text: restriction.must ? must : mustNot, with: { ...seat, suits: { suits: restriction.suits } } };
    }
    case 'follow':
      return {
        text: FOLLOW[restriction.what],
        with: {
          ...seat,
          trick: restriction.trick,
          ...(restriction.suit === undefined ? {} : { suit: { suit: restriction.suit } }),
          ...(restriction.card === undefined ? {} : { card: { card: restriction.card } }),
        },
      };
    case 'wait':
      return {
        text: { nl: '{seat} wacht met spelen tot {for} heeft gekozen.', en: '{seat} waits until {for} has chosen.' },
        with: { ...seat, for: { seats: restriction.for } },
      };
    case 'pass':
      return {
        text:
          restriction.for === 'auction'
            ? { nl: '{seat} moet de rest van het bieden passen.', en: '{seat} must pass for the rest of the auction.' }
            : { nl: '{seat} moet bij de volgende beurt passen.', en: '{seat} must pass at the next turn.' },
        with: seat,
      };
    case 'replacement':
      return {
        text: { nl: '{seat} vervangt {call}.', en: '{seat} replaces {call}.' },
        with: { ...seat, call: { call: restriction.call } },
      };
    case 'mayForbid':
      return {
        text: {
          nl: 'Wordt {seat} tegenspeler? Dan mag de leider hem bij het eerste voorspelen één kleur verbieden.',
          en: 'If {seat} defends, declarer may forbid one suit at the first lead of that seat.',
        },
        with: seat,
      };
  }
}

const MOVED: Text = { nl: 'Overgedragen aan {side}: {count}.', en: 'Tricks transferred to {side}: {count}.' };

/** A line for each thing in force. */
export function inForce({ restrictions, awarded }: Pick<TableState, 'restrictions' | 'awarded'>): readonly Say[] {
  const moved = (['NS', 'EW'] as const).flatMap((side): Say[] =>
    awarded[side] > 0 ? [{ text: MOVED, with: { side: { side }, count: awarded[side] } }] : [],
  );
  return [...restrictions.map(inWords), ...moved];
}
