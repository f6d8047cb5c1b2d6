// Which of the open dialogs is on top. What lies outside it can be neither seen properly nor used, so all that is to
// stay usable goes inside.
import { useSyncExternalStore } from 'react';

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
