import { createLoginStore } from '@felles/core/internal/portal/session/login';
import { createNewPasswordStore } from '@felles/core/internal/portal/session/new-password';
import type { LoginStore, NewPasswordStore } from '@felles/core/portal/session';
import { countingOf } from '../counting.ts';
import type { Portal } from '../door.ts';
import { createSessionHttp } from '../member.ts';

/** The store of the login form. A login that went well begins the session of the whole portal. */
export const createLogin = ({
  http,
  centerCalls,
  access,
  keeper,
  session,
  center,
  toasts,
  place,
}: Portal): LoginStore =>
  createLoginStore({
    port: createSessionHttp(http),
    probe: centerCalls.center,
    access,
    lost$: keeper.lost$,
    session,
    center,
    online$: place.surroundings.online$,
    toasts,
    clock: place.clock,
  });

/** The store of the form for a new password, which the service sends by SMS; it needs no session. */
export function createNewPassword(portal: Portal): NewPasswordStore {
  const { record } = countingOf(portal);
  return createNewPasswordStore({
    port: createSessionHttp(portal.http),
    centerId$: portal.center.centerId$,
    online$: portal.place.surroundings.online$,
    events: () => record({ kind: 'passwordRequested' }),
    clock: portal.place.clock,
  });
}
