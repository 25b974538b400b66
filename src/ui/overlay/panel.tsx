// The panel: what is read, the findings, what is in force, and the quiet lines below.
import type { Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Lang, Say } from '../../text';
import { nextSize } from '../settings';
import { Choices } from './choices';
import { FindingCard } from './finding';
import { Lawful } from './lawful';
import { isHeldBack, ModeBox, ModeMenu } from './mode';
import { MuteMenu } from './mute';
import { Problem } from './problem';
import { readingMore } from './reading';
import { RulingCard } from './ruling';
import { InForce } from './state';
import * as words from './strings';
import type { Actions, Looks, View } from './view';
import { Words } from './words';

function Quiet({ title, says, lang }: { title: string; says: readonly Say[]; lang: Lang }) {
  if (says.length === 0) return null;
  return (
    <section class="quiet">
      <h2>{title}</h2>
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

function Header(props: {
  view: View;
  looks: Looks;
  actions: Actions;
  large: boolean;
  enlarge(): void;
  close(): void;
  closeRef: Ref<HTMLButtonElement>;
}) {
  const { view, looks, actions, large, enlarge, close, closeRef } = props;
  const { lang, size } = looks;
  return (
    <header class="bar" data-drag="panel">
      <button type="button" class="icon" data-move="panel" aria-label={words.MOVE[lang]} title={words.MOVE[lang]}>
        ✥
      </button>
      <span class="name">
        <b>Slagwacht</b> {view.mode !== null && <span class="mode">{words.MODE[view.mode][lang]}</span>}
      </span>
      <span class="tools">
        <button
          type="button"
          class="icon"
          aria-label={words.SMALLER[lang]}
          title={words.SMALLER[lang]}
          disabled={nextSize(size, -1) === size}
          onClick={() => actions.change({ size: nextSize(size, -1) })}
        >
          A−
        </button>
        <button
          type="button"
          class="icon"
          aria-label={words.LARGER[lang]}
          title={words.LARGER[lang]}
          disabled={nextSize(size, 1) === size}
          onClick={() => actions.change({ size: nextSize(size, 1) })}
        >
          A+
        </button>
        <button
          type="button"
          class="icon"
          aria-pressed={large}
          aria-label={words.LARGE[lang]}
          title={words.LARGE[lang]}
          onClick={enlarge}
        >
          ⤢
        </button>
        <button
          type="button"
          class="icon close"
          ref={closeRef}
          aria-label={words.CLOSE[lang]}
          title={words.CLOSE[lang]}
          onClick={close}
        >
          ✕
        </button>
      </span>
    </header>
  );
}

/** `large`: at full height, over the table if need be. `shown`: id of the unfolded finding. `unfold` gets an id, or null to fold all. */
export function Panel(props: {
  view: View;
  looks: Looks;
  actions: Actions;
  large: boolean;
  enlarge(): void;
  shown: string | null;
  unfold(id: string | null): void;
  close(): void;
  closeRef: Ref<HTMLButtonElement>;
}) {
  const { view, looks, actions, shown, unfold } = props;
  const { lang } = looks;
  const several = view.findings.length > 1;
  const current = view.findings.find(({ id }) => id === shown) ?? view.findings[0];
  const own = new Set([...view.findings, ...view.occasions].map(({ id }) => id));
  // Of a page that is not read nobody can say that there was nothing.
  const reads = view.reading.state === 'reading' || view.reading.state === 'partly';
  // A finding tells its own choices.
  const others = view.choices.filter(({ finding }) => !own.has(finding));
  const content = useRef<HTMLDivElement>(null);
  // Whoever had read on below must see the title of what came since.
  useLayoutEffect(() => {
    const title = content.current?.querySelector<HTMLElement>(':scope > .finding .fold[aria-expanded="true"]');
    if (content.current && shown !== null)
      content.current.scrollTop = title ? title.offsetTop - content.current.offsetTop : 0;
  }, [shown]);
  return (
    <>
      <Header {...props} />
      <div class="content" ref={content}>
        {view.trouble !== null && <p class="trouble">{view.trouble[lang]}</p>}
        {own.size === 0 && reads && !isHeldBack(view) && <p>{words.NOTHING[lang]}</p>}
        <ModeBox view={view} lang={lang} actions={actions} />
        {view.findings.map((finding) => {
          const folded = several && finding.id !== shown;
          return (
            <FindingCard
              key={finding.id}
              finding={finding}
              folded={folded}
              view={view}
              lang={lang}
              actions={actions}
              unfold={several ? () => unfold(folded ? finding.id : null) : null}
            />
          );
        })}
        <InForce says={view.now?.inForce ?? []} lang={lang} />
        {view.due.length > 0 && (
          <section class="due">
            <h2>{words.DUE[lang]}</h2>
            {view.due.map(({ id, ruling }) => (
              <RulingCard key={id} ruling={ruling} finding={id} view={view} lang={lang} actions={actions} />
            ))}
          </section>
        )}
        {others.length > 0 && (
          <section>
            <h2>{words.CHOICES[lang]}</h2>
            <Choices list={others} lang={lang} actions={actions} />
          </section>
        )}
        <Lawful view={view} lang={lang} actions={actions} />
        <Quiet title={words.RECORD[lang]} says={view.notes} lang={lang} />
        <footer>
          <p class="reading">{readingMore(view.reading, lang)}</p>
          <Problem view={view} lang={lang} actions={actions} />
          <ModeMenu view={view} lang={lang} actions={actions} />
          <MuteMenu kind={current?.irregularity.kind ?? null} lang={lang} actions={actions} />
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
          </div>
        </footer>
      </div>
    </>
  );
}
