// Law 64: a revoke that can no longer be corrected, and what it costs.
import type { TableState } from '../bridge/table';
import { otherSide } from '../bridge/types';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Revoke } from '../detect/revoke';
import type { Say, Text } from '../text';
import type { ArticleId, Question, Ruling } from './law';
import { ruling } from './option';
import { bothSidesRevoked, establishment, LAST_REVOKE_TRICK, type RevokeFact, revokeFact } from './revoke';
import { asksTooMuch, type Transfer, transferFor } from './revoke-transfer';
import { askReturned, isBack } from './revoke-trick-12';
import { CHECK_RECORD, sayEstablished, sayRevoke } from './revoke-words';

const NONE: Text = {
  nl: 'De verzaking van {seat} in slag {trick} staat vast. Er gaan niet vanzelf slagen over.',
  en: 'The revoke by {seat} in trick {trick} is established. No tricks go over automatically.',
};
const ONE: Text = {
  nl: 'De verzaking van {seat} in slag {trick} staat vast. Na het spel gaat één slag van {from} naar {to}.',
  en: 'The revoke by {seat} in trick {trick} is established. After the play one trick goes from {from} to {to}.',
};
const MORE: Text = {
  nl: 'De verzaking van {seat} in slag {trick} staat vast. Na het spel gaan {count} slagen van {from} naar {to}.',
  en: 'The revoke by {seat} in trick {trick} is established. After the play {count} tricks go from {from} to {to}.',
};
const OPEN: Text = {
  nl: 'De verzaking van {seat} in slag {trick} staat vast. Na het spel gaat één slag van {from} naar {to}, als {from} slag {trick} of een latere wint.',
  en: 'The revoke by {seat} in trick {trick} is established. After the play one trick goes from {from} to {to}, if {from} wins trick {trick} or a later one.',
};
const OPEN_SECOND: Text = {
  nl: 'De verzaking van {seat} in slag {trick} staat vast. Na het spel gaat één slag van {from} naar {to}, en een tweede als {from} nog een latere slag wint.',
  en: 'The revoke by {seat} in trick {trick} is established. After the play one trick goes from {from} to {to}, and a second if {from} wins a later one.',
};
const OPEN_ALL: Text = {
  nl: 'De verzaking van {seat} in slag {trick} staat vast. Na het spel gaan nul, één of twee slagen van {from} naar {to}: niet bekend is wie slag {trick} won.',
  en: 'The revoke by {seat} in trick {trick} is established. After the play no, one or two tricks go from {from} to {to}: who won trick {trick} is not known.',
};

/** The words for what is known of the number of tricks. */
function transferText({ least, most }: Transfer): Text {
  if (least < most) return least === 1 ? OPEN_SECOND : most === 1 ? OPEN : OPEN_ALL;
  return most === 0 ? NONE : most === 1 ? ONE : MORE;
}

/** What an established revoke costs, in one sentence or two. */
export function sayTransfer(fact: RevokeFact, transfer: Transfer): Say {
  const { most, from } = transfer;
  const { seat, trick } = fact;
  const blanks = { seat: { seat }, trick, from: { side: from }, to: { side: otherSide(from) } };
  return { text: transferText(transfer), with: { ...blanks, count: most } };
}

const REASON: Readonly<Record<string, Text>> = {
  '64A1': {
    nl: '{seat} won slag {trick} zelf. Die slag gaat over, en nog één latere slag als {from} er een won.',
    en: '{seat} won trick {trick} in person. That trick goes over, and one later trick if {from} won one.',
  },
  '64A2': {
    nl: '{seat} won slag {trick} niet zelf. Er gaat één slag over als {from} die slag of een latere won.',
    en: '{seat} did not win trick {trick} in person. One trick goes over if {from} won that trick or a later one.',
  },
  '64B1': {
    nl: '{from} won slag {trick} niet en ook geen latere slag (64B1).',
    en: '{from} won neither trick {trick} nor any later trick (64B1).',
  },
  '64B2': {
    nl: '{seat} had al eerder in deze kleur verzaakt. Alleen die eerste keer telt voor het overdragen (64B2).',
    en: '{seat} had revoked in this suit before. Only that first time counts for the transfer (64B2).',
  },
  '64B3': {
    nl: 'De kaart die gespeeld moest worden lag open op tafel, in de blinde of als strafkaart (64B3).',
    en: 'The card that should have been played lay face up, in dummy or as a penalty card (64B3).',
  },
  '64B4': {
    nl: 'De verzaking is pas opgemerkt toen {to} in het volgende spel al geboden had (64B4).',
    en: 'The revoke was noticed only after {to} had called on the next board (64B4).',
  },
  '64B5': {
    nl: 'De verzaking is pas na het einde van de ronde opgemerkt (64B5).',
    en: 'The revoke was noticed only after the end of the round (64B5).',
  },
  '64B6': {
    nl: 'De verzaking was in slag 12. Die wordt hersteld zolang niet alle handen terug zijn; slagen gaan er niet over (62D1, 64B6).',
    en: 'The revoke was in trick 12. It is corrected until all hands are back in the board; no tricks go over (62D1, 64B6).',
  },
  '64B7': {
    nl: 'Beide partijen hebben in dit spel verzaakt en beide verzakingen staan vast (64B7).',
    en: 'Both sides revoked on this board and both revokes are established (64B7).',
  },
};
const NOT_BEFORE: Say = {
  text: {
    nl: 'Slagen van vóór de verzaking gaan nooit over.',
    en: 'Tricks from before the revoke never go over.',
  },
};
const WON: Text = {
  nl: 'Slag {number}: gewonnen door {seat} met {card}.',
  en: 'Trick {number}: won by {seat} with {card}.',
};
const UNSEEN: Text = { nl: 'Slag {number}: winnaar niet bekend.', en: 'Trick {number}: winner not known.' };

/** The reason, then trick by trick who won what from the revoke on. */
function whyTransfer(fact: RevokeFact, { by, from, won }: Transfer): readonly Say[] {
  const blanks = { seat: { seat: fact.seat }, trick: fact.trick, from: { side: from }, to: { side: otherSide(from) } };
  return [
    { text: REASON[by] as Text, with: blanks },
    ...won.map(
      ({ number, winner, card }): Say =>
        winner === null || card === null
          ? { text: UNSEEN, with: { number } }
          : { text: WON, with: { number, seat: { seat: winner }, card: { card } } },
    ),
    NOT_BEFORE,
  ];
}

const DAMAGE: Text = {
  nl: 'Alleen de WL kan bepalen of {to} door de verzaking meer schade leed dan dit vergoedt. Dan geeft hij een arbitrale score (64C1, 12B1, 12C1).',
  en: 'Only the director can decide whether the revoke damaged {to} more than this makes up for. Then he adjusts the score (64C1, 12B1, 12C1).',
};
const DAMAGE_REPEATED: Text = {
  nl: 'Alleen de WL kan bepalen of {to} zonder de latere verzaking waarschijnlijk meer slagen had gehad (64C2a).',
  en: 'Only the director can decide whether {to} would probably have won more tricks without the later revoke (64C2a).',
};
const DAMAGE_BOTH: Text = {
  nl: 'Alleen de WL kan bepalen of een partij schade leed, en wat er zonder verzaken waarschijnlijk was gebeurd (64C2b).',
  en: 'Only the director can decide whether one side was damaged, and what would probably have happened without the revokes (64C2b).',
};

const TOGETHER: Text = {
  nl: '{from} verzaakte vaker. Samen vraagt dat meer slagen dan {from} daarna won. Hoeveel er overgaan, bepaalt de WL (64A).',
  en: '{from} revoked more than once. Together that asks for more tricks than {from} won since. How many go over is for the director (64A).',
};

/** The damage clause that goes with the article. */
const DAMAGE_OF: Readonly<Record<string, { article: ArticleId; text: Text }>> = {
  '64B2': { article: '64C2a', text: DAMAGE_REPEATED },
  '64B7': { article: '64C2b', text: DAMAGE_BOTH },
};

function directorOn(fact: RevokeFact, { by, from }: Transfer, tooMuch: boolean): readonly Say[] {
  const blanks = { seat: { seat: fact.seat }, from: { side: from }, to: { side: otherSide(from) } };
  const own = DAMAGE_OF[by]?.text;
  return [
    ...(tooMuch ? [{ text: TOGETHER, with: blanks }] : []),
    ...(own === undefined ? [] : [{ text: own, with: blanks }]),
    { text: DAMAGE, with: blanks },
  ];
}

function articlesFor(fact: RevokeFact, by: ArticleId, transfer: Transfer): readonly ArticleId[] {
  const cause: readonly ArticleId[] = fact.suit === null ? ['61A'] : ['44C', '61A'];
  const last: readonly ArticleId[] = fact.trick === LAST_REVOKE_TRICK ? ['62D1'] : [];
  const none: readonly ArticleId[] = transfer.most === 0 ? ['64C'] : [];
  const own = DAMAGE_OF[transfer.by]?.article;
  return [...cause, by, ...last, transfer.by, ...none, ...(own === undefined ? [] : [own]), '64C1'];
}

const THIS_BOARD: Question['values'] = [
  {
    value: 'inTime',
    say: { text: { nl: 'Tijdens dit spel, of vlak erna', en: 'During this board, or just after it' } },
  },
  {
    value: 'nextBoard',
    say: {
      text: {
        nl: 'Toen de andere partij in het volgende spel al geboden had',
        en: 'When the other side had already called on the next board',
      },
    },
  },
  { value: 'roundOver', say: { text: { nl: 'Na het einde van de ronde', en: 'After the end of the round' } } },
];

/** 64B4, 5: how late the revoke was noticed. Only to be asked when the play is over and it makes a difference. */
const askNoticed = (fact: RevokeFact): Question => ({
  id: `noticed:${fact.at}`,
  say: {
    text: { nl: 'Wanneer is de verzaking opgemerkt?', en: 'When was the revoke noticed?' },
  },
  values: THIS_BOARD,
});

/** Law 64 on a revoke: a revoke that can no longer be corrected: the tricks that go over, or why none do. */
export function establishedRevoke(found: Revoke | FailedRestriction, now: TableState): Ruling | null {
  const fact = revokeFact(found, now);
  if (fact === null || now.contract === null) return null;
  const state = establishment(fact, now);
  if (
    state.state !== 'yes' ||
    bothSidesRevoked(fact, now) ||
    (fact.trick === LAST_REVOKE_TRICK && isBack(fact, now) === 'no')
  )
    return null;
  const transfer = transferFor(fact, now);
  const lateness = transfer.most > 0 || transfer.by === '64B4' || transfer.by === '64B5';
  const ask = [
    ...state.ask,
    ...(fact.trick === LAST_REVOKE_TRICK ? [askReturned(fact)] : []),
    ...(now.phase === 'over' && lateness ? [askNoticed(fact)] : []),
  ];
  const tooMuch = asksTooMuch(fact, now);
  const known = transfer.least === transfer.most && !tooMuch;
  return ruling(64, articlesFor(fact, state.by, transfer), sayTransfer(fact, transfer), {
    why: [
      sayRevoke(fact),
      sayEstablished(fact, state.by),
      ...whyTransfer(fact, transfer),
      ...(fact.certain ? [] : [CHECK_RECORD]),
    ],
    ask,
    effects: known && transfer.most > 0 ? [{ type: 'tricks', to: otherSide(transfer.from), count: transfer.most }] : [],
    director: directorOn(fact, transfer, tooMuch),
    // That it was noticed in time is taken for granted until somebody says otherwise.
    settled: fact.certain && known && (fact.trick !== LAST_REVOKE_TRICK || isBack(fact, now) === 'yes'),
  });
}
