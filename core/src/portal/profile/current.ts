import { BehaviorSubject, map, merge, type Observable, of, Subscription, switchMap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Tabs } from '../../shell/ports.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore, SessionView } from '../session/store.ts';
import { type Answer, askFor, NOBODY } from './answers.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';

/** Whoever is logged in, for the pages that are about something else. */
export interface CurrentProfile {
  /** Idle while nobody is logged in, or nobody knows yet whether anybody is. */
  readonly load$: Behavior<Load<Profile>>;
  readonly profile$: Behavior<Profile | null>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface CurrentProfileNeeds {
  readonly port: Pick<ProfilePort, 'profile'>;
  readonly session: Pick<SessionStore, 'session$' | 'check'> & {
    readonly view$: Behavior<Pick<SessionView, 'status'>>;
  };
  readonly tabs: Pick<Tabs, 'returned$'>;
}

export function createCurrentProfile({ port, session, tabs }: CurrentProfileNeeds): CurrentProfile {
  const answer$ = new BehaviorSubject<Answer>(NOBODY);
  const reloads$ = new BehaviorSubject(0);
  let running = Subscription.EMPTY;
  const sessid$ = derive({ session: session.session$ }, ({ session: current }) => current?.sessid ?? null);
  // Of a session that has just begun nothing is known, and least of all what was known of the one before.
  const load$ = derive({ answer: answer$, sessid: sessid$ }, ({ answer, sessid }): Load<Profile> => {
    if (sessid === null) return NOBODY.load;
    return answer.sessid === sessid ? answer.load : { status: 'loading' };
  });
  const question$ = derive({ sessid: sessid$, reloads: reloads$ }, ({ sessid }) => ({ sessid }));
  const reload = (): void => reloads$.next(reloads$.value + 1);

  function learn(answer: Answer): void {
    answer$.next(answer);
    const failure = answer.load.status === 'failed' ? answer.load.failure : answer.refreshFailure;
    if (failure && isSessionRefused(failure)) session.check();
  }

  const answers$: Observable<Answer> = question$.pipe(
    switchMap(({ sessid }) => (sessid === null ? of(NOBODY) : askFor(sessid, answer$.value, port))),
  );

  return {
    load$,
    profile$: derive({ load: load$ }, ({ load }) => (load.status === 'ready' ? load.value : null)),
    open() {
      running.unsubscribe();
      running = merge(
        answers$.pipe(map(learn)),
        // Whoever comes back may have become a member meanwhile, in another tab or at the counter.
        tabs.returned$.pipe(map(reload)),
      ).subscribe();
    },
    close: () => running.unsubscribe(),
    reload,
  };
}
