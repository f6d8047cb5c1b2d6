import { BehaviorSubject, map, type SchedulerLike } from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Result } from '../../shared/result.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import { DIRECT_LINK } from '../center/parameters.ts';
import type { CenterStore } from '../center/store.ts';
import { sessionIn } from './answers.ts';
import { type FieldProblems, type LoginFields, loginProblems, phoneDigits } from './input.ts';
import { attemptLogin, type LoginAttemptNeeds } from './login-attempt.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginResponse } from './model.ts';
import type { LoginCredentials } from './port.ts';
import type { Session } from './rules.ts';
import type { SessionStore } from './store.ts';

/** The form, with why the last try failed. */
export interface LoginView extends LoginFields {
  readonly problems: FieldProblems<LoginFields>;
  readonly isSending: boolean;
  /** Why the last login failed. */
  readonly failure: SessionMessage | null;
  /** Grows with each failure, so that the focus can move to the reason. */
  readonly rejections: number;
  /** [P-SESSION-05] This page has logged the visitor in: the profile is shown next. */
  readonly done: boolean;
}

/** Opened with the page of the login; `done` in the view tells that the page is over. */
export interface LoginStore {
  readonly view$: Behavior<LoginView>;
  open(): void;
  /** Forgets the password and cancels a running login. */
  close(): void;
  setPhone(phone: string): void;
  setPassword(password: string): void;
  submit(): void;
}

/** The session that a login begins, and the center that it must belong to. */
export interface LoginNeeds extends LoginAttemptNeeds {
  readonly session: Pick<SessionStore, 'begin' | 'view$'>;
  readonly center: Pick<CenterStore, 'centerId$' | 'forgetParameters'>;
  readonly online$: Behavior<boolean>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: SchedulerLike;
}

type Fields = Pick<LoginView, 'phone' | 'password' | 'problems' | 'done'>;

const NO_PROBLEMS: FieldProblems<LoginFields> = { phone: null, password: null };
const EMPTY: Fields = { phone: '', password: '', problems: NO_PROBLEMS, done: false };
const OFFLINE: SessionMessage = { key: 'failure.unreachable', params: {} };
const CENTER_MISSING: SessionMessage = { key: 'session.centerMissing', params: {} };

/** The form by which a member logs in. */
export function createLoginStore(needs: LoginNeeds): LoginStore {
  const { session, center, toasts } = needs;
  const fields$ = new BehaviorSubject<Fields>(EMPTY);
  const action = createAction<LoginCredentials, Session, SessionMessage>({
    ...needs,
    run: (credentials) => attemptLogin(needs, credentials).pipe(map((answer) => endOf(answer, credentials.eier))),
  });

  function correct(field: 'phone' | 'password', value: string): void {
    const { failure, isOffline } = action.view$.value;
    const { problems } = fields$.value;
    fields$.next({ ...fields$.value, [field]: value, problems: { ...problems, [field]: null } });
    // Typing alone does not end the double-click guard of the action: the same login may just have been cancelled and sent again.
    if (failure || isOffline) action.clear();
  }

  /** The number stays in the form. The double-click guard stays too, as a wrong password must not be sent twice. */
  function begin(): void {
    action.cancel();
    fields$.next({ ...EMPTY, phone: fields$.value.phone });
  }

  function beginSession(newSession: Session): void {
    fields$.next({ ...EMPTY, done: true });
    center.forgetParameters(...DIRECT_LINK);
    session.begin(newSession);
    if (!session.view$.value.remembered) warn(toasts);
  }

  return {
    view$: derive(
      { fields: fields$, view: action.view$ },
      ({ fields, view: { isSending, failure, isOffline, rejections } }) => ({
        ...fields,
        isSending,
        failure: failure ?? (isOffline ? OFFLINE : null),
        rejections,
      }),
    ),
    open: begin,
    close: begin,
    setPhone: (phone) => correct('phone', phone),
    setPassword: (password) => correct('password', password),
    submit() {
      if (action.view$.value.isSending || fields$.value.done) return;
      const { phone, password } = fields$.value;
      const problems = loginProblems(fields$.value);
      const username = phoneDigits(phone);
      const eier = center.centerId$.value;
      fields$.next({ ...fields$.value, problems });
      if (username === null || problems.phone || problems.password) action.reject(null);
      else if (eier === null) action.reject(CENTER_MISSING);
      else action.run({ username, password, eier }, beginSession);
    },
  };
}

function endOf(answer: Result<LoginResponse, SessionMessage>, centerId: number): RunEnd<Session, SessionMessage> {
  const newSession = answer.ok ? sessionIn(answer.value, centerId) : answer;
  return newSession.ok ? { kind: 'done', value: newSession.value } : { kind: 'rejected', failure: newSession.error };
}

/** The toast disappears, as it would block later ones; the login page shows the same text permanently. */
const warn = (toasts: Pick<ToastStore, 'show'>): void =>
  toasts.show({ type: 'warning', title: { key: 'session.notRemembered', params: {} } satisfies SessionMessage });
