import {
  MemberInformation,
  MemberUpdate,
  MunicipalityLookup,
  PhoneLookup,
} from '@felles/core/internal/portal/person/model';
import { Consents, Profile } from '@felles/core/internal/portal/profile/model';
import {
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  NewPasswordRequest,
  NewPasswordResponse,
  SessionRecord,
} from '@felles/core/internal/portal/session/model';
import { member, visitor } from '../rows.ts';

/** Lookups of a form: the place of a postal code, and the owner of a telephone number. */
export const person = {
  /** [P-PERSON-11] A postal code that is unknown is no refusal: the answer says so in `exists`. */
  municipality: visitor.get('/v1/boostsignup/lookup/municipality/{areacode}', 'The place of a postal code', {
    reply: MunicipalityLookup,
  }),
  /** [P-PERSON-21] The answer holds a name and an address, so it is asked for only when the visitor wants it. */
  phone: visitor.get('/v1/boostsignup/lookup/phone/{phonenumber}', 'The owner of a phone number', {
    reply: PhoneLookup,
  }),
};

/** The member of the session, and the change of a member, which a sign-up makes too. */
export const profile = {
  /** [P-PROFILE-05] Whose profile it is, the session says. */
  profile: member.get('/v1/portal/profile', 'The profile of the member, with agreements', { reply: Profile }),
  updateMember: visitor.put('/v1/boostsignup/member/{memberId}', 'Updates a member', {
    body: MemberUpdate,
    reply: MemberInformation,
  }),
};

/** [P-MEMBER-61] The consents of the member of the session, each changed by itself. */
export const consents = {
  save: member.put('/profile/save', 'Changes the consents of the member to SMS and e-mail', {
    body: Consents,
    reply: Consents,
    extension: 'consents',
  }),
};

/** How a member's session begins and ends, and the new password for a member who has forgotten theirs. */
export const session = {
  /** [P-SESSION-12] The only way in: a password stands in a body, never in an address. */
  login: visitor.post('/v1/portal/login', 'A session by password', {
    body: LoginRequest,
    reply: LoginResponse,
    unauthorizedIsAnswer: true,
  }),
  /** [P-SESSION-27] The caller judges a 401 itself: it is about the session if a new token changes nothing. */
  whoami: member.get('/whoami', 'The member of the session', { reply: SessionRecord, unauthorizedIsAnswer: true }),
  logout: member.get('/logout', 'Ends the session', { reply: LogoutResponse }),
  newPassword: visitor.post('/v1/portal/newpassword', 'A new password by SMS', {
    body: NewPasswordRequest,
    reply: NewPasswordResponse,
  }),
};
