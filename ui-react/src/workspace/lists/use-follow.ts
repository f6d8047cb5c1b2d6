import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Has a list ask what the address says, also where a link to its own page has changed that. */
export function useFollow(store: { follow(): void }): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it follows
  useEffect(() => store.follow(), [store, search]);
}
