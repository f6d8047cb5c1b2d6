import { BehaviorSubject, type Subscription } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { SessionView } from '../../session/store.ts';

/** Whether a member's session has ended during a sign-up, without a new login. */
export interface SessionEnd {
  readonly hasEnded$: Behavior<boolean>;
  open(): Subscription;
}

export function createSessionEnd(session$: Behavior<Pick<SessionView, 'status'>>): SessionEnd {
  const hasEnded$ = new BehaviorSubject(false);
  return {
    hasEnded$,
    open() {
      let wasLoggedIn = false;
      return session$.subscribe(({ status }) => {
        wasLoggedIn ||= status === 'loggedIn';
        hasEnded$.next(wasLoggedIn && status === 'loggedOut');
      });
    },
  };
}
