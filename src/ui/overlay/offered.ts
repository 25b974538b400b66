// The options of a ruling, as the panel lists them.
import type { Option, Ruling } from '../../laws/law';
import type { Say } from '../../text';
import * as words from './strings';

/** Options in the order of the law, those in a row with the same chooser together. */
export function byChooser(options: readonly Option[]): readonly { chooser: Option['chooser']; options: Option[] }[] {
  const groups: { chooser: Option['chooser']; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && String(last.chooser) === String(option.chooser)) last.options.push(option);
    else groups.push({ chooser: option.chooser, options: [option] });
  }
  return groups;
}

/** The options, and where the law leaves no choice but something follows once the director says so: that. */
export function choices({ law, options, effects, articles }: Ruling): readonly Option[] {
  if (options.length > 0 || effects.length === 0) return options;
  const confirmed = {
    id: `confirmed-${law}`,
    chooser: 'director',
    say: { text: words.CONFIRMED },
    effects: [],
  } as const;
  return [{ ...confirmed, articles, plays: null, idle: false }];
}

/** The cards of `plays` where they are known and the option's own text does not name them already. */
export function cardsToAdd({ say, plays }: Option): Say | null {
  if (plays === null || plays.cards === null) return null;
  const named = new Set(
    Object.values(say.with ?? {}).flatMap((value) =>
      typeof value === 'number' ? [] : 'card' in value ? [value.card] : 'cards' in value ? value.cards : [],
    ),
  );
  if (plays.cards.length === 0 || plays.cards.every((card) => named.has(card))) return null;
  return { text: words.PLAYS, with: { seat: { seat: plays.seat }, cards: { cards: plays.cards } } };
}
