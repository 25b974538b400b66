// Law 45D: dummy put down a card that declarer had not named.
import type { Effect } from '../bridge/events';
import type { Play, TableState } from '../bridge/table';
import { playBy } from '../bridge/trick';
import { rho, sameSide } from '../bridge/types';
import type { MisplacedCard } from '../detect/dummy';
import type { Say, Text } from '../text';
import type { ArticleId, Option, Ruling } from './law';
import { handOf, isDummy, option, playsAfter, ruling, tableAfter } from './option';
import { bothPlayedNext } from './revoke';
import { takenBack } from './revoke-followers';

const IN_TIME: Text = {
  nl: 'De leider noemde {named}, maar in de blinde ligt {card}. {card} gaat terug en {named} wordt gespeeld.',
  en: 'Declarer named {named}, but dummy put down {card}. {card} goes back and {named} is played.',
};
const DEFENDER_MAY: Text = {
  nl: '{seat} mag {card} terugnemen en een andere kaart spelen, zonder strafkaart.',
  en: '{seat} may take {card} back and play another card, without a penalty card.',
};
const DECLARER_MAY: Text = {
  nl: '{right} heeft gewijzigd. Daarom mag {seat} {card} ook terugnemen.',
  en: '{right} has changed his card. So {seat} may take {card} back too.',
};
const KEEP: Say = { text: { nl: 'De andere kaarten blijven liggen.', en: 'The other cards stay.' } };
const DECLARER_LATER: Text = {
  nl: 'Pas als {right} een kaart wijzigt, mag de leider {card} ook terugnemen (45D1, 16C).',
  en: 'Only when {right} changes a card may declarer take {card} back too (45D1, 16C).',
};
const FOLLOW: Say = {
  text: {
    nl: 'Verandert zo de voorgespeelde kleur, dan moet iedereen die kleur bekennen (44C).',
    en: 'If this changes the suit led, everybody must follow that suit (44C).',
  },
};
const TOO_LATE: Text = {
  nl: 'De leider noemde {named}, maar in de blinde lag {card}. Beide partijen speelden al in de volgende slag: alles blijft liggen.',
  en: 'Declarer named {named}, but dummy put down {card}. Both sides have played to the next trick: everything stays.',
};
const LED: Text = {
  nl: '{card} was het voorspelen. Wie deze kleur niet bekende terwijl hij kon, kan nu verzaakt hebben (61A).',
  en: '{card} was the lead. Who did not follow this suit and could, may now have revoked (61A).',
};
const FOLLOWED: Text = {
  nl: 'Bekende de blinde daardoor niet, dan gaan er geen slagen over (64B3).',
  en: 'If dummy failed to follow suit because of it, no tricks go over (64B3).',
};
const EFFECT: Say = {
  text: {
    nl: 'Alleen de WL kan bepalen wat dit voor verzaken betekent en of er schade was (64C, 12).',
    en: 'Only the director can decide what this means for revokes and whether there was damage (64C, 12).',
  },
};

/** What was played after dummy's card, in its trick and the next, with what went back since. */
function playedSince(now: TableState, trick: number, from: Play): readonly { play: Play; trick: number }[] {
  const tricks = now.tricks.slice(trick - 1, trick + 1);
  const lies = tricks.flatMap((one, i) =>
    one.plays.flatMap((play) => (play === null ? [] : [{ play, trick: trick + i }])),
  );
  return [...now.withdrawn.map((play) => ({ play, trick })), ...lies]
    .filter(({ play }) => play.n > from.n)
    .sort((a, b) => a.play.n - b.play.n);
}

function corrected(found: MisplacedCard, now: TableState, declarer: MisplacedCard['seat']): Ruling {
  const { seat, card, named, trick } = found;
  const running = now.tricks[trick - 1];
  const lies = running === undefined ? null : playBy(running, seat);
  const base: readonly Effect[] = lies?.card === card ? [{ type: 'replace', trick, seat, card, by: named }] : [];
  const since = lies === null ? [] : playedSince(now, trick, lies);
  // Only the first card of each seat came before the error was noticed; what replaced it stays.
  const first = since.filter(
    (one, i) => since.findIndex((other) => other.play.seat === one.play.seat && other.trick === one.trick) === i,
  );
  const right = rho(declarer);
  const changed = now.withdrawn.find((play) => play.seat === right && first.some((one) => one.play === play));
  const why: Say[] = found.led ? [FOLLOW] : [];
  const options: Option[] = [];
  const may = (one: (typeof first)[number], text: Text, articles: readonly ArticleId[]): void => {
    const { play } = one;
    const effects = takenBack(tableAfter(now, base), play, one.trick);
    const again =
      now.withdrawn.includes(play) && since.some((other) => other.play !== play && other.play.seat === play.seat);
    const plays = again ? null : playsAfter(now, [...base, ...effects], play.seat);
    const idle = plays?.cards?.length === 1 && plays.cards[0] === play.card;
    const say = { text, with: { seat: { seat: play.seat }, card: { card: play.card }, right: { seat: right } } };
    options.push(option(`change:${play.card}`, [handOf(now, play.seat)], say, articles, { effects, plays, idle }));
  };
  for (const one of first) {
    if (!sameSide(one.play.seat, declarer)) may(one, DEFENDER_MAY, ['45D1', '47B', '16C']);
    else if (changed !== undefined && one.play.n > changed.n) may(one, DECLARER_MAY, ['45D1', '47D', '16C']);
    else if (first.some(({ play }) => play.seat === right && play.n < one.play.n))
      why.push({ text: DECLARER_LATER, with: { right: { seat: right }, card: { card: one.play.card } } });
  }
  const choosers = [...new Set(options.flatMap((one) => (one.chooser === 'director' ? [] : one.chooser)))];
  if (options.length > 0) options.push(option('keep', choosers, KEEP, ['45D1']));
  const blanks = { card: { card }, named: { card: named } };
  return ruling(45, ['45D', '45D1', '47B', '16C'], { text: IN_TIME, with: blanks }, { why, effects: base, options });
}

/** Law 45D: put right until both sides have played to the next trick, left alone after that. */
export function misplacedCard(found: MisplacedCard, now: TableState): Ruling | null {
  const { contract } = now;
  if (contract === null || !isDummy(now, found.seat)) return null;
  if (!bothPlayedNext(now, found.trick)) return corrected(found, now, contract.declarer);
  const { card, named, led } = found;
  const blanks = { card: { card }, named: { card: named } };
  return ruling(
    45,
    led ? ['45D', '45D2', '61A'] : ['45D', '45D2', '64B3'],
    { text: TOO_LATE, with: blanks },
    {
      why: [{ text: led ? LED : FOLLOWED, with: blanks }],
      director: [EFFECT],
      settled: false,
      confirm: true,
    },
  );
}
