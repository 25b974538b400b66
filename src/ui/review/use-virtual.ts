// A list of which only what is in sight is drawn.
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** Rows drawn beyond what is in sight, on either side. */
const BEYOND = 6;

export interface VirtualList {
  items: readonly VirtualItem[];
  /** Height of all rows together, in CSS pixels. */
  height: number;
  /** For each row's element, which carries its `data-index`. */
  measure(element: Element | null): void;
  scrollTo(index: number): void;
}

/** `box` scrolls; `rowHeight`: in CSS pixels, of a row that was not measured yet. */
export function useVirtual(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): VirtualList {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const list = useRef<Virtualizer<HTMLElement, Element> | null>(null);
  const options = {
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    overscan: BEYOND,
    onChange: () => redraw(0),
  };
  list.current ??= new Virtualizer<HTMLElement, Element>(options);
  const virtual = list.current;
  virtual.setOptions({ ...virtual.options, ...options });
  useEffect(() => virtual._didMount(), []);
  useLayoutEffect(() => virtual._willUpdate());
  return {
    items: virtual.getVirtualItems(),
    height: virtual.getTotalSize(),
    measure: (element) => virtual.measureElement(element),
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}
