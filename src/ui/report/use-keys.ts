// Keys inside a part of a tree, on a page of our own and in the overlay alike.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { KEY_EVENT } from '../overlay/key-event';

/**
 * Gives each key pressed inside the element to `take`, unless Ctrl, Alt or Meta is down; what it takes (true) goes no further. In the overlay keys never
 * arrive as such: its host keeps them from the page and hands them on as `KEY_EVENT`.
 */
export function useKeys(inside: RefObject<HTMLElement | null>, take: (key: string) => boolean): void {
  const newest = useRef(take);
  newest.current = take;
  useEffect(() => {
    const element = inside.current;
    if (element === null) return;
    const handle = (event: Event, key: string) => {
      if (!newest.current(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const pressed = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.altKey && !event.metaKey) handle(event, event.key);
    };
    const handedOn = (event: Event) => handle(event, (event as CustomEvent<string>).detail);
    element.addEventListener('keydown', pressed);
    element.addEventListener(KEY_EVENT, handedOn);
    return () => {
      element.removeEventListener('keydown', pressed);
      element.removeEventListener(KEY_EVENT, handedOn);
    };
  }, []);
}
