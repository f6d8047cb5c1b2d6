import type { Behavior } from '@felles/core';
import { useEffect, useState } from 'react';
import { useObservable } from './use-observable.ts';

interface Openable {
  open(): void;
  close(): void;
}

/**
 * A store of a component, with its current view: made with the component, and open for as long as that is on the page.
 *
 * @example const [store, view] = useStore(() => tasks.list(projectId));
 */
export function useStore<V, S extends Openable>(
  make: () => S & { readonly view$: Behavior<V> },
): readonly [store: S, view: V] {
  const [store] = useState(make);
  const view = useObservable(store.view$);
  useOpen(store);
  return [store, view];
}

/** A query of a component, with its current answer. */
export function useQuery<A, Q extends Openable>(
  make: () => Q & { readonly answer$: Behavior<A> },
): readonly [query: Q, answer: A] {
  const [query] = useState(make);
  const answer = useObservable(query.answer$);
  useOpen(query);
  return [query, answer];
}

/** Lets a store work for as long as the component is on, and wanted. Opening twice is harmless, so StrictMode is too. */
export function useOpen(store: { open(): void; close(): void }, isWanted: boolean = true): void {
  useEffect(() => {
    if (!isWanted) return;
    store.open();
    return () => store.close();
  }, [store, isWanted]);
}
