import { useSyncExternalStore } from 'react';

function watch(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Whether the page is looked at, and not behind another tab. */
export const usePageVisible = (): boolean => useSyncExternalStore(watch, () => !document.hidden);
