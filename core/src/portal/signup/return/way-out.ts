// Leaving to sign at a provider's: once, however often the visitor presses, and again after coming back.
import { BehaviorSubject, filter, type SchedulerLike, Subscription } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { Departure } from '../../../shell/departure.ts';
import { createGuard } from '../../../shell/guard.ts';
import type { Tabs } from '../../../shell/ports.ts';

export interface WayOut {
  /** On the way out. */
  readonly isLeaving$: Behavior<boolean>;
  /** They wanted to leave, and there is no network to leave by. */
  readonly isCutOff$: Behavior<boolean>;
  open(): void;
  close(): void;
  /** [P-TRACKING-10] Does nothing where the browser cannot leave. `first` runs only when it does leave. */
  leaveFor(link: string, first?: () => void): void;
}

export interface WayOutNeeds {
  readonly departure: Departure;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly tracking: { leaveForSigning(leave: () => void): void };
  readonly clock: SchedulerLike;
}

export function createWayOut({ departure, tabs, tracking, clock }: WayOutNeeds): WayOut {
  const isLeaving$ = new BehaviorSubject(false);
  const isCutOff$ = new BehaviorSubject(false);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;

  function stay(isCutOff: boolean): void {
    // A press after this is no double click.
    guard.release();
    isLeaving$.next(false);
    isCutOff$.next(isCutOff);
  }

  return {
    isLeaving$,
    isCutOff$,
    open() {
      running.unsubscribe();
      // A page that comes out of the history has left, and come back.
      running = tabs.returned$.subscribe(() => {
        if (isLeaving$.value) stay(false);
      });
      running.add(departure.online$.pipe(filter(Boolean)).subscribe(() => isCutOff$.next(false)));
    },
    close() {
      running.unsubscribe();
      isLeaving$.next(false);
      isCutOff$.next(false);
    },
    leaveFor(link, first) {
      if (!departure.mayLeaveFor(link) || isLeaving$.value || !guard.passes()) return;
      if (!departure.online$.value) {
        stay(true);
        return;
      }
      first?.();
      isLeaving$.next(true);
      tracking.leaveForSigning(() => {
        if (!departure.leaveFor(link)) stay(true);
      });
    },
  };
}
