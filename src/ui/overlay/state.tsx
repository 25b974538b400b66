// What is in force at the table.
import type { Lang, Say } from '../../text';
import * as words from './strings';
import { Words } from './words';

/** Nothing where nothing is in force. */
export function InForce({ says, lang }: { says: readonly Say[]; lang: Lang }) {
  if (says.length === 0) return null;
  return (
    <section class="state">
      <h2>{words.STATE[lang]}</h2>
      <ul>
        {says.map((say, i) => (
          <li key={i}>
            <Words say={say} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}
