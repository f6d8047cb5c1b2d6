import type { SignupPort } from '@felles/core/portal/signup';
import type { Http } from '../http.ts';
import { profile } from '../wire/portal/person.ts';
import { signup } from '../wire/portal/signup.ts';
import { sponsor } from '../wire/portal/sponsor.ts';

/**
 * Core's `SignupPort`, with the center's token. What creates takes a key; a code and an update are calls of the
 * payer's and the profile's areas.
 */
export function createSignupHttp(http: Http): SignupPort {
  return {
    createMember: (body, key) => http.ask(signup.createMember, { body, key }),
    updateMember: (memberId, member) =>
      http.ask(profile.updateMember, { params: { memberId }, body: { ...member, memberId } }),
    createContract: (memberId, body, key) => http.ask(signup.createContract, { params: { memberId }, body, key }),
    useCode: (sponsorcode, body) => http.ask(sponsor.useCode, { params: { sponsorcode }, body }),
    createProfile: (body, key) => http.ask(signup.createProfile, { body, key }),
  };
}
