// What we may do and what we never do: said openly wherever a user decides about us.
import type { Lang } from '../../text';
import * as words from './trust-strings';

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

export const Never = ({ lang }: { lang: Lang }) => (
  <List title={words.NEVER[lang]} items={words.NEVER_LIST.map((text) => text[lang])} />
);

/** Every permission of the manifest in plain words, and how anybody can check it. */
export function Permissions({ lang }: { lang: Lang }) {
  return (
    <>
      <List title={words.PERMISSIONS[lang]} items={Object.values(words.PERMISSION_LIST).map((text) => text[lang])} />
      <section>
        <h2>{words.CHECK[lang]}</h2>
        <p>{words.OPEN_SOURCE[lang]}</p>
        <p>
          <a class="button" href="licences.txt" target="_blank" rel="noopener">
            {words.LICENCES[lang]}
          </a>
        </p>
      </section>
    </>
  );
}
