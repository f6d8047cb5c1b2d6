import type { OverlayStore } from '@felles/core';
import { BehaviorSubject } from 'rxjs';
import type { DocumentWindow, Overlays, Toasts } from '../portal/services.ts';
import { fetchCode } from '../react/lazy-code.ts';

/** The windows above the page. Their code is fetched for the first of them; most visits have none. */
export function createOverlays(toasts: Toasts): Overlays {
  const store$ = new BehaviorSubject<OverlayStore<DocumentWindow> | null>(null);

  const code = () => Promise.all([import('./overlay-store.ts'), import('../portal/parts/Overlays.tsx')]);
  let isLoading = false;

  return {
    store$,
    openDocument: ({ title, fetch, fileName = null }) => {
      // A second press during the first load would open the same window twice.
      if (isLoading) return;
      isLoading = true;
      fetchCode(code).then(
        ([{ createDocumentStore, createOverlayStore }]) => {
          isLoading = false;
          if (store$.value === null) store$.next(createOverlayStore({ failed: toasts.report }));
          store$.value?.open({ title, document: createDocumentStore({ fetch }), fileName });
        },
        () => {
          isLoading = false;
          // The visitor who pressed the button must learn that nothing opens.
          toasts.report({ kind: 'unreachable', cause: 'network' });
        },
      );
    },
  };
}
