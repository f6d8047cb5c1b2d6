import { createDocumentStore, type DocumentStore, ok } from '@felles/core';
import { createPortalInfoStore } from '@felles/core/internal/portal/center/info';
import type { PortalInfoStore } from '@felles/core/portal/center';
import { defer, of } from 'rxjs';
import type { Portal } from '../door.ts';

/** The information of a center for its visitors, in markup that is not to be trusted. */
export const createCenterInfo = ({ centerCalls, center, toasts }: Portal): PortalInfoStore =>
  createPortalInfoStore({ port: centerCalls, center, report: toasts.report });

/** The payment terms as a document; one that came while the portal started is not asked for again. */
export const createTerms = ({ center, termsCalls }: Portal): DocumentStore =>
  createDocumentStore({
    fetch: () =>
      defer(() => {
        const { condition } = center.view$.value;
        const known = condition.status === 'ready' && condition.value?.type === 'pdf' ? condition.value.blob : null;
        return known ? of(ok(known)) : termsCalls.conditions();
      }),
  });
