import { type RefObject, useEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

/**
 * Opens a dialog while its component is mounted, with the focus where the work begins, and then gives the focus back to where
 * it was. Removing an open dialog would lose it: the browser gives it back on closing only.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    firstOf(dialog)?.focus();
    return () => {
      dialog.close();
      leave();
      giveBack(opener);
    };
  }, []);
  return ref;
}

/** What the dialog names as first, else its first field, else its title. */
export const firstOf = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-first]') ??
  dialog.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ??
  dialog.querySelector<HTMLElement>('[data-title]');

/** Gives the focus back to what had it before. */
export function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  // Where the opener has gone with its page, the new page gets the focus. Of dialogs that close together the lowest gives the
  // focus back first, and the others have nothing to add.
  else if (document.activeElement === document.body) document.getElementById('main')?.focus();
}
