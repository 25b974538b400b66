// Headings of the law book: where an article begins, and where a chapter, a contents list or a register does.
import { plainId } from './ids';

const NAME = String.raw`(?:ARTIKEL|Artikel|Art\.?|ARTICLE|Article|LAW|Law)`;
const HEAD = new RegExp(
  String.raw`^(${NAME})\s*(\d{1,2}(?:[A-H](?:\d(?:\(?[a-h]\)?)?)?)?)(?![\p{L}\d])\s*([-–—:.]*)\s*`,
  'u',
);
/** `… 34`, `..... 34`: the page in a contents list. */
const TO_PAGE = /(?:\s*\.){3,}\s*\d{0,3}$|\s\d{1,3}$/;
const TITLE_LENGTH = 110;

const CHAPTER =
  /^(?:HOOFDSTUK|Hoofdstuk|PARAGRAAF|Paragraaf|AFDELING|Afdeling|DEEL|Deel|CHAPTER|Chapter|PART|Part|SECTION|Section)\s+(?:[IVXL]+|\d{1,2}|[A-Z])(?![\p{L}\d])/u;
const FRONT =
  /^(?:COLOFON|VOORWOORD|INLEIDING|DEFINITIES|BEGRIPPEN|PREFACE|FOREWORD|INTRODUCTION|DEFINITIONS|APPENDIX|BIJLAGE)\b/i;
const CONTENTS = /^(?:inhoud|inhoudsopgave|contents|table of contents)$/i;
const REGISTER = /^(?:(?:trefwoorden|zaak|alfabetisch )?register|trefwoordenlijst|(?:alphabetical )?index)$/i;

/** A heading without an end of a sentence: a title. */
export const isTitle = (text: string): boolean =>
  text.length <= TITLE_LENGTH && /^["'“‘(]?[\p{Lu}\d]/u.test(text) && !/[.:;,!?]["'”’)\]]*$/.test(text);

/** Where an article begins. `rest` is what follows its number, `title` whether that is a title; `toPage`: with the number of a page behind it. */
export interface Head {
  id: string;
  rest: string;
  title: boolean;
  toPage: boolean;
}

/**
 * The heading in a paragraph, or null. A sentence that begins with the name of an article goes on in a small letter or a sign; in English also in a
 * capital, so there `Law 50` needs a sign behind it or nothing.
 */
export function headOf(paragraph: string): Head | null {
  const found = HEAD.exec(paragraph.slice(0, 40));
  if (found === null) return null;
  const [whole, name = '', number = '', sign = ''] = found;
  const id = plainId(number);
  if (id === null) return null;
  const rest = paragraph.slice(whole.length).trim();
  if (rest !== '' && !/^["'“‘]?\p{Lu}/u.test(rest)) return null;
  if (rest !== '' && name === 'Law' && !/[-–—:]/.test(sign)) return null;
  // Only of a short rest: a line of a million dots is no title.
  const toPage = rest !== '' && rest.length <= 2 * TITLE_LENGTH && TO_PAGE.test(rest);
  return { id, rest, title: isTitle(toPage ? rest.replace(TO_PAGE, '') : rest), toPage };
}

export const isHeadLine = (line: string): boolean =>
  headOf(line) !== null || CHAPTER.test(line) || CONTENTS.test(line) || REGISTER.test(line);

/** What kind of section begins here, other than an article; null: none. */
export function sectionOf(paragraph: string): 'outside' | 'contents' | 'register' | null {
  if (CONTENTS.test(paragraph)) return 'contents';
  if (REGISTER.test(paragraph)) return 'register';
  return (CHAPTER.test(paragraph) || FRONT.test(paragraph)) && isTitle(paragraph) ? 'outside' : null;
}

/** A line of a register: words and then numbers of articles. */
export const isRegisterLine = (text: string): boolean =>
  text.length <= 120 && /\p{L}[,:]?\s+\d{1,2}[A-H]?\d?[a-e]?(?:\s*[,;–-]\s*\d{1,2}[A-H]?\d?[a-e]?)*\.?$/u.test(text);
