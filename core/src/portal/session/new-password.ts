import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createGuard } from '../../shell/guard.ts';
import { NEW_PASSWORD_TYPE, newPasswordFailure, phoneDigits, phoneProblem } from './forms.ts';
import type { SessionMessage } from './messages.ts';
import type { LoginPort } from './port.ts';

export interface NewPasswordView {
  readonly phone: string;
  readonly problem: SessionMessage | null;
  readonly sending: boolean;
  readonly failure: SessionMessage | null;
  /** Nobody knows whether it was sent: what failed may be the answer alone. */
  readonly isUncertain: boolean;
  /** [P-SESSION-26] What to say once the new password is on its way. */
  readonly sent: SessionMessage | null;
  /** Grows each time the form is turned down, so that the focus can move to the reason. */
  readonly setbacks: number;
}

export interface NewPasswordStore {
  readonly view$: Behavior<NewPasswordView>;
  open(): void;
  close(): void;
  setPhone(phone: string): void;
  submit(): void;
}

/** What the visit's story is told of; without the number, which is nobody else's. */
export interface NewPasswordRequested {
  readonly name: 'NewPasswordRequested';
}

export interface NewPasswordNeeds {
  readonly port: Pick<LoginPort, 'newPassword'>;
  readonly centerId$: Behavior<number | null>;
  readonly online$: Behavior<boolean>;
  readonly events: (event: NewPasswordRequested) => void;
  readonly clock: SchedulerLike;
}

const EMPTY: NewPasswordView = {
  phone: '',
  problem: null,
  sending: false,
  failure: null,
  isUncertain: false,
  sent: null,
  setbacks: 0,
};

export function createNewPasswordStore({
  port,
  centerId$,
  online$,
  events,
  clock,
}: NewPasswordNeeds): NewPasswordStore {
  const form$ = new BehaviorSubject<NewPasswordView>(EMPTY);
  let sending = Subscription.EMPTY;
  const guard = createGuard(clock);

  const change = (changes: Partial<NewPasswordView>): void => form$.next({ ...form$.value, ...changes });
  const turnDown = (why: Partial<NewPasswordView>): void =>
    change({ isUncertain: false, ...why, sending: false, setbacks: form$.value.setbacks + 1 });

  /** The number stays for whoever comes back to the form. */
  function begin(): void {
    sending.unsubscribe();
    form$.next({ ...EMPTY, phone: form$.value.phone });
  }

  function send(username: string, eier: number): void {
    // Without a network nothing leaves the browser, which is no reason to wonder whether anything was sent.
    const canLeave = online$.value;
    change({ sending: true, failure: null, problem: null });
    sending = port.newPassword({ eier, type: NEW_PASSWORD_TYPE, username }).subscribe((answer) => {
      const failure = newPasswordFailure(answer);
      if (failure) return turnDown({ failure: failure.reason, isUncertain: canLeave && failure.isUncertain });
      form$.next({ ...EMPTY, sent: { key: 'session.newPasswordSent', params: {} } });
      events({ name: 'NewPasswordRequested' });
    });
  }

  return {
    view$: derive({ form: form$ }, ({ form }) => form),
    open: begin,
    close: begin,
    setPhone: (phone) => change({ phone, problem: null, failure: null, sent: null }),
    submit() {
      if (form$.value.sending) return;
      const { phone } = form$.value;
      const username = phoneDigits(phone);
      const problem = phoneProblem(phone);
      // [P-SESSION-23]
      if (username === null || problem) return turnDown({ problem, failure: null });
      const eier = centerId$.value;
      if (eier === null) return turnDown({ failure: { key: 'session.centerMissing', params: {} } });
      if (!guard.passes()) return;
      send(username, eier);
    },
  };
}
