// What a record does not tell, in words: for who looks at a board that is not whole.
import { SEATS, type Seat } from '../bridge/types';
import type { Game } from '../records/game';
import type { Say, Text } from '../text';

const TEXTS = {
  dealOnly: {
    nl: 'Dit verslag geeft alleen de handen. Er is niet geboden en niet gespeeld.',
    en: 'This record gives the hands only. There is no bidding and no play in it.',
  },
  noDeal: { nl: 'De handen staan niet in dit verslag.', en: 'The hands are not in this record.' },
  missing: {
    nl: 'In dit verslag ontbreekt de hand van {seats}.',
    en: 'The hand of {seats} is not in this record.',
  },
  partial: {
    nl: 'Van {seats} staat maar een deel van de hand in dit verslag.',
    en: 'Of {seats} only part of the hand is in this record.',
  },
  ending: {
    nl: 'Dit is een eindspel: elke hand heeft {count} kaarten.',
    en: 'This is an end position: each hand has {count} cards.',
  },
  noAuction: { nl: 'Het bieden staat niet in dit verslag.', en: 'The bidding is not in this record.' },
  noPlay: { nl: 'Het spelen staat niet in dit verslag.', en: 'The play is not in this record.' },
  leadOnly: {
    nl: 'Van het spelen staat alleen de uitkomst in dit verslag.',
    en: 'Of the play only the opening lead is in this record.',
  },
  unplayed: {
    nl: 'Er zijn {count} kaarten gespeeld. Daar stopt het verslag.',
    en: 'There are {count} cards played. There the record stops.',
  },
  unseen: {
    nl: 'Van {count} gespeelde kaarten staat niet in het verslag welke het waren.',
    en: 'Of {count} cards that were played the record does not say which.',
  },
} satisfies Record<string, Text>;

const FULL = 13;
const ALL = 52;

function aboutHands(game: Game): readonly Say[] {
  const told = new Map<Seat, number>();
  for (const event of game.events)
    if (event.type === 'hand' && !told.has(event.seat)) told.set(event.seat, event.cards.length);
  // Then a note says that the deal cannot be right.
  if (game.notes.some(({ code }) => code === 'deal-invalid')) return [];
  const partial = SEATS.filter((seat) => game.partial[seat] !== undefined);
  const missing = SEATS.filter((seat) => !told.has(seat) && !partial.includes(seat));
  if (missing.length === SEATS.length) return [{ text: TEXTS.noDeal }];
  const says: Say[] = [];
  if (missing.length > 0) says.push({ text: TEXTS.missing, with: { seats: { seats: missing } } });
  if (partial.length > 0) says.push({ text: TEXTS.partial, with: { seats: { seats: partial } } });
  const [size] = told.values();
  if (told.size === SEATS.length && size !== undefined && size < FULL)
    says.push({ text: TEXTS.ending, with: { count: size } });
  return says;
}

/** A line for each thing that is missing; nothing for a board that is whole. Not of what comes after a moment: of the record as it lies there. */
export function holesIn(game: Game): readonly Say[] {
  const calls = game.events.filter(({ type }) => type === 'call').length;
  const cards = game.events.filter(({ type }) => type === 'play').length;
  const unseen = game.events.reduce((sum, one) => sum + (one.type === 'gap' && one.in === 'play' ? one.missed : 0), 0);
  const end = game.events.find((event) => event.type === 'end');
  const hands = aboutHands(game);
  const invalid = game.notes.some(({ code }) => code === 'deal-invalid');
  if (calls === 0 && cards === 0 && unseen === 0 && !game.events.some(({ type }) => type === 'contract'))
    return [...hands, ...(hands[0]?.text === TEXTS.noDeal ? [] : [{ text: TEXTS.dealOnly }])];
  const says = [...hands];
  if (calls === 0) says.push({ text: TEXTS.noAuction });
  if (cards === 0 && unseen === 0 && end?.why === 'cutOff') says.push({ text: TEXTS.noPlay });
  else if (cards === 1 && end?.why === 'cutOff') says.push({ text: TEXTS.leadOnly });
  else if (cards < ALL && unseen === 0 && end?.why === 'cutOff')
    says.push({ text: TEXTS.unplayed, with: { count: cards } });
  if (unseen > 0 && !invalid) says.push({ text: TEXTS.unseen, with: { count: unseen } });
  return says;
}
