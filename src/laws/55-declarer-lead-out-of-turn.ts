// Law 55: a lead of declarer from the wrong hand, or on a defender's turn.
import type { TableState } from '../bridge/table';
import { lho, rho, sameSide } from '../bridge/types';
import type { Say } from '../text';
import type { Article, ArticleId, Law, Ruling } from './law';
import { type LeadFound, leadFact } from './lead-out-of-turn';
import { askMisled, goesBack, isMisled } from './misplay';
import { isDefender, option, playsAfter, ruling } from './option';

export const articles: readonly Article[] = [
  {
    id: '55',
    editions: ['2017'],
    title: { nl: 'De leider speelt uit de verkeerde hand', en: 'Declarer leads from the wrong hand' },
    summary: {
      nl: 'De leider speelt voor uit zijn hand of uit de blinde terwijl die niet aan slag is.',
      en: 'Declarer leads from his hand or from dummy while that hand is not on lead.',
    },
    refers: ['53'],
    search: ['verkeerde hand', 'leider voor de beurt', 'uit de dummy', 'niet aan slag'],
    source: 'B',
  },
  {
    id: '55A',
    editions: ['2017'],
    title: { nl: 'Accepteren of terug laten nemen', en: 'Accept or have it taken back' },
    summary: {
      nl: 'Elke tegenspeler mag het accepteren of terugname eisen. Zijn zij het oneens, dan beslist de tegenspeler die na de verkeerde hand komt. Na een verkeerde mededeling over de beurt geldt 47E1.',
      en: 'Either defender may accept the lead or have it taken back. If they differ, the defender next after the wrong hand decides. After wrong information about the turn 47E1 applies.',
    },
    refers: ['10C', '47E1', '53A'],
    search: ['verkeerde hand accepteren', 'terugleggen', 'tegenspelers oneens'],
    source: 'B',
  },
  {
    id: '55B',
    editions: ['2017'],
    title: { nl: 'Het voorspelen gaat terug', en: 'The lead is taken back' },
    summary: {
      nl: 'De tegenspelers willen de kaart niet. Wat dan volgt, hangt af van wie aan slag was.',
      en: 'The defenders do not want the card. What follows depends on who was on lead.',
    },
    refers: ['55B1', '55B2'],
    search: ['verkeerde hand', 'terugnemen'],
    source: 'B',
  },
  {
    id: '55B1',
    editions: ['2017'],
    title: { nl: 'Een tegenspeler was aan slag', en: 'A defender was on lead' },
    summary: {
      nl: 'De kaart gaat terug en er volgt niets meer. De tegenspeler speelt voor.',
      en: 'The card goes back and nothing more follows. The defender leads.',
    },
    refers: ['47B'],
    search: ['leider voor de beurt', 'tegenspeler aan slag'],
    source: 'B',
  },
  {
    id: '55B2',
    editions: ['2017'],
    title: { nl: 'De leider was aan slag in de andere hand', en: 'The other hand was on lead' },
    summary: {
      nl: 'De kaart gaat terug. De leider speelt voor uit de juiste hand. Hij mag daar elke kaart kiezen.',
      en: 'The card goes back. Declarer leads from the proper hand. He may choose any card there.',
    },
    refers: ['44A'],
    search: ['verkeerde hand', 'juiste hand'],
    source: 'B',
  },
  {
    id: '55C',
    editions: ['2017'],
    title: { nl: 'Voordeel uit de informatie', en: 'Gain from the information' },
    summary: {
      nl: 'Kiest de leider daarna een speelwijze die op de zo gekregen informatie kan berusten, dan geldt artikel 16.',
      en: 'If declarer then chooses a line that may rest on information gained this way, law 16 applies.',
    },
    refers: ['16'],
    search: ['voordeel', 'informatie', 'leider ziet kaart'],
    source: 'B',
  },
];

const SAYS = {
  choose: {
    nl: '{seat} speelde {card} voor, maar {due} was aan slag. {next} of {other} mag accepteren of terugname eisen, zonder overleg.',
    en: '{seat} led {card}, but it was {due} to lead. {next} or {other} may accept it or require it to be taken back, without consulting each other.',
  },
  accept: { nl: 'Accepteren: {card} blijft. {next} speelt bij.', en: 'Accept: {card} stays. {next} plays to it.' },
  ownHand: {
    nl: 'Terugnemen: {card} gaat terug. De leider speelt voor uit de juiste hand ({due}), een kaart naar keuze.',
    en: 'Take back: {card} goes back. Declarer leads from the right hand ({due}), any card.',
  },
  defender: {
    nl: 'Terugnemen: {card} gaat terug zonder gevolg. {due} speelt voor.',
    en: 'Take back: {card} goes back and nothing follows. {due} leads.',
  },
  back: {
    nl: '{card} van {seat} ging terug, zonder verder gevolg.',
    en: '{card} of {seat} went back and nothing else follows.',
  },
  disagree: {
    nl: 'Zijn {next} en {other} het oneens, dan geldt de keuze van {next}: die komt na de verkeerde hand.',
    en: 'If {next} and {other} disagree, the choice of {next} counts: that hand comes after the wrong one.',
  },
  never: {
    nl: 'De kaart van een leider wordt nooit een strafkaart (48A).',
    en: 'A card of declarer never becomes a penalty card (48A).',
  },
  gain: {
    nl: 'Kiest de leider later een speelwijze die op deze informatie kan berusten, dan geldt de regel over informatie (16, 55C).',
    en: 'If declarer later chooses a play that may be based on this information, the law on information applies (16, 55C).',
  },
} as const;

/** Law 55: declarer led from a hand that was not on lead, and nobody has accepted it or had it taken back. */
export function declarersLead(found: LeadFound & { trick: number }, now: TableState): Ruling | null {
  const fact = leadFact(found, now);
  const { seat, due } = found;
  const card = fact?.card ?? found.card;
  const next = lho(seat);
  const values = {
    seat: { seat },
    card: { card },
    due: { seat: due },
    next: { seat: next },
    other: { seat: rho(seat) },
  };
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const ownHand = sameSide(due, seat);
  const which: ArticleId = ownHand ? '55B2' : '55B1';
  if (isDefender(now, seat) !== false || found.trick === 1 || isMisled(found, now)) return null;
  if (fact === null)
    return ruling(55, ['55B', which, '55C', '16'], say('back'), { why: [say('never')], director: [say('gain')] });
  if (fact.standing.how !== 'open') return null;
  const effects = goesBack(fact);
  const choosers = [next, rho(seat)];
  return ruling(55, ['55A', '53A', '48A', '10C'], say('choose'), {
    why: [say('disagree'), say('never')],
    ask: [askMisled(fact)],
    options: [
      option('accept', choosers, say('accept'), ['55A', '53A'], { plays: playsAfter(now, [], next) }),
      option('refuse', choosers, say(ownHand ? 'ownHand' : 'defender'), ['55A', which, '47B'], {
        effects,
        plays: playsAfter(now, effects, due),
      }),
    ],
    director: [say('gain')],
  });
}

export const law: Law = {
  number: 55,
  title: { nl: 'Leider speelt voor de beurt voor', en: "Declarer's lead out of turn" },
  rules: [{ kind: 'leadOutOfTurn', editions: ['2017'], rule: declarersLead }],
};
