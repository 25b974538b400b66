// Law 25: a call that is changed.

import { changedCall, takenBackCall } from './changed-call';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '25',
    editions: ['2017'],
    title: { nl: 'Een bieding wijzigen', en: 'Changing a call' },
    summary: {
      nl: 'Pakte of klikte u iets anders dan u wilde, dan kan wijzigen vaak nog (25A). Bedacht u zich, dan geldt 25B.',
      en: 'If you took or clicked something other than you wanted, you can often still change it (25A). If you changed your mind, 25B applies.',
    },
    refers: ['16C', '26', '27'],
    search: ['bod wijzigen', 'verkeerd kaartje', 'misklik', 'undo', 'terug met bieden', 'bod terugnemen', 'vergissing'],
    source: 'B',
  },
  {
    id: '25A',
    editions: ['2017'],
    title: { nl: 'Onbedoelde bieding', en: 'Unintended call' },
    summary: {
      nl: 'Bood u per ongeluk iets anders dan bedoeld? U mag vervangen tot partner biedt of de biedperiode eindigt, hoe u het ook merkte. Niet na bedenken of onoplettendheid. De LT mag dan zijn bieding over de eerste terugnemen.',
      en: 'Did you by accident call something you did not intend? You may replace it until partner calls or the auction ends, however you noticed. Not after second thoughts or inattention. Your LHO may then withdraw his call over the first.',
    },
    refers: ['16C'],
    search: ['misklik', 'verkeerd biedkaartje', 'verspreking', 'per ongeluk geboden', 'undo'],
    source: 'B',
  },
  {
    id: '25B',
    editions: ['2017'],
    title: { nl: 'Andere wijziging', en: 'Other change' },
    summary: {
      nl: 'Wilde u de eerste bieding eigenlijk wel? De LT mag de nieuwe accepteren, ook door er bewust overheen te bieden. Doet hij dat niet, dan blijft de eerste staan. Altijd geldt 16C, soms 26.',
      en: 'Did you in fact mean your first call? Your LHO may accept the new one, also by knowingly calling over it. If he does not, the first stands. 16C always applies, sometimes 26.',
    },
    refers: ['16C', '26'],
    search: ['van gedachten veranderd', 'bedenken', 'bod veranderen', 'toch iets anders'],
    source: 'B',
  },
];

export const law: Law = {
  number: 25,
  title: { nl: 'Een bieding wijzigen', en: 'Changing a call' },
  rules: [
    { kind: 'callOutOfRotation', editions: ['2017'], rule: changedCall },
    { kind: 'undo', editions: ['2017'], rule: takenBackCall },
  ],
};
