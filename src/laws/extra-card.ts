// Laws 67A2, 67B2, 67B3: more than one card of a hand in a trick, or a played card that lay elsewhere.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import type { Card, Seat } from '../bridge/types';
import type { FifthCard } from '../detect/defective-trick';
import type { FoundCard } from '../detect/found-card';
import type { SeveralCards } from '../detect/simultaneous';
import type { Say, Text } from '../text';
import { askPlayed, askSeen, backToHand, heldAfterAll, sizeByAccident, wasPlayed } from './card-always-held';
import type { ArticleId, Option, Ruling } from './law';
import { isDefender, option, ruling } from './option';
import { bothPlayedNext } from './revoke';

const BACK: Text = {
  nl: 'In slag {trick} lag een kaart van {seat} te veel. De kaart die te zien was blijft liggen; {card} gaat terug in de hand (67B2a).',
  en: 'In trick {trick} there was a card of {seat} too many. The card that was seen stays; {card} goes back to the hand (67B2a).',
};
const BACK_EARLY: Text = {
  nl: 'In slag {trick} lag een kaart van {seat} te veel. {card} gaat terug in de hand (67A2).',
  en: 'In trick {trick} there was a card of {seat} too many. {card} goes back to the hand (67A2).',
};
const EARLY: Say = {
  text: {
    nl: 'Nog niet beide partijen speelden in de volgende slag. Daarom geldt de regel voor een vijfde kaart (45E) of voor meer kaarten tegelijk (58B).',
    en: 'Not both sides have played to the next trick. So the rule for a fifth card (45E) or for several cards at once (58B) applies.',
  },
};
const WHICH_EARLY: Text = {
  nl: 'Alleen de WL kan bepalen of de kaarten van {seat} tegelijk lagen, en of er meer dan één te zien was. Dan wijst {seat} aan welke gespeeld is (58B2).',
  en: 'Only the director can establish whether the cards of {seat} came together, and whether more than one was visible. Then {seat} says which one was played (58B2).',
};
const WINNER: Say = {
  text: {
    nl: 'Beide partijen speelden al in de volgende slag. De slag houdt zijn winnaar (67B2a).',
    en: 'Both sides have played to the next trick. The trick keeps its winner (67B2a).',
  },
};
const WHICH: Text = {
  nl: 'Alleen de WL kan bepalen welke kaart van {seat} zichtbaar was. Is dat niet meer te zeggen, dan blijft de hoogste kaart liggen die daar mocht.',
  en: 'Only the director can decide which card of {seat} was visible. If that cannot be told, the highest card allowed there stays.',
};
const HIDDEN: Text = {
  nl: '{card} was niet getoond en gaat terug zonder strafkaart.',
  en: '{card} had not been shown and goes back without a penalty card.',
};
const OWN: Text = {
  nl: '{card} gaat terug. Leider en blinde krijgen nooit een strafkaart (48A).',
  en: '{card} goes back. Declarer and dummy never get a penalty card (48A).',
};
const SHOWN_MAJOR: Text = {
  nl: '{card} was al getoond en wordt een grote strafkaart (50B: honneur).',
  en: '{card} had been shown and becomes a major penalty card (50B: honour).',
};
const SHOWN_MINOR: Text = {
  nl: '{card} was al getoond en wordt een kleine strafkaart (50B: geen honneur).',
  en: '{card} had been shown and becomes a minor penalty card (50B: no honour).',
};

interface Extra {
  at: string;
  seat: Seat;
  card: Card;
  trick: number;
  back: Effect;
  also: readonly ArticleId[];
}

type Way = { id: string; value: string; text: Text; articles: readonly ArticleId[] };

/** What can follow for the card: declarer's side takes it back, a defender also where partner could not see it. */
function waysOf({ card }: Extra, defends: boolean, late: boolean): readonly Way[] {
  const back: readonly ArticleId[] = late ? ['67B2a'] : ['67A2', '58B1'];
  if (!defends)
    return [{ id: 'back', value: 'no', text: OWN, articles: late ? ['67B2a', '48A'] : ['67A2', '45E2', '48A'] }];
  const shown: readonly ArticleId[] = late ? ['67B2a'] : ['67A2', '45E1', '58B2'];
  return [
    { id: 'hidden', value: 'no', text: HIDDEN, articles: back },
    {
      id: 'shown',
      value: 'yes',
      text: sizeByAccident(card) === 'major' ? SHOWN_MAJOR : SHOWN_MINOR,
      articles: [...shown, '50', '50B'],
    },
  ];
}

function tooMany(extra: Extra, now: TableState): Ruling {
  const { at, seat, card, trick, back, also } = extra;
  const late = bothPlayedNext(now, trick);
  const defends = isDefender(now, seat) === true;
  const ask = askSeen(at, seat, card);
  const answer = defends ? now.answers[ask.id] : 'no';
  const held = heldAfterAll(now, seat, card, trick);
  const open = waysOf(extra, defends, late).filter((way) => answer === undefined || way.value === answer);
  const options = open.map(({ id, value, text, articles }): Option => {
    const effects = [...backToHand(now, back, seat, card, value === 'yes'), ...held.effects];
    return option(id, 'director', { text, with: { card: { card } } }, articles, { effects });
  });
  const blanks = { seat: { seat }, card: { card }, trick };
  const articles: readonly ArticleId[] = late
    ? [...also, '67B', '67B2', '67B2a', ...(defends ? (['50'] as const) : []), '67B2b', ...held.articles]
    : ['67A', '67A2', defends ? '45E1' : '45E2', '58B', ...(defends ? (['50'] as const) : [])];
  return ruling(
    67,
    articles,
    { text: late ? BACK : BACK_EARLY, with: blanks },
    {
      why: late ? [WINNER, ...held.why] : [EARLY],
      ask: defends ? [ask] : [],
      options,
      director: [{ text: late ? WHICH : WHICH_EARLY, with: blanks }],
      settled: false,
    },
  );
}

/** Law 67B2 on a card too many that the log shows. Silent while 45E or 58B still applies (67A2). */
export function extraCard(found: FifthCard, now: TableState): Ruling | null {
  if (now.contract === null || !bothPlayedNext(now, found.trick)) return null;
  const { at, seat, card, trick } = found;
  return tooMany({ at, seat, card, trick, back: { type: 'returnToHand', trick, seat, card }, also: [] }, now);
}

/** Law 58B4: cards put down together are for law 67 once both sides have played on. */
export function extraCards(found: SeveralCards, now: TableState): Ruling | null {
  if (now.contract === null || !bothPlayedNext(now, found.trick)) return null;
  const { at, seat, trick } = found;
  const stays = now.tricks[trick - 1]?.plays.find((play) => play?.seat === seat)?.card;
  const card = found.cards.find((one) => one !== stays);
  if (card === undefined) return null;
  return tooMany({ at, seat, card, trick, back: { type: 'returnToHand', trick, seat, card }, also: ['58B4'] }, now);
}

const LAID_BACK: Text = {
  nl: '{card} van {seat} was al gespeeld en lag alleen niet bij de slagen. De kaart komt op zijn plaats terug: geen rechtzetting (67B3).',
  en: '{card} of {seat} had been played and only did not lie among the tricks. It goes back to its place: no rectification (67B3).',
};
const IF_PLAYED: Text = {
  nl: 'Was {card} van {seat} al gespeeld? Dan komt de kaart op zijn plaats bij de slagen terug: geen rechtzetting (67B3).',
  en: 'Had {card} of {seat} been played? Then it goes back to its place among the tricks: no rectification (67B3).',
};
const TWICE: Text = {
  nl: 'Is {card} daarna nog eens gespeeld en is dat niet meer te herstellen, dan geeft de WL een arbitrale score (67B3, 12C1).',
  en: 'If {card} was played once more and that can no longer be put right, the director adjusts the score (67B3, 12C1).',
};

/** Law 67 on a card that was found: one too many in a trick (67A2, 67B2), or one that had been played (67B3). */
export function foundInTrick(found: FoundCard, now: TableState): Ruling | null {
  if (now.contract === null) return null;
  const { at, seat, card, trick } = found;
  if (trick !== null)
    return tooMany({ at, seat, card, trick, back: { type: 'toHand', seat, card }, also: ['58B4'] }, now);
  const played = wasPlayed(found, now);
  if (played === false) return null;
  const blanks = { seat: { seat }, card: { card } };
  return ruling(
    67,
    ['14B1', '67B', '67B3', '12C1'],
    { text: played === null ? IF_PLAYED : LAID_BACK, with: blanks },
    {
      ask: found.played === null ? [askPlayed(found)] : [],
      director: [{ text: TWICE, with: blanks }],
      settled: played !== null,
    },
  );
}
