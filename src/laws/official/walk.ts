// The way through the paragraphs of a text: which of them stand under which article, and which under none.
import { type Head, headOf, isRegisterLine, isTitle, sectionOf } from './heads';
import type { Ledger } from './ledger';
import { endsSentence } from './paragraphs';
import type { Unit, UnplacedKind } from './passage';
import { Placing } from './place';
import { withoutRepeats } from './wording';

/** A site's own remark, on one line; the text of the law may go on after it. */
const REMARK =
  /^(?:[\d*.\-–\s]*)(?:Opmerking|Commentaar|Toelichting|Remark|Comment)\b\s*\d*\s*(?:(?:bij\s+)?(?:Artikel|artikel|Art\.?|Law|law)\s*\S{1,8})?\s*[.:]?$/;
const REMARK_WITH_TEXT = /^(?:[\d*.\-–\s]*)(?:Opmerking|Commentaar|Toelichting|Remark|Comment)\b[^:.]{0,40}:\s/;
/** Somebody speaks for himself: from here to the next heading nothing is of the law book. */
const PERSONAL = /persoonlijke titel|onder verantwoording van|personal opinion/i;

/** A contents list without a heading of its own is told by so many articles in a row without a text. */
const CONTENTS_RUN = 3;
const REGISTER_RUN = 5;
/** A sentence of the laws is longer than this. */
const SENTENCE = 40;

interface Heading {
  at: number;
  head: Head;
  /** Whether a text of the law follows before the next heading. */
  body: boolean;
  contents: boolean;
}

/** The articles' headings by their place, and which of them are only lines of a contents list. */
function headings(paragraphs: readonly string[]): ReadonlyMap<number, Heading> {
  const found: Heading[] = [];
  let last: Heading | null = null;
  paragraphs.forEach((text, at) => {
    const head = headOf(text);
    if (head !== null) {
      last = { at, head, body: !head.title && head.rest !== '', contents: false };
      found.push(last);
    } else if (sectionOf(text) !== null) last = null;
    else if (last !== null && endsSentence(text) && text.length >= SENTENCE) last.body = true;
  });
  let run: Heading[] = [];
  for (const heading of [...found, null]) {
    if (heading !== null && !heading.body) run.push(heading);
    else {
      if (run.length >= CONTENTS_RUN) for (const one of run) one.contents = true;
      run = [];
    }
  }
  for (const one of found) if (one.head.toPage && !one.body) one.contents = true;
  return new Map(found.map((heading) => [heading.at, heading]));
}

/** Places of lines of a register: so many in a row of words and numbers. */
function registerLines(paragraphs: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (let at = 0; at <= paragraphs.length; at++) {
    const text = paragraphs[at];
    if (text !== undefined && isRegisterLine(text)) run.push(at);
    else {
      if (run.length >= REGISTER_RUN) for (const one of run) found.add(one);
      run = [];
    }
  }
  return found;
}

/** The units of a text, in its order. `trusted`: whether labels within articles mean anything. */
export function walk(paragraphs: readonly string[], trusted: boolean, ledger: Ledger): readonly Unit[] {
  const heads = headings(paragraphs);
  const register = registerLines(paragraphs);
  const units: Unit[] = [];
  const empty: { id: string; text: string }[] = [];
  /** `said`: its title stands in the heading's own `text`. */
  let open: { placing: Placing; text: string; said: boolean } | null = null;
  let mode: UnplacedKind = 'outside';
  let before = '';

  const close = () => {
    if (open === null) return;
    const unit = open.placing.done();
    if (unit.parts.length > 0) units.push(unit);
    else
      empty.push({ id: unit.id, text: open.said || unit.title === null ? open.text : `${open.text}: ${unit.title}` });
    open = null;
  };
  const leaveOut = (why: UnplacedKind, text: string) => ledger.leaveOut(why, text);

  paragraphs.forEach((paragraph, at) => {
    const heading = heads.get(at);
    const section = sectionOf(paragraph);
    const inList = mode === 'contents' || mode === 'register';
    if (heading !== undefined && !heading.contents && (heading.body || !inList)) {
      close();
      const { id, rest, title } = heading.head;
      const said = title && rest !== '';
      open = { placing: new Placing(id, said ? rest : null, trusted, ledger), text: paragraph, said };
      if (!title && rest !== '') open.placing.add(withoutRepeats(rest, ledger));
      mode = 'outside';
    } else if (heading !== undefined) {
      close();
      if (mode !== 'register') mode = 'contents';
      leaveOut(mode, paragraph);
    } else if (section !== null) {
      close();
      mode = section;
      leaveOut(section, paragraph);
    } else if (register.has(at)) leaveOut('register', paragraph);
    else if (PERSONAL.test(paragraph)) {
      close();
      mode = 'remark';
      leaveOut('remark', paragraph);
    } else if (open === null) leaveOut(mode, paragraph);
    else if (REMARK.test(paragraph) || REMARK_WITH_TEXT.test(paragraph)) leaveOut('remark', paragraph);
    else if (paragraph === before && !isTitle(paragraph)) ledger.mend('repeat', paragraph);
    else (open as { placing: Placing }).placing.add(withoutRepeats(paragraph, ledger));
    before = paragraph;
  });
  close();
  const found = new Set(units.map(({ id }) => id));
  for (const { id, text } of empty) if (!found.has(id)) leaveOut('emptyArticle', text);
  return units;
}
