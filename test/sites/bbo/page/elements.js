// Making elements, and writing to them only what changed: the page's mutations are those of what happens, and no more.

/** A new last child of `parent`. */
export function add(parent, tag, className = '', text = '') {
  const element = parent.ownerDocument.createElement(tag);
  if (className !== '') element.className = className;
  if (text !== '') element.textContent = text;
  parent.appendChild(element);
  return element;
}

/** `count` new last children. */
export const addAll = (count, parent, tag, className) =>
  Array.from({ length: count }, () => add(parent, tag, className));

/** Another extension may have rewritten the text since: that is left alone, as a page's own framework does. */
export function write(element, text) {
  if (element.written === text) return;
  element.written = text;
  // In place, as the page does with numbers and names: only the text node changes.
  if (element.firstChild?.nodeType === 3 && element.childNodes.length === 1) element.firstChild.data = text;
  else element.textContent = text;
}

/** What was written is remembered: asking an element for its style costs much where there is no browser. */
export function style(element, property, value) {
  element.styled ??= {};
  if (element.styled[property] === value) return;
  element.styled[property] = value;
  element.style[property] = value;
}

export const show = (element, visible) => style(element, 'display', visible ? '' : 'none');

/** Inline place and size, in CSS pixels. */
export function place(element, [x, y, width, height]) {
  style(element, 'left', `${x}px`);
  style(element, 'top', `${y}px`);
  if (width !== undefined) style(element, 'width', `${width}px`);
  if (height !== undefined) style(element, 'height', `${height}px`);
}
