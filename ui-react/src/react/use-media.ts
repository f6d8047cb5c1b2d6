import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says; never, where nothing is asked. */
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
