import type { ProfilePort } from '@felles/core/portal';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/profile.ts';

export function createProfileHttp(http: Http): ProfilePort {
  return {
    profile: () => http.ask(wire.profile, {}),
    update: (member) => http.ask(wire.updateMember, { params: { memberId: member.memberId }, body: member }),
  };
}
