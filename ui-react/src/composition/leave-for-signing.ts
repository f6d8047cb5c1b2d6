import { leaveCountedIfSoon } from '@felles/core/portal';
import type { Container } from 'inversify';
import { defer } from 'rxjs';
import type { Tracking } from '../portal/services.ts';
import { bound } from './token.ts';
import { CenterState, Place } from './tokens.ts';

/** Counts that signing starts, where that is wanted and can be done soon, and only then leaves for it. */
export function composeLeavingForSigning(container: Container, { isNeeded, arrived, store }: Tracking) {
  const { storage, clock } = bound(container, Place);
  const { code } = bound(container, CenterState);
  return (leave: () => void): void => {
    const counting = arrived();
    if (!isNeeded()) leave();
    else if (counting) counting.leaveForSigning(leave);
    else leaveCountedIfSoon({ centerCode: code, saved: storage, counting$: defer(store), clock }, leave);
  };
}
