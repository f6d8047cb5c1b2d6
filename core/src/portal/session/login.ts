import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createGuard } from '../../shell/guard.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import { type LoginFields, loginProblems, type Problems, phoneDigits, sessionIn } from './forms.ts';
import { type LoggingInNeeds, logIn } from './logging-in.ts';
import type { SessionMessage } from './messages.ts';
import type { SessionStore } from './store.ts';

export interface LoginView extends LoginFields {
  readonly problems: Problems<LoginFields>;
  readonly sending: boolean;
  /** Why the last login was turned down. */
  readonly failure: SessionMessage | null;
  /** Grows each time the form is turned down, so that the focus can move to the reason. */
  readonly setbacks: number;
  /** [P-SESSION-05] Once this page has logged the visitor in: time to show the profile. */
  readonly done: boolean;
}

export interface LoginStore {
  readonly view$: Behavior<LoginView>;
  open(): void;
  /** Forgets the password and drops what is on its way. */
  close(): void;
  setPhone(phone: string): void;
  setPassword(password: string): void;
  submit(): void;
}

export interface LoginNeeds extends LoggingInNeeds {
  readonly session: Pick<SessionStore, 'begin' | 'view$'>;
  readonly centerId$: Behavior<number | null>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: SchedulerLike;
}

const NO_PROBLEMS: Problems<LoginFields> = { phone: null, password: null };
const EMPTY: LoginView = {
  phone: '',
  password: '',
  problems: NO_PROBLEMS,
  sending: false,
  failure: null,
  setbacks: 0,
  done: false,
};

export function createLoginStore(needs: LoginNeeds): LoginStore {
  const { session, centerId$, toasts, clock } = needs;
  const form$ = new BehaviorSubject<LoginView>(EMPTY);
  let sending = Subscription.EMPTY;
  const guard = createGuard(clock);

  const change = (changes: Partial<LoginView>): void => form$.next({ ...form$.value, ...changes });
  const turnDown = (why: Partial<LoginView>): void =>
    change({ ...why, sending: false, setbacks: form$.value.setbacks + 1 });

  function correct(field: 'phone' | 'password', value: string): void {
    // A visitor who was turned down and writes something else may send it at once.
    if (form$.value.failure) guard.release();
    change({ [field]: value, failure: null, problems: { ...form$.value.problems, [field]: null } });
  }

  /** The number stays for a visitor who comes back to the form. */
  function begin(): void {
    sending.unsubscribe();
    form$.next({ ...EMPTY, phone: form$.value.phone });
  }

  function send(username: string, centerId: number): void {
    change({ sending: true, failure: null, problems: NO_PROBLEMS });
    const { password } = form$.value;
    sending = logIn(needs, { username, password, eier: centerId }).subscribe((answer) => {
      if (!answer.ok) return turnDown({ failure: answer.error });
      const begun = sessionIn(answer.value, centerId);
      if (!begun.ok) return turnDown({ failure: begun.error });
      form$.next({ ...EMPTY, done: true });
      session.begin(begun.value);
      if (!session.view$.value.remembered) warn(toasts);
    });
  }

  return {
    view$: derive({ form: form$ }, ({ form }) => form),
    open: begin,
    close: begin,
    setPhone: (phone) => correct('phone', phone),
    setPassword: (password) => correct('password', password),
    submit() {
      if (form$.value.sending || form$.value.done) return;
      const problems = loginProblems(form$.value);
      const username = phoneDigits(form$.value.phone);
      if (username === null || problems.phone || problems.password) return turnDown({ problems, failure: null });
      const centerId = centerId$.value;
      if (centerId === null) return turnDown({ failure: { key: 'session.centerMissing', params: {} } });
      if (!guard.passes()) return;
      send(username, centerId);
    },
  };
}

/** The toast leaves by itself, because it would keep back all later ones; the login page says the same permanently. */
const warn = (toasts: Pick<ToastStore, 'show'>): void =>
  toasts.show({ type: 'warning', title: { key: 'session.notRemembered', params: {} } satisfies SessionMessage });
