import { allowedToDummy } from './dummy-conduct';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '42',
    editions: ['2017'],
    title: { nl: 'Wat de blinde wel mag', en: 'What dummy may do' },
    summary: {
      nl: 'De blinde mag een paar dingen altijd, en een paar dingen alleen als hij zijn rechten niet heeft verspeeld.',
      en: 'Some things dummy may always do, and some only while he has not lost his rights.',
    },
    refers: ['43'],
    search: ['dummy', 'blinde', 'rechten van de dummy', 'mag dummy'],
    source: 'B',
  },
  {
    id: '42A',
    editions: ['2017'],
    title: { nl: 'Altijd toegestaan', en: 'Always allowed' },
    summary: {
      nl: 'Deze drie dingen mag de blinde ook nog als hij zijn andere rechten kwijt is.',
      en: 'Dummy keeps these three rights even when he has lost the others.',
    },
    refers: ['42A1', '42A2', '42A3'],
    search: ['dummy mag', 'blinde mag'],
    source: 'B',
  },
  {
    id: '42A1',
    editions: ['2017'],
    title: { nl: 'Uitleg geven aan de WL', en: 'Telling the director' },
    summary: {
      nl: 'Is de WL aan tafel, dan mag de blinde vertellen wat er gebeurde en wat de regels daarover zeggen.',
      en: 'With the director at the table, dummy may tell what happened and speak about the laws.',
    },
    refers: ['9B'],
    search: ['dummy praten met arbiter', 'blinde vertelt'],
    source: 'B',
  },
  {
    id: '42A2',
    editions: ['2017'],
    title: { nl: 'Slagen tellen', en: 'Counting tricks' },
    summary: {
      nl: 'De blinde mag bijhouden wie hoeveel slagen heeft gewonnen.',
      en: 'Dummy may keep count of the tricks won and lost.',
    },
    refers: ['65'],
    search: ['slagen tellen', 'dummy telt'],
    source: 'B',
  },
  {
    id: '42A3',
    editions: ['2017'],
    title: { nl: 'Kaarten spelen voor de leider', en: "Playing declarer's cards" },
    summary: {
      nl: 'De blinde speelt de kaarten die de leider noemt. Hij mag ervoor zorgen dat de blinde bekent.',
      en: 'Dummy plays the cards that declarer names. He may see to it that dummy follows suit.',
    },
    refers: ['44C', '45F'],
    search: ['dummy speelt kaart', 'bekennen uit dummy'],
    source: 'B',
  },
  {
    id: '42B',
    editions: ['2017'],
    title: { nl: 'Toegestaan zolang hij zijn rechten heeft', en: 'Allowed while he keeps his rights' },
    summary: {
      nl: 'Deze drie dingen mag de blinde alleen als hij niets deed wat 43A2 verbiedt.',
      en: 'Dummy may do these three things only if he did nothing that 43A2 forbids.',
    },
    refers: ['43A2', '42B1', '42B2', '42B3'],
    search: ['dummy waarschuwen', 'rechten verspeeld'],
    source: 'B',
  },
  {
    id: '42B1',
    editions: ['2017'],
    title: { nl: 'Vragen of de leider nog kan bekennen', en: 'Asking declarer about a void' },
    summary: {
      nl: 'De blinde mag de leider vragen of hij de voorgespeelde kleur niet meer heeft. Aan een tegenspeler vraagt hij dat niet.',
      en: 'Dummy may ask declarer whether he has none left of the suit led. He may not ask a defender.',
    },
    refers: ['43B2b', '61B2'],
    search: ['geen meer partner', 'dummy vraagt'],
    source: 'B',
  },
  {
    id: '42B2',
    editions: ['2017'],
    title: { nl: 'Een fout proberen te voorkomen', en: 'Trying to prevent an error' },
    summary: {
      nl: 'De blinde mag proberen een onregelmatigheid te voorkomen, van welke speler dan ook. Is de fout al gemaakt, dan zwijgt hij tot na het spel.',
      en: 'Dummy may try to prevent an irregularity by any player. Once it has happened he keeps silent until play is over.',
    },
    refers: ['43A1'],
    search: ['dummy waarschuwt', 'verkeerde hand', 'je zit in de dummy', 'partner je bent niet aan slag'],
    source: 'B',
  },
  {
    id: '42B3',
    editions: ['2017'],
    title: { nl: 'Na het spel melden', en: 'Speaking up after play' },
    summary: {
      nl: 'Als het spelen voorbij is, mag de blinde op elke onregelmatigheid wijzen.',
      en: 'When play is over, dummy may point out any irregularity.',
    },
    refers: ['9A'],
    search: ['dummy meldt', 'na afloop'],
    source: 'B',
  },
];

export const law: Law = {
  number: 42,
  title: { nl: 'Wat de blinde wel mag', en: 'What dummy may do' },
  rules: [{ kind: 'interference', editions: ['2017'], rule: allowedToDummy }],
};
