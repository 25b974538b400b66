// Law 45E: a card beyond one from each hand, found before both sides have played on (67A2).

import { isHonour } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { isComplete, winnerOf } from '../bridge/trick';
import { lho, rho } from '../bridge/types';
import type { FifthCard } from '../detect/defective-trick';
import type { Say, Text } from '../text';
import type { ArticleId, Option, Question, Ruling } from './law';
import { isDefender, option, ruling } from './option';
import { bothPlayedNext, YES_NO } from './revoke';

const MAJOR_HONOUR: Text = {
  nl: '{card} gaat uit de slag en wordt een grote strafkaart (50B: honneur).',
  en: '{card} leaves the trick and becomes a major penalty card (50B: honour).',
};
const MAJOR: Text = {
  nl: 'Met opzet gespeeld: {card} gaat uit de slag en wordt een grote strafkaart (50B).',
  en: 'Played deliberately: {card} leaves the trick and becomes a major penalty card (50B).',
};
const MINOR: Text = {
  nl: 'Per ongeluk, bijvoorbeeld gevallen: {card} gaat uit de slag en wordt een kleine strafkaart (50B).',
  en: 'By accident, for instance dropped: {card} leaves the trick and becomes a minor penalty card (50B).',
};
const BACK: Text = {
  nl: '{card} gaat terug, zonder verder gevolg (45E2). Leider en blinde krijgen nooit een strafkaart.',
  en: '{card} goes back and nothing more follows (45E2). Declarer and dummy never get a penalty card.',
};
const LEAD_ACCEPT: Text = {
  nl: 'Vindt de WL dat {seat} voorspeelde: {card} wordt geaccepteerd als voorspelen in slag {next} (53A).',
  en: 'If the director finds that {seat} was leading: {card} is accepted as the lead to trick {next} (53A).',
};
const LEAD_REFUSE: Text = {
  nl: 'Vindt de WL dat {seat} voorspeelde: niet geaccepteerd. {card} wordt een grote strafkaart (56).',
  en: 'If the director finds that {seat} was leading: not accepted. {card} becomes a major penalty card (56).',
};
const LEAD_BACK: Text = {
  nl: 'Vindt de WL dat {seat} voorspeelde: niet geaccepteerd. {card} gaat terug, zonder strafkaart (55B).',
  en: 'If the director finds that {seat} was leading: not accepted. {card} goes back, without a penalty card (55B).',
};
const LEAD_PROPER: Text = {
  nl: 'Vindt de WL dat {seat} voorspeelde: {seat} was aan slag, dus {card} is het voorspelen in slag {next} (44A).',
  en: 'If the director finds that {seat} was leading: {seat} was on lead, so {card} is the lead to trick {next} (44A).',
};
const DEFENDER: Text = {
  nl: '{card} van {seat} hoort niet in slag {trick}. De kaart wordt strafkaart, tenzij de WL vindt dat {seat} voorspeelde.',
  en: '{card} of {seat} does not belong in trick {trick}. It becomes a penalty card, unless the director finds that {seat} was leading.',
};
const DECLARER: Text = {
  nl: '{card} van {seat} hoort niet in slag {trick} en gaat terug, tenzij de WL vindt dat er werd voorgespeeld.',
  en: '{card} of {seat} does not belong in trick {trick} and goes back, unless the director finds that it was a lead.',
};
const NOT_COUNTED: Say = {
  text: {
    nl: 'Een vijfde kaart telt niet mee voor wie de slag wint.',
    en: 'A fifth card does not count for who wins the trick.',
  },
};
const ONE_SIDE: Say = {
  text: {
    nl: 'Nog niet beide partijen speelden in de volgende slag: de kaart gaat uit de slag volgens 45E (67A2).',
    en: 'Not both sides have played to the next trick: the card leaves the trick under 45E (67A2).',
  },
};
const LEAD: Text = {
  nl: 'Alleen de WL kan bepalen of {seat} wilde voorspelen (dan 53A en 56).',
  en: 'Only the director can decide whether {seat} meant to lead (then 53A and 56).',
};
const LEAD_DECLARER: Text = {
  nl: 'Alleen de WL kan bepalen of {seat} wilde voorspelen (dan 55).',
  en: 'Only the director can decide whether {seat} meant to lead (then 55).',
};
const PURPOSE: Text = {
  nl: 'Alleen de WL kan bepalen of {card} met opzet is gespeeld of per ongeluk.',
  en: 'Only the director can decide whether {card} was played deliberately or by accident.',
};
const TOGETHER: Text = {
  nl: 'Lagen beide kaarten van {seat} er tegelijk, dan geldt 58B2: {seat} wijst aan welke gespeeld is.',
  en: 'If both cards of {seat} came together, 58B2 applies: {seat} says which one was played.',
};

const askPurpose = ({ at, card }: FifthCard): Question => ({
  id: `deliberate:${at}`,
  say: {
    text: { nl: 'Is {card} met opzet gespeeld?', en: 'Was {card} played deliberately?' },
    with: { card: { card } },
  },
  values: YES_NO,
});
const askLead = ({ at, seat, card }: FifthCard): Question => ({
  id: `meantAsLead:${at}`,
  say: {
    text: {
      nl: 'Vond de WL dat {seat} met {card} wilde voorspelen?',
      en: 'Did the director find that {seat} meant to lead {card}?',
    },
    with: { seat: { seat }, card: { card } },
  },
  values: YES_NO,
});

type Choice = (
  id: string,
  chooser: Option['chooser'],
  text: Text,
  articles: readonly ArticleId[],
  effects: readonly Effect[],
) => Option;

/** As a fifth card: a defender's becomes a penalty card, declarer's goes back. */
function asExtra(found: FifthCard, now: TableState, choice: Choice, out: Effect): readonly Option[] {
  const { seat, card } = found;
  if (isDefender(now, seat) !== true) return [choice('back', 'director', BACK, ['45E2', '48A'], [out])];
  const penalty = (size: 'major' | 'minor'): Effect => ({
    type: 'restrict',
    restriction: { type: 'penaltyCard', seat, card, size },
  });
  if (isHonour(card))
    return [choice('penaltyCard', 'director', MAJOR_HONOUR, ['45E1', '50B'], [out, penalty('major')])];
  const purpose = now.answers[askPurpose(found).id];
  return [
    ...(purpose === 'no' ? [] : [choice('deliberate', 'director', MAJOR, ['45E1', '50B'], [out, penalty('major')])]),
    ...(purpose === 'yes' ? [] : [choice('accident', 'director', MINOR, ['45E1', '50B'], [out, penalty('minor')])]),
  ];
}

/** As a lead: in turn, or out of turn and then accepted or not. Not once the next trick has begun with another card. */
function asLead(found: FifthCard, now: TableState, choice: Choice, out: Effect): readonly Option[] {
  const { seat, card, trick } = found;
  const { contract } = now;
  const running = now.tricks[trick - 1];
  const next = now.tricks[trick];
  if (contract === null || running === undefined || !isComplete(running)) return [];
  if (next !== undefined && next.plays[0]?.card !== card) return [];
  const due = winnerOf(running, contract.strain) ?? (next === undefined ? now.turn : null);
  const leads: Effect = { type: 'asLead', trick, seat, card };
  const { declarer } = contract;
  if (due === seat) return [choice('lead', 'director', LEAD_PROPER, ['44A'], [leads])];
  if (isDefender(now, seat) === true) {
    const penalty: Effect = { type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: 'major' } };
    return [
      choice('lead:accept', [declarer], LEAD_ACCEPT, ['53A'], [leads]),
      choice('lead:refuse', [declarer], LEAD_REFUSE, ['56', '50D2'], [out, penalty]),
    ];
  }
  const defenders = [lho(declarer), rho(declarer)];
  return [
    choice('lead:accept', defenders, LEAD_ACCEPT, ['53A', '55A'], [leads]),
    choice('lead:refuse', defenders, LEAD_BACK, ['55A', '55B'], [out]),
  ];
}

/** Law 45E on a card too many; null once it is for law 67B. */
export function fifthCard(found: FifthCard, now: TableState): Ruling | null {
  if (now.contract === null || bothPlayedNext(now, found.trick)) return null;
  const { seat, card, trick } = found;
  const blanks = { seat: { seat }, card: { card }, trick, next: trick + 1 };
  const defends = isDefender(now, seat) === true;
  const out: Effect = { type: 'returnToHand', trick, seat, card };
  const choice: Choice = (id, chooser, text, articles, effects) =>
    option(id, chooser, { text, with: blanks }, articles, { effects });
  const lead = now.answers[askLead(found).id];
  const leads = asLead(found, now, choice, out);
  const options = [
    ...(lead === 'yes' && leads.length > 0 ? [] : asExtra(found, now, choice, out)),
    ...(lead === 'no' ? [] : leads),
  ];
  const low = defends && !isHonour(card);
  const playedOn = now.tricks.length > trick;
  const other = now.tricks[trick - 1]?.plays.some((play) => play?.seat === seat) === true;
  const leadArticles: readonly ArticleId[] = leads.length === 0 ? [] : leads.flatMap((one) => one.articles);
  return ruling(
    45,
    [
      ...(playedOn ? (['67A', '67A2'] as const) : []),
      ...(defends ? (['45E1', '50B'] as const) : (['45E2', '48A'] as const)),
      ...leadArticles,
    ],
    { text: defends ? DEFENDER : DECLARER, with: blanks },
    {
      why: [...(playedOn ? [ONE_SIDE] : []), NOT_COUNTED],
      ask: [...(leads.length > 0 ? [askLead(found)] : []), ...(low ? [askPurpose(found)] : [])],
      options,
      director: [
        { text: defends ? LEAD : LEAD_DECLARER, with: blanks },
        ...(low ? [{ text: PURPOSE, with: blanks }] : []),
        ...(defends && other ? [{ text: TOGETHER, with: blanks }] : []),
      ],
      settled: false,
    },
  );
}
