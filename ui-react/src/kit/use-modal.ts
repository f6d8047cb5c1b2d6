import { type RefObject, useEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

/** Opens a dialog while it is mounted, and closes it before removal: the browser gives the focus back on closing only. */
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

/** The element that the dialog names as first, else its first field, else its title. */
export const firstOf = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-first]') ??
  dialog.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ??
  dialog.querySelector<HTMLElement>('[data-title]');

/** Gives the focus back to what had it before. */
export function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  // The new page gets the focus if the opener is gone. Of dialogs that close together, only the lowest gives it back.
  else if (document.activeElement === document.body) document.getElementById('main')?.focus();
}
