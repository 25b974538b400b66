// Runs inside a page of somebody else, once, when the user asks for it: the records that the page shows. It is sent there as text, so it can use nothing
// from outside itself.

/** What was found: links and records as they stand there, and the page's title. */
export interface OnPage {
  title: string;
  texts: readonly string[];
}

/** Reads what can be seen, and no more: links that are shown, what their press opens, and records that stand there as text. Changes nothing. */
export function recordsOnPage(): OnPage {
  const MOST = 5_000;
  const LONGEST = 8_000_000;
  const carries = /[?&;]lin=|handviewer[^"'<>]*[?&;][nesw]=|ddummy[^"'<>]*[?&;](?:north|east|south|west)=/i;
  // Blanks of one line only: pages hold thousands of empty lines in a row, and from each of them all that follow would be tried.
  const record =
    /(?:^|[\s|>])md\|[0-4]?,{0,4}[SHDC]|^[^\S\r\n]{0,80}\[[^\S\r\n]{0,80}(?:Event|Board|Deal)[^\S\r\n]{0,80}"/im;
  const places = 'pre, textarea, code, td, p';
  const textOf = (element: Element): string =>
    element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '');
  const popup = /hv_popuplin\(\s*(['"])(.*?)\1/;
  const texts = new Set<string>();
  let length = 0;
  const add = (text: string) => {
    if (texts.size >= MOST || length + text.length > LONGEST) return;
    length += text.length;
    texts.add(text.trim());
  };
  const isSeen = (element: Element): boolean => {
    if (element.getClientRects().length === 0) return false;
    const style = getComputedStyle(element);
    return style.visibility !== 'hidden' && style.opacity !== '0';
  };
  /** Without the parts of it that are hidden. */
  const shownIn = (element: Element): string => {
    if (element instanceof HTMLTextAreaElement) return element.value;
    const SHOW_TEXT = 4;
    const walker = document.createTreeWalker(element, SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement !== null && isSeen(node.parentElement)) text += node.nodeValue ?? '';
    return text;
  };
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      // A lone percent sign: it is not encoded.
      return text;
    }
  };
  // The page is about this very record.
  if (carries.test(location.href)) add(location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a')) {
    if (!isSeen(link)) continue;
    const lin = popup.exec(link.getAttribute('onclick') ?? '')?.[2];
    if (lin !== undefined) add(decoded(lin));
    else if (carries.test(link.href)) add(link.href);
  }
  for (const element of document.querySelectorAll(places)) {
    const text = textOf(element);
    // The innermost place holds it, not every one around that.
    const within = () => [...element.querySelectorAll(places)].some((one) => record.test(textOf(one)));
    if (!record.test(text) || !isSeen(element) || within()) continue;
    const shown = shownIn(element);
    if (record.test(shown)) add(shown);
  }
  return { title: document.title, texts: [...texts] };
}
