import type { Notice, Portal, PortalPlace } from '@felles/adapters-http/portal';
import { isServiceFailure, type ToastStore } from '@felles/core';
import { BehaviorSubject } from 'rxjs';
import { toastRegion } from '../portal/parts/AbovePage.tsx';
import type { Toasts } from '../portal/services.ts';
import { lazyCode } from '../react/lazy-code.ts';

/** Messages beside the page. Their code is fetched when a visitor begins to fill in a form, else with the first message. */
export function createToasts(
  { clock }: Pick<PortalPlace, 'clock'>,
  { lost$ }: Pick<Portal['keeper'], 'lost$'>,
): Toasts {
  const store$ = new BehaviorSubject<ToastStore | null>(null);

  const code = lazyCode(async () => (await Promise.all([import('./toast-store.ts'), toastRegion()]))[0]);
  /** Code that is not fetched shows no message now; the next message tries again, and the page has its own notices. */
  const say = (what: Notice) => {
    // While the page says that it has lost the service, no message repeats failures with that cause.
    if (lost$.value && ('kind' in what || isServiceFailure(what.title))) return;
    code()
      .then(({ createToastStore, failureToast }) => {
        if (store$.value === null) store$.next(createToastStore({ clock }));
        store$.value?.show('kind' in what ? failureToast(what) : what);
      })
      .catch(() => undefined);
  };

  const prepare = () => void code().catch(() => undefined);

  return { store$, show: say, report: say, prepare };
}
