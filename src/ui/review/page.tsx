// The frame of the review page: the ways in, the boards that lie open, and the board that is looked at.
import type { ComponentChild } from 'preact';
import type { Document } from '../../review/document';
import { fill, type Lang, type Text } from '../../text';
import { Board, type BoardProps } from './board';
import { BoardList, type Row } from './list';
import { type OpeningActions, OpeningPart, type OpeningState } from './opening';
import { boardName } from './said';
import * as words from './strings';
import { useTurns } from './use-turns';

/** Another thing to do with the boards that lie open, under a heading of its own; `draw` is called only while it is chosen. */
export interface Section {
  id: string;
  /** Also where no board lies open. */
  always?: true;
  /** Can be printed as it stands. */
  paper?: true;
  title: Text;
  draw(): ComponentChild;
}

/** The boards that lie open. `current`: place of the one that is looked at. */
export interface ListState {
  count: number;
  current: number | null;
  find(typed: string): readonly number[];
  row(place: number): Row;
  rooms: readonly number[];
  /** Where the same four hands were played, this board too, as far as the boards were checked. */
  tables: readonly number[];
}

export interface PageProps {
  lang: Lang;
  opening: OpeningState;
  openingActions: OpeningActions;
  list: ListState;
  /** Null before the first board. */
  board: (Omit<BoardProps, 'lang'> & { document: Document }) | null;
  sections: readonly Section[];
  /** Id of the section that is shown, null: the board. */
  section: string | null;
  /** Text after a link was copied, null before. */
  copied: Text | null;
  dropping: boolean;
  open(place: number): void;
  show(section: string | null): void;
  copyLink(): void;
  print(): void;
  keys(): void;
}

function Rooms({ list, lang, open }: { list: ListState; lang: Lang; open(place: number): void }) {
  if (list.rooms.length < 2) return null;
  return (
    <fieldset class="rooms">
      <legend class="unseen-text">{words.ROOMS[lang]}</legend>
      {list.rooms.map((place) => {
        const { room } = list.row(place);
        return (
          <button key={place} type="button" aria-pressed={place === list.current} onClick={() => open(place)}>
            {room !== null && words.ROOM[room][lang]}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A way to each table at which these hands were played; the rooms of one match have their own. */
function Tables({ list, lang, open }: { list: ListState; lang: Lang; open(place: number): void }) {
  const { tables, current, rooms } = list;
  if (tables.length < 2 || tables.every((place) => rooms.includes(place))) return null;
  return (
    <details class="tables">
      <summary>{fill({ text: words.SAME_DEAL, with: { count: tables.length } }, lang)}</summary>
      <ul>
        {tables.map((place, i) => {
          const { name, file, room } = list.row(place);
          return (
            <li key={place}>
              <button type="button" aria-current={place === current ? 'true' : undefined} onClick={() => open(place)}>
                {/* Board, room and file can be the same for all of them. */}
                {fill({ text: words.TABLE_NUMBER, with: { count: i + 1 } }, lang)} · <b>{boardName(name, lang)}</b>
                {room !== null && ` · ${words.ROOM[room][lang]}`}
                {file !== '' && <span class="file">{file}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The list may stand below the board: to where its words are typed. */
function toList() {
  const filter = document.querySelector<HTMLElement>('.boards input');
  filter?.scrollIntoView({ block: 'start' });
  filter?.focus({ preventScroll: true });
}

function BoardBar(props: PageProps & { document: Document }) {
  const { lang, list, document, open, copied, copyLink, print, keys } = props;
  const { current, count } = list;
  const file = current === null ? '' : list.row(current).file;
  return (
    <div class="board-bar">
      <h2>
        {boardName(document.game, lang)}
        {file !== '' && <span class="file">{file}</span>}
      </h2>
      <Rooms list={list} lang={lang} open={open} />
      <Tables list={list} lang={lang} open={open} />
      <div class="buttons">
        {count > 1 && current !== null && (
          <>
            <button type="button" disabled={current === 0} onClick={() => open(current - 1)}>
              <span aria-hidden="true">◂</span> {words.BOARD_BACK[lang]}
            </button>
            <button type="button" disabled={current === count - 1} onClick={() => open(current + 1)}>
              {words.BOARD_NEXT[lang]} <span aria-hidden="true">▸</span>
            </button>
            <button type="button" class="to-list" onClick={toList}>
              {fill({ text: words.TO_LIST, with: { count } }, lang)}
            </button>
          </>
        )}
        <button type="button" onClick={copyLink}>
          {words.COPY_LINK[lang]}
        </button>
        <button type="button" onClick={print}>
          {words.PRINT[lang]}
        </button>
        <button type="button" onClick={keys}>
          {words.KEYS[lang]} (?)
        </button>
      </div>
      <p class="copied" role="status">
        {copied?.[lang]}
      </p>
    </div>
  );
}

/** It has to be measured before it can be drawn, so the board goes first. */
function ListBeside({ list, lang, open }: { list: ListState; lang: Lang; open(place: number): void }) {
  const turns = useTurns(2);
  return turns < 2 ? <section class="boards" /> : <BoardList {...list} lang={lang} open={open} />;
}

export function ReviewPage(props: PageProps) {
  const { lang, opening, openingActions, list, board, sections, section, dropping, open, show } = props;
  const offered = sections.filter(({ always }) => list.count > 0 || always === true);
  const chosen = offered.find(({ id }) => id === section);
  return (
    <main lang={lang} class={dropping ? 'review dropping' : 'review'}>
      <header>
        <h1>Slagwacht · {words.TITLE[lang]}</h1>
        {board === null && <p class="purpose">{words.PURPOSE[lang]}</p>}
        <OpeningPart state={opening} folded={list.count > 0} lang={lang} actions={openingActions} />
      </header>
      {offered.length > 0 && (
        <nav class="sections" aria-label={words.MORE[lang]}>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => show(null)}>
            {fill({ text: list.count > 0 ? words.TABLE : words.OPEN }, lang)}
          </button>
          {offered.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === section} onClick={() => show(id)}>
              {title[lang]}
            </button>
          ))}
        </nav>
      )}
      {chosen?.draw()}
      {chosen !== undefined && chosen.paper !== true && <p class="on-paper">{words.NOT_ON_PAPER[lang]}</p>}
      {chosen === undefined && (
        <div class={list.count > 1 ? 'work with-list' : 'work'}>
          {board !== null && (
            <section class="board" aria-label={boardName(board.document.game, lang)}>
              <BoardBar {...props} document={board.document} />
              <Board {...board} lang={lang} />
            </section>
          )}
          {list.count > 1 && <ListBeside list={list} lang={lang} open={open} />}
        </div>
      )}
      {dropping && (
        <div class="drop-here" aria-hidden="true">
          {words.DROP_NOW[lang]}
        </div>
      )}
    </main>
  );
}
