// What of a finding stands in sight: about sixty words before "more", so that the card can be taken in at a glance. The rest is one press away.
import type { Option, Question, Ruling } from '../../laws/law';
import { fill, type Lang, type Say } from '../../text';
import { cardsToAdd } from './offered';
import * as words from './strings';

/** Words that are counted out; with the lines that say what is folded it comes to about sixty. */
export const GLANCE = 55;

/** A number, a card or a sign is no word. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /^[^\p{L}\p{N}♠♥♦♣]*\p{L}/u.test(word)).length;

/** Which parts of a ruling stand open; the others are folded, each whole: of a list of options never some. */
export interface Plan {
  options: boolean;
  says: boolean;
  ask: boolean;
  director: boolean;
}

const count = (says: readonly Say[], lang: Lang): number =>
  says.reduce((sum, say) => sum + wordsIn(fill(say, lang)), 0);

const optionWords = (options: readonly Option[], lang: Lang): number =>
  options.reduce((sum, option, i) => {
    const added = cardsToAdd(option);
    const chooser = String(option.chooser) === String(options[i - 1]?.chooser) ? 0 : 3;
    return sum + chooser + count(added === null ? [option.say] : [option.say, added], lang);
  }, 0);

const askWords = (ask: readonly Question[], lang: Lang): number =>
  ask.reduce((sum, { say, values }) => {
    return sum + count([say, ...values.map((one) => one.say), { text: words.ASK_UNKNOWN }], lang);
  }, 0);

/** Of what is folded a line stays. */
const FOLDED = 5;

/**
 * A plan for each ruling of a finding, in order. `before`: words that stand above them; `offered`: the options of a ruling. What people choose from comes first,
 * then what follows, then what is asked, then what only the director judges.
 */
export function plans(
  rulings: readonly Ruling[],
  offered: (ruling: Ruling) => readonly Option[],
  before: number,
  lang: Lang,
): readonly Plan[] {
  let left = GLANCE - before;
  const fits = (size: number): boolean => {
    const open = size <= left;
    left -= open || size === 0 ? size : FOLDED;
    return open;
  };
  return rulings.map((ruling) => ({
    options: fits(optionWords(offered(ruling), lang)),
    says: fits(count([ruling.say], lang)),
    ask: fits(askWords(ruling.ask, lang)),
    director: fits(ruling.settled ? 0 : count(ruling.director, lang)),
  }));
}
