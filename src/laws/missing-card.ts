// Law 14: a card that was missing and nobody has one too many.
import type { TableState } from '../bridge/table';
import { partner, SEATS } from '../bridge/types';
import type { WrongCardCount } from '../detect/card-count';
import type { FoundCard } from '../detect/found-card';
import type { Say, Text } from '../text';
import { askPlayed, askSeen, backToHand, heldAfterAll, sizeByAccident, wasPlayed } from './card-always-held';
import type { ArticleId, Option, Ruling } from './law';
import { isDefender, option, ruling } from './option';

const BEFORE_LEAD: Text = {
  nl: '{card} gaat naar de hand van {seat}. Het bieden en spelen gaat door alsof de kaart er steeds was (14A).',
  en: '{card} goes to the hand of {seat}. Auction and play go on as if it had always been there (14A).',
};
const TO_HAND: Text = {
  nl: '{card} gaat terug in de hand van {seat} en geldt als steeds aanwezig (14B2, 14B4).',
  en: '{card} goes back to the hand of {seat} and counts as always there (14B2, 14B4).',
};
const IF_NOT_PLAYED: Text = {
  nl: 'Was {card} van {seat} nog niet gespeeld? Dan gaat de kaart terug in de hand en geldt als steeds aanwezig (14B2, 14B4).',
  en: 'Had {card} of {seat} not been played yet? Then it goes back to the hand and counts as always there (14B2, 14B4).',
};
const UNSEEN: Text = {
  nl: '{partner} kon {card} niet zien: geen strafkaart.',
  en: '{partner} could not see {card}: no penalty card.',
};
const OWN: Text = {
  nl: 'Leider en blinde krijgen nooit een strafkaart: {card} gaat gewoon terug (48A).',
  en: 'Declarer and dummy never get a penalty card: {card} simply goes back (48A).',
};
const SEEN_MAJOR: Text = {
  nl: '{partner} kon {card} zien: een grote strafkaart (14B4, 50B).',
  en: '{partner} could see {card}: a major penalty card (14B4, 50B).',
};
const SEEN_MINOR: Text = {
  nl: '{partner} kon {card} zien: een kleine strafkaart (14B4, 50B).',
  en: '{partner} could see {card}: a minor penalty card (14B4, 50B).',
};
const INFORMATION: Text = {
  nl: 'Dat {card} is teruggelegd mag {partner} niet gebruiken. Of dat gebeurde, bepaalt de WL (14C, 16B).',
  en: 'That {card} was put back may not be used by {partner}. Whether it was is for the director (14C, 16B).',
};

/** Law 14 on a card that was found outside the tricks and had not been played. */
export function foundElsewhere(found: FoundCard, now: TableState): Ruling | null {
  const played = wasPlayed(found, now);
  if (found.trick !== null || played === true || (now.contract === null && now.phase !== 'auction')) return null;
  const { at, seat, card } = found;
  const blanks = { seat: { seat }, card: { card }, partner: { seat: partner(seat) } };
  const back = { type: 'toHand', seat, card } as const;
  const askWhether = found.played === null ? [askPlayed(found)] : [];
  if (!found.begun)
    return ruling(
      14,
      ['14A'],
      { text: BEFORE_LEAD, with: blanks },
      { ask: askWhether, effects: [back], settled: played !== null },
    );
  const defends = isDefender(now, seat) === true;
  const ask = askSeen(at, seat, card);
  const answer = defends ? now.answers[ask.id] : 'no';
  const held = heldAfterAll(now, seat, card, 0);
  const own = { id: 'back', value: 'no', text: OWN, articles: ['14B2', '48A'] } as const;
  const ways: readonly { id: string; value: string; text: Text; articles: readonly ArticleId[] }[] = [
    defends ? { id: 'unseen', value: 'no', text: UNSEEN, articles: ['14B2'] } : own,
    {
      id: 'seen',
      value: 'yes',
      text: sizeByAccident(card) === 'major' ? SEEN_MAJOR : SEEN_MINOR,
      articles: ['14B4', '50B'],
    },
  ];
  const options = ways
    .filter((way) => answer === undefined || way.value === answer)
    .map(({ id, value, text, articles }): Option => {
      const effects = [...backToHand(now, back, seat, card, value === 'yes'), ...held.effects];
      return option(id, 'director', { text, with: blanks }, articles, { effects });
    });
  return ruling(
    14,
    ['14B', '14B2', '14B4', ...held.articles, '14C'],
    { text: played === null ? IF_NOT_PLAYED : TO_HAND, with: blanks },
    {
      why: held.why,
      ask: [...askWhether, ...(defends ? [ask] : [])],
      options,
      director: [{ text: INFORMATION, with: blanks }],
      settled: played !== null && answer !== undefined && held.settled,
    },
  );
}

const SEARCH: Text = {
  nl: 'Er ontbreekt een kaart bij {seats}. De WL laat zoeken: bij de gespeelde kaarten geldt 67 (14B1), elders gaat hij terug in de hand (14B2).',
  en: 'A card of {seats} is missing. The director has it looked for: among the played cards law 67 applies (14B1), elsewhere it goes back to the hand (14B2).',
};
const SEARCH_EARLY: Text = {
  nl: 'Er ontbreekt een kaart bij {seats}. De WL laat zoeken en legt hem terug in de hand (14A).',
  en: 'A card of {seats} is missing. The director has it looked for and puts it back in the hand (14A).',
};
const NOT_FOUND: Say = {
  text: {
    nl: 'Is de kaart niet te vinden, dan stelt de WL vast welke het was en komt er een nieuw spel kaarten (14B3).',
    en: 'If the card cannot be found, the director establishes which it was and takes another pack (14B3).',
  },
};

/** Law 14 on hands of which some are a card short and none has one too many. */
export function handShort(found: WrongCardCount, now: TableState): Ruling | null {
  const short = SEATS.filter((seat) => found.counts[seat] < 13);
  if (short.length === 0 || SEATS.some((seat) => found.counts[seat] > 13)) return null;
  const begun = now.tricks.length > 0;
  return ruling(
    14,
    begun ? ['14B', '14B1', '14B2', '14B3', '14B4'] : ['14A'],
    { text: begun ? SEARCH : SEARCH_EARLY, with: { seats: { seats: short } } },
    { director: begun ? [NOT_FOUND] : [], settled: false },
  );
}
