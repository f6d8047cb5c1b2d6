import type { ToastStore } from '@felles/core';
import { BehaviorSubject } from 'rxjs';
import type { Toasts } from '../portal/services.ts';
import type { PortalSurroundings } from './tokens.ts';

/** Messages beside the page. Their code is fetched for the first of them; most visits have none. */
export function createToasts({ clock }: PortalSurroundings): Toasts {
  const store$ = new BehaviorSubject<ToastStore | null>(null);

  /** What cannot be fetched is not shown now; the next message tries again, and the page says what it can itself. */
  const withStore = (say: (toasts: typeof import('./toast-store.ts'), store: ToastStore) => void) =>
    import('./toast-store.ts')
      .then((toasts) => {
        if (store$.value === null) store$.next(toasts.createToastStore({ clock }));
        if (store$.value) say(toasts, store$.value);
      })
      .catch(() => undefined);

  return {
    store$,
    show: (request) => withStore((_, store) => store.show(request)),
    report: (failure) => withStore(({ failureToast }, store) => store.show(failureToast(failure))),
  };
}
