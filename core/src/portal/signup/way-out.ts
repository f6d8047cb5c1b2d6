// Leaves to sign at a provider: once for any number of clicks, and again after a return.
import { Observable, type SchedulerLike } from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createSlot } from '../../shared/scope.ts';
import type { Departure } from '../../shell/departure.ts';
import type { Tabs } from '../../shell/ports.ts';

export interface WayOut {
  readonly isLeaving$: Behavior<boolean>;
  /** The visitor wanted to leave, but there is no network. */
  readonly isCutOff$: Behavior<boolean>;
  open(): void;
  close(): void;
  /** [P-TRACKING-10] `first` runs only if the browser can leave. */
  leaveFor(link: string, first?: () => void): void;
}

/** How the page is left; a visitor who returns without signing may leave again. */
export interface WayOutNeeds {
  readonly departure: Departure;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly tracking: { leaveForSigning(leave: () => void): void };
  readonly clock: SchedulerLike;
}

interface LeaveRequest {
  readonly link: string;
  readonly first: (() => void) | undefined;
}

export function createWayOut({ departure, tabs, tracking, clock }: WayOutNeeds): WayOut {
  const action = createAction<LeaveRequest, never>({ online$: departure.online$, clock, run });
  const running = createSlot();

  /** The page is gone after leaving, so this ends only if the browser could not leave. */
  function run({ link, first }: LeaveRequest): Observable<RunEnd<never>> {
    return new Observable((ends) => {
      first?.();
      tracking.leaveForSigning(() => {
        if (!departure.leaveFor(link)) ends.next({ kind: 'offline', isAnswered: false });
      });
    });
  }

  return {
    isLeaving$: derive({ view: action.view$ }, ({ view }) => view.isSending),
    isCutOff$: derive({ view: action.view$ }, ({ view }) => view.isOffline),
    open() {
      // A page restored from the history has left and returned: the next click is no double click.
      running.run(tabs.returned$, () => {
        if (action.view$.value.isSending) action.forget();
      });
    },
    close() {
      running.end();
      action.cancel();
    },
    leaveFor(link, first) {
      if (departure.mayLeaveFor(link)) action.run({ link, first }, () => undefined);
    },
  };
}
