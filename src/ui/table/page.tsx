// The empty table: a deal entered by hand on one side, the laws on it on the other. It knows no browser and no referee.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inOrder, standing, type TableEvent } from '../../bridge/events';
import { replay } from '../../bridge/replay';
import { SEATS } from '../../bridge/types';
import type { ArticleId, Edition } from '../../laws/law';
import { fill, type Text } from '../../text';
import { css as overlayCss } from '../overlay/styles';
import { ToldParts } from '../overlay/told';
import type { ArticleCard, CardActions, Looks, Told } from '../overlay/view';
import { ReportForm } from '../report/form';
import { css as reportCss } from '../report/styles';
import { Auction } from './auction';
import { type Book, entered, logOf, newDeal, reportsIn, undone, unreported } from './book';
import { Allowed, Diagram } from './diagram';
import { type Drawer, kept, taken } from './keeping';
import { Hands, Playing } from './playing';
import { Gate, Start } from './start';
import * as words from './strings';
import { css } from './styles';
import { viewOf } from './view';

/** What the table needs from outside: the referee, the articles, a place to be kept, and the page's ways out. */
export interface TablePorts {
  judge(log: readonly TableEvent[], edition: Edition): Told;
  articles(ids: readonly ArticleId[], edition: Edition): readonly ArticleCard[];
  drawer: Drawer;
  /** `id`: an article to begin with. */
  openLaws(id: ArticleId | null): void;
  openOptions(): void;
  copy(text: string): Promise<boolean>;
  change(change: { lang: Looks['lang'] }): void;
}

/** Ids of what is told, newest first: the newest finding stands open. */
function useUnfolded(ids: readonly string[]): [string | null, (id: string | null) => void] {
  const [shown, setShown] = useState<string | null>(null);
  const before = useRef<readonly string[]>([]);
  const fresh = ids.find((id) => !before.current.includes(id));
  useEffect(() => {
    before.current = ids;
    if (fresh !== undefined) setShown(fresh);
  }, [ids.join()]);
  return [fresh ?? (shown !== null && ids.includes(shown) ? shown : null), setShown];
}

export function TablePage(props: { ports: TablePorts; looks: Looks; edition: Edition; trouble: Text | null }) {
  const { ports, looks, edition, trouble } = props;
  const { lang } = looks;
  const first = useMemo(() => taken(ports.drawer), []);
  const [book, setBook] = useState(first.book);
  const [aside, setAside] = useState<Book | null>(null);
  const [unkept, setUnkept] = useState(first.trouble);
  const [reporting, setReporting] = useState(false);
  const change = (next: Book) => {
    setBook(next);
    setAside(null);
    setUnkept(kept(ports.drawer, next));
  };
  const log = useMemo(() => logOf(book), [book]);
  const now = useMemo(() => replay(inOrder(standing(log))), [log]);
  const told = useMemo(() => ports.judge(log, edition), [log, edition]);
  const view = useMemo(
    () => viewOf(told, edition, reportsIn(book), (ids) => ports.articles(ids, edition)),
    [told, edition, book],
  );
  const [shown, unfold] = useUnfolded(view.findings.map(({ id }) => id));
  const enter = (happenings: Parameters<typeof entered>[1], as: Text | null = null) =>
    change(entered(book, happenings, as));
  const actions: CardActions = {
    choose: (finding, ruling, option) =>
      enter([{ type: 'ruled', finding, option: option.id, effects: [...ruling.effects, ...option.effects] }]),
    takeBack: (at) => enter([{ type: 'unruled', ruled: at }]),
    answer: (question, value) => enter([{ type: 'answer', question, value: value ?? '' }]),
    unreport: (at) => change(unreported(book, at)),
    look: ports.openLaws,
    copy: ports.copy,
    openOptions: ports.openOptions,
    change: ({ lang: to }) => to !== undefined && ports.change({ lang: to }),
    pullOut: async () => 'tab',
    // Of a table of one's own nothing is muted, declared or misread.
    mute: ports.openOptions,
    unmute: ports.openOptions,
    dismiss: ports.openOptions,
    declare: ports.openOptions,
    copyProblem: ports.openOptions,
  };
  // What had the focus may be gone with what was pressed: Tab goes on from the page, not from the browser.
  const main = useRef<HTMLElement>(null);
  const drawn = useRef(false);
  useLayoutEffect(() => {
    if (drawn.current && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    drawn.current = true;
  });
  const newest = view.findings[0];
  const watching = book.playing === false;
  const began = log.length > 0;
  const form = reporting && (
    <ReportForm
      lang={lang}
      table={{ events: log, visible: SEATS, free: true, silence: null }}
      send={enter}
      close={() => setReporting(false)}
    />
  );
  return (
    <div class={`overlay table-page ${looks.theme}`} lang={lang}>
      <style>{overlayCss + reportCss + css}</style>
      <main ref={main} tabIndex={-1}>
        <p class="ear" aria-live="polite">
          {newest !== undefined && fill(newest.title, lang)}
        </p>
        <div class="head">
          <h1>Slagwacht · {words.TITLE[lang]}</h1>
          <div class="buttons">
            <button type="button" data-do="laws" onClick={() => ports.openLaws(null)}>
              {words.LAWS[lang]}
            </button>
            <button
              type="button"
              lang={lang === 'nl' ? 'en' : 'nl'}
              onClick={() => ports.change({ lang: lang === 'nl' ? 'en' : 'nl' })}
            >
              {words.OTHER_LANGUAGE[lang]}
            </button>
            <button type="button" onClick={ports.openOptions}>
              {words.SETTINGS[lang]}
            </button>
          </div>
        </div>
        {!began && <p>{words.INTRO[lang]}</p>}
        {[trouble, unkept].map(
          (text) =>
            text !== null && (
              <p class="trouble" role="status" key={text.en}>
                {text[lang]}
              </p>
            ),
        )}
        {aside !== null && (
          <p class="notice" role="status">
            {words.CLEARED[lang]}
            <button type="button" data-do="restore" onClick={() => change(aside)}>
              {words.RESTORE[lang]}
            </button>
          </p>
        )}
        {!watching && (
          <Gate
            playing={book.playing}
            lang={lang}
            say={(playing) => change({ ...book, playing })}
            laws={() => ports.openLaws(null)}
          />
        )}
        {watching && (
          <div class="columns">
            {began && (
              <div>
                <section class="telling" aria-label={words.TELLING[lang]}>
                  <ToldParts view={view} lang={lang} actions={actions} shown={shown} unfold={unfold} />
                </section>
              </div>
            )}
            <div>
              {(began || reporting) && (
                <div class="picks">
                  {!reporting && (
                    <button type="button" class="go" data-do="report" onClick={() => setReporting(true)}>
                      {words.REPORT[lang]}
                    </button>
                  )}
                  {began && (
                    <button type="button" data-do="undo" onClick={() => change(undone(book))}>
                      ↶ {words.UNDO[lang]}
                    </button>
                  )}
                  {began && (
                    <button
                      type="button"
                      data-do="new"
                      onClick={() => {
                        change(newDeal(book));
                        setAside(book);
                        setReporting(false);
                      }}
                    >
                      {words.NEW[lang]}
                    </button>
                  )}
                </div>
              )}
              {began && <Diagram now={now} lang={lang} />}
              {form}
              {!reporting && !began && <Start lang={lang} enter={enter} report={() => setReporting(true)} />}
              {!reporting && began && now.phase === 'auction' && <Auction now={now} lang={lang} enter={enter} />}
              {!reporting && began && now.phase === 'play' && <Playing now={now} lang={lang} enter={enter} />}
              {!reporting && began && now.phase === 'over' && (
                <p>{(now.contract === null ? words.PASSED_OUT : words.OVER)[lang]}</p>
              )}
              {began && <Allowed now={now} lang={lang} />}
              {!reporting && began && <Hands now={now} lang={lang} enter={enter} />}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
