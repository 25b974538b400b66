// Law 56: a lead out of turn by a defender.
import type { TableState } from '../bridge/table';
import { lho, partner, side } from '../bridge/types';
import type { Say } from '../text';
import { couldHaveKnown, damageByCard, joined } from './follow-up';
import type { Article, Law, Rule, Ruling } from './law';
import { type LeadFound, leadFact } from './lead-out-of-turn';
import { askMisled, becamePenalty, becomesPenalty, isMisled } from './misplay';
import { isDefender, option, playsAfter, ruling } from './option';
import { nextAfter } from './penalty-card-choices';
import { aheadOf } from './premature-fact';
import { asLeadOutOfTurn } from './premature-lead';

export const articles: readonly Article[] = [
  {
    id: '56',
    editions: ['2017'],
    title: { nl: 'Tegenspeler speelt voor de beurt voor', en: 'Defender leads out of turn' },
    summary: {
      nl: 'Weigert de leider, dan wordt de kaart een grote strafkaart. Is de partner aan slag, dan kiest de leider volgens 50D2. Vertelde een tegenstander de beurt verkeerd, dan geldt 47E1.',
      en: 'If declarer refuses, the card becomes a major penalty card. If partner is on lead, declarer chooses under 50D2. If an opponent gave the turn wrongly, 47E1 applies.',
    },
    refers: ['47E1', '50D2', '53A', '54D'],
    search: ['tegenspeler voor de beurt', 'strafkaart', 'verkeerde tegenspeler', 'niet aan slag'],
    source: 'B',
  },
];

const SAYS = {
  choose: {
    nl: '{seat} speelde {card} voor, maar {due} was aan slag. {declarer} mag dat accepteren of weigeren, zonder overleg met {dummy}. Bij weigeren wordt {card} een grote strafkaart.',
    en: '{seat} led {card}, but it was {due} to lead. {declarer} may accept or refuse it, without consulting {dummy}. If it is refused, {card} becomes a major penalty card.',
  },
  accept: { nl: 'Accepteren: {card} blijft. {next} speelt bij.', en: 'Accept: {card} stays. {next} plays to it.' },
  refuse: { nl: 'Weigeren.', en: 'Refuse.' },
  refused: {
    nl: '{card} van {seat} was voor de beurt voorgespeeld. Dat is geweigerd en {card} werd een grote strafkaart.',
    en: '{card} of {seat} was led out of turn. It was refused and {card} became a major penalty card.',
  },
  ownLead: {
    nl: '{card} wordt grote strafkaart. De leider speelt voor uit de juiste hand ({due}).',
    en: '{card} becomes a major penalty card. Declarer leads from the right hand ({due}).',
  },
} as const;

/** Law 56: a defender led out of turn (not the opening lead), and declarer has not chosen yet. */
export function defendersLead(found: LeadFound & { trick: number }, now: TableState): Ruling | null {
  const fact = leadFact(found, now);
  if (now.contract === null || isDefender(now, found.seat) !== true) return null;
  if (found.trick === 1 || isMisled(found, now)) return null;
  const { declarer } = now.contract;
  const { seat, due } = found;
  const card = fact?.card ?? found.card;
  const values = {
    seat: { seat },
    card: { card },
    due: { seat: due },
    next: { seat: lho(seat) },
    declarer: { seat: declarer },
    dummy: { seat: partner(declarer) },
  };
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const director = [couldHaveKnown, damageByCard(side(seat))];
  if (fact === null)
    return becamePenalty(found, now)
      ? ruling(56, ['56', '50B', '50D2', '72C', '12C1'], say('refused'), { director })
      : null;
  if (fact.standing.how !== 'open') return null;
  const effects = becomesPenalty(fact);
  const next = nextAfter(now, effects);
  const refused = next.options.map((one) => ({
    ...one,
    say: joined(say('refuse'), one.say),
    articles: ['56', ...one.articles] as const,
  }));
  const plain = option('refuse', [declarer], joined(say('refuse'), say('ownLead')), ['56', '50B', '47B'], {
    effects,
    plays: playsAfter(now, effects, due),
  });
  return ruling(56, ['56', '53A', '50B', ...next.articles, '10C'], say('choose'), {
    ask: [askMisled(fact)],
    options: [
      option('accept', [declarer], say('accept'), ['53A'], { plays: playsAfter(now, [], lho(seat)) }),
      ...(refused.length > 0 ? refused : [plain]),
    ],
    director,
    settled: next.settled,
  });
}

/** A lead to the next trick before this one was complete, once another has won it. */
const aheadOfTurn: Rule<'shortTrick'> = (found, now) => {
  const ahead = aheadOf(found);
  const lead = ahead && asLeadOutOfTurn(ahead, now);
  return lead === null ? null : defendersLead(lead, now);
};

export const law: Law = {
  number: 56,
  title: { nl: 'Tegenspeler speelt voor de beurt voor', en: "Defender's lead out of turn" },
  rules: [
    { kind: 'leadOutOfTurn', editions: ['2017'], rule: defendersLead },
    { kind: 'shortTrick', editions: ['2017'], rule: aheadOfTurn },
  ],
};
