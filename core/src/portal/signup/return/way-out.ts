// Leaving to sign at a provider's: once, whatever is pressed, and again after coming back.
import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { Departure } from '../../../shell/departure.ts';
import { createGuard } from '../../../shell/guard.ts';
import type { Tabs } from '../../../shell/ports.ts';

export interface WayOut {
  /** On the way out. */
  readonly isLeaving$: Behavior<boolean>;
  open(): void;
  close(): void;
  /** [P-TRACKING-10] What cannot be left for is not left for. */
  leaveFor(link: string): void;
}

export interface WayOutNeeds {
  readonly departure: Departure;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly tracking: { leaveForSigning(leave: () => void): void };
  readonly clock: SchedulerLike;
}

export function createWayOut({ departure, tabs, tracking, clock }: WayOutNeeds): WayOut {
  const isLeaving$ = new BehaviorSubject(false);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;
  return {
    isLeaving$,
    open() {
      running.unsubscribe();
      // A page that comes out of the history has left, and come back.
      running = tabs.returned$.subscribe(() => {
        // Whoever presses again after that is not clicking twice.
        if (isLeaving$.value) guard.release();
        isLeaving$.next(false);
      });
    },
    close() {
      running.unsubscribe();
      isLeaving$.next(false);
    },
    leaveFor(link) {
      if (!departure.mayLeaveFor(link) || isLeaving$.value || !guard.passes()) return;
      isLeaving$.next(true);
      tracking.leaveForSigning(() => departure.leaveFor(link));
    },
  };
}
