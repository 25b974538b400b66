// Everything else on the felt: board, contract and tricks, questions, messages, the end of the deal.
import { fillCell } from './auction.js';
import { add, addAll, place, show, write } from './elements.js';
import { sideOf } from './game.js';
import { DEALER_BAR, sideOnScreen } from './places.js';

/** `headed`: an explanation names its call. `press(what)`: yes, no, or the claim button. `removed`: a closed question is taken out of the page instead of hidden. */
export function buildPanels(parent, { old, live, press, removed, headed }) {
  const vulnerability = add(parent, 'div', 'vulPanelClass');
  const panels = {
    old,
    removed,
    parent,
    press,
    dealer: add(vulnerability, 'div', 'vulPanelDealerClass'),
    number: add(vulnerability, 'div', 'vulPanelInnerPanelClass'),
    tricks: add(parent, 'div', 'tricksPanelClass'),
    question: null,
  };
  panels.contract = add(panels.tricks, 'auction-box-cell');
  panels.labels = addAll(3, panels.tricks, 'div', 'tricksPanelTricksLabelClass');
  if (!live) return panels;
  const explanation = add(parent, 'div', 'callExplanationClass');
  panels.explanation = {
    box: explanation,
    heading: headed ? add(explanation, 'div', 'headingClass') : null,
    text: add(explanation, 'div', 'textClass'),
  };
  const explain = add(parent, 'div', 'explainCallClass');
  add(explain, 'div', 'headingClass');
  add(explain, 'input');
  add(explain, 'button');
  show(explain, false);
  if (!removed) panels.question = buildQuestion(panels);
  panels.notice = add(parent, 'div', 'notificationClass');
  panels.end = add(parent, 'div', old ? 'dealEndPanelClass' : 'deal-end-panel');
  panels.score = add(parent, 'div', old ? 'scorePanelClass' : 'score-panel');
  return panels;
}

function buildQuestion(panels) {
  const box = add(panels.parent, panels.old ? 'div' : 'announcement-panel', 'announcementPanelClass');
  const text = add(box, 'div', 'textClass');
  const buttons = ['yes', 'no'].map((what) => {
    const button = add(box, 'button');
    button.addEventListener('click', () => panels.press(what));
    return button;
  });
  return { box, text, buttons };
}

function drawQuestion(panels, screen, words) {
  if (screen.question !== null) panels.question ??= buildQuestion(panels);
  else if (panels.removed && panels.question !== null) {
    panels.question.box.remove();
    panels.question = null;
  }
  if (panels.question === null) return;
  const { box, text, buttons } = panels.question;
  show(box, screen.question !== null);
  if (screen.question === null) return;
  write(text, screen.question);
  write(buttons[0], words.yes);
  write(buttons[1], words.no);
}

function drawContract(panels, screen, words, counts) {
  show(panels.tricks, screen.contract !== null && screen.tricksShown);
  if (screen.contract === null) return;
  const { level, strain, doubled, declarer } = screen.contract;
  const key = `${level}${strain}${doubled}`;
  if (panels.drawn !== key) {
    const inner = fillCell(panels.contract, `${level}${strain}`, words, panels.old);
    if (doubled > 0) add(inner, 'span', doubled === 1 ? 'doubled' : 'redoubled', 'x'.repeat(doubled));
    panels.drawn = key;
  }
  write(panels.labels[0], words.seats[declarer]);
  const ours = counts === 'own' ? sideOf(screen.bottom) : 'NS';
  write(panels.labels[1], String(screen.won[ours]));
  write(panels.labels[2], String(screen.won[ours === 'NS' ? 'EW' : 'NS']));
}

/** `counts`: the two numbers of tricks are NS and EW (`compass`), or own side and theirs (`own`). */
export function drawPanels(panels, screen, words, counts) {
  write(panels.number, screen.number);
  show(panels.dealer, screen.dealer !== null);
  if (screen.dealer !== null) place(panels.dealer, DEALER_BAR[sideOnScreen(screen.dealer, screen.bottom)]);
  drawContract(panels, screen, words, counts);
  if (panels.notice === undefined) return;
  drawQuestion(panels, screen, words);
  for (const [box, text] of [
    [panels.notice, screen.notice],
    [panels.end, screen.end],
    [panels.score, screen.score],
  ]) {
    show(box, text !== null);
    if (text !== null) write(box, text);
  }
  show(panels.explanation.box, screen.explanation !== null);
  if (screen.explanation === null) return;
  const { about, text } = screen.explanation;
  if (panels.explanation.heading !== null) write(panels.explanation.heading, about);
  write(panels.explanation.text, text);
}
