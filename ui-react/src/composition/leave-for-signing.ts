import { leaveCountedIfSoon } from '@felles/core/portal';
import { defer } from 'rxjs';
import type { Tracking } from '../portal/services.ts';
import type { PortalSurroundings } from './tokens.ts';

/** Counts the start of signing, where that is wanted and possible soon, and only then leaves the page. */
export const createLeavingForSigning =
  (
    { isNeeded, arrived, store }: Pick<Tracking, 'isNeeded' | 'arrived' | 'store'>,
    centerCode: string,
    { storage, clock }: Pick<PortalSurroundings, 'storage' | 'clock'>,
  ) =>
  (leave: () => void): void => {
    const counting = arrived();
    if (!isNeeded()) leave();
    else if (counting) counting.leaveForSigning(leave);
    else leaveCountedIfSoon({ centerCode, saved: storage, counting$: defer(store), clock }, leave);
  };
