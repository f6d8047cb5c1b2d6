import type { Behavior } from '@felles/core';
import { useCallback, useSyncExternalStore } from 'react';
import { asShown } from '../first-page/shown-ahead.ts';

/** Reads a behavior and renders again when it changes. The only place React subscribes to core. */
export function useObservable<T>(behavior: Behavior<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = behavior.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [behavior],
  );
  return useSyncExternalStore(
    subscribe,
    () => behavior.value,
    () => asShown(behavior),
  );
}
