// What is drawn by a script of its own, fetched when it is asked for: the report form, the law index. In the panel, in the place of the findings.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ArticleId } from '../../laws/law';
import type { Lang } from '../../text';
import * as words from './strings';
import type { Actions, DrawerName } from './view';

/** Which drawer is out, and the article it begins with. */
export interface Pulled {
  which: DrawerName;
  id: ArticleId | null;
}

type State = 'coming' | 'here' | 'tab' | 'failed';

export function Drawer(props: { pulled: Pulled; lang: Lang; actions: Actions; close(): void }) {
  const { pulled, lang, actions, close } = props;
  const { which, id } = pulled;
  const [state, setState] = useState<State>('coming');
  const place = useRef<HTMLDivElement>(null);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    let end: (() => void) | null = null;
    let over = false;
    const container = place.current;
    if (container === null) return;
    actions.pullOut(which, container, { lang, id, close: () => closing.current() }).then(
      (drawn) => {
        if (drawn === 'tab') return setState('tab');
        if (over) return drawn();
        end = drawn;
        // Its own way back takes the place of ours, and the focus with it.
        const root = container.getRootNode() as ShadowRoot;
        if (root.activeElement?.matches('.back')) container.querySelector<HTMLElement>('button')?.focus();
        setState('here');
      },
      () => setState('failed'),
    );
    return () => {
      over = true;
      end?.();
    };
  }, [which, id, lang]);
  return (
    <section class="drawer">
      {state !== 'here' && (
        <>
          <button type="button" class="back" onClick={close}>
            ← {words.BACK[lang]}
          </button>
          <p role="status">{words.DRAWER[state][lang]}</p>
        </>
      )}
      <div ref={place} />
    </section>
  );
}
