/** How a member's session begins and ends, and the new password for a member who has forgotten theirs. */

import {
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  NewPasswordRequest,
  NewPasswordResponse,
  SessionRecord,
} from '@felles/core/portal/session';
import { member, visitor } from '../rows.ts';

/** [P-SESSION-12] The only way in: a password stands in a body, never in an address. */
export const login = visitor.post('/v1/portal/login', 'A session for a phone number and a password', {
  aliases: ['/portal/login'],
  body: LoginRequest,
  reply: LoginResponse,
  judgesPerson: true,
});

/** [P-SESSION-27] The caller judges a 401 itself: it is about the session if a new token changes nothing. */
export const whoami = member.get('/whoami', 'Whose session this is', {
  aliases: ['/v1/portal/whoami'],
  reply: SessionRecord,
  judgesPerson: true,
});

export const logout = member.get('/logout', 'Ends the session', {
  aliases: ['/v1/portal/logout'],
  reply: LogoutResponse,
});

export const newPassword = visitor.post('/v1/portal/newpassword', 'A new password, sent to the phone', {
  aliases: ['/portal/newpassword'],
  body: NewPasswordRequest,
  reply: NewPasswordResponse,
});
