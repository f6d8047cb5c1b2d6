import { BehaviorSubject, of, type SchedulerLike, Subscription, timeout } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { SessionPort } from './port.ts';
import { SESSION, type Session } from './rules.ts';

/** Logs out at the service, and waits for it only for a limited time. */
export interface Logout {
  readonly isSending$: Behavior<boolean>;
  readonly logouts$: Behavior<number>;
  logOut(): Subscription;
}

export interface LogoutNeeds {
  readonly port: Pick<SessionPort, 'logout'>;
  readonly session$: Behavior<Session | null>;
  readonly clock: SchedulerLike;
  /** Ends the session in this browser. */
  readonly end: (session: Session) => void;
}

export function createLogout({ port, session$, clock, end }: LogoutNeeds): Logout {
  const isSending$ = new BehaviorSubject(false);
  const logouts$ = new BehaviorSubject(0);
  return {
    isSending$,
    logouts$,
    logOut() {
      const leaving = session$.value;
      if (leaving === null || isSending$.value) return Subscription.EMPTY;
      isSending$.next(true);
      return port
        .logout()
        .pipe(timeout({ first: SESSION.logoutLimit, scheduler: clock, with: () => of(null) }))
        .subscribe(() => {
          isSending$.next(false);
          // The visitor is logged out here after any answer, or none.
          if (session$.value?.sessid === leaving.sessid) end(leaving);
          logouts$.next(logouts$.value + 1);
        });
    },
  };
}
