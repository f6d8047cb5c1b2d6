import type { LoginPort, SessionPort } from '@felles/core/portal/session';
import type { Http } from '../http.ts';
import { session } from '../wire/portal/session.ts';

/** [P-SESSION-09] The name of the client at the login. */
const CLIENT = { client: '', client_version: '' };

/**
 * Core's `SessionPort` and `LoginPort` in one. `whoami` and `logout` need a session; a 401 of `login` or `whoami` is
 * about the person, and is never answered with a new token.
 */
export function createSessionHttp(http: Http, client: typeof CLIENT = CLIENT): SessionPort & LoginPort {
  return {
    whoami: () => http.ask(session.whoami, {}),
    logout: () => http.ask(session.logout, {}),
    login: (credentials) => http.ask(session.login, { body: { ...credentials, ...client } }),
    newPassword: (wanted) => http.ask(session.newPassword, { body: wanted }),
  };
}
