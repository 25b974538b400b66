// Laws 53A-C: a lead out of turn that was accepted, overtaken by the proper lead, or followed by the wrong defender.
import type { TableState } from '../bridge/table';
import { lho, side } from '../bridge/types';
import type { Say } from '../text';
import { infoOfWithdrawn, joined } from './follow-up';
import type { Article, ArticleId, Law, Rule, Ruling } from './law';
import { askOwnLead, isRuledOn, type LeadFact, type LeadFound, leadFact, type OwnLead } from './lead-out-of-turn';
import { askMisled, ENDED, goesBack, isMisled, LOOK, misledRuling } from './misplay';
import { isDefender, isDummy, option, ruling } from './option';
import { aheadOf } from './premature-fact';
import { asLeadOutOfTurn } from './premature-lead';

export const articles: readonly Article[] = [
  {
    id: '53',
    editions: ['2017'],
    title: { nl: 'Voor de beurt voorspelen: accepteren?', en: 'Lead out of turn: accepted?' },
    summary: {
      nl: 'Iemand speelt voor terwijl een andere hand aan slag is. De andere partij mag dat goedvinden.',
      en: 'Someone leads while another hand is on lead. The other side may accept it.',
    },
    refers: ['54', '55', '56'],
    search: ['voor de beurt', 'verkeerde hand', 'niet aan slag', 'verkeerde speler speelt voor'],
    source: 'B',
  },
  {
    id: '53A',
    editions: ['2017'],
    title: { nl: 'Accepteren of weigeren', en: 'Accept or refuse' },
    summary: {
      nl: 'Vóór slag 13 mag de andere partij het voorspelen accepteren: door het te zeggen, of doordat de volgende hand bijspeelt. Anders speelt de juiste hand voor. In slag 13 gaat de kaart terug. Let op 47E1.',
      en: 'Before trick 13 the other side may accept the lead: by saying so, or when the next hand plays to it. Otherwise the proper hand leads. In trick 13 the card goes back. Mind 47E1.',
    },
    refers: ['47B', '47E1', '54', '55', '56'],
    search: ['voor de beurt accepteren', 'weigeren', 'dertiende slag'],
    source: 'B',
  },
  {
    id: '53B',
    editions: ['2017'],
    title: { nl: 'Tegenstander was zelf aan slag', en: 'An opponent was on lead' },
    summary: {
      nl: 'Was een tegenstander van de overtreder aan slag en speelt hij gewoon zelf voor, dan blijft zijn kaart staan. De foute kaarten mogen terug. 16C geldt. Dit kan alleen als er nog niet geaccepteerd is.',
      en: 'If an opponent of the offender was on lead and simply leads himself, his card stands. The wrong cards may go back. 16C applies. Only if the lead was not accepted yet.',
    },
    refers: ['16C', '47F1', '53A'],
    search: ['twee keer voorgespeeld', 'zelf voorspelen'],
    source: 'B',
  },
  {
    id: '53C',
    editions: ['2017'],
    title: { nl: 'Tegenspeler rechts speelt eerst', en: 'The defender on the right plays first' },
    summary: {
      nl: 'De leider speelt uit de verkeerde hand voor en de tegenspeler rechts van die hand speelt als eerste bij. Dan blijft het voorspelen staan. Op de tegenspeler past men 57 toe, tenzij hij zelf aan slag was (53B).',
      en: "Declarer leads from the wrong hand and the defender on that hand's right plays first. The lead then stands. 57 is applied to that defender, unless he was on lead himself (53B).",
    },
    refers: ['53B', '57'],
    search: ['verkeerde hand', 'te vroeg bijgespeeld'],
    source: 'B',
  },
];

const SAYS = {
  back: {
    nl: '{card} ligt niet meer op tafel. Was de WL er niet bij, vraag hem dan alsnog wat er volgt.',
    en: '{card} no longer lies on the table. If the director was not there, ask him what follows.',
  },
  accepted: {
    nl: '{by} speelde bij op {card}. Daarmee is het voorspelen geaccepteerd. De slag gaat gewoon door.',
    en: '{by} played to {card}. That accepts the lead. The trick goes on as usual.',
  },
  told: {
    nl: '{by} accepteerde het voorspelen van {card}. De slag gaat gewoon door.',
    en: '{by} accepted the lead of {card}. The trick goes on as usual.',
  },
  decides: {
    nl: 'Wil {next} dat niet? Dan geldt de keuze van {next}: die komt na de verkeerde hand (55A).',
    en: 'Does {next} not want that? Then the choice of {next} counts: that hand comes after the wrong one (55A).',
  },
  takeBack: {
    nl: '{next} wil het niet: {card} gaat terug. {due} is aan slag.',
    en: '{next} does not want it: {card} goes back. {due} is on lead.',
  },
  recorded: {
    nl: 'Volgens het verslag werd het voorspelen van {card} geaccepteerd. De slag telt gewoon.',
    en: 'According to the record the lead of {card} was accepted. The trick counts as usual.',
  },
  several: {
    nl: '{seat} legde meer kaarten tegelijk neer. Eerst moet vaststaan welke is voorgespeeld (58B2). Daarna volgt of dat geaccepteerd wordt (53A).',
    en: '{seat} put down several cards at once. First it must be clear which one was led (58B2). Then follows whether that is accepted (53A).',
  },
  right: {
    nl: '{by}, rechts van de verkeerde hand, speelde als eerste bij. Het voorspelen van {card} blijft staan. {by} speelde te vroeg (57).',
    en: '{by}, on the right of the wrong hand, played first. The lead of {card} stands. {by} played too soon (57).',
  },
  own: {
    nl: '{by} was aan slag en speelde {own} voor. {own} blijft. {card} gaat terug.',
    en: '{by} was on lead and led {own}. {own} stays. {card} goes back.',
  },
  either: {
    nl: '{by} was aan slag en speelde {own}. Was dat een eigen voorspelen, of bijspelen op {card}?',
    en: '{by} was on lead and played {own}. Was that a lead of his own, or a card played to {card}?',
  },
  asLead: {
    nl: 'Eigen voorspelen: {own} blijft als voorspelen en {card} gaat terug.',
    en: 'A lead of his own: {own} stays as the lead and {card} goes back.',
  },
  asFollow: {
    nl: 'Bijspelen: het voorspelen van {card} is geaccepteerd.',
    en: 'Played to it: the lead of {card} is accepted.',
  },
  last: {
    nl: 'In slag {trick} kan niemand het voorspelen accepteren. {card} gaat terug en {due} speelt voor.',
    en: 'In trick {trick} nobody can accept the lead. {card} goes back and {due} leads.',
  },
} as const;

const NO_REVOKE: Say = {
  text: {
    nl: 'Wat als voorspelen bedoeld is, hoeft geen kleur te bekennen.',
    en: 'What was meant as a lead need not follow suit.',
  },
};

const REVOKE: Say = {
  text: {
    nl: 'Wie bijspeelt, moet bekennen. Kon dat en gebeurde het niet, dan is het verzaken (61A).',
    en: 'A card played to the lead must follow suit. If it could and did not, that is a revoke (61A).',
  },
};

/** 53B: the one who was on lead may have led himself. */
function ownLead(fact: LeadFact, own: OwnLead, now: TableState, say: (key: keyof typeof SAYS) => Say): Ruling {
  const effects = goesBack({ ...fact, due: lho(own.play.seat) });
  const ask = own.sure ? [] : [askOwnLead(own.play)];
  const director = [infoOfWithdrawn(side(fact.seat))];
  if (own.sure || ask.some(({ id }) => now.answers[id] === 'yes'))
    return ruling(53, ['53B', '47F1', '16C'], say('own'), { ask, effects, why: [NO_REVOKE], director });
  return ruling(53, ['53B', '53A', '47F1', '16C'], say('either'), {
    ask,
    why: [NO_REVOKE],
    options: [
      option('own-lead', 'director', say('asLead'), ['53B', '47F1', '16C'], { effects }),
      option('accepted', 'director', say('asFollow'), ['53A', '60A1', '60A2']),
    ],
    director,
    settled: false,
  });
}

/** Laws 53A-C: what has become of a lead out of turn that nobody has still to choose about. */
export function leadDealtWith(found: LeadFound & { trick: number }, now: TableState): Ruling | null {
  if (now.contract === null) return null;
  const fact = leadFact(found, now);
  const next = lho(found.seat);
  const values = {
    seat: { seat: found.seat },
    card: { card: fact?.card ?? found.card },
    due: { seat: found.due },
    next: { seat: next },
  };
  const say = (key: keyof typeof SAYS, more: Say['with'] = {}): Say => ({
    text: SAYS[key],
    with: { ...values, ...more },
  });
  if (isMisled(found, now)) return misledRuling(found, now);
  // A card of declarer's side put down as an opening lead is none, and after 54A the lead is in turn: law 54 speaks of both.
  if (found.trick === 1 && (isDefender(now, found.seat) === false || found.seat === lho(now.contract.declarer)))
    return null;
  if (fact === null) return isRuledOn(found, now) ? null : ruling(53, ['53', '9C'], say('back'), { settled: false });
  const { standing, trick } = fact;
  switch (standing.how) {
    case 'accepted': {
      const { by, played } = standing;
      const owner = played !== null && by === fact.due;
      const rights: readonly ArticleId[] = owner ? ['60A1', '60A2', '53B'] : ['60A1', '60A2', '60A3'];
      const opening: readonly ArticleId[] = ['54B', played !== null && isDummy(now, by) ? '54B2' : '54B1'];
      const how = fact.opening ? opening : played === null ? [fact.defender ? '56' : '55A'] : [];
      const articles: readonly ArticleId[] = ['53A', ...(how as ArticleId[]), ...(played === null ? [] : rights)];
      if (played !== null)
        return ruling(
          53,
          articles,
          say('accepted', { by: { seat: by } }),
          owner ? { ask: [askOwnLead(played)], why: [REVOKE] } : {},
        );
      const effects = goesBack(fact);
      const rest = {
        why: [say('decides')],
        options: [option('refuse', [next], say('takeBack'), ['55A', '55B'], { effects })],
      };
      return ruling(53, articles, say('told', { by: { seat: by } }), fact.defender || by === next ? {} : rest);
    }
    case 'recorded':
      return ruling(53, ['53A', fact.opening ? '54B' : fact.defender ? '56' : '55A'], say('recorded'));
    case 'several':
      return ruling(53, ['53A', '58B2'], say('several'), { settled: false });
    case 'right':
      return ruling(53, ['53C', '57', '55A'], say('right', { by: { seat: standing.by.seat } }));
    case 'ownLead': {
      const { play } = standing.own;
      return ownLead(fact, standing.own, now, (key) => say(key, { by: { seat: play.seat }, own: { card: play.card } }));
    }
    case 'lastTrick':
      return fact.later.length > 0
        ? ruling(53, ['53A', '47B'], joined(say('last', { trick }), LOOK), { settled: false })
        : ruling(53, ['53A', '47B'], say('last', { trick }), { effects: goesBack(fact), ask: [askMisled(fact)] });
    case 'ended':
      return ruling(53, ['53A', '53'], ENDED, { settled: false });
    case 'late':
      return ruling(53, ['53A', '53B', '60A', '60C'], LOOK, { settled: false });
    case 'open':
    case 'beforeNewLead':
      return null;
  }
}

/** A lead to the next trick before this one was complete, once another has won it. */
const aheadOfTurn: Rule<'shortTrick'> = (found, now) => {
  const ahead = aheadOf(found);
  const lead = ahead && asLeadOutOfTurn(ahead, now);
  return lead === null ? null : leadDealtWith(lead, now);
};

export const law: Law = {
  number: 53,
  title: { nl: 'Accepteren van voorspelen voor de beurt', en: 'Lead out of turn accepted' },
  rules: [
    { kind: 'leadOutOfTurn', editions: ['2017'], rule: leadDealtWith },
    { kind: 'shortTrick', editions: ['2017'], rule: aheadOfTurn },
  ],
};
