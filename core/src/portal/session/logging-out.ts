import { BehaviorSubject, of, type SchedulerLike, Subscription, timeout } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { SessionPort } from './port.ts';
import { SESSION, type Session } from './rules.ts';

/** Logging out: the service is told, and waited for only so long. */
export interface Leaving {
  readonly loggingOut$: Behavior<boolean>;
  readonly logouts$: Behavior<number>;
  logOut(): Subscription;
}

export interface LeavingNeeds {
  readonly port: Pick<SessionPort, 'logout'>;
  readonly session$: Behavior<Session | null>;
  readonly clock: SchedulerLike;
  readonly left: (session: Session) => void;
}

export function createLeaving({ port, session$, clock, left }: LeavingNeeds): Leaving {
  const loggingOut$ = new BehaviorSubject(false);
  const logouts$ = new BehaviorSubject(0);
  return {
    loggingOut$,
    logouts$,
    logOut() {
      const leaving = session$.value;
      if (leaving === null || loggingOut$.value) return Subscription.EMPTY;
      loggingOut$.next(true);
      return port
        .logout()
        .pipe(timeout({ first: SESSION.logoutLimit, scheduler: clock, with: () => of(null) }))
        .subscribe(() => {
          loggingOut$.next(false);
          // Whatever the service said, or did not: the visitor has left.
          if (session$.value?.sessid === leaving.sessid) left(leaving);
          logouts$.next(logouts$.value + 1);
        });
    },
  };
}
