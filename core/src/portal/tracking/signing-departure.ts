import { catchError, type Observable, of, type SchedulerLike, switchMap, take, timeout } from 'rxjs';
import type { KeyValue } from '../../shell/ports.ts';
import { consentKey, parseConsent } from './rules.ts';
import type { TrackingStore } from './store.ts';

/** How long a visitor who accepted tracking waits for its code (milliseconds). */
export const COUNTING_LIMIT = 1_000;

/** The stored consent, and the tracking code that may come too late. */
export interface SigningDepartureNeeds {
  readonly centerCode: string;
  /** Stores the consent. */
  readonly saved: Pick<KeyValue, 'read'>;
  /** The tracking store, whose code is still loading; it may fail or never come. */
  readonly counting$: Observable<Pick<TrackingStore, 'leaveForSigning'>>;
  readonly clock: SchedulerLike;
}

/** [P-TRACKING-10] Leaves for signing while the tracking code loads. With consent it waits shortly for the code, otherwise not. */
export function leaveCountedIfSoon(
  { centerCode, saved, counting$, clock }: SigningDepartureNeeds,
  leave: () => void,
): void {
  saved
    .read(consentKey(centerCode))
    .pipe(
      switchMap((stored) => (parseConsent(stored.ok ? stored.value : null) === 'accepted' ? counting$ : of(null))),
      timeout({ first: COUNTING_LIMIT, scheduler: clock, with: () => of(null) }),
      catchError(() => of(null)),
      take(1),
    )
    .subscribe((tracking) => (tracking ? tracking.leaveForSigning(leave) : leave()));
}
