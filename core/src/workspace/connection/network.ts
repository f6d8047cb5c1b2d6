import { filter, map, type Observable, pairwise } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';

/** [W-REALTIME-25] Emits when the device has a network again after a loss. */
export const networkFound = (online$: Behavior<boolean>): Observable<void> =>
  online$.pipe(
    pairwise(),
    filter(([before, after]) => !before && after),
    map(() => undefined),
  );
