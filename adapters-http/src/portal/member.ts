import type { PersonPort } from '@felles/core/portal/person';
import type { ProfilePort } from '@felles/core/portal/profile';
import type { LoginPort, SessionPort } from '@felles/core/portal/session';
import type { Http } from '../http.ts';
import { consents, person, profile, session } from '../wire/portal/member.ts';

/** Core's `PersonPort`: the place of a postal code, and who has a telephone number. The center's token is enough. */
export function createPersonHttp(http: Http): PersonPort {
  return {
    municipality: (areacode) => http.ask(person.municipality, { params: { areacode } }),
    phone: (phonenumber) => http.ask(person.phone, { params: { phonenumber } }),
  };
}

/**
 * Core's `ProfilePort`. The profile is that of the session; an update names the member and is also sent by a sign-up.
 */
export function createProfileHttp(http: Http): ProfilePort {
  return {
    profile: () => http.ask(profile.profile, {}),
    update: (member) => http.ask(profile.updateMember, { params: { memberId: member.memberId }, body: member }),
    saveConsents: (body) => http.ask(consents.save, { body }),
  };
}

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
