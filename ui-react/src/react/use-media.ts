import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches the window; false without a query. */
export function useMedia(query: string | null): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const list = query === null ? null : window.matchMedia(query);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => query !== null && window.matchMedia(query).matches);
}

/** Whether the page is being put on paper. */
export const usePrinting = (): boolean => useMedia('print');
