import type { TableState } from '../bridge/table';
import { partner } from '../bridge/types';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Revoke } from '../detect/revoke';
import type { Article, Law, Ruling } from './law';
import { isDefender, ruling } from './option';
import { bothSidesRevoked, establishment, LAST_REVOKE_TRICK, revokeFact } from './revoke';
import { sayTransfer } from './revoke-established';
import { transferFor } from './revoke-transfer';
import { CHECK_RECORD, sayRevoke } from './revoke-words';

export const articles: readonly Article[] = [
  {
    id: '63',
    editions: ['2017'],
    title: { nl: 'Wanneer staat een verzaking vast?', en: 'When is a revoke established?' },
    summary: {
      nl: 'Staat een verzaking vast, dan is herstel meestal niet meer mogelijk. Dan kunnen er slagen overgaan.',
      en: 'Once a revoke is established it can usually no longer be corrected. Tricks may then be transferred.',
    },
    refers: ['62', '64'],
    search: ['verzaking vast', 'te laat', 'volgende slag begonnen', 'vaststaande verzaking'],
    source: 'B',
  },
  {
    id: '63A',
    editions: ['2017'],
    title: { nl: 'Een verzaking komt vast te staan', en: 'A revoke becomes established' },
    summary: {
      nl: 'Dat gebeurt door wat de overtredende partij doet na de slag: verder spelen, een kaart noemen, opeisen of afstaan, of niet op tijd bezwaar maken tegen de claim van de tegenpartij.',
      en: "It happens by what the offending side does after the trick: playing on, naming a card, claiming or conceding, or not objecting in time to the opponents' claim.",
    },
    refers: ['63A1', '63A2', '63A3', '63A4'],
    search: ['verzaking vast', 'te laat om te herstellen'],
    source: 'B',
  },
  {
    id: '63A1',
    editions: ['2017'],
    title: { nl: 'Verder gespeeld', en: 'Played on' },
    summary: {
      nl: 'De verzaker of zijn partner speelt in de volgende slag voor of bij. Of die kaart zelf goed of fout is, maakt niet uit. Na een verkeerde mededeling over de beurt (47E1) geldt dit niet.',
      en: 'The player who revoked or his partner leads or plays to the next trick. It does not matter whether that card is legal. Not after wrong information about whose turn it was (47E1).',
    },
    refers: ['47E1', '62A'],
    search: ['volgende slag gespeeld', 'doorgespeeld', 'te laat'],
    source: 'B',
  },
  {
    id: '63A2',
    editions: ['2017'],
    title: { nl: 'Kaart genoemd', en: 'Card named' },
    summary: {
      nl: 'De verzaker of zijn partner noemt een kaart voor de volgende slag, of wijst er een aan. De kaart hoeft nog niet te liggen.',
      en: 'The player who revoked or his partner names a card for the next trick or points one out. It need not be on the table yet.',
    },
    refers: ['45C4a'],
    search: ['kaart genoemd', 'kaart van dummy gevraagd'],
    source: 'B',
  },
  {
    id: '63A3',
    editions: ['2017'],
    title: { nl: 'Opgeëist of afgestaan', en: 'Claimed or conceded' },
    summary: {
      nl: 'Iemand van de overtredende partij eist slagen op of staat slagen af.',
      en: 'A member of the offending side claims or concedes tricks.',
    },
    refers: ['68'],
    search: ['claim', 'opeisen', 'afstaan', 'geclaimd na verzaken'],
    source: 'B',
  },
  {
    id: '63A4',
    editions: ['2017'],
    title: { nl: 'Instemming met een claim', en: 'Agreement to a claim' },
    summary: {
      nl: 'De tegenpartij eiste op of stond af, en de overtredende partij maakte niet op tijd bezwaar. Artikel 69A zegt hoe lang dat kan.',
      en: 'The opponents claimed or conceded and the offending side did not object in time. 69A says how long that is.',
    },
    refers: ['69A'],
    search: ['claim goedgekeurd', 'ingestemd', 'te laat bezwaar'],
    source: 'B',
  },
  {
    id: '63B',
    editions: ['2017'],
    title: { nl: 'Herstel is niet meer mogelijk', en: 'No correction any more' },
    summary: {
      nl: 'Staat een verzaking vast, dan wordt zij niet meer hersteld: lees artikel 64. Er zijn twee uitzonderingen: slag 12 (62D) en als beide partijen verzaakten (62C3).',
      en: 'An established revoke is not corrected any more: see law 64. There are two exceptions: trick 12 (62D) and revokes by both sides (62C3).',
    },
    refers: ['62C3', '62D', '64'],
    search: ['niet meer herstellen', 'te laat', 'slagen overdragen'],
    source: 'B',
  },
];

/** Whether the revoke is established hangs on something that only the players know: both ways are told. */
function undecided(found: Revoke | FailedRestriction, now: TableState): Ruling | null {
  const fact = revokeFact(found, now);
  if (fact === null || now.contract === null) return null;
  if (fact.trick === LAST_REVOKE_TRICK || bothSidesRevoked(fact, now)) return null;
  const state = establishment(fact, now);
  if (state.state !== 'unknown') return null;
  const { seat, card } = fact;
  const transfer = transferFor(fact, now);
  const blanks = { seat: { seat }, partner: { seat: partner(seat) }, card: { card } };
  const back =
    isDefender(now, seat) && fact.faced === null
      ? {
          nl: 'Staat zij nog niet vast, dan neemt {seat} {card} terug en bekent hij. {card} wordt dan een grote strafkaart (62A, 62B1).',
          en: 'If it is not yet established, {seat} takes {card} back and follows suit. {card} then becomes a major penalty card (62A, 62B1).',
        }
      : {
          nl: 'Staat zij nog niet vast, dan neemt {seat} {card} zonder strafkaart terug en bekent hij (62A, 62B2).',
          en: 'If it is not yet established, {seat} takes {card} back without a penalty card and follows suit (62A, 62B2).',
        };
  const open = {
    nl: 'Of de verzaking van {seat} vaststaat, hangt af van uw antwoord.',
    en: 'Whether the revoke by {seat} is established depends on your answer.',
  };
  return ruling(
    63,
    [...(fact.suit === null ? [] : ['44C' as const]), '61A', '63A', '62A', '62B', '64A', transfer.by],
    { text: open, with: blanks },
    {
      why: [
        sayRevoke(fact),
        { text: back, with: blanks },
        sayTransfer(fact, transfer),
        ...(fact.certain ? [] : [CHECK_RECORD]),
      ],
      ask: state.ask,
      settled: false,
    },
  );
}

export const law: Law = {
  number: 63,
  title: { nl: 'Wanneer staat een verzaking vast?', en: 'When is a revoke established?' },
  rules: [
    { kind: 'revoke', editions: ['2017'], rule: undecided },
    { kind: 'failedRestriction', editions: ['2017'], rule: undecided },
  ],
};
