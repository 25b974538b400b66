// Law 62: a revoke that is put right, the card that goes back, and the cards that may follow it.
import { suitOf } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { penaltyCards } from '../bridge/restrictions';
import type { Play, TableState } from '../bridge/table';
import { partner, side } from '../bridge/types';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Revoke } from '../detect/revoke';
import type { Say, Text } from '../text';
import type { ArticleId, Option, Ruling } from './law';
import { handOf, isDefender, option, playsAfter, ruling, tableAfter } from './option';
import { bothSidesRevoked, establishment, LAST_REVOKE_TRICK, type RevokeFact, revokeFact } from './revoke';
import { facedUp, followed, takenBack } from './revoke-followers';
import { askReturned, isBack } from './revoke-trick-12';
import { articleOf, CHECK_RECORD, sayAsking, sayRevoke } from './revoke-words';

/** The card that the seat played in place of the revoke; null until it has. */
const substitute = ({ seat, trick, at }: RevokeFact, now: TableState): Play | null =>
  now.tricks[trick - 1]?.plays.find((play) => play?.seat === seat && play.at !== at) ?? null;

/** What the correction does to the table. In trick 12 the last trick is played anew (62D1), unless it was played after the correction. */
function correction(fact: RevokeFact, now: TableState): readonly Effect[] {
  const { seat, trick, demand } = fact;
  const last = trick === LAST_REVOKE_TRICK ? (now.tricks[trick]?.plays ?? []) : [];
  const corrected = substitute(fact, now)?.n ?? Number.POSITIVE_INFINITY;
  const again = [...last].reverse().flatMap((play): readonly Effect[] => {
    if (play === null || play.n > corrected) return [];
    return [{ type: 'returnToHand', trick: trick + 1, seat: play.seat, card: play.card }];
  });
  const restricted: readonly Effect[] = demand === null ? [] : [{ type: 'restrict', restriction: demand }];
  const before = tableAfter(now, again);
  const leads: readonly Effect[] = demand?.type === 'lead' ? [{ type: 'turn', seat }] : [];
  return [...again, ...takenBack(before, fact, trick), ...restricted, ...facedUp(now, fact), ...leads];
}

const CORRECT: Text = {
  nl: '{seat} neemt {card} terug en speelt een kaart die wel mag. {card} gaat terug in de hand: er komt geen strafkaart.',
  en: '{seat} takes {card} back and plays a card that is allowed. {card} goes back to the hand: there is no penalty card.',
};
const CORRECT_PENALTY: Text = {
  nl: '{seat} neemt {card} terug en speelt een kaart die wel mag. {card} wordt een grote strafkaart.',
  en: '{seat} takes {card} back and plays a card that is allowed. {card} becomes a major penalty card.',
};
const CORRECT_OPEN: Text = {
  nl: '{seat} neemt {card} terug en speelt een kaart die wel mag. {card} lag al open en blijft strafkaart.',
  en: '{seat} takes {card} back and plays a card that is allowed. {card} already lay open and stays a penalty card.',
};
const PLAYS: Text = { nl: '{seat} speelt {cards}.', en: '{seat} plays {cards}.' };
const PLAYS_SUIT: Text = {
  nl: '{seat} speelt een kaart in {suit}. Welke kaarten dat zijn, is niet bekend.',
  en: '{seat} plays a card of {suit}. Which cards those are is not known.',
};
const COMPLIES: Text = {
  nl: '{seat} speelt een kaart die aan de eis of het verbod voldoet. Welke kaarten dat zijn, is niet bekend.',
  en: '{seat} plays a card that complies with the demand or ban. Which cards those are is not known.',
};

function replacement(fact: RevokeFact, now: TableState, effects: readonly Effect[]): Option {
  const { seat, suit } = fact;
  const replaced = substitute(fact, now) !== null;
  const plays = replaced ? null : playsAfter(now, effects, seat);
  // Of a hidden hand the penalty cards are known, and one that follows suit must be played (50D1a).
  const open = penaltyCards(now, seat).filter((one) => one.size === 'major' && suitOf(one.card) === suit);
  const cards = plays?.cards ?? (replaced || open.length === 0 ? null : open.map((one) => one.card));
  const text = cards !== null ? PLAYS : suit !== null ? PLAYS_SUIT : COMPLIES;
  const say = {
    text,
    with: {
      seat: { seat },
      ...(cards === null ? {} : { cards: { cards } }),
      ...(suit === null ? {} : { suit: { suit } }),
    },
  };
  return option('correct', [handOf(now, seat)], say, ['62A', '44C'], {
    plays: plays === null || cards === null ? plays : { seat, cards },
  });
}

const BOTH: Say = {
  text: {
    nl: 'Beide partijen verzaakten in deze slag en pas één partij heeft verder gespeeld. Beide herstellen (62C3); er gaan geen slagen over (64B8).',
    en: 'Both sides revoked in this trick and only one side has played on. Both put it right (62C3); no tricks go over (64B8).',
  },
};
const LAST_TRICKS: Say = {
  text: {
    nl: 'In slag 12 wordt altijd hersteld zolang niet alle vier handen terug in het bord zijn, ook als de verzaking vaststaat (62D1). Er gaan geen slagen over (64B6).',
    en: 'In trick 12 a revoke is always corrected until all four hands are back in the board, also when it is established (62D1). No tricks go over (64B6).',
  },
};
const PARTNER_SAW: Text = {
  nl: 'Alleen de WL kan bepalen of {partner} zijn kaart koos door wat hij van {seat} zag (62D2, 16C).',
  en: 'Only the director can decide whether {partner} chose his card because of what he saw of {seat} (62D2, 16C).',
};
const INFORMATION: Text = {
  nl: 'Wat {side} weet door de teruggenomen kaart is voor die partij ongeoorloofd. Of dat is gebruikt, bepaalt de WL (16C).',
  en: 'What {side} knows from the card taken back is unauthorised for that side. Whether it was used is for the director (16C).',
};
const LED_ON: Say = {
  text: {
    nl: 'Op deze kaart is al bijgespeeld. Alleen de WL kan bepalen welke kaarten teruggaan.',
    en: 'Other cards have been played to this lead. Only the director can decide which cards go back.',
  },
};

/** Law 62 on a revoke: one that is not established, one in trick 12, or one of both sides in the same trick. */
export function correctedRevoke(found: Revoke | FailedRestriction, now: TableState): Ruling | null {
  const fact = revokeFact(found, now);
  if (fact === null || now.contract === null) return null;
  const { seat, card, trick } = fact;
  const last = trick === LAST_REVOKE_TRICK;
  const both = bothSidesRevoked(fact, now);
  const state = establishment(fact, now);
  if (last ? isBack(fact, now) === 'yes' : !both && state.state !== 'no') return null;
  // A forbidden lead to which others have played would leave a trick without its lead.
  const ledOn = fact.demand?.type === 'lead' && !fact.withdrawn && (now.tricks[trick - 1]?.plays.length ?? 0) > 1;
  const effects = ledOn ? [] : correction(fact, now);
  const after = ledOn || both ? { options: [], why: [], articles: [] } : followed(fact, now, effects);
  const defends = isDefender(now, seat) === true;
  const text = !defends ? CORRECT : fact.faced === null ? CORRECT_PENALTY : CORRECT_OPEN;
  const partnerPlay = now.tricks[trick - 1]?.plays.find((play) => play?.seat === partner(seat));
  const partnerSaw = last && defends && (partnerPlay === undefined || partnerPlay === null || partnerPlay.n > fact.n);
  const ask = last && now.phase === 'over' ? [askReturned(fact)] : state.state === 'no' ? state.ask : [];
  const articles: ArticleId[] = [
    ...(fact.suit === null ? (['61A', ...articleOf(fact.demand)] as const) : (['44C', '61A'] as const)),
    '47B',
    ...(both ? (['62C3', '64B8'] as const) : []),
    ...(last ? (['62D1', '64B6'] as const) : []),
    '62A',
    ...(defends && fact.faced === null ? (['62B1', '50B'] as const) : (['62B2'] as const)),
    ...(partnerSaw ? (['62D2', '16C'] as const) : []),
    ...(defends ? [] : (['61B2', '42B1'] as const)),
    ...after.articles,
  ];
  return ruling(
    62,
    articles,
    { text, with: { seat: { seat }, card: { card } } },
    {
      why: [
        sayRevoke(fact),
        ...(both ? [BOTH] : []),
        ...(last ? [LAST_TRICKS] : []),
        ...after.why,
        ...(fact.suit === null ? [] : [sayAsking(fact, defends)]),
        ...(fact.certain ? [] : [CHECK_RECORD]),
      ],
      ask,
      effects,
      options: ledOn ? [] : [replacement(fact, now, effects), ...after.options],
      director: [
        ...(ledOn ? [LED_ON] : []),
        ...(partnerSaw ? [{ text: PARTNER_SAW, with: { seat: { seat }, partner: { seat: partner(seat) } } }] : []),
        { text: INFORMATION, with: { side: { side: side(seat) } } },
      ],
      settled: fact.certain && !ledOn && !both && (!last || isBack(fact, now) !== 'unknown'),
    },
  );
}
