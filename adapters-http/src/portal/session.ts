import type { LoginPort, SessionPort } from '@felles/core/portal/session';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/session.ts';

/** [P-SESSION-09] What the client calls itself at the login. */
const CLIENT = { client: '', client_version: '' };

/**
 * Core's `SessionPort` and `LoginPort` in one. `whoami` and `logout` need a session; a 401 of `login` or `whoami` is
 * about the person, and is never answered with a new token.
 */
export function createSessionHttp(http: Http, client: typeof CLIENT = CLIENT): SessionPort & LoginPort {
  return {
    whoami: () => http.ask(wire.whoami, {}),
    logout: () => http.ask(wire.logout, {}),
    login: (credentials) => http.ask(wire.login, { body: { ...credentials, ...client } }),
    newPassword: (wanted) => http.ask(wire.newPassword, { body: wanted }),
  };
}
