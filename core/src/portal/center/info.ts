import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { mapReply } from '../../shared/reply.ts';
import type { Failure } from '../../shared/result.ts';
import type { CenterPort } from './model.ts';
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

/** Loads the information for visitors, and again for each department and token. */
export function createPortalInfoStore({ port, center, report }: PortalInfoNeeds): PortalInfoStore {
  const query = createQuery({
    question$: derive({ token: center.token$, departmentId: center.departmentId$ }, (now) => now),
    ask: ({ departmentId }) =>
      mapReply(port.portalInfo(departmentId), ({ portal_info }) => portal_info?.trim() || null),
    // The old text stays until the new one is there.
    mayStandIn: () => true,
    whenRefreshFails: 'drop',
    failed: report,
  });
  return {
    html$: derive({ answer: query.answer$ }, ({ answer: { load, standIn } }) => {
      if (load.status === 'ready') return load.value;
      return load.status === 'failed' ? null : standIn;
    }),
    open: query.open,
    close: query.close,
  };
}
