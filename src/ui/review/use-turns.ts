// What stands first is drawn first: the rest of a large part comes a moment later, so that the page is never kept busy long.
import { useEffect, useState } from 'preact/hooks';

/** How often the page was painted since this was first drawn, up to `most`. */
export function useTurns(most: number): number {
  const [turns, setTurns] = useState(0);
  // Effects run once the page was painted, each in a task of its own.
  useEffect(() => {
    if (turns < most) setTurns(turns + 1);
  }, [turns]);
  return turns;
}
