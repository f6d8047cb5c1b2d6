import { useState } from 'react';

/** A page of a long list: the shown entries, the number of the rest, and a way to show more. */
export function useGrowing<T>(all: readonly T[], step: number) {
  const [shown, setShown] = useState(step);
  return {
    items: all.slice(0, shown),
    left: Math.max(0, all.length - shown),
    more: () => setShown(shown + step),
  };
}
