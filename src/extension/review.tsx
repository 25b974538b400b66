// The review page: records from files, a drop, a paste, a link, or a page that showed them.
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { replayShown } from '../bridge/shown';
import { moved } from '../review/moving';
import { textSource } from '../review/opening';
import { fill, type Text } from '../text';
import type { SwitchesProps } from '../ui/options/switches';
import { css } from '../ui/overlay/styles';
import { type Command, commandOf, KeyList } from '../ui/review/keys';
import { ReviewPage } from '../ui/review/page';
import { boardName, lastMoment, whereSaid } from '../ui/review/said';
import { COPIED, NOT_COPIED, PAGE_GONE, TITLE } from '../ui/review/strings';
import { defaults, type Settings } from '../ui/settings';
import { articleCards } from './articles';
import { chosen, sourcesOf } from './dropped';
import { takeHandedOver } from './handed-over';
import { nothingCame } from './menu';
import { reviewActions } from './review-actions';
import { type Desk, openDesk } from './review-desk';
import { openSections } from './review-sections';
import { showSettings } from './settings-page';

/** Browsers refuse a page that writes its address at every key. */
const SETTLED = 300;

let redraw: () => void = () => {};
let show: (section: string | null) => void = () => {};
let settings: Pick<Settings, 'lang' | 'edition'> = defaults(navigator.language);
/** A message comes after whatever the page has waiting, and unlike a timer is never slowed down. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
/** Milliseconds that writing down waits at most. */
const PATIENCE = 500;
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
const desk: Desk = openDesk(
  () => redraw(),
  turn,
  () => sections.added(),
);
const sections = openSections({
  desk,
  tab: sessionStorage,
  make: () => new Worker('scan-worker.js'),
  cores: navigator.hardwareConcurrency,
  changed: () => redraw(),
  turn,
  rest,
  lang: () => settings.lang,
  edition: () => settings.edition,
  toBoard: () => show(null),
  copy,
  print: () => print(),
});

async function begin(): Promise<void> {
  const hash = location.hash;
  await sections.begin();
  const nothing = nothingCame(hash);
  if (nothing !== null) return desk.say(nothing);
  if (desk.follow(hash)) return;
  const handed = await takeHandedOver(browser.storage.session, hash);
  if (handed === null) return;
  if (handed === 'gone') desk.say(PAGE_GONE);
  else await desk.take(handed.map(({ name, text }) => textSource(name, text)));
}

/** The address follows what is looked at, so that loading the page anew brings it back. */
function useAddress(address: string) {
  useEffect(() => {
    if (address === '') return;
    const timer = setTimeout(() => {
      if (location.hash !== address) history.replaceState(null, '', address);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [address]);
}

function useDrops(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const sources = event.dataTransfer === null ? null : sourcesOf(event.dataTransfer);
      if (sources !== null) void desk.take(sources);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.clipboardData === null || (event.target as Element | null)?.closest?.('input, textarea')) return;
      const text = event.clipboardData.getData('text/plain');
      const sources = sourcesOf(event.clipboardData);
      if (event.clipboardData.files.length === 0 && text.trim() !== '') void desk.paste(text, textSource('', text));
      else if (sources !== null) void desk.take(sources);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return over;
}

function Review({ settings: given, change }: SwitchesProps) {
  settings = given;
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const [section, setSection] = useState<string | null>(null);
  const [copied, setCopied] = useState<Text | null>(null);
  const [keys, setKeys] = useState(false);
  const dropping = useDrops();
  const { lang, edition, articleLink } = given;
  const now = desk.board();
  redraw = () => draw(0);
  show = setSection;

  const command = (given: Command) => {
    if (given === 'keys') return setKeys(true);
    // As it is now: a key can come before the last change is drawn.
    const current = desk.board();
    if (current === null) return;
    const { document: board, walk, place } = current;
    if (given === 'hands') {
      const hidden = walk.hidden.length === 0 ? (['N', 'E', 'S', 'W'] as const) : [];
      desk.walk({ ...walk, hidden });
    } else if ('board' in given) desk.open(place + given.board);
    else desk.walk(moved(board, walk, given.move, edition));
  };
  // With what is drawn, not a moment after it: a key may follow a press at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const given = section === null ? commandOf(event, event.target as Element | null) : null;
      if (given === null) return;
      event.preventDefault();
      command(given);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    const onHash = () => void desk.follow(location.hash);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  const address = desk.address();
  useAddress(address);
  useEffect(() => setCopied(null), [address]);
  useEffect(() => sections.walked(), [address]);
  useEffect(() => {
    document.title =
      now === null
        ? `Slagwacht · ${TITLE[lang]}`
        : `${boardName(now.document.game, lang)} · ${fill(whereOf(now), lang)} · Slagwacht`;
  });

  return (
    <>
      <ReviewPage
        lang={lang}
        opening={desk.opening()}
        openingActions={{
          files: (files) => void desk.take(chosen(files)),
          pasted: (text) => void desk.paste(text, textSource('', text)),
          stop: desk.stop,
        }}
        list={{
          count: desk.work.size,
          current: now?.place ?? null,
          find: (typed) => desk.work.find(typed),
          row(place) {
            const entry = desk.work.entry(place);
            return {
              name: { board: entry?.board ?? null, index: entry?.index ?? place },
              file: entry?.file ?? '',
              room: entry?.room ?? null,
            };
          },
          rooms: now === null ? [] : desk.work.rooms(now.place),
          tables: now === null ? [] : sections.tables(now.place),
        }}
        board={
          now === null
            ? null
            : {
                document: now.document,
                walk: now.walk,
                edition,
                change: desk.walk,
                articles: (ids) => articleCards(ids, edition, undefined, articleLink),
                actions: reviewActions(browser, change),
              }
        }
        sections={sections.list()}
        section={section}
        copied={copied}
        dropping={dropping}
        open={desk.open}
        show={setSection}
        copyLink={() => {
          history.replaceState(null, '', address);
          void copy(location.href).then((done) => setCopied(done ? COPIED : NOT_COPIED));
        }}
        print={() => print()}
        keys={() => setKeys(true)}
      />
      {keys && <KeyList lang={lang} close={() => setKeys(false)} />}
    </>
  );
}

/** For the title of the tab. */
function whereOf({ document: board, walk }: NonNullable<ReturnType<Desk['board']>>) {
  const shown = board.game.events.slice(0, board.stops[walk.stop]);
  return whereSaid(lastMoment(shown), replayShown(shown).tricks.length);
}

// The cards of the laws look as they do in the panel, and their style reaches nothing else of this page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.laws-part { ${css} }`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

void showSettings(browser, document, (props) => <Review {...props} />).then(begin);
