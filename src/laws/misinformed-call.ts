// Laws 20F and 21: a call made on wrong information from an opponent, and who corrects a wrong explanation when.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { type Call, lho, partner, type Seat, sameSide } from '../bridge/types';
import type { Misinformation } from '../detect/misinformation';
import type { Say, Text } from '../text';
import { turnTo } from './calls';
import type { ArticleId, Ruling } from './law';
import { option, ruling } from './option';

const SAYS = {
  inTime: {
    nl: '{informant} gaf verkeerde informatie. {seat} mag {call} nog wijzigen als die informatie daarop invloed kan hebben gehad.',
    en: '{informant} gave wrong information. {seat} may still change {call} if that information may have influenced it.',
  },
  change: {
    nl: '{seat} neemt {call} terug en biedt opnieuw. Bood {lho} daarna al, dan kiest ook {lho} opnieuw (21B2).',
    en: '{seat} takes {call} back and calls again. If {lho} has called since, {lho} chooses anew too (21B2).',
  },
  keep: { nl: '{seat} laat {call} staan.', en: '{seat} lets {call} stand.' },
  nothing: {
    nl: '{informant} gaf verkeerde informatie. De tegenpartij heeft nog niets geboden dat gewijzigd kan worden.',
    en: '{informant} gave wrong information. The opponents have made no call yet that could be changed.',
  },
  late: {
    nl: '{informant} gaf verkeerde informatie. Een bieding wijzigen kan niet meer. De WL kijkt of de score moet worden aangepast.',
    en: '{informant} gave wrong information. No call can be changed any more. The director looks whether the score must be adjusted.',
  },
  changedInTime: {
    nl: '{what} bij {about} van {informant} is later gekomen of veranderd. Had {seat} eerst verkeerde informatie, dan mag {seat} {call} nog wijzigen als dat invloed kan hebben gehad.',
    en: '{what} of {about} by {informant} came or changed later. If {seat} had wrong information first, {seat} may still change {call} if that may have influenced it.',
  },
  changedLate: {
    nl: '{what} bij {about} van {informant} is later gekomen of veranderd. Een bieding wijzigen kan niet meer. Was de informatie eerst verkeerd, dan kijkt de WL of de score moet worden aangepast.',
    en: '{what} of {about} by {informant} came or changed later. No call can be changed any more. If the information was wrong first, the director looks whether the score must be adjusted.',
  },
  alerting: {
    nl: 'Moest {about} worden gealerteerd, en wat is de afspraak (40B)? Dat een alert of uitleg later komt, maakt haar nog niet fout.',
    en: 'Did {about} need an alert, and what is the agreement (40B)? An alert or explanation that comes later is not wrong for that reason.',
  },
  own: {
    nl: 'Wie zelf iets verkeerd begreep, mag niets wijzigen (21A). Bij twijfel gaat de WL uit van foute uitleg (21B1).',
    en: 'A misunderstanding of your own changes nothing (21A). In doubt the director assumes a wrong explanation (21B1).',
  },
  correct: {
    nl: '{informant} mag zelf verbeteren en moet dat vóór de open uitkomst (20F4). {partner} zwijgt tijdens het bieden, en als tegenspeler tot na het spel (20F5).',
    en: '{informant} may correct it and must do so before the opening lead is faced (20F4). {partner} keeps silent during the auction, and as a defender until play is over (20F5).',
  },
  influence: {
    nl: 'Kan de verkeerde informatie de bieding hebben beïnvloed? Had de andere partij er voordeel van (21B3, 12C1)?',
    en: 'May the wrong information have influenced the call? Did the other side gain by it (21B3, 12C1)?',
  },
  mistake: {
    nl: 'Was de uitleg fout, of week de bieding af van een goed uitgelegde afspraak? In dat laatste geval volgt er niets (40C, 75).',
    en: 'Was the explanation wrong, or did the call depart from an agreement that was explained well? In that case nothing follows (40C, 75).',
  },
} as const satisfies Record<string, Text>;

const WHAT: Readonly<Record<'alert' | 'explanation', Text>> = {
  alert: { nl: 'De alert', en: 'The alert' },
  explanation: { nl: 'De uitleg', en: 'The explanation' },
};

/** The newest call of the side that was told; its partner has not called since. Null where that side has not called, or not since the call that was explained. */
function changeable(found: Misinformation, now: TableState): { seat: Seat; call: Call; index: number } | null {
  const index = now.calls.reduce((last, made, i) => (sameSide(made.seat, found.seat) ? last : i), -1);
  const made = now.calls[index];
  return made === undefined || index <= (found.changed?.index ?? -1)
    ? null
    : { seat: made.seat, call: made.call, index };
}

/** Law 21B. Null for wrong information about the turn, and for cards (47E) where there is no auction to go back to. */
export function misinformedCall(found: Misinformation, now: TableState): Ruling | null {
  if (found.about !== 'explanation' || now.calls.length === 0) return null;
  const made = changeable(found, now);
  const say = (text: Text): Say => ({
    text,
    with: {
      informant: { seat: found.seat },
      partner: { seat: partner(found.seat) },
      seat: { seat: made?.seat ?? found.seat },
      lho: { seat: lho(made?.seat ?? found.seat) },
      call: { call: made?.call ?? 'P' },
      about: { call: found.changed?.call ?? 'P' },
      what: { text: WHAT[found.changed?.what ?? 'explanation'] },
    },
  });
  const why = [...(found.corrected ? [] : [say(SAYS.correct)]), say(SAYS.own)];
  const seen = found.changed !== null;
  const director = [say(SAYS.influence), ...(seen ? [say(SAYS.alerting)] : []), say(SAYS.mistake)];
  const more: readonly ArticleId[] = seen ? ['20F4', '20F5', '40B', '75'] : ['20F4', '20F5'];
  if (now.tricks.length > 0 || now.phase === 'over') {
    const text = seen ? SAYS.changedLate : SAYS.late;
    return ruling(21, ['21B3', '12C1', ...more], say(text), { why, director, settled: false });
  }
  if (made === null) return ruling(21, ['21B', ...more], say(SAYS.nothing), { why, director, settled: false });
  const effects: readonly Effect[] = [
    ...now.calls
      .slice(made.index)
      .reverse()
      .map(({ seat, call }): Effect => ({ type: 'withdrawCall', seat, call })),
    turnTo(made.seat),
  ];
  return ruling(21, ['21A', '21B1', '21B2', '21B3', '16C', ...more], say(seen ? SAYS.changedInTime : SAYS.inTime), {
    why,
    options: [
      option('change', [made.seat], say(SAYS.change), ['21B1', '21B2', '16C1'], { effects }),
      option('keep', [made.seat], say(SAYS.keep), ['21B1']),
    ],
    director,
    settled: false,
  });
}
