import type { TableState } from '../bridge/table';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Revoke } from '../detect/revoke';
import type { Article, Law, Ruling } from './law';
import { ruling } from './option';
import { revokeFact } from './revoke';
import { CHECK_RECORD, sayRevoke } from './revoke-words';

export const articles: readonly Article[] = [
  {
    id: '61',
    editions: ['2017'],
    title: { nl: 'Verzaken en ernaar vragen', en: 'Revoking and asking about it' },
    summary: {
      nl: 'Wat verzaken is, wie ernaar mag vragen, en wat een bewering over verzaken oplevert.',
      en: 'What a revoke is, who may ask about one, and what saying that there was one leads to.',
    },
    refers: ['44C', '62', '63', '64'],
    search: ['verzaken', 'verzaking', 'niet bekend', 'kleur vergeten', 'renonce', 'kleur niet gespeeld'],
    source: 'B',
  },
  {
    id: '61A',
    editions: ['2017'],
    title: { nl: 'Wanneer is het verzaken?', en: 'What is a revoke?' },
    summary: {
      nl: 'U kon de voorgespeelde kleur bekennen, maar deed het niet. Ook verzaken: een kaart of kleur niet spelen die u volgens een regel, of na een eis van de tegenstander, moest en kon spelen.',
      en: "You could follow to the suit led and did not. Also a revoke: not playing a card or suit that a law, or an opponent's demand in a rectification, required and that you could play.",
    },
    refers: ['44C', '50D2a', '51B', '57A', '62', '63', '64'],
    search: ['verzaken', 'niet bekennen', 'kleur gemist', 'eis niet opgevolgd', 'verkeerde kleur', 'dame verzaakt'],
    source: 'B',
  },
  {
    id: '61B',
    editions: ['2017'],
    title: { nl: 'Naar verzaken vragen', en: 'Asking about a revoke' },
    summary: {
      nl: 'Bekent een speler niet, dan mag u soms vragen of hij de kleur echt niet meer heeft. Van uw rol hangt af aan wie.',
      en: 'When a player does not follow suit you may sometimes ask whether he really has none left. Your role decides whom you may ask.',
    },
    refers: ['61B1', '61B2', '61B3'],
    search: ['vragen', 'geen meer', 'heb je er geen meer', 'geen harten meer partner'],
    source: 'B',
  },
  {
    id: '61B1',
    editions: ['2017'],
    title: { nl: 'De leider vraagt', en: 'Declarer asks' },
    summary: {
      nl: 'De leider mag een tegenspeler vragen of hij nog een kaart van de voorgespeelde kleur heeft.',
      en: 'Declarer may ask a defender whether he still holds a card of the suit led.',
    },
    refers: ['62'],
    search: ['leider vraagt', 'geen meer', 'vragen aan tegenspeler'],
    source: 'B',
  },
  {
    id: '61B2',
    editions: ['2017'],
    title: { nl: 'De blinde vraagt', en: 'Dummy asks' },
    summary: {
      nl: 'De blinde mag dit alleen aan de leider vragen, niet aan een tegenspeler. Heeft de blinde zijn rechten verspeeld, lees dan 43B2b.',
      en: 'Dummy may ask declarer only, never a defender. If dummy has lost his rights, see 43B2b.',
    },
    refers: ['16B', '42B1', '43B2b'],
    search: ['dummy vraagt', 'blinde vraagt', 'geen meer partner'],
    source: 'B',
  },
  {
    id: '61B3',
    editions: ['2017'],
    title: { nl: 'Een tegenspeler vraagt', en: 'A defender asks' },
    summary: {
      nl: 'Een tegenspeler mag het de leider vragen en ook zijn partner. Vraagt hij het zijn partner, dan kan dat ongeoorloofde informatie geven.',
      en: 'A defender may ask declarer and also his partner. Asking partner may give unauthorised information.',
    },
    refers: ['16B'],
    search: ['tegenspeler vraagt partner', 'geen meer', 'vragen mag dat'],
    source: 'B',
  },
  {
    id: '61C',
    editions: ['2017'],
    title: { nl: 'Recht om slagen in te zien', en: 'Looking back at tricks' },
    summary: {
      nl: 'Zegt iemand dat er verzaakt is, dan mag hij daarom nog geen dichte slagen bekijken. Dat gebeurt alleen op aanwijzing van de WL.',
      en: 'Saying that someone revoked does not by itself allow you to look at quitted tricks. That happens only when the director says so.',
    },
    refers: ['66C'],
    search: ['slag terugkijken', 'slagen nakijken', 'slag omdraaien', 'bewijs verzaking'],
    source: 'K',
  },
];

/** Without a contract nobody is known to be declarer or defender, nor who won a trick: laws 62 to 64 cannot be worked out. */
function unruled(found: Revoke | FailedRestriction, now: TableState): Ruling | null {
  const fact = revokeFact(found, now);
  if (fact === null || now.contract !== null) return null;
  const text = {
    nl: 'Het contract is niet bekend. Hier moet de WL naar kijken: herstellen zolang de verzaking niet vaststaat (62), anders mogelijk slagen overdragen (64).',
    en: 'The contract is not known. The director must look at this: correction while the revoke is not established (62), otherwise perhaps a transfer of tricks (64).',
  };
  return ruling(
    61,
    ['44C', '61A', '62A', '63A', '64A'],
    { text },
    {
      why: [sayRevoke(fact), ...(fact.certain ? [] : [CHECK_RECORD])],
      settled: false,
    },
  );
}

export const law: Law = {
  number: 61,
  title: { nl: 'Verzaken en ernaar vragen', en: 'Revoking and asking about it' },
  rules: [
    { kind: 'revoke', editions: ['2017'], rule: unruled },
    { kind: 'failedRestriction', editions: ['2017'], rule: unruled },
  ],
};
