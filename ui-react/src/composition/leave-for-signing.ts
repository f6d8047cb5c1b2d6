import type { PortalPlace } from '@felles/adapters-http/portal';
import { leaveCountedIfSoon } from '@felles/core/portal/tracking';
import { defer } from 'rxjs';
import type { Tracking } from '../portal/services.ts';

/** Counts the start of signing, where that is wanted and possible soon, and only then leaves the page. */
export const createLeavingForSigning =
  (
    { isNeeded, arrived, store }: Pick<Tracking, 'isNeeded' | 'arrived' | 'store'>,
    { code, storage, clock }: Pick<PortalPlace, 'code' | 'storage' | 'clock'>,
  ) =>
  (leave: () => void): void => {
    const counting = arrived();
    if (!isNeeded()) leave();
    else if (counting) counting.leaveForSigning(leave);
    else leaveCountedIfSoon({ centerCode: code, saved: storage, counting$: defer(store), clock }, leave);
  };
