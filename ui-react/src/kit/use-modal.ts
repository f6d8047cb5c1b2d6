import { type RefObject, useEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

/**
 * Opens a dialog for as long as its component is on, with the focus where the work begins, and gives the focus back to
 * whatever had it. Removing an open dialog would lose it: the browser gives it back on closing only.
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
const firstOf = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-first]') ??
  dialog.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ??
  dialog.querySelector<HTMLElement>('[data-title]');

function giveBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  // Where the opener has gone with the page it stood on, the new page is the place to be.
  (isThere ? opener : document.getElementById('main'))?.focus();
}
