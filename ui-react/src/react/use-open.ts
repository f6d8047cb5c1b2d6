import { useEffect } from 'react';

/** Lets a store work for as long as the component is on, and wanted. Opening twice is harmless, so StrictMode is too. */
export function useOpen(store: { open(): void; close(): void }, isWanted: boolean = true): void {
  useEffect(() => {
    if (!isWanted) return;
    store.open();
    return () => store.close();
  }, [store, isWanted]);
}
