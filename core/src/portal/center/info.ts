import { BehaviorSubject, map, Subscription, switchMap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { CenterPort } from './port.ts';
import type { CenterStore } from './store.ts';

/** What the center has to tell its visitors: HTML as it came, which nobody may show unsanitised. */
export interface PortalInfoStore {
  readonly html$: Behavior<string | null>;
  open(): void;
  close(): void;
}

export interface PortalInfoNeeds {
  readonly port: Pick<CenterPort, 'portalInfo'>;
  readonly center: Pick<CenterStore, 'token$' | 'departmentId$'>;
}

export function createPortalInfoStore({ port, center }: PortalInfoNeeds): PortalInfoStore {
  const html$ = new BehaviorSubject<string | null>(null);
  const question$ = derive({ token: center.token$, departmentId: center.departmentId$ }, (now) => now);
  let running = Subscription.EMPTY;
  return {
    html$,
    open() {
      running.unsubscribe();
      running = question$
        .pipe(
          switchMap(({ departmentId }) => port.portalInfo(departmentId)),
          // Nobody waits for it, so what cannot be had is not missed.
          map((info) => (info.ok ? (info.value.portal_info?.trim() ?? '') : '')),
        )
        .subscribe((html) => html$.next(html === '' ? null : html));
    },
    close: () => running.unsubscribe(),
  };
}
