import type { ProfilePort } from '@felles/core/portal/profile';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/profile.ts';

/**
 * Core's `ProfilePort`. The profile is that of the session; an update names the member and is also sent by a sign-up.
 */
export function createProfileHttp(http: Http): ProfilePort {
  return {
    profile: () => http.ask(wire.profile, {}),
    update: (member) => http.ask(wire.updateMember, { params: { memberId: member.memberId }, body: member }),
  };
}
