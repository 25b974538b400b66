// Law 47E: a card played because an opponent was wrong about the turn (E1) or about a call or a play (E2).
import type { TableState } from '../bridge/table';
import { sameSide, side } from '../bridge/types';
import type { Misinformation } from '../detect/misinformation';
import type { Text } from '../text';
import type { ArticleId, Edition, Option, Question, Ruling } from './law';
import { handOf, option, playsAfter, ruling } from './option';
import { YES_NO } from './revoke';
import { takenBack } from './revoke-followers';

type Played = Misinformation & { theirs: NonNullable<Misinformation['theirs']>; trick: number };

const isPlayed = (found: Misinformation): found is Played => found.theirs !== null && found.trick !== null;

interface Affected {
  found: Played;
  /** The card certainly came after the wrong explanation; else people have to say so. */
  after: boolean;
}

/**
 * The card that an explanation is about. With the correction that is the last one of the other side. Without it, the first one since the explanation
 * was reported, else the last one before: the report may have come later than the explanation. Null once a correction has been reported, which has its own find.
 */
function affected(found: Misinformation, now: TableState): Affected | null {
  if (found.corrected) return isPlayed(found) ? { found, after: true } : null;
  const place = now.told.findIndex(({ what }) => what.id === found.at);
  const reported = now.told[place]?.n ?? 0;
  const corrected = now.told
    .slice(place + 1)
    .some(({ what }) => what.type === 'misinformation' && what.by === found.seat && what.corrected);
  if (corrected) return null;
  const all = now.tricks
    .flatMap(({ plays, loose }, i) =>
      [...plays, ...loose].flatMap((play) => (play === null ? [] : [{ play, trick: i + 1 }])),
    )
    .sort((a, b) => a.play.n - b.play.n);
  const gone = now.withdrawn.find((play) => play.n >= reported && !sameSide(play.seat, found.seat));
  // Taken back by now: what came after it does not make that too late.
  if (gone !== undefined)
    return { found: { ...found, newest: gone, theirs: gone, trick: now.tricks.length }, after: true };
  const newest = all[all.length - 1]?.play ?? found.newest;
  const next = all.find(({ play }) => play.n >= reported && !sameSide(play.seat, found.seat));
  if (next !== undefined) return { found: { ...found, newest, theirs: next.play, trick: next.trick }, after: true };
  const before = { ...found, newest };
  return isPlayed(before) ? { found: before, after: false } : null;
}

/** 47E1 is about a card out of turn. What was said before the card came has a ruling where the card is judged. */
function toldTooLate(found: Misinformation, now: TableState): Played | null {
  if (!isPlayed(found) || found.theirs.due === undefined) return null;
  const reported = now.told.find(({ what }) => what.id === found.at)?.n;
  const cards = [...now.tricks.flatMap(({ plays }) => plays), ...now.withdrawn];
  const follows = cards.some((play) => play !== null && play.n === reported && !sameSide(play.seat, found.seat));
  return follows ? null : found;
}

const TURN: Text = {
  nl: '{informant} zei ten onrechte dat {seat} aan de beurt was. {card} gaat terug zonder gevolg. De tegenpartij mag de kaart niet accepteren.',
  en: '{informant} said wrongly that it was the turn of {seat}. {card} goes back and nothing follows. The opponents may not accept the card.',
};
const TURN_1997: Text = {
  nl: '{informant} zei ten onrechte dat {seat} aan slag was. {seat} mag {card} terugnemen zonder straf. De speler links van {seat} behoort de kaart niet te aanvaarden.',
  en: '{informant} said wrongly that {seat} was on lead. {seat} may take {card} back without penalty. The player to the left of {seat} should not accept it.',
};
const SAID: Text = {
  nl: 'Alleen de WL kan bepalen of {informant} dat zo zei, en of {seat} {card} ook mag laten liggen.',
  en: 'Only the director can establish whether {informant} said so, and whether {seat} may also leave {card}.',
};
const CHANGE: Text = {
  nl: '{seat} neemt {card} terug, zonder strafkaart.',
  en: '{seat} takes {card} back, without a penalty card.',
};
const KEEP: Text = { nl: '{seat} laat {card} liggen.', en: '{seat} leaves {card}.' };

/** 47E1 in 2017: the card goes back. */
function toldOfTurn(found: Played, now: TableState): Ruling {
  const { seat, card } = found.theirs;
  const blanks = { informant: { seat: found.seat }, seat: { seat }, card: { card } };
  return ruling(
    47,
    ['47E1', '16C'],
    { text: TURN, with: blanks },
    {
      effects: takenBack(now, found.theirs, found.trick),
      director: [{ text: SAID, with: blanks }],
      settled: false,
    },
  );
}

/** 47E1 in 1997: only a lead, and the player may take it back or leave it. */
function toldOfTurn1997(found: Played, now: TableState): Ruling | null {
  const { seat, card, at } = found.theirs;
  const led = now.tricks.some((trick) => trick.plays[0]?.at === at) || now.withdrawn.some((play) => play.at === at);
  if (!led) return null;
  const blanks = { informant: { seat: found.seat }, seat: { seat }, card: { card } };
  const by = [handOf(now, seat)];
  const options = [
    option('change', by, { text: CHANGE, with: blanks }, ['47E1'], {
      effects: takenBack(now, found.theirs, found.trick),
    }),
    option('keep', by, { text: KEEP, with: blanks }, ['47E1']),
  ];
  return ruling(
    47,
    ['47E1'],
    { text: TURN_1997, with: blanks },
    { options, director: [{ text: SAID, with: blanks }], settled: false },
  );
}

const askFaced = ({ at }: Misinformation): Question => ({
  id: `dummyFaced:${at}`,
  say: {
    text: { nl: 'Lag er al een kaart van de blinde open?', en: 'Was a card of dummy already face up?' },
  },
  values: YES_NO,
});

const IN_TIME: Text = {
  nl: '{seat} speelde {card} na een verkeerde uitleg van {informant}. Er is nog geen kaart na gespeeld: {seat} mag {card} terugnemen.',
  en: '{seat} played {card} after a wrong explanation by {informant}. No card has been played since: {seat} may take {card} back.',
};
const TOO_LATE: Text = {
  nl: '{seat} speelde {card} na een verkeerde uitleg van {informant}. Terugnemen kan niet meer. De WL kan de score aanpassen.',
  en: '{seat} played {card} after a wrong explanation by {informant}. It is too late to take it back. The director may adjust the score.',
};
const IF_IN_TIME: Text = {
  nl: 'Speelde {seat} {card} na de verkeerde uitleg van {informant}? Er is nog geen kaart na gespeeld: dan mag {seat} {card} terugnemen.',
  en: 'Did {seat} play {card} after the wrong explanation by {informant}? No card has been played since: then {seat} may take {card} back.',
};
const IF_TOO_LATE: Text = {
  nl: 'Speelde {seat} {card} na de verkeerde uitleg van {informant}? Terugnemen kan dan niet meer. De WL kan de score aanpassen.',
  en: 'Did {seat} play {card} after the wrong explanation by {informant}? Then it is too late to take it back. The director may adjust the score.',
};
const CHANGED_IN_TIME: Text = {
  nl: '{seat} speelde {card} voordat de alert of uitleg van {informant} kwam of veranderde. Er is nog geen kaart na gespeeld: was de informatie eerst verkeerd, dan mag {seat} {card} terugnemen.',
  en: '{seat} played {card} before the alert or explanation of {informant} came or changed. No card has been played since: if the information was wrong first, {seat} may take {card} back.',
};
const CHANGED_TOO_LATE: Text = {
  nl: '{seat} speelde {card} voordat de alert of uitleg van {informant} kwam of veranderde. Terugnemen kan niet meer. Was de informatie eerst verkeerd, dan kan de WL de score aanpassen.',
  en: '{seat} played {card} before the alert or explanation of {informant} came or changed. It is too late to take it back. If the information was wrong first, the director may adjust the score.',
};
const NOT_CORRECTED: Text = {
  nl: 'De uitleg is nog niet verbeterd. Terugnemen kan alleen voordat er na {card} een kaart is gespeeld.',
  en: 'The explanation has not been corrected yet. Taking back is possible only before a card is played after {card}.',
};
const SINCE: Text = { nl: 'Na {card} is al gespeeld: {later} van {next}.', en: 'After {card} came {later} by {next}.' };
const FACED: Text = {
  nl: 'Een uitkomst kan niet meer terug zodra er een kaart van de blinde open ligt.',
  en: 'An opening lead cannot go back once a card of dummy lies face up.',
};
const CAUSE: Text = {
  nl: 'Alleen de WL kan bepalen of {card} is gespeeld door de verkeerde uitleg (21B, 47E2).',
  en: 'Only the director can decide whether {card} was played because of the wrong explanation (21B, 47E2).',
};
const DAMAGE: Text = {
  nl: 'Alleen de WL kan bepalen of {side} schade leed door de verkeerde uitleg (47E2b, 12C1).',
  en: 'Only the director can decide whether {side} was damaged by the wrong explanation (47E2b, 12C1).',
};
const DAMAGE_1997: Text = {
  nl: 'De WL past artikel 40C toe: alleen hij kan bepalen of {side} schade leed (1997).',
  en: 'The director applies law 40C: only he can decide whether {side} was damaged (1997).',
};

/** 47E2: in time while no card was played after it, and for an opening lead while dummy is not open. */
function explained({ found, after }: Affected, now: TableState, edition: Edition): Ruling {
  const { theirs, trick, newest } = found;
  const { seat, card } = theirs;
  const opening =
    trick === 1 && (now.tricks[0]?.plays[0]?.at === theirs.at || now.withdrawn.some((one) => one.at === theirs.at));
  const faced = opening ? now.answers[askFaced(found).id] : 'no';
  const since = newest !== null && newest.at !== theirs.at ? newest : null;
  const blanks = { informant: { seat: found.seat }, seat: { seat }, card: { card }, side: { side: side(seat) } };
  const old = edition === '1997';
  const ask = opening && since === null ? [askFaced(found)] : [];
  if (since !== null || faced === 'yes') {
    const articles: readonly ArticleId[] = old ? ['47E2a', '47E2b'] : ['47E2a', '47E2b', '12C1'];
    const why =
      since === null
        ? { text: FACED }
        : { text: SINCE, with: { card: { card }, later: { card: since.card }, next: { seat: since.seat } } };
    return ruling(
      47,
      articles,
      { text: found.changed !== null ? CHANGED_TOO_LATE : after ? TOO_LATE : IF_TOO_LATE, with: blanks },
      { why: [why], ask, director: [{ text: old ? DAMAGE_1997 : DAMAGE, with: blanks }], settled: false },
    );
  }
  const effects = takenBack(now, theirs, trick);
  const gone = now.withdrawn.some((one) => one.at === theirs.at);
  const by = [handOf(now, seat)];
  const again = now.tricks[trick - 1]?.plays.some((play) => play?.seat === seat && play.at !== theirs.at) === true;
  const options: Option[] = [
    option('change', by, { text: CHANGE, with: blanks }, old ? ['47E2a'] : ['47E2a', '16C1'], {
      effects,
      plays: gone && again ? null : playsAfter(now, effects, seat),
    }),
    option('keep', by, { text: KEEP, with: blanks }, ['47E2a']),
  ];
  return ruling(
    47,
    old ? ['47E2a'] : ['47E2a', '21B', '16C'],
    { text: found.changed !== null ? CHANGED_IN_TIME : after ? IN_TIME : IF_IN_TIME, with: blanks },
    {
      why: [...(found.corrected ? [] : [{ text: NOT_CORRECTED, with: blanks }]), ...(opening ? [{ text: FACED }] : [])],
      ask,
      options,
      director: [{ text: CAUSE, with: blanks }],
      settled: false,
    },
  );
}

function misinformed(found: Misinformation, now: TableState, edition: '1997' | '2017'): Ruling | null {
  if (now.contract === null) return null;
  if (found.about === 'turn') {
    const told = toldTooLate(found, now);
    if (told === null) return null;
    return edition === '1997' ? toldOfTurn1997(told, now) : toldOfTurn(told, now);
  }
  const one = affected(found, now);
  return one === null ? null : explained(one, now, edition);
}

/** Law 47E on wrong information during the play. Null in the auction (law 21) and where no card of the other side can come of it. */
export const misinformedPlay = (found: Misinformation, now: TableState): Ruling | null =>
  misinformed(found, now, '2017');

/** The same in the edition of 1997: E1 for leads only, and 40C where it is too late. */
export const misinformedPlay1997 = (found: Misinformation, now: TableState): Ruling | null =>
  misinformed(found, now, '1997');
