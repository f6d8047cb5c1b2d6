import { useEffect } from 'react';

/** Lets a store work for as long as the component is on. Opening twice is harmless, so StrictMode is too. */
export function useOpen(store: { open(): void; close(): void }): void {
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
}
