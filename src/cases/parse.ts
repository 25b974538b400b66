// A case file to cases. A case that cannot be read is told with its line and its reason; the others go on.
import type { Branch, Case, Problem, Step } from './case';
import { expectation, token } from './expectation';
import { Possible } from './possible';
import { type Reading, statement } from './statement';
import { NotationError, oneOf } from './words';

const EDITIONS = ['1997', '2007', '2017'] as const;

interface Draft extends Omit<Case, 'steps' | 'branches'> {
  steps: Step[];
  branches: (Omit<Branch, 'steps'> & { steps: Step[] })[];
}

function directive(first: string, rest: readonly string[], line: number, text: string): Step | null {
  switch (first) {
    case 'then':
    case 'never':
      return { line, type: 'expect', never: first === 'never', what: expectation(rest), text };
    case 'confirm':
      return { line, type: 'confirm' };
    case 'choose':
      if (rest.length === 0) throw new NotationError('write: choose demand ♥');
      return { line, type: 'choose', tokens: rest.map(token) };
    case 'answer':
      if (rest.length < 2) throw new NotationError('write: answer QUESTION VALUE');
      return { line, type: 'answer', question: rest[0] as string, value: rest.slice(1).join(' ') };
    default:
      return null;
  }
}

/** Six cards between two bars are no trick, whatever the bars part. */
function checkBars(words: readonly string[]): void {
  let cards = 0;
  if (!words.includes('|')) return;
  for (const word of words) {
    cards = word === '|' ? 0 : cards + 1;
    if (cards > 5) throw new NotationError('a trick of six cards is impossible');
  }
}

function readStep(first: string, rest: readonly string[], line: number, text: string, reading: Reading): Step {
  const given = directive(first, rest, line, text);
  if (given !== null) return given;
  const what = statement(text, reading);
  if (what === null) throw new NotationError(`"${first}" is no word of the notation`);
  if (first === 'play') checkBars(rest);
  return { line, type: 'happened', what };
}

/** One case while it is read, with the table followed as far as cards go. */
class Reader {
  private readonly common = new Possible();
  private follow = this.common;
  private steps: Step[];
  private reading: Reading = { caller: null };
  private callerBefore: Reading['caller'] = null;

  constructor(readonly draft: Draft) {
    this.steps = draft.steps;
  }

  line(text: string, line: number): void {
    const [word = '', ...rest] = text.split(/\s+/u);
    const first = word.toLowerCase();
    if (first === 'edition') {
      this.draft.edition = oneOf(rest[0], EDITIONS);
      return;
    }
    if (first === 'when') {
      if (this.draft.branches.length === 0) this.callerBefore = this.reading.caller;
      const branch = { title: rest.join(' '), line, steps: [] as Step[] };
      this.draft.branches.push(branch);
      this.steps = branch.steps;
      this.reading = { caller: this.callerBefore };
      this.follow = new Possible();
      for (const step of this.draft.steps) this.follow.step(step);
      return;
    }
    const step = readStep(first, rest, line, text, this.reading);
    this.follow.step(step);
    this.steps.push(step);
  }
}

/**
 * The cases of one file. A case begins with `case ID title` and holds a statement about the table, a directive (`edition`, `confirm`, `choose`, `answer`) or an
 * expectation (`then`, `never`) a line; `when …` begins another way to go on from the common part. `#` begins a remark. Never throws.
 */
export function parseCases(source: string): { cases: readonly Case[]; problems: readonly Problem[] } {
  const cases: Case[] = [];
  const problems: Problem[] = [];
  let reader: Reader | null = null;
  let broken = false;
  const ids = new Set<string>();
  const close = (): void => {
    if (reader !== null && !broken) cases.push(reader.draft);
    reader = null;
    broken = false;
  };
  for (const [i, raw] of source
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .entries()) {
    const text = raw.replace(/(^|\s)#.*$/u, '').trim();
    const line = i + 1;
    if (text === '') continue;
    const begin = /^case(?:\s+(\S+)\s*(.*))?$/iu.exec(text);
    if (begin !== null) close();
    const id: string | null = begin?.[1] ?? (reader as Reader | null)?.draft.id ?? null;
    if (broken) continue;
    try {
      if (begin !== null) {
        if (begin[1] === undefined) throw new NotationError('write: case ID title');
        reader = new Reader({
          id: begin[1],
          title: begin[2] ?? '',
          line,
          edition: '2017',
          steps: [],
          branches: [],
        });
        if (ids.has(begin[1])) throw new NotationError(`the case ${begin[1]} stands twice in this file`);
        ids.add(begin[1]);
      } else if (reader === null) throw new NotationError('a case begins with: case ID title');
      else (reader as Reader).line(text, line);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      problems.push({ id, line, reason: error.message });
      broken = true;
    }
  }
  close();
  return { cases, problems };
}
