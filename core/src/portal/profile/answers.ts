import { BehaviorSubject, concat, map, type Observable, of, switchMap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore } from '../session/store.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';

/** What the service last said of whoever is logged in, and whether a quiet second asking failed since. */
export interface Answer {
  /** Whose it is; nobody's while nobody is logged in. */
  readonly sessid: string | null;
  readonly load: Load<Profile>;
  readonly refreshFailure: Failure | null;
}

export const NOBODY: Answer = { sessid: null, load: idle, refreshFailure: null };

/** Whoever is logged in, as the service tells of them. */
export interface Answers {
  readonly answer$: Behavior<Answer>;
  /** Whose session there is now, be it that nothing is known of them yet. */
  readonly sessid$: Behavior<string | null>;
  /** Asks about each session for as long as it is listened to, and tells the answers once they are known. */
  readonly asking$: Observable<Answer>;
  askAgain(): void;
  /** What is shown until the service has told it itself. */
  replace(profile: Profile): void;
  forget(): void;
}

export interface AnswersNeeds {
  readonly port: Pick<ProfilePort, 'profile'>;
  readonly session: Pick<SessionStore, 'session$' | 'check'>;
}

export function createAnswers({ port, session }: AnswersNeeds): Answers {
  const answer$ = new BehaviorSubject<Answer>(NOBODY);
  const askings$ = new BehaviorSubject(0);
  const sessid$ = derive({ session: session.session$ }, ({ session: current }) => current?.sessid ?? null);
  const question$ = derive({ sessid: sessid$, askings: askings$ }, ({ sessid }) => ({ sessid }));

  function learn(answer: Answer): Answer {
    answer$.next(answer);
    const failure = answer.load.status === 'failed' ? answer.load.failure : answer.refreshFailure;
    if (failure && isSessionRefused(failure)) session.check();
    return answer;
  }

  return {
    answer$,
    sessid$,
    asking$: question$.pipe(
      switchMap(({ sessid }) => (sessid === null ? of(NOBODY) : askFor(sessid, answer$.value, port))),
      map(learn),
    ),
    askAgain: () => askings$.next(askings$.value + 1),
    replace: (profile) => answer$.next({ ...answer$.value, load: { status: 'ready', value: profile } }),
    forget: () => answer$.next(NOBODY),
  };
}

/** Asks for the profile of a session, given what is shown. Asking again for what is shown already is quiet. */
function askFor(sessid: string, shown: Answer, port: Pick<ProfilePort, 'profile'>): Observable<Answer> {
  const reply$ = port.profile();
  if (shown.sessid === sessid && shown.load.status === 'ready')
    return reply$.pipe(map((answer) => refreshed(shown, answer)));
  const begun: Answer = { sessid, load: loading, refreshFailure: null };
  return concat(of(begun), reply$.pipe(map((answer) => ({ ...begun, load: toLoad(answer) }))));
}

const refreshed = (shown: Answer, answer: Result<Profile>): Answer =>
  answer.ok ? { ...shown, load: toLoad(answer), refreshFailure: null } : { ...shown, refreshFailure: answer.error };
