// The paragraphs under one article heading, each placed as far as its labels tell and no further.
import { isTitle } from './heads';
import { idParts, isWithin } from './ids';
import { type Label, type Labelled, labelled } from './labels';
import type { Ledger } from './ledger';
import type { Part, Unit } from './passage';

const IN_A_LIST = /;(?:\s*(?:of|en|or|and))?$/;

/** Where the labels stand. `lost`: from here on a number is missing, until a label of that kind comes. */
interface Place {
  letter: string | null;
  digit: number | null;
  small: string | null;
  lost: 'letter' | 'digit' | null;
}

/** The place after one label, or null where that label cannot stand here: it comes again, or hangs under nothing. */
function after(place: Place, { kind, value }: Label): Place | null {
  const { letter, digit, small, lost } = place;
  if (kind === 'letter')
    return letter === null || value > letter ? { letter: value, digit: null, small: null, lost: null } : null;
  if (lost === 'letter' || letter === null) return null;
  if (kind === 'digit') {
    const number = Number(value);
    return number <= 9 && number > (digit ?? 0) ? { letter, digit: number, small: null, lost: null } : null;
  }
  return lost === null && digit !== null && (small === null || value > small) ? { ...place, small: value } : null;
}

const next = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

/** Whether a label comes that should have had others before it. */
function skips(before: Place, now: Place): boolean {
  if (now.letter !== before.letter) return now.letter !== next(before.letter ?? '@');
  if (now.digit !== before.digit) return now.digit !== (before.digit ?? 0) + 1;
  return now.small !== before.small && now.small !== next(before.small ?? '`');
}

const SHOWN = 40;
const shownMark = ({ marks, text }: Labelled): string =>
  `${marks} ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`;

/** Places the paragraphs of one article. Its id may be that of a part (`16C`): a first label that says so again is no new one. */
export class Placing {
  private readonly parts: Part[] = [];
  private readonly fixed: readonly string[];
  private place: Place;
  /** What was placed last said that a list follows. */
  private announced = false;

  /** `trusted` false: labels mean nothing in this text. */
  constructor(
    readonly id: string,
    private title: string | null,
    private readonly trusted: boolean,
    private readonly ledger: Ledger,
  ) {
    this.fixed = idParts(id) ?? [];
    const [, letter = null, digit, small = null] = this.fixed;
    this.place = { letter, digit: digit === undefined ? null : Number(digit), small, lost: null };
  }

  private get here(): string {
    const { letter, digit, small } = this.place;
    return `${this.fixed[0]}${letter ?? ''}${digit ?? ''}${small ?? ''}`;
  }

  private push(id: string, text: string, is: Partial<Omit<Part, 'id' | 'text'>> = {}): void {
    const { loose = false, item = false, head = isTitle(text) } = is;
    this.parts.push({ id, text, head, item, loose });
    this.announced = text.endsWith(':');
  }

  add(paragraph: string): void {
    const found = this.trusted ? labelled(paragraph) : { bullet: false, labels: [], marks: '', text: paragraph };
    const said = found.labels.map(({ value }) => value).join('');
    if (found.text === '') this.ledger.mend('mark', paragraph);
    else if (!this.trusted) this.addUntrusted(found.text);
    else if (said !== '' && this.parts.length === 0 && this.fixed.slice(1).join('').endsWith(said))
      this.begin(found.text);
    else if (found.labels.length > 0) this.addLabelled(found);
    else this.addPlain(found);
  }

  private addUntrusted(text: string): void {
    this.push(this.id, text, { loose: true });
  }

  /** The title, where there is none yet and this may be one; else the first words. */
  private begin(text: string): void {
    if (this.title === null && isTitle(text)) this.title = text;
    else this.push(this.id, text);
  }

  private addLabelled(found: Labelled): void {
    let place: Place | null = this.place;
    for (const label of found.labels) place = place && after(place, label);
    if (place !== null) {
      if (skips(this.place, place)) this.ledger.doubt('gap', this.id, shownMark(found));
      this.place = place;
      this.push(this.here, found.text);
      return;
    }
    if (!found.labels.every(({ kind }) => kind === 'small')) {
      // Numbers may be those of a page's own list: they say nothing about articles.
      this.ledger.mend('mark', shownMark(found));
      this.place = { ...this.place, lost: 'letter' };
      this.push(this.id, found.text, { loose: true, item: true });
      return;
    }
    // Letters in brackets are part of the text, for it refers to them.
    const text = `${found.bullet ? found.marks.replace(/^\S+\s+/, '') : found.marks} ${found.text}`;
    const { letter, digit, lost } = this.place;
    if (lost === null && letter !== null && digit === null) {
      this.push(this.here, text, { item: true });
      return;
    }
    this.place = { ...this.place, lost: lost ?? 'digit' };
    this.push(this.id, text, { loose: true, item: true });
  }

  private addPlain(found: Labelled): void {
    const { bullet, text } = found;
    const previous = this.parts.at(-1);
    if (this.title === null && previous === undefined && !bullet && isTitle(text)) {
      this.title = text;
      return;
    }
    if (bullet) this.ledger.mend('mark', shownMark(found));
    const listed = IN_A_LIST.test(text) || (previous?.item === true && IN_A_LIST.test(previous.text));
    const heading = !listed && !bullet && isTitle(text);
    const announced = this.announced && !heading;
    // Under a number whose own words are complete, a paragraph without one may belong to it or to what is around it.
    const unsure = this.place.digit !== null && this.here !== this.id && previous?.head !== true;
    if (bullet || heading) this.place = { ...this.place, lost: 'letter' };
    const loose = listed || announced || unsure || this.place.lost !== null;
    this.push(loose ? this.id : this.here, text, {
      loose,
      item: bullet || listed || announced,
      head: !listed && !announced && isTitle(text),
    });
    // What one line announced holds for the whole list.
    this.announced ||= announced;
  }

  done(): Unit {
    return { id: this.id, title: this.title, parts: this.parts };
  }
}

/** Headings that nothing follows: their text was lost. */
export function emptyHeads({ parts }: Unit): readonly Part[] {
  return parts.filter((part, i) => {
    const follower = parts[i + 1];
    if (!part.head) return false;
    if (follower === undefined) return true;
    if (part.loose || follower.loose) return follower.head;
    return !isWithin(follower.id, part.id) || (follower.id === part.id && follower.head);
  });
}
