// Lookups of a form, and the profile of a member.
import { MemberInformation, MemberUpdate, MunicipalityLookup, PhoneLookup } from '@felles/core/portal/person';
import { Profile } from '@felles/core/portal/profile';
import { member, visitor } from '../rows.ts';

/** Lookups of a form: the place of a postal code, and the owner of a telephone number. */
export const person = {
  /** [P-PERSON-11] A postal code that is unknown is no refusal: the answer says so in `exists`. */
  municipality: visitor.get('/v1/boostsignup/lookup/municipality/{areacode}', 'The place of a postal code', {
    aliases: ['/lookup/municipality/{areacode}'],
    reply: MunicipalityLookup,
  }),
  /** [P-PERSON-21] The answer holds a name and an address, so it is asked for only when the visitor wants it. */
  phone: visitor.get('/v1/boostsignup/lookup/phone/{phonenumber}', 'The owner of a phone number', {
    aliases: ['/lookup/phone/{phonenumber}'],
    reply: PhoneLookup,
  }),
};

/** The member of the session, and the change of a member, which a sign-up makes too. */
export const profile = {
  /** [P-PROFILE-05] Whose profile it is, the session says. */
  profile: member.get('/v1/portal/profile', 'The profile of the member, with agreements', {
    aliases: ['/portal/profile'],
    reply: Profile,
  }),
  updateMember: visitor.put('/v1/boostsignup/member/{memberId}', 'Updates a member', {
    aliases: ['/member/{memberId}'],
    body: MemberUpdate,
    reply: MemberInformation,
  }),
};
