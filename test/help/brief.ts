// A log in one line, so that a test of reading shows what was read.
import type { Happening } from '../../src/bridge/events';
import type { Game } from '../../src/records/game';

function word(event: Happening): string {
  switch (event.type) {
    case 'board':
      return `board ${event.board.number ?? '-'} ${event.board.dealer} ${event.board.vulnerable}`;
    case 'hand':
      return `${event.seat}=${event.cards.length}`;
    case 'call':
      return [
        ...(event.marks ?? []).map((mark) => (mark === 'insufficient' ? '^I' : '^S')),
        `${event.seat}:${event.call}`,
        event.alert ? '!' : '',
        event.explanation === undefined ? '' : `(${event.explanation})`,
      ].join('');
    case 'play':
      return `${event.mark === 'revoke' ? '^R' : event.mark === 'leadOutOfTurn' ? '^L' : ''}${event.as === 'lead' ? '>' : ''}${event.seat}.${event.card}`;
    case 'contract': {
      const { level, strain, doubled, declarer } = event.contract;
      return `contract ${level}${strain}${['', 'X', 'XX'][doubled]} ${declarer}${event.swapped ? ' swapped' : ''}`;
    }
    case 'gap':
      return `gap-${event.in}${event.missed}${event.seat ?? ''}`;
    case 'claim':
      return `claim ${event.seat} ${event.tricks} ${event.counted}`;
    case 'claimAnswer':
      return event.accepted ? 'agreed' : 'refused';
    case 'end':
      return event.why;
    default:
      return event.type;
  }
}

type Part = Happening['type'];

/** The events of a game, of these types only when given, in words. */
export const brief = (game: Game | undefined, ...types: Part[]): string =>
  (game?.events ?? [])
    .filter((event) => types.length === 0 || types.includes(event.type))
    .map(word)
    .join(' ');

export const noteCodes = (game: Game | undefined): string =>
  (game?.notes ?? []).map((note) => `${note.code}@${note.line}`).join(' ');
