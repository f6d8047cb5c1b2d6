import { useState } from 'react';

/** So many at a time of a list that may be long: those to show, how many are left, and a way to have more of them. */
export function useGrowing<T>(all: readonly T[], step: number) {
  const [shown, setShown] = useState(step);
  return {
    items: all.slice(0, shown),
    left: Math.max(0, all.length - shown),
    more: () => setShown(shown + step),
  };
}
