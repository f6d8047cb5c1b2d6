import type { PersonPort } from '@felles/core/portal/person';
import type { ProfilePort } from '@felles/core/portal/profile';
import type { Http } from '../http.ts';
import { person, profile } from '../wire/portal/person.ts';

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
  };
}
