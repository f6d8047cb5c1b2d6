import { catchError, type Observable, of, type SchedulerLike, switchMap, take, timeout } from 'rxjs';
import type { KeyValue } from '../../shell/ports.ts';
import { consentKey, parseConsent } from './rules.ts';
import type { TrackingStore } from './store.ts';

/** How long a visitor who accepted tracking waits for the code that counts (milliseconds). */
export const COUNTING_PATIENCE = 1_000;

export interface UncountedLeaving {
  readonly centerCode: string;
  /** Where the choice of an earlier visit is kept. */
  readonly saved: Pick<KeyValue, 'read'>;
  /** The code that counts, which is on its way, may fail and may never come. */
  readonly counting$: Observable<Pick<TrackingStore, 'leaveForSigning'>>;
  readonly clock: SchedulerLike;
}

/**
 * [P-TRACKING-10] Leaves for signing while the code that counts is not there yet. Who has accepted waits for it, but not
 * for long: to sign matters more than to be counted. Who has not has nothing to wait for.
 */
export function leaveCountedIfSoon({ centerCode, saved, counting$, clock }: UncountedLeaving, leave: () => void): void {
  saved
    .read(consentKey(centerCode))
    .pipe(
      switchMap((kept) => (parseConsent(kept.ok ? kept.value : null) === 'accepted' ? counting$ : of(null))),
      timeout({ first: COUNTING_PATIENCE, scheduler: clock, with: () => of(null) }),
      catchError(() => of(null)),
      take(1),
    )
    .subscribe((tracking) => (tracking ? tracking.leaveForSigning(leave) : leave()));
}
