// @vitest-environment happy-dom
// Every board before players who see pictures of cards: see every-board.ts.
import { everyBoard } from './every-board';
import { VIEWS } from './views';

everyBoard(VIEWS.filter(([, { me, pictures }]) => me !== null && pictures === true));
