// A member’s session, and the new password.
import {
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  NewPasswordRequest,
  NewPasswordResponse,
  SessionRecord,
} from '@felles/core/portal/session';
import { member, visitor } from '../rows.ts';

/** How a member's session begins and ends, and the new password for a member who has forgotten theirs. */
export const session = {
  /** [P-SESSION-12] The only way in: a password stands in a body, never in an address. */
  login: visitor.post('/v1/portal/login', 'A session by password', {
    aliases: ['/portal/login'],
    body: LoginRequest,
    reply: LoginResponse,
    unauthorizedIsAnswer: true,
  }),
  /** [P-SESSION-27] The caller judges a 401 itself: it is about the session if a new token changes nothing. */
  whoami: member.get('/whoami', 'The member of the session', {
    aliases: ['/v1/portal/whoami'],
    reply: SessionRecord,
    unauthorizedIsAnswer: true,
  }),
  logout: member.get('/logout', 'Ends the session', { aliases: ['/v1/portal/logout'], reply: LogoutResponse }),
  newPassword: visitor.post('/v1/portal/newpassword', 'A new password by SMS', {
    aliases: ['/portal/newpassword'],
    body: NewPasswordRequest,
    reply: NewPasswordResponse,
  }),
};
