// A card played or led before its turn while a trick ran: which part of law 57 speaks, also of simultaneous play (58A).
import type { TableState } from '../bridge/table';
import { EMPTY_TRICK, leadOf } from '../bridge/trick';
import { partner, type Seat, sameSide, side } from '../bridge/types';
import type { Say } from '../text';
import { couldHaveKnown, damageByCard, joined } from './follow-up';
import type { ArticleId, Question, Ruling } from './law';
import { acceptedBy, askOwnLead } from './lead-out-of-turn';
import { askMisled, becamePenalty, becomesPenalty, ENDED, isMisled, LOOK, misledRuling, playedOn } from './misplay';
import { isDefender, ruling } from './option';
import { demands } from './premature-demands';
import {
  fromBothHands,
  ledAhead,
  leftShort,
  type Premature,
  type PrematureFound,
  playedBefore,
  premature,
  toldInTrick,
} from './premature-fact';
import { leadAhead } from './premature-lead';
import { atProperTurn } from './premature-turn';
import { bothPlayedNext, YES_NO } from './revoke';

const SAYS = {
  demand: {
    nl: '{seat} speelde {card} vóór {partner}. {card} wordt een grote strafkaart. {declarer} kiest één van de mogelijkheden voor de kaart van {partner} in slag {trick}.',
    en: '{seat} played {card} before {partner}. {card} becomes a major penalty card. {declarer} chooses one of the options for the card of {partner} in trick {trick}.',
  },
  became: {
    nl: '{seat} speelde {card} te vroeg in slag {trick}. {card} werd een grote strafkaart.',
    en: '{seat} played {card} too soon in trick {trick}. {card} became a major penalty card.',
  },
  both: {
    nl: 'De leider had al uit beide handen gespeeld. {card} blijft gespeeld en de leider kan niets eisen. {partner} speelt vrij.',
    en: 'Declarer had played from both hands. {card} stays played and declarer can demand nothing. {partner} plays freely.',
  },
  dummy: {
    nl: 'De blinde pakte eerst zelf een kaart of wees er een aan. {card} blijft gespeeld en de leider kan niets eisen. {partner} speelt vrij.',
    en: 'Dummy had taken a card or pointed at one first. {card} stays played and declarer can demand nothing. {partner} plays freely.',
  },
  declarer: {
    nl: '{due} was aan de beurt, maar {card} van {seat} is gespeeld. Mag de kaart in deze slag, dan blijft hij liggen.',
    en: 'It was the turn of {due}, but {card} of {seat} is played. If it is legal in this trick it stays.',
  },
  next: { nl: '{due} speelt nu.', en: '{due} plays now.' },
  short: {
    nl: '{seat} speelde {card} terwijl {due} aan de beurt was, en daarna is slag {trick} niet compleet gemaakt. Daarvoor geldt artikel 67.',
    en: '{seat} played {card} at the turn of {due}, and then trick {trick} was left a card short. Law 67 is about that.',
  },
  unseen: {
    nl: 'Niet elke kaart van slag {trick} is gezien. Of {seat} te vroeg speelde, is daarom niet zeker. Hier moet de WL naar kijken.',
    en: 'Not every card of trick {trick} was seen, so whether {seat} played too soon is not certain. The director must look at this.',
  },
  nothing: {
    nl: 'Niets eisen staat niet in de wet. Een mogelijkheid zonder effect kiezen mag wel.',
    en: 'Demanding nothing is not in the law. An option without effect may be chosen.',
  },
  stays: {
    nl: '{card} blijft liggen. {seat} speelt die kaart zodra het mag (50D1a).',
    en: '{card} stays on the table. {seat} plays it as soon as it may be played (50D1a).',
  },
  single: {
    nl: 'Heeft de blinde maar één kaart die kan? Dan geldt die niet vanzelf als gespeeld (57C1).',
    en: 'Has dummy only one card that can be played? Then it does not count as played by itself (57C1).',
  },
  info: {
    nl: 'Of {partner} iets mag doen met wat de te vroege kaart vertelt, beoordeelt de WL (16).',
    en: 'Whether {partner} may use what the premature card told is for the director (16).',
  },
  damage: {
    nl: 'Wees de blinde op een speelwijze en leden de tegenspelers schade, dan geeft de WL na afloop een arbitrale score (45F, 12).',
    en: 'If dummy suggested a play and the defenders were damaged, the director adjusts the score afterwards (45F, 12).',
  },
} as const;

const askDummyActed = (at: string): Question => ({
  id: `dummyActed:${at}`,
  say: {
    text: {
      nl: 'Pakte de blinde eerst uit zichzelf een kaart, of wees hij er een aan?',
      en: 'Had dummy taken a card unasked, or pointed at one, before that?',
    },
  },
  values: YES_NO,
});

/** Dummy acted in the trick before the card came (57C2), as reported or answered. */
const dummyActed = (fact: Premature, now: TableState, dummy: Seat): boolean =>
  toldInTrick(fact, now, (what) => what.type === 'interference' && what.by === dummy) ||
  now.answers[askDummyActed(fact.at).id] === 'yes';

/** The card is a penalty card by now, or was one. */
function afterwards({ seat, card, trick }: PrematureFound, law: number, first: readonly ArticleId[]): Ruling {
  return ruling(
    law,
    [...first, '57', '50B', '50D', '72C', '12C1'],
    { text: SAYS.became, with: { seat: { seat }, card: { card }, trick } },
    { director: [couldHaveKnown, damageByCard(side(seat))] },
  );
}

/** 53B: whoever was on lead and plays after a lead out of turn may have led; only when people say that he followed he was too early. */
function perhapsOwnLead(fact: Premature, now: TableState): boolean {
  const lead = leadOf(now.tricks[fact.running - 1] ?? EMPTY_TRICK);
  return lead?.due === fact.seat && now.answers[askOwnLead(fact.play).id] !== 'no';
}

/** Law 60A1: declarer's side played on to a premature card that it could have had put right. */
export function lapsed(fact: Premature, now: TableState): boolean {
  if (isDefender(now, fact.seat) !== true || perhapsOwnLead(fact, now) || leftShort(fact, now)) return false;
  const nothing = !playedBefore(fact, now, partner(fact.seat)) && fromBothHands(fact, now);
  return !nothing && !ledAhead(fact, now) && playedOn(fact) !== null;
}

/** Partner led out of turn, and nobody who may has accepted that: declarer's rights over that lead come first (60C). */
function afterOpenLead(fact: Premature, now: TableState): boolean {
  const trick = now.tricks[fact.running - 1] ?? EMPTY_TRICK;
  const lead = leadOf(trick);
  if (lead?.due === undefined || lead.seat !== partner(fact.seat)) return false;
  if (trick.plays.some((play) => play !== null && play.n < fact.play.n && !sameSide(play.seat, fact.seat)))
    return false;
  return acceptedBy({ seat: lead.seat, play: lead }, true, now) === null;
}

/**
 * Law 57 about one card. `first`: articles that lead to it (58A). Null where the card went back, where the right to have it put right is gone (60A1), or
 * where it may have been the proper lead (53B).
 */
export function prematureRuling(
  found: PrematureFound,
  now: TableState,
  law: number,
  first: readonly ArticleId[] = [],
): Ruling | null {
  const fact = premature(found, now);
  if (fact === null) return becamePenalty(found, now) ? afterwards(found, law, first) : null;
  if (now.contract === null || perhapsOwnLead(fact, now) || lapsed(fact, now)) return null;
  const { seat, card, due, running } = fact;
  const { declarer } = now.contract;
  const values = {
    seat: { seat },
    card: { card },
    due: { seat: due },
    partner: { seat: partner(seat) },
    declarer: { seat: declarer },
    trick: running,
  };
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const rule = (articles: readonly ArticleId[], what: Say, rest: Parameters<typeof ruling>[3]): Ruling =>
    ruling(law, [...first, ...articles], what, rest);
  if (leftShort(fact, now)) return rule(['57', bothPlayedNext(now, running) ? '67B1' : '67A1'], say('short'), {});
  if (isDefender(now, seat) === false) {
    const played: ArticleId = seat === declarer ? '45C2' : '45C4a';
    const opening = leadOf(now.tricks[running - 1] ?? EMPTY_TRICK);
    // After an opening lead of the wrong defender that was accepted, the second card should have come from declarer's own hand.
    const accepted = running === 1 && opening?.due !== undefined && due === declarer;
    const waits = now.phase === 'play' && now.turn === due && now.tricks.length === running;
    const what = waits ? joined(say('declarer'), say('next')) : say('declarer');
    return rule(accepted ? ['54B2', '62', '48A'] : ['57C3', played, '48A'], what, {});
  }
  if (isMisled(found, now)) return misledRuling(found, now);
  if (now.tricks[running - 1]?.plays.includes(null)) return rule(['57'], say('unseen'), { settled: false });
  if (afterOpenLead(fact, now)) return rule(['60C', '53', '57'], LOOK, { settled: false });
  if (ledAhead(fact, now)) return leadAhead(fact, now);
  if (playedBefore(fact, now, partner(seat))) return atProperTurn(fact, now, rule);
  const acted = askDummyActed(fact.at);
  const dummy = partner(declarer);
  if (fromBothHands(fact, now)) return rule(['57C1', '45C4a', '16'], say('both'), { director: [say('info')] });
  if (dummyActed(fact, now, dummy))
    return rule(['57C2', '45F', '16'], say('dummy'), { ask: [acted], director: [say('damage'), say('info')] });
  if (fact.later.length > 0) return rule(['57A', '60C'], LOOK, { settled: false });
  if (now.phase === 'over') return rule(['57A'], ENDED, { settled: false });
  const effects = becomesPenalty(fact);
  const options = demands(fact, now, effects);
  const single: readonly ArticleId[] = playedBefore(fact, now, dummy) ? [] : ['57C1', '45B'];
  return rule(['57A', ...options.flatMap((one) => one.articles), ...single, '50B', '50D', '49'], say('demand'), {
    why: [say('nothing'), say('stays'), ...(single.length > 0 ? [say('single')] : [])],
    ask: [acted, askMisled(fact)],
    effects,
    options,
    director: [couldHaveKnown, damageByCard(side(seat))],
  });
}
