// Small texts about a place in a board: its name, what just happened there, the contract.
import type { TableEvent } from '../../bridge/events';
import type { TableState } from '../../bridge/table';
import type { Game } from '../../records/game';
import { fill, type Lang, type Say, seatName, strainText } from '../../text';
import * as words from './strings';

/** "Spel 7", or where the record has no number its place in the file. */
export function boardName({ board, index }: Pick<Game, 'board' | 'index'>, lang: Lang): string {
  return board === null
    ? fill({ text: words.BOARD_IN_FILE, with: { count: index + 1 } }, lang)
    : fill({ text: words.BOARD, with: { name: { words: board } } }, lang);
}

/** "3SA gedoubleerd door West"; null while there is none. */
export function contractText({ contract }: Pick<TableState, 'contract'>, lang: Lang): string | null {
  if (contract === null) return null;
  const doubled = contract.doubled === 0 ? '' : words.DOUBLED[contract.doubled][lang];
  return [
    `${contract.level}${strainText(contract.strain, lang)}`,
    doubled,
    words.BY[lang],
    seatName(contract.declarer, lang),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What happened last. `tricks`: begun by then. */
export function whereSaid(last: TableEvent | undefined, tricks: number): Say {
  switch (last?.type) {
    case 'call':
      return { text: words.AT_CALL, with: { seat: { seat: last.seat }, call: { call: last.call } } };
    case 'play':
      return { text: words.AT_CARD, with: { trick: tricks, seat: { seat: last.seat }, card: { card: last.card } } };
    case 'gap':
      return { text: words.AT_GAP };
    case 'claim':
      return { text: words.AT_CLAIM, with: { seat: { seat: last.seat } } };
    case 'end':
      return { text: words.AT_END };
    default:
      return { text: words.AT_DEAL };
  }
}

/** The last of these events that a reader thinks of as a moment. */
export const lastMoment = (shown: readonly TableEvent[]): TableEvent | undefined =>
  shown
    .filter(
      (event) =>
        ['call', 'play', 'gap', 'claim'].includes(event.type) || (event.type === 'end' && event.why === 'cutOff'),
    )
    .at(-1);
