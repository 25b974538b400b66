// The page around the table: navigation bar, left side with the table, chat, right side with the panes for earlier deals.
import { add, show } from './elements.js';
import { buildViewer, emptyScreen } from './viewer.js';

const TITLES = { game: 'Test table', teaching: 'Teaching table', vugraph: 'Vugraph: Test Trophy' };

/** Makes the left side: the part that a login makes anew. */
function buildLeft(app, switches, on) {
  const nav = app.ownerDocument.createElement('div');
  nav.id = 'navDiv';
  app.insertBefore(nav, app.querySelector('#chatDiv'));
  const screen = add(nav, 'bridge-screen');
  const live = buildViewer(add(screen, 'div', 'dealScreenDivClass'), switches, on, true);
  return { nav, screen, live };
}

/** A pane on the right with a deal viewer of its own. */
function buildPane(main, tag, switches, on) {
  const pane = add(main, 'screen');
  const inner = add(pane, tag);
  const review = buildViewer(add(inner, 'deal-review-screen'), switches, on, false);
  return { pane, review };
}

/**
 * Builds the page in `document.body`. `on` as in `buildViewer`.
 * Gives the live table's `draw`, the panes, and `rebuild()`, which makes the left side anew as a login does.
 */
export function buildApp(document, switches, on, userName) {
  const root = add(document.body, 'div');
  root.id = 'bbo_everything';
  const app = add(root, 'div');
  app.id = 'bbo_app';
  const bar = add(app, 'nav-bar', 'navBarClass');
  add(bar, 'h2', 'titleClass', TITLES[switches.kind]);
  add(bar, 'div', 'connectionClass');
  add(add(bar, 'name-tag', 'nameTagClass'), 'span', '', userName);
  const chat = add(app, 'div');
  chat.id = 'chatDiv';
  const output = add(chat, 'div', 'chatOutputClass');
  const right = add(app, 'div');
  right.id = 'rightDiv';
  const main = add(right, 'div', 'mainDivClass');
  const deaf = { card() {}, bid() {}, ask() {}, press() {} };
  const panes = {
    history: buildPane(main, 'history-screen', switches, deaf),
    results: buildPane(main, 'result-list-screen', switches, deaf),
  };
  for (const { pane } of Object.values(panes)) show(pane, false);
  const built = {
    root,
    panes,
    left: buildLeft(app, switches, on),
    rebuild() {
      built.left.nav.remove();
      built.left = buildLeft(app, switches, on);
    },
    say(text) {
      add(add(output, 'chat-list-item'), 'span', '', text);
    },
  };
  return built;
}

/** What a deal viewer that was never used shows. */
export const unusedScreen = () => ({ ...emptyScreen('S'), number: ' 99' });
