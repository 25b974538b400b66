// Article numbers as people type them: "57a", "art. 57", "50 D 2 a", "Law 50D2(a)".

/** A number of the law book; `id` in our own way of writing, whether or not the list has it. */
export interface Numbered {
  id: string;
  /** Whether a word for "article" stood before it. */
  named: boolean;
}

const FORM =
  /^\s*(?<word>artikelen|artikel|article|art|law|wet|regel|rule|§)?\s*\.?\s*(?<law>\d{1,2})(?:[\s.\-(]*(?<capital>[a-z])\)?(?:[\s.\-(]*(?<digit>\d)\)?(?:[\s.\-(]*(?<small>[a-z])\)?)?)?)?\s*$/iu;

/** What was typed as an article number, or null where it is something else. */
export function numberTyped(query: string): Numbered | null {
  const found = FORM.exec(query)?.groups;
  if (found === undefined || Number(found.law) === 0) return null;
  const { word, law = '', capital = '', digit = '', small = '' } = found;
  return { id: Number(law) + capital.toUpperCase() + digit + small.toLowerCase(), named: word !== undefined };
}
