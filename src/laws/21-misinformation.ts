// Law 21: calls based on wrong information.
import type { Article, Law } from './law';
import { misinformedCall } from './misinformed-call';

export const articles: readonly Article[] = [
  {
    id: '21',
    editions: ['2017'],
    title: { nl: 'Verkeerde informatie', en: 'Misinformation' },
    summary: {
      nl: 'Wie een bieding deed door een eigen misverstand, houdt die. Kwam het door verkeerde informatie van een tegenstander, dan is er soms herstel.',
      en: "A call made through your own misunderstanding stands. If an opponent's wrong information caused it, it can sometimes be repaired.",
    },
    refers: ['20F', '40', '75'],
    search: ['verkeerde uitleg', 'foute uitleg', 'niet gealerteerd', 'misinformatie', 'te laat gealerteerd'],
    source: 'B',
  },
  {
    id: '21A',
    editions: ['2017'],
    title: { nl: 'Eigen misverstand', en: 'Your own misunderstanding' },
    summary: {
      nl: 'Vergiste u zich zelf in wat er geboden was of wat het betekende? Dan is er geen herstel.',
      en: 'Were you yourself mistaken about what was bid or what it meant? Then nothing is repaired.',
    },
    refers: [],
    search: ['eigen misverstand', 'niet goed gekeken', 'verkeerd begrepen'],
    source: 'B',
  },
  {
    id: '21B',
    editions: ['2017'],
    title: { nl: 'Verkeerde informatie van een tegenstander', en: 'Misinformation from an opponent' },
    summary: {
      nl: 'Gaf een tegenstander foute uitleg, of liet hij een alert weg? Soms mag u uw bieding nog wijzigen. Anders kan een AS volgen.',
      en: 'Did an opponent explain wrongly, or fail to alert? Sometimes you may still change your call. Otherwise the score may be adjusted.',
    },
    refers: ['20F', '47E', '75'],
    search: ['verkeerde uitleg van de tegenstander', 'alert vergeten', 'bod wijzigen na uitleg'],
    source: 'B',
  },
  {
    id: '21B1',
    editions: ['2017'],
    title: { nl: 'Uw bieding wijzigen', en: 'Changing your call' },
    summary: {
      nl: 'Loopt het bieden nog en bood uw partner nog niet? Dan mag u uw bieding wijzigen als de verkeerde informatie haar beïnvloed kan hebben. Een te late of vergeten alert telt mee. Bij twijfel gaat de WL uit van foute uitleg.',
      en: 'Is the auction on and has partner not called yet? Then you may change your call if the wrong information may have influenced it. A late or missing alert counts. In doubt the director assumes a wrong explanation.',
    },
    refers: ['21B2', '75'],
    search: ['bieding wijzigen', 'nog niet te laat', 'alert te laat'],
    source: 'B',
  },
  {
    id: '21B2',
    editions: ['2017'],
    title: { nl: 'Wat de volgende speler mag', en: 'What the next player may do' },
    summary: {
      nl: 'Veranderde een speler zo zijn bieding, dan mag zijn linkertegenstander (LT) een bieding van daarna ook wijzigen. Zie 16C.',
      en: 'If a player changed his call in this way, his left-hand opponent may also change a call made after it. See 16C.',
    },
    refers: ['16C', '21B1'],
    search: ['tegenstander wijzigt ook', 'linkertegenstander'],
    source: 'B',
  },
  {
    id: '21B3',
    editions: ['2017'],
    title: { nl: 'Te laat om te wijzigen', en: 'Too late to change' },
    summary: {
      nl: 'Kan de bieding niet meer veranderen? Had de overtredende partij voordeel van haar foute informatie, dan volgt een AS.',
      en: 'Can the call no longer be changed? If the offending side gained from its wrong information, the score is adjusted.',
    },
    refers: ['12'],
    search: ['te laat om te wijzigen', 'schade door uitleg'],
    source: 'B',
  },
];

export const law: Law = {
  number: 21,
  title: { nl: 'Verkeerde informatie', en: 'Misinformation' },
  rules: [{ kind: 'misinformation', editions: ['2017'], rule: misinformedCall }],
};
