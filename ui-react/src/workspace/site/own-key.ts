import type { KeyboardEvent } from 'react';

const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog';

/** The element at which a key of the page itself was pressed; null while the user types, or where the key is the browser's. */
export function ownKeyAt({ target, ...event }: KeyboardEvent): HTMLElement | null {
  const isOurs = !(event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented);
  return isOurs && target instanceof HTMLElement && !target.closest(TYPING) ? target : null;
}
