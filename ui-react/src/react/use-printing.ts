import { useSyncExternalStore } from 'react';

const printing = window.matchMedia('print');

function subscribe(changed: () => void): () => void {
  printing.addEventListener('change', changed);
  return () => printing.removeEventListener('change', changed);
}

/** Whether the page is being put on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing.matches);
