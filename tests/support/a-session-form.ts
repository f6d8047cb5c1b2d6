// The forms by which a member logs in, and asks for a new password.
import { type Failure, ok, type Result, type ToastRequest } from '@felles/core';
import { createLoginStore } from '@felles/core/internal/portal/session/login';
import type {
  LoginCredentials,
  LoginResponse,
  NewPasswordRequest,
  NewPasswordResponse,
} from '@felles/core/internal/portal/session/model';
import { createNewPasswordStore, type NewPasswordRequested } from '@felles/core/internal/portal/session/new-password';
import type { Session } from '@felles/core/internal/portal/session/rules';
import { createAccess } from '@felles/core/internal/shared/access';
import { BehaviorSubject } from 'rxjs';
import { at } from './at.ts';
import { scripted } from './fake-ports.ts';

/** The id of the center. */
export const CENTER = 100;
/** The answer to a good password. */
export const GOOD: LoginResponse = { result: 'ok', whoami: { sessid: 'abc', oid: String(CENTER), name: 'Ingrid' } };

/** The form of the login, opened, with everything around it in the hands of the test. */
export function aLogin({
  answer = () => ok(GOOD),
  centerId = CENTER,
  remembered = true,
  knock = () => undefined,
}: LoginSituation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<LoginCredentials, LoginResponse>(clock, (_, asking) => ({
    after: 20,
    result: answer(asking),
  }));
  const access = createAccess();
  const lost$ = new BehaviorSubject<Failure | null>(null);
  const door = scripted<void, object>(clock, () => {
    knock({ renew: () => access.next({ ...access.value, token: 'new' }), lose: (why) => lost$.next(why) });
    return { after: 20, result: ok({}) };
  });
  const online$ = new BehaviorSubject(true);
  const begun: Session[] = [];
  const forgotten: string[] = [];
  const toasts: ToastRequest[] = [];
  const view$ = new BehaviorSubject({
    status: 'loggedOut',
    name: null,
    loggingOut: false,
    logouts: 0,
    remembered,
    canLogIn: true,
  } as const);
  const store = createLoginStore({
    port: { login: ask },
    probe: door.ask,
    access,
    lost$,
    session: { view$, begin: (session) => begun.push(session) },
    center: {
      centerId$: new BehaviorSubject(centerId),
      forgetParameters: (...names) => forgotten.push(...names),
    },
    online$,
    toasts: { show: (toast) => toasts.push(toast) },
    clock,
  });
  store.open();
  const fill = (phone: string, password: string) => {
    store.form.change({ phone });
    store.form.change({ password });
  };
  const submit = () => {
    store.form.save();
    clock.pass(20);
  };
  return {
    submit,
    store,
    clock,
    online$,
    askings,
    knocks: door.askings,
    begun,
    forgotten,
    toasts,
    fill,
    view() {
      const { values, problems, saving } = store.form.view$.value;
      return { ...values, problems, ...saving, done: store.done$.value };
    },
  };
}

interface LoginSituation {
  readonly answer?: (asking: number) => Result<LoginResponse>;
  readonly centerId?: number | null;
  readonly remembered?: boolean;
  /** The state of the center's token while another call uses it. */
  readonly knock?: (token: { renew: () => void; lose: (why: Failure) => void }) => void;
}

interface NewPasswordSituation {
  readonly answer?: () => Result<NewPasswordResponse>;
  readonly centerId?: number | null;
}

/** The form for a new password, opened. */
export function aNewPasswordForm({
  answer = () => ok({ http_status: 200 }),
  centerId = CENTER,
}: NewPasswordSituation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const { ask, askings } = scripted<NewPasswordRequest, NewPasswordResponse>(clock, () => ({
    after: 20,
    result: answer(),
  }));
  const events: NewPasswordRequested[] = [];
  const online$ = new BehaviorSubject(true);
  const store = createNewPasswordStore({
    port: { newPassword: ask },
    centerId$: new BehaviorSubject(centerId),
    online$,
    events: (event) => events.push(event),
    clock,
  });
  store.open();
  const view = () => {
    const { values, problems, saving } = store.form.view$.value;
    return { ...values, problem: problems.phone ?? null, ...saving, sent: store.sent$.value };
  };
  const submit = () => {
    store.form.save();
    clock.pass(20);
  };
  return { store, clock, online$, askings, events, view, submit };
}
