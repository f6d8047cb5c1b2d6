// Which of the open dialogs is on top. Things outside it are covered and hard to use, so all that is to stay usable goes inside.
import { type KeyboardEvent, type SyntheticEvent, useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const tell of watchers) tell();
}

/** From now on this dialog is on top, until it is left. */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The dialog on top, or the page where none is open. */
export const useTopLayer = (): HTMLElement => useSyncExternalStore(watch, () => open.at(-1) ?? document.body);

/** Handlers for a user who wants to leave a dialog: by Escape, or by the back gesture of their system. */
export const leaveBy = (onLeave: () => void) => ({
  onCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return; // a dialog inside this one
    event.preventDefault();
    onLeave();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault(); // the browser would close it the second time without asking
    event.stopPropagation();
    onLeave();
  },
});
