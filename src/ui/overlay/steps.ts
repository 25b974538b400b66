// Steps by key inside the panel: from option to option, to the ways of muting.

/** Puts the focus on the button of the next option, or the one before, round and round; what is folded over it unfolds. */
export function stepOption(root: ParentNode, focused: Element | null, by: 1 | -1): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('.choose')];
  const at = buttons.indexOf(focused as HTMLElement);
  const next = buttons[at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length];
  next?.closest('details')?.setAttribute('open', '');
  next?.focus();
}

/** Unfolds the ways of muting and puts the focus on the first. */
export function openMute(root: ParentNode): void {
  const mute = root.querySelector('details.mute');
  mute?.setAttribute('open', '');
  mute?.querySelector('button')?.focus();
}
