import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window is at least so many pixels wide; never, where there is no such width. */
export function useAtLeast(width: number | null): boolean {
  const query = useMemo(() => (width === null ? null : window.matchMedia(`(width >= ${width}px)`)), [width]);
  return useSyncExternalStore(
    (tell) => {
      query?.addEventListener('change', tell);
      return () => query?.removeEventListener('change', tell);
    },
    () => query?.matches ?? false,
  );
}
