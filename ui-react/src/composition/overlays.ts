import type { OverlayStore } from '@felles/core';
import { BehaviorSubject } from 'rxjs';
import type { DocumentWindow, Overlays, Toasts } from '../portal/services.ts';
import { lazily } from '../react/lazily.ts';

/** The windows above the page. Their code is fetched for the first of them; most visits have none. */
export function createOverlays(toasts: Toasts): Overlays {
  const store$ = new BehaviorSubject<OverlayStore<DocumentWindow> | null>(null);
  const load = lazily(() => import('./overlay-store.ts'));

  return {
    store$,
    openDocument: ({ title, fetch, fileName = null }) =>
      load()
        .then(({ createDocumentStore, createOverlayStore }) => {
          if (store$.value === null) store$.next(createOverlayStore({ failed: toasts.report }));
          store$.value?.open({ title, document: createDocumentStore({ fetch }), fileName });
        })
        // Whoever pressed the button has to hear of it.
        .catch(() => toasts.report({ kind: 'unreachable', cause: 'network' })),
  };
}
