// Keys inside a part of a tree, on a page of our own and in the overlay alike.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Gives each key pressed inside the element to `take`, unless Ctrl, Alt or Meta is down; what it takes (true) goes no further. The overlay's host hands
 * keys on before it uses them itself.
 */
export function useKeys(inside: RefObject<HTMLElement | null>, take: (key: string) => boolean): void {
  const newest = useRef(take);
  newest.current = take;
  useEffect(() => {
    const element = inside.current;
    if (element === null) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || !newest.current(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', pressed);
    return () => element.removeEventListener('keydown', pressed);
  }, []);
}
