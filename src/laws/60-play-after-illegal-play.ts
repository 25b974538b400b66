// Law 60: play after an illegal play.
import type { TableState } from '../bridge/table';
import { side } from '../bridge/types';
import type { Say } from '../text';
import { couldHaveKnown, damageByCard } from './follow-up';
import type { Article, ArticleId, Law, Ruling } from './law';
import { type LeadFound, leadFact } from './lead-out-of-turn';
import { becomesPenalty, isMisled, LOOK, playedOn } from './misplay';
import { ruling } from './option';
import { type PrematureFound, premature } from './premature-fact';
import { lapsed } from './premature-play';

export const articles: readonly Article[] = [
  {
    id: '60',
    editions: ['2017'],
    title: { nl: 'Doorspelen na een fout', en: 'Playing on after an illegal play' },
    summary: {
      nl: 'Speelt iemand door na een onreglementaire kaart, dan kunnen rechten vervallen of nieuwe gevolgen ontstaan.',
      en: 'When someone plays on after an illegal card, rights may lapse or new consequences may arise.',
    },
    refers: ['11', '60A', '60B', '60C'],
    search: ['doorgespeeld', 'recht vervallen', 'te laat', 'toch gespeeld'],
    source: 'B',
  },
  {
    id: '60A',
    editions: ['2017'],
    title: { nl: 'De andere partij speelt door', en: 'The other side plays on' },
    summary: {
      nl: 'De niet-overtredende partij speelde een kaart nadat haar rechtertegenstander te vroeg of voor de beurt speelde.',
      en: 'The non-offending side played a card after its right-hand opponent had played too soon or out of turn.',
    },
    refers: ['60A1', '60A2', '60A3'],
    search: ['doorgespeeld', 'recht weg'],
    source: 'B',
  },
  {
    id: '60A1',
    editions: ['2017'],
    title: { nl: 'Recht vervallen', en: 'Right lost' },
    summary: {
      nl: 'Speelt u na een foute kaart van de speler rechts van u, vóór de WL iets heeft rechtgezet? Dan is het recht op rechtzetting van die fout vervallen.',
      en: 'If you play after an illegal card by the player on your right, before anything is rectified, the right to rectification of that error is gone.',
    },
    refers: ['11A', '53A'],
    search: ['doorspelen', 'recht weg', 'geen straf meer'],
    source: 'B',
  },
  {
    id: '60A2',
    editions: ['2017'],
    title: { nl: 'Alsof het de juiste beurt was', en: 'As if it were the proper turn' },
    summary: {
      nl: 'De foute kaart telt dan alsof hij op de beurt gespeeld was. Alleen bij 53B is dat anders.',
      en: 'The illegal card then counts as played in turn. Only 53B is different.',
    },
    refers: ['53B'],
    search: ['toch geldig', 'op de beurt'],
    source: 'B',
  },
  {
    id: '60A3',
    editions: ['2017'],
    title: { nl: 'Oudere plichten blijven', en: 'Earlier duties stay' },
    summary: {
      nl: 'Had de overtredende partij al een plicht, zoals een strafkaart spelen of een beperking volgen, dan blijft die gelden.',
      en: 'If the offending side already had a duty, such as playing a penalty card or obeying a restriction, it remains.',
    },
    refers: ['50D', '51'],
    search: ['strafkaart blijft', 'beperking blijft'],
    source: 'B',
  },
  {
    id: '60B',
    editions: ['2017'],
    title: { nl: 'Tegenspeler speelt vóór het nieuwe voorspelen', en: 'Defender plays before the new lead' },
    summary: {
      nl: 'De leider moest zijn kaart terugnemen. Speelt een tegenspeler voordat de leider opnieuw voorspeelt, dan wordt die kaart een grote strafkaart.',
      en: 'Declarer had to take his lead back. If a defender plays before declarer has led again, that card becomes a major penalty card.',
    },
    refers: ['50B', '55B'],
    search: ['te vroeg', 'nieuwe strafkaart'],
    source: 'B',
  },
  {
    id: '60C',
    editions: ['2017'],
    title: { nl: 'De overtredende partij speelt door', en: 'The offending side plays on' },
    summary: {
      nl: 'Speelt de overtredende partij verder vóór de rechtzetting, dan houdt de andere partij haar rechten. Ook de nieuwe kaart kan gevolgen krijgen.',
      en: 'If the offending side plays on before rectification, the other side keeps its rights. The new card may have consequences too.',
    },
    refers: ['53', '57'],
    search: ['doorgespeeld', 'overtreder speelt verder'],
    source: 'B',
  },
];

const SAYS = {
  lapsed: {
    nl: '{seat} speelde {card} te vroeg en {by} speelde daarna door. {card} geldt als op de beurt gespeeld. Rechtzetten kan niet meer.',
    en: '{seat} played {card} too soon and {by} played on. {card} counts as played in turn. It can no longer be put right.',
  },
  older: {
    nl: 'Een strafkaart of beperking die er al was, blijft gelden (60A3). Bekende {seat} niet terwijl het kon, dan is dat verzaken (61A).',
    en: 'A penalty card or restriction that was there before stays in force (60A3). If {seat} could follow suit and did not, that is a revoke (61A).',
  },
  short: {
    nl: 'In de slag daarvoor ontbreken nog kaarten. Hier moet de WL naar kijken (67).',
    en: 'The trick before still lacks cards. The director must look at this (67).',
  },
  newLead: {
    nl: 'De leider moest een kaart terugnemen en had nog niet opnieuw voorgespeeld. {card} van {seat} wordt een grote strafkaart. {due} speelt nu voor.',
    en: 'Declarer had to take a lead back and had not led anew. {card} of {seat} becomes a major penalty card. {due} leads now.',
  },
} as const;

/** Law 60A: declarer's side played on to a premature card. */
const lapsedRight = (found: PrematureFound, now: TableState): Ruling | null => {
  const fact = premature(found, now);
  const by = fact === null ? null : playedOn(fact);
  if (fact === null || by === null || !lapsed(fact, now) || isMisled(fact, now)) return null;
  const values = { seat: { seat: fact.seat }, card: { card: fact.card }, by: { seat: by.seat } };
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const articles: readonly ArticleId[] = ['60A1', '60A2', '60A3', '57'];
  // A lead to the next trick that stands leaves the trick that ran without the cards that were still to come.
  if (fact.trick > fact.running)
    return ruling(60, [...articles, '67'], say('lapsed'), { why: [say('older'), say('short')], settled: false });
  return ruling(60, articles, say('lapsed'), { why: [say('older')] });
};

/** Law 60B: a defender played after declarer had to take a lead back and before he led anew. */
const beforeNewLead = (found: LeadFound, now: TableState): Ruling | null => {
  const fact = leadFact(found, now);
  if (fact === null || fact.standing.how !== 'beforeNewLead') return null;
  const text = SAYS.newLead;
  const values = { seat: { seat: fact.seat }, card: { card: fact.card }, due: { seat: fact.due } };
  if (fact.later.length > 0) return ruling(60, ['60B', '60C'], LOOK, { settled: false });
  return ruling(
    60,
    ['60B', '50', '50B', '50D'],
    { text, with: values },
    {
      effects: becomesPenalty(fact),
      director: [couldHaveKnown, damageByCard(side(fact.seat))],
    },
  );
};

export const law: Law = {
  number: 60,
  title: { nl: 'Doorspelen na een fout', en: 'Play after an illegal play' },
  rules: [
    { kind: 'playOutOfTurn', editions: ['2017'], rule: lapsedRight },
    { kind: 'prematureLead', editions: ['2017'], rule: lapsedRight },
    { kind: 'simultaneousPlay', editions: ['2017'], rule: lapsedRight },
    { kind: 'leadOutOfTurn', editions: ['2017'], rule: beforeNewLead },
  ],
};
