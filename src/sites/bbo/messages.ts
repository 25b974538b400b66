// Questions, short messages, and what tells which kind of table this is. Texts are looked at and dropped.
import type { Seat } from '../../bridge/types';
import { textOf } from '../dom';
import type { Snapshot } from '../site';
import { seatOf } from './auction';
import { all, firstShown, type Scope } from './find';
import type { Directions } from './honours';
import { MARKS } from './marks';
import { STEMS } from './words';

/** Text of a panel without that of its buttons. */
function saidIn(panel: HTMLElement): string {
  const copy = panel.cloneNode(true) as HTMLElement;
  for (const button of all(copy, 'button, style')) button.remove();
  return textOf(copy);
}

/** The seat that a text begins with. */
function speaker(text: string, directions: Directions): Seat | null {
  const word = /^[\p{L}]+/u.exec(text)?.[0];
  return word === undefined ? null : seatOf(word, directions);
}

/**
 * The question with yes and no that is open. A claim names its seat and then a number of further tricks, in any language in which the cards can be
 * read; an undo is known by its word alone, so in a language that `STEMS` does not know it is some other question. Where the letters of the cards
 * cannot be told yet (diagrams in such a language, until the hands have shown their order) the whole page is unread, and its questions with it.
 */
function readQuestion({ within, shown }: Scope, directions: Directions): NonNullable<Snapshot['question']> | null {
  const panel = all(within, MARKS.question.find).find(
    (one) => shown(one) && all(one, 'button').filter(shown).length >= 2,
  );
  if (panel === undefined) return null;
  const text = saidIn(panel);
  if (text === '') return null;
  const seat = speaker(text, directions);
  const lower = text.toLowerCase();
  if (STEMS.undo.test(lower)) return { kind: 'undo', seat, tricks: null };
  const number = /(?<![\d+\-−.])\d+(?!\d)/.exec(text)?.[0];
  const tricks = number === undefined || Number(number) > 13 ? null : Number(number);
  const claim = STEMS.claim.test(lower) || (seat !== null && tricks !== null && /^[\p{L}]+\s*:/u.test(text));
  return claim ? { kind: 'claim', seat, tricks } : { kind: 'other', seat, tricks: null };
}

function readNotice(scope: Scope): NonNullable<Snapshot['notice']> | null {
  const panel = firstShown(scope, MARKS.notice.find);
  const text = panel === undefined ? '' : textOf(panel).toLowerCase();
  if (text === '') return null;
  if (STEMS.claim.test(text) && STEMS.rejected.test(text)) return 'claimRejected';
  if (STEMS.undo.test(text) && STEMS.rejected.test(text)) return 'undoRefused';
  return STEMS.undo.test(text) ? 'undoDone' : 'other';
}

/** What the page says to its user: only kinds, never its texts. */
export function readMessages(scope: Scope, directions: Directions) {
  const { kind, within, page, shown } = scope;
  const end = all(within, MARKS.end.find).find((one) => shown(one) && textOf(one) !== '');
  if (kind === 'review')
    return { question: null, notice: null, over: end !== undefined, tournament: false, vugraph: false };
  const dialogs = MARKS.dialogs.flatMap((tag) => [...within.ownerDocument.getElementsByTagName(tag)]) as HTMLElement[];
  const notices = [...all(within, MARKS.notice.find), ...dialogs].filter(shown);
  const bar = page.querySelector(MARKS.bar.find);
  const titles = (bar === null ? [] : all(bar, MARKS.title.find)).map((title) => textOf(title).toLowerCase());
  return {
    question: readQuestion(scope, directions),
    notice: readNotice(scope),
    over: end !== undefined,
    tournament:
      titles.some((title) => STEMS.tournament.test(title)) ||
      notices.some((notice) => STEMS.director.test(textOf(notice).toLowerCase())),
    vugraph: titles.some((title) => STEMS.vugraph.test(title)),
  };
}
