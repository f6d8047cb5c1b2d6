import { BehaviorSubject, of, type SchedulerLike, Subscription, timeout } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { SessionPort } from './port.ts';
import { SESSION, type Session } from './rules.ts';

/** Logging out: tells the service, and waits for it only for a limited time. */
export interface LoggingOut {
  readonly isUnderWay$: Behavior<boolean>;
  readonly logouts$: Behavior<number>;
  logOut(): Subscription;
}

export interface LoggingOutNeeds {
  readonly port: Pick<SessionPort, 'logout'>;
  readonly session$: Behavior<Session | null>;
  readonly clock: SchedulerLike;
  readonly left: (session: Session) => void;
}

export function createLoggingOut({ port, session$, clock, left }: LoggingOutNeeds): LoggingOut {
  const isUnderWay$ = new BehaviorSubject(false);
  const logouts$ = new BehaviorSubject(0);
  return {
    isUnderWay$,
    logouts$,
    logOut() {
      const leaving = session$.value;
      if (leaving === null || isUnderWay$.value) return Subscription.EMPTY;
      isUnderWay$.next(true);
      return port
        .logout()
        .pipe(timeout({ first: SESSION.logoutLimit, scheduler: clock, with: () => of(null) }))
        .subscribe(() => {
          isUnderWay$.next(false);
          // After any answer of the service, or none, the visitor has left.
          if (session$.value?.sessid === leaving.sessid) left(leaving);
          logouts$.next(logouts$.value + 1);
        });
    },
  };
}
