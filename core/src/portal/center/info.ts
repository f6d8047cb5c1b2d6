import { BehaviorSubject, switchMap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import { createSlot } from '../../shared/scope.ts';
import type { CenterPort } from './port.ts';
import type { CenterStore } from './store.ts';

/** The center's information for visitors: raw HTML, which must be sanitised before it is shown. */
export interface PortalInfoStore {
  readonly html$: Behavior<string | null>;
  open(): void;
  close(): void;
}

/** Where the token and the chosen department come from. */
export interface PortalInfoNeeds {
  readonly port: Pick<CenterPort, 'portalInfo'>;
  readonly center: Pick<CenterStore, 'token$' | 'departmentId$'>;
  /** [P-TRANSPORT-16] Called with a failure, as no page has a place for it. */
  readonly report: (failure: Failure) => void;
}

/** Loads what a center says to visitors, and again for each department. */
export function createPortalInfoStore({ port, center, report }: PortalInfoNeeds): PortalInfoStore {
  const html$ = new BehaviorSubject<string | null>(null);
  const question$ = derive({ token: center.token$, departmentId: center.departmentId$ }, (now) => now);
  const running = createSlot();
  return {
    html$,
    open() {
      running.run(question$.pipe(switchMap(({ departmentId }) => port.portalInfo(departmentId))), (info) => {
        if (!info.ok) report(info.error);
        html$.next((info.ok && info.value.portal_info?.trim()) || null);
      });
    },
    close: running.end,
  };
}
