import type { KeyboardEvent } from 'react';

/** The index that a key leads to, wrapping at both ends; -1 for other keys. */
export function targetOf(event: KeyboardEvent, at: number, count: number): number {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1; // the browser's own shortcuts
  switch (event.key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** Moves the focus among the children of the listening element. Tab stops only at the first: two thousand are too many. */
export function moveAmongChildren(event: KeyboardEvent): void {
  const children = [...event.currentTarget.children];
  const at = children.findIndex((child) => child.matches(':focus'));
  const target = children[targetOf(event, at, children.length)];
  if (at === -1 || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
