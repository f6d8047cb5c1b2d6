import type { SignupPort } from '@felles/core/portal/signup';
import type { Http } from '../http.ts';
import { updateMember } from '../wire/portal/profile.ts';
import * as wire from '../wire/portal/signup.ts';
import { useCode } from '../wire/portal/sponsor.ts';

/**
 * Core's `SignupPort`, with the center's token. What creates takes a key; a code and an update are calls of the
 * payer's and the profile's areas.
 */
export function createSignupHttp(http: Http): SignupPort {
  return {
    createMember: (body, key) => http.ask(wire.createMember, { body, key }),
    updateMember: (memberId, member) => http.ask(updateMember, { params: { memberId }, body: { ...member, memberId } }),
    createContract: (memberId, body, key) => http.ask(wire.createContract, { params: { memberId }, body, key }),
    useCode: (sponsorcode, body) => http.ask(useCode, { params: { sponsorcode }, body }),
    createProfile: (body, key) => http.ask(wire.createProfile, { body, key }),
  };
}
