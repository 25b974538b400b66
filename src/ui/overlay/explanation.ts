// A finding as plain text, for the user's own note. Seats, cards and articles; never a name.
import { fill, type Lang, type Say } from '../../text';
import { byChooser, cardsToAdd, choices } from './offered';
import { heading } from './options';
import * as words from './strings';
import type { Titled, View } from './view';

/** Lines in the order of the card: what was seen, articles, options with who chooses, why, what was chosen, the edition. */
export function explanation({ id, title, rulings }: Titled, view: View, lang: Lang): string {
  const line = (say: Say): string => fill(say, lang);
  const told = rulings.flatMap((ruling) => [
    `${words.ARTICLES[lang]}: ${ruling.articles.join(', ')}`,
    ...byChooser(choices(ruling)).flatMap(({ chooser, options }) => [
      heading(chooser, view.now?.contract ?? null, lang),
      ...options.map((option) => {
        const added = cardsToAdd(option);
        return `- ${line(option.say)}${added === null ? '' : ` ${line(added)}`}`;
      }),
    ]),
    ...[ruling.say, ...ruling.why, ...ruling.director].map(line),
  ]);
  const chosen = view.choices
    .filter(({ finding }) => finding === id)
    .map(({ say }) => `${words.CHOSEN[lang]}: ${line(say ?? { text: words.CONFIRMED })}`);
  const source = `${words.EDITION[lang]} ${view.edition}. ${words.NO_VERDICT[lang]} ${words.REGULATIONS[lang]}`;
  return [line(title), ...told, ...chosen, source, ''].join('\n');
}
