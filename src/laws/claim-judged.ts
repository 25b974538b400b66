// Laws 69 to 71: a claim or concession that was agreed, one that is contested, and one that can be undone afterwards.
import type { TableState } from '../bridge/table';
import type { ClaimMade, Concession } from '../detect/occasions';
import type { Say } from '../text';
import { sayClaim, standingOf } from './claim';
import type { ArticleId, Ruling } from './law';
import { ruling } from './option';

const SAYS = {
  agreed: {
    nl: 'De instemming staat vast zodra de andere partij in een volgend spel heeft geboden of de ronde voorbij is. Ook een verzaking staat dan vast (63A4).',
    en: 'The agreement is final once the other side has called on a next board or the round is over. A revoke is then established too (63A4).',
  },
  late: {
    nl: 'Er is ingestemd en daarna bezwaar gemaakt. Was dat nog op tijd? Hier moet de WL naar kijken.',
    en: 'There was agreement, and an objection later. Was it still in time? The director must look at this.',
  },
  back: {
    nl: 'Binnen de hersteltermijn kan een partij terugkomen op haar instemming: als zij de slag al gewonnen had (69B1), of bij doorspelen waarschijnlijk had gewonnen (69B2).',
    en: 'Within the correction period a side can go back on its agreement: if it had already won the trick (69B1), or would probably have won it (69B2).',
  },
  contested: {
    nl: 'Het {noun} van {seat} is betwist. De WL beslist zo billijk mogelijk hoeveel slagen ieder krijgt.',
    en: 'The {noun} by {seat} is contested. The director decides as fairly as he can how many tricks each side gets.',
  },
  normal: {
    nl: 'Normaal spelen is hier ook slordig of minder goed spelen voor een speler van dat niveau.',
    en: 'Normal play includes careless or inferior play for a player of that level.',
  },
  doubt: {
    nl: 'Blijft er twijfel, dan gaat die ten nadele van {seat} (70A). De toelichting wordt herhaald en de bezwaren gehoord (70B).',
    en: 'Any doubt that remains goes against {seat} (70A). The statement is repeated and the objections are heard (70B).',
  },
  trump: {
    nl: 'Heeft {others} nog een troef? Is daar niets over gezegd (70C1), was hij waarschijnlijk vergeten (70C2) en kan hij bij normaal spelen een slag winnen (70C3)? Dan krijgt {others} die slag.',
    en: 'Do {others} still have a trump? Was nothing said about it (70C1), was it probably forgotten (70C2) and can it win a trick by normal play (70C3)? Then {others} get that trick.',
  },
  line: {
    nl: 'Een goede speelwijze die {seat} niet noemde, telt niet als een andere normale speelwijze minder oplevert (70D1).',
    en: 'A good line that {seat} did not mention does not count if another normal line does less well (70D1).',
  },
  partner: {
    nl: 'Wat afhangt van een keuze van {partner} tussen normale speelwijzen, krijgt {side} niet (70D2).',
    en: 'What depends on a choice by {partner} between normal plays is not awarded to {side} (70D2).',
  },
  place: {
    nl: 'Hangt het af van bij wie een kaart zit? Dat telt alleen als iemand de kleur al niet bekende, of dat altijd zou gaan doen (70E1). De bond kan een volgorde vastleggen (70E2).',
    en: 'Does it depend on who holds a card? That counts only if somebody already failed to follow to the suit, or always would (70E1). The federation may fix an order (70E2).',
  },
  evidence: {
    nl: 'Kaarten die na het {noun} zonder afspraak zijn gespeeld, mag de WL als aanwijzing gebruiken (70D3).',
    en: 'Cards played after the {noun} without agreement may serve the director as evidence (70D3).',
  },
  conceded: {
    nl: 'Een afgestane slag krijgt {side} binnen de hersteltermijn terug als hij al gewonnen was, of bij geen enkele normale speelwijze verloren kon gaan.',
    en: 'Within the correction period {side} gets a conceded trick back if it was already won, or could not be lost by any normal play.',
  },
  cancel: {
    nl: 'Alleen de WL kan bepalen of een afgestane slag terug moet (71).',
    en: 'Only the director can decide whether a conceded trick must go back (71).',
  },
} as const;

/** Law 69: everybody agreed. */
export function agreedClaim(found: ClaimMade | Concession, now: TableState): Ruling | null {
  const { stage, seat, concession, late } = standingOf(found, now);
  if (stage !== 'agreed') return null;
  const say = (key: keyof typeof SAYS): Say => sayClaim(SAYS[key], seat, concession);
  const articles: readonly ArticleId[] = ['69', '69A', '69B1', '69B2', '79C', '63A4'];
  return ruling(69, late ? [...articles, '70'] : articles, say(late ? 'late' : 'agreed'), {
    director: [say('back')],
    settled: !late,
  });
}

/** Law 70: somebody disputes it, or play went on without agreement. */
export function contestedClaim(found: ClaimMade | Concession, now: TableState): Ruling | null {
  const { stage, seat, concession, defends } = standingOf(found, now);
  if (stage !== 'disputed' && stage !== 'playedOn') return null;
  const say = (key: keyof typeof SAYS): Say => sayClaim(SAYS[key], seat, concession);
  const trumps = now.contract !== null && now.contract.strain !== 'N';
  const on = stage === 'playedOn';
  const articles: readonly ArticleId[] = [
    '70',
    '70A',
    '70B',
    ...(trumps && !concession ? (['70C'] as const) : []),
    ...(concession ? [] : (['70D1'] as const)),
    ...(defends === true && !concession ? (['70D2'] as const) : []),
    ...(on ? (['70D3'] as const) : []),
    ...(concession ? (['71'] as const) : (['70E1', '70E2'] as const)),
  ];
  return ruling(70, articles, say('contested'), {
    why: [say('normal')],
    director: [
      say('doubt'),
      ...(trumps && !concession ? [say('trump')] : []),
      ...(concession ? [] : [say('line')]),
      ...(defends === true && !concession ? [say('partner')] : []),
      ...(on ? [say('evidence')] : []),
      ...(concession ? [say('cancel')] : [say('place')]),
    ],
    settled: false,
    // The number of 70D3 and the use of such cards are professional knowledge.
    confirm: on,
  });
}

/** Law 71: tricks were conceded, and everybody agreed. */
export function concededTricks(found: ClaimMade | Concession, now: TableState): Ruling | null {
  const { stage, seat, concession, concedes } = standingOf(found, now);
  if (stage !== 'agreed' || !concedes) return null;
  const say = (key: keyof typeof SAYS): Say => sayClaim(SAYS[key], seat, concession);
  return ruling(71, ['71', '68B1', '69B'], say('conceded'), { why: [say('normal')], director: [say('cancel')] });
}
