import { filter, map, type Observable, pairwise } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';

/** [W-REALTIME-25] The device has a network again: only one that was without can have found one. */
export const networkFound = (online$: Behavior<boolean>): Observable<void> =>
  online$.pipe(
    pairwise(),
    filter(([before, after]) => !before && after),
    map(() => undefined),
  );
