// Other programs in the same page: what BBOalert, BBO Helper and their like put on the felt, rewrite, and watch.
import { add } from './elements.js';

const NODES = [
  ['#navDiv .coverClass', 'div', 'bhDoubleDummy', 'NT 9 7 ♠ 10 ♥ 8'],
  ['#navDiv .coverClass', 'div', 'bhPlayClock', '0:00'],
  ['#navDiv deal-viewer', 'div', '#bhAuctionClock', '0:00'],
  ['#navDiv bridge-screen', 'div', '#zachsec', '♠A ♥10'],
  ['#rightDiv', 'div', '#adpanel0', 'BBOalert'],
  ['#rightDiv', 'div', '#bboalert-tab', ''],
];

/** Nodes of other extensions, with cards and numbers in them that are nobody's. Gives them back. */
export function addOthers(document) {
  return NODES.flatMap(([where, tag, mark, text]) => {
    const parent = document.querySelector(where);
    if (parent === null) return [];
    const node = add(parent, tag, mark.startsWith('#') ? '' : mark, text);
    if (mark.startsWith('#')) node.id = mark.slice(1);
    return [node];
  });
}

/** Calls `act` now and after every change below `body`, without hearing itself. Gives a function that ends it. */
function onEveryChange(document, act) {
  const observer = new document.defaultView.MutationObserver(() => again());
  const again = () => {
    observer.disconnect();
    act();
    observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  };
  again();
  return () => observer.disconnect();
}

/** Writes `T` for `10` in pictures and diagrams, as BBOalert does when asked to. */
export function tForTen(document) {
  return onEveryChange(document, () => {
    const walker = document.createTreeWalker(document.querySelector('#navDiv') ?? document.body, 4);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const inCard = node.parentElement?.closest('.topLeft, .bottomRight, .handDiagramCardClass, .innerDivClass');
      if (inCard && /10$/.test(node.data)) node.data = node.data.replace('10', 'T');
    }
  });
}

/**
 * Their nodes, and an observer that answers every change with changes of its own: a count in its node, a class and an attribute on every hand.
 * Two at once would answer each other for ever.
 */
export function noisyObserver(document) {
  const nodes = addOthers(document);
  let heard = 0;
  return onEveryChange(document, () => {
    heard++;
    for (const node of nodes) if (node.className === 'bhPlayClock') node.textContent = `0:${heard}`;
    for (const panel of document.querySelectorAll('#navDiv .handDiagramPanelClass')) {
      panel.classList.toggle('bhSeen', heard % 2 === 0);
      panel.setAttribute('data-heard', String(heard));
    }
  });
}
