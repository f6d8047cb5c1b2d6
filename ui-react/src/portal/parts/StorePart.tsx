import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface StorePartProps<S> {
  readonly store: () => Promise<S>;
  readonly draw: ComponentType<{ readonly store: S }>;
  /** Shown until the code of the store has come, and where it does not come. */
  readonly bare: ReactNode;
}

/** A part of a page with a store that is fetched for it: the rest of the page does not wait, and does not fail with it. */
export function StorePart<S>({ store: fetch, draw: Part, bare }: StorePartProps<S>) {
  const [store, setStore] = useState<S | null>(null);
  useEffect(() => {
    fetch().then(
      (fetched) => setStore(() => fetched),
      () => undefined,
    );
  }, [fetch]);
  return store === null ? bare : <Part store={store} />;
}
