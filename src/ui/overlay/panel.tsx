// The panel: a bar, and below it what there is to tell, a drawer, or the list of keys.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Lang } from '../../text';
import { Bar } from './bar';
import { Drawer, type Pulled } from './drawer';
import { Keys } from './keys';
import { ModeMenu } from './mode';
import { MuteMenu } from './mute';
import { Problem } from './problem';
import { readingMore } from './reading';
import * as words from './strings';
import { ToldParts } from './told';
import type { Actions, Looks, View } from './view';

/** What the panel shows: null is what there is to tell. */
export type Leaf = Pulled | 'keys' | null;

function Footer(props: { view: View; lang: Lang; actions: Actions; kind: string | null; turn(to: Leaf): void }) {
  const { view, lang, actions, kind, turn } = props;
  return (
    <footer>
      <div class="buttons">
        <button type="button" data-to="report" onClick={() => turn({ which: 'report', id: null })}>
          {words.REPORT[lang]}
        </button>
        <button type="button" data-to="laws" onClick={() => turn({ which: 'laws', id: null })}>
          {words.LAWS[lang]}
        </button>
      </div>
      <p class="reading">{readingMore(view.reading, lang)}</p>
      <Problem view={view} lang={lang} actions={actions} />
      <ModeMenu view={view} lang={lang} actions={actions} />
      <MuteMenu kind={kind} lang={lang} actions={actions} />
      <div class="buttons">
        <button
          type="button"
          lang={lang === 'nl' ? 'en' : 'nl'}
          onClick={() => actions.change({ lang: lang === 'nl' ? 'en' : 'nl' })}
        >
          {words.OTHER_LANGUAGE[lang]}
        </button>
        <button type="button" onClick={actions.openOptions}>
          {words.SETTINGS[lang]}
        </button>
        <button type="button" data-to="keys" onClick={() => turn('keys')}>
          {words.KEYS[lang]}
        </button>
      </div>
    </footer>
  );
}

/** `large`: at full height, over the table if need be. `shown`: id of the unfolded finding. `unfold` gets an id, or null to fold all. */
export interface PanelProps {
  view: View;
  looks: Looks;
  actions: Actions;
  large: boolean;
  enlarge(): void;
  shown: string | null;
  unfold(id: string | null): void;
  leaf: Leaf;
  turn(to: Leaf): void;
  close(): void;
}

export function Panel(props: PanelProps) {
  const { view, looks, actions, shown, unfold, leaf, turn } = props;
  const { lang } = looks;
  const current = view.findings.find(({ id }) => id === shown) ?? view.findings[0];
  const content = useRef<HTMLDivElement>(null);
  // Whoever had read on below must see the title of what came since.
  useLayoutEffect(() => {
    const title = content.current?.querySelector<HTMLElement>('.told > .finding .fold[aria-expanded="true"]');
    if (content.current && shown !== null)
      content.current.scrollTop = title ? title.offsetTop - content.current.offsetTop : 0;
  }, [shown]);
  const back = () => turn(null);
  const look = { ...actions, look: (id: Pulled['id']) => turn({ which: 'laws', id }) };
  return (
    <>
      <Bar {...props} />
      <div class="content" ref={content}>
        {leaf === null ? (
          <>
            <ToldParts view={view} lang={lang} actions={look} shown={shown} unfold={unfold} />
            <Footer view={view} lang={lang} actions={actions} kind={current?.irregularity.kind ?? null} turn={turn} />
          </>
        ) : leaf === 'keys' ? (
          <Keys lang={lang} back={back} />
        ) : (
          <Drawer pulled={leaf} lang={lang} actions={actions} close={back} />
        )}
      </div>
    </>
  );
}
