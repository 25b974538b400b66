// Choices that stand, each in the words in which it was offered, each with a way back.
import type { Choice } from '../../referee';
import type { Lang } from '../../text';
import * as words from './strings';
import type { Actions } from './view';
import { Words } from './words';

/** Before the words of a choice that stands. */
export const Chosen = ({ lang }: { lang: Lang }) => <b>✓ {words.CHOSEN[lang]}: </b>;

/** Nothing where the list is empty. A choice without words of its own is what the director confirmed. */
export function Choices({ list, lang, actions }: { list: readonly Choice[]; lang: Lang; actions: Actions }) {
  if (list.length === 0) return null;
  return (
    <ul class="choices">
      {list.map(({ at, say }) => (
        <li key={at} class="option chosen">
          <p>
            <Chosen lang={lang} />
            <Words say={say ?? { text: words.CONFIRMED }} lang={lang} />
          </p>
          <button type="button" class="choose" onClick={() => actions.takeBack(at)}>
            {words.TAKE_BACK[lang]}
          </button>
        </li>
      ))}
    </ul>
  );
}
