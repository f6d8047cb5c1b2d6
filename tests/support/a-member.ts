// A member who is logged in, as the stores of a member's pages know them.
import type { Session } from '@felles/core/internal/portal/session/rules';
import { BehaviorSubject, Subject } from 'rxjs';

/** The session named 'ingrid', or another one, or none. */
export function aMember(sessid: string | null = 'ingrid') {
  const sessionOf = (id: string | null): Session | null =>
    id === null ? null : { sessid: id, ownerId: 100, accessToken: null, person: null };
  const statusOf = (id: string | null) => ({ status: id === null ? 'loggedOut' : 'loggedIn' }) as const;
  const session$ = new BehaviorSubject(sessionOf(sessid));
  const view$ = new BehaviorSubject<ReturnType<typeof statusOf>>(statusOf(sessid));
  const returned$ = new Subject<void>();
  let checks = 0;
  return {
    session: {
      session$,
      view$,
      check: () => {
        checks += 1;
      },
    },
    tabs: { returned$ },
    checks: () => checks,
    /** Another session than before, or none. */
    become(next: string | null) {
      session$.next(sessionOf(next));
      view$.next(statusOf(next));
    },
  };
}
