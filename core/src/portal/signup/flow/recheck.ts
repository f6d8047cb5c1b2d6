// A last look at what is chosen, before it is sent.
import { EMPTY, filter, type Observable, type SchedulerLike, take, timeout } from 'rxjs';
import type { MembershipStore } from '../../membership/store.ts';

/** How long the list is waited for that says whether a choice still costs what it did (milliseconds). */
const RECHECK_LIMIT = 5_000;

/** Ends once the list has come anew, or did not in time: what the service charges is shown before it is signed, too. */
export function recheck(
  { checks$, reload }: Pick<MembershipStore, 'checks$' | 'reload'>,
  clock: SchedulerLike,
): Observable<unknown> {
  const before = checks$.value;
  reload();
  return checks$.pipe(
    filter((checks) => checks !== before),
    take(1),
    timeout({ first: RECHECK_LIMIT, scheduler: clock, with: () => EMPTY }),
  );
}
