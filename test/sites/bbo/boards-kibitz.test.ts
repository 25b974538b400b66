// @vitest-environment happy-dom
// Every board before who only watches: see every-board.ts.
import { everyBoard } from './every-board';
import { VIEWS } from './views';

everyBoard(VIEWS.filter(([, { me }]) => me === null));
