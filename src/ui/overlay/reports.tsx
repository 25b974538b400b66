// What the user reported, each with a way back.
import type { Lang } from '../../text';
import * as words from './strings';
import type { Actions, View } from './view';

/** Nothing where nothing was reported. `told`: something was found, by a report or without one. */
export function Reports(props: {
  list: View['reports'];
  told: boolean;
  lang: Lang;
  actions: Pick<Actions, 'unreport'>;
}) {
  const { list, told, lang, actions } = props;
  if (list.length === 0) return null;
  return (
    <section class="reports">
      <h2>{words.REPORTED[lang]}</h2>
      {!told && <p>{words.REPORTED_IN_VAIN[lang]}</p>}
      <ul>
        {list.map(({ at, as }) => (
          <li key={at} class="option">
            <p>{as[lang]}.</p>
            <button type="button" class="choose" onClick={() => actions.unreport(at)}>
              {words.UNREPORT[lang]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
