// The boards that lie open, however many: only those in sight are drawn.
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Game } from '../../records/game';
import { fill, type Lang } from '../../text';
import { boardName } from './said';
import * as words from './strings';

/** What the list shows of a board beside its name and file. */
export interface Row {
  name: Pick<Game, 'board' | 'index'>;
  file: string;
  room: Game['room'];
}

/** Height of a row in CSS pixels before it is measured. */
const ROW = 64;
const BEYOND = 6;

/** `find` gives the places that fit what was typed; `count`: how many there are in all, which grows while files are read. */
export function BoardList(props: {
  count: number;
  find(typed: string): readonly number[];
  row(place: number): Row;
  current: number | null;
  lang: Lang;
  open(place: number): void;
}) {
  const { count, find, row, current, lang, open } = props;
  const [typed, setTyped] = useState('');
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const box = useRef<HTMLDivElement>(null);
  // At every step the page is drawn anew; what is in the list changes only with these.
  const places = useMemo(() => find(typed), [typed, count]);
  const list = useRef<Virtualizer<HTMLDivElement, HTMLLIElement> | null>(null);
  const options = {
    count: places.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    overscan: BEYOND,
    onChange: () => redraw(0),
  };
  list.current ??= new Virtualizer<HTMLDivElement, HTMLLIElement>(options);
  const virtual = list.current;
  virtual.setOptions({ ...virtual.options, ...options });
  useEffect(() => virtual._didMount(), []);
  useLayoutEffect(() => virtual._willUpdate());
  useEffect(() => {
    const at = current === null ? -1 : places.indexOf(current);
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [current]);
  return (
    <section class="boards" aria-label={words.BOARDS[lang]}>
      <h2>
        {words.BOARDS[lang]} <span class="count">({count})</span>
      </h2>
      <label class="filter">
        <span>{words.FILTER[lang]}</span>
        <input type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <div class="scroll" ref={box}>
        {places.length === 0 && <p>{words.NONE_FOUND[lang]}</p>}
        <ul style={{ height: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const place = places[index] as number;
            const { name, file, room } = row(place);
            return (
              <li
                key={place}
                data-index={index}
                ref={(element) => virtual.measureElement(element)}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={places.length}
                aria-posinset={index + 1}
              >
                <button type="button" aria-current={place === current ? 'true' : undefined} onClick={() => open(place)}>
                  <b>{boardName(name, lang)}</b>
                  {room !== null && ` · ${words.ROOM[room][lang]}`}
                  {file !== '' && <span class="file">{file}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** For a screen reader and for who sees no list: how many there are. */
export const openedText = (count: number, lang: Lang): string =>
  count === 1 ? words.OPENED_ONE[lang] : fill({ text: words.OPENED, with: { count } }, lang);
