import { BehaviorSubject, defer, map, type Observable, of, type SchedulerLike, switchMap } from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import type { Form } from '../../data/form.ts';
import type { AccessCell } from '../../shared/access.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, type Result } from '../../shared/result.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { SessionMessage } from '../../texts/session.ts';
import { DIRECT_LINK } from '../center/parameters.ts';
import type { CenterStore } from '../center/store.ts';
import { createSessionForm } from './form.ts';
import { type LoginFields, loginFailure, loginProblems, phoneDigits, sessionIn } from './login-rules.ts';
import type { LoginCredentials, LoginPort, LoginResponse } from './model.ts';
import { isSessionRefused, type Session } from './rules.ts';
import type { SessionStore } from './store.ts';

/** Opened with the page of the login. */
export interface LoginStore {
  readonly form: Form<LoginFields, SessionMessage>;
  /** [P-SESSION-05] This page has logged the visitor in: the profile is shown next. */
  readonly done$: Behavior<boolean>;
  open(): void;
  /** Forgets the password and cancels a running login. */
  close(): void;
}

/** The request, and how to learn whether the member's password or the center's token was refused. */
export interface LoginAttemptNeeds {
  readonly port: Pick<LoginPort, 'login'>;
  /** Any request with the center's token, which is renewed if the service refuses it. */
  readonly probe: () => Reply<unknown>;
  readonly access: AccessCell;
  /** Why a refused token could not be renewed. */
  readonly lost$: Behavior<Failure | null>;
}

/** The session that a login begins, and the center that it must belong to. */
export interface LoginNeeds extends LoginAttemptNeeds {
  readonly session: Pick<SessionStore, 'begin' | 'view$'>;
  readonly center: Pick<CenterStore, 'centerId$' | 'forgetParameters'>;
  readonly online$: Behavior<boolean>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: SchedulerLike;
}

/** The form by which a member logs in. */
export function createLoginStore(needs: LoginNeeds): LoginStore {
  const { session, center, toasts } = needs;
  const done$ = new BehaviorSubject(false);
  const action = createAction<LoginCredentials, Session, SessionMessage>({
    ...needs,
    run: (credentials) => attemptLogin(needs, credentials).pipe(map((answer) => endOf(answer, credentials.eier))),
  });
  const { form, restart } = createSessionForm<LoginFields, LoginCredentials, Session>({
    empty: { phone: '', password: '' },
    problemsOf: loginProblems,
    inputOf({ phone, password }) {
      const eier = center.centerId$.value;
      return eier === null ? null : { username: phoneDigits(phone) ?? '', password, eier };
    },
    action,
    // Typing alone does not end the double-click guard: the same login may just have been cancelled and sent again.
    changed() {
      const { failure, isOffline } = action.view$.value;
      if (failure || isOffline) action.clear();
    },
    saved(newSession) {
      done$.next(true);
      center.forgetParameters(...DIRECT_LINK);
      session.begin(newSession);
      // The toast disappears, as it would block later ones; the login page shows the same text permanently.
      if (!session.view$.value.remembered)
        toasts.show({ type: 'warning', title: { key: 'session.notRemembered', params: {} } satisfies SessionMessage });
    },
  });

  /** The double-click guard stays, as a wrong password must not be sent twice. */
  function begin(): void {
    action.cancel();
    done$.next(false);
    restart();
  }

  return { form, done$, open: begin, close: begin };
}

/** A refused login may be due to the center's token. A probe tells which, as services count repeated wrong passwords. */
function attemptLogin(
  { port, probe, access, lost$ }: LoginAttemptNeeds,
  credentials: LoginCredentials,
): Observable<Result<LoginResponse, SessionMessage>> {
  const attempt = () => port.login(credentials).pipe(map(inWords));
  return defer(() => {
    const { token } = access.value;
    return port.login(credentials).pipe(
      switchMap((first) => {
        if (first.ok || !isSessionRefused(first.error)) return of(inWords(first));
        return probe().pipe(
          switchMap(() => {
            if (lost$.value) return of(fail(describeFailure(lost$.value)));
            return access.value.token === token ? of(inWords(first)) : attempt();
          }),
        );
      }),
    );
  });
}

const inWords = (answer: Result<LoginResponse>): Result<LoginResponse, SessionMessage> =>
  answer.ok ? answer : fail(loginFailure(answer.error));

function endOf(answer: Result<LoginResponse, SessionMessage>, centerId: number): RunEnd<Session, SessionMessage> {
  const newSession = answer.ok ? sessionIn(answer.value, centerId) : answer;
  return newSession.ok ? { kind: 'done', value: newSession.value } : { kind: 'rejected', failure: newSession.error };
}
