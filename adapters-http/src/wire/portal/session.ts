/** How a member's session begins and ends, and the new password for a member who has forgotten theirs. */

import {
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  NewPasswordRequest,
  NewPasswordResponse,
  SessionRecord,
} from '@felles/core/portal';
import { call, json } from '../call.ts';

/** [P-SESSION-12] The only way in: a password stands in a body, never in an address. */
export const login = call({
  method: 'POST',
  path: '/v1/portal/login',
  aliases: ['/portal/login'],
  access: 'center',
  summary: 'A session for a phone number and a password',
  body: { format: 'json', schema: LoginRequest },
  reply: json(LoginResponse),
  judgesPerson: true,
});

/** [P-SESSION-27] The caller judges a 401 itself: it is about the session if a new token changes nothing. */
export const whoami = call({
  method: 'GET',
  path: '/whoami',
  aliases: ['/v1/portal/whoami'],
  access: 'member',
  summary: 'Whose session this is',
  reply: json(SessionRecord),
  judgesPerson: true,
});

export const logout = call({
  method: 'GET',
  path: '/logout',
  aliases: ['/v1/portal/logout'],
  access: 'member',
  summary: 'Ends the session',
  reply: json(LogoutResponse),
});

export const newPassword = call({
  method: 'POST',
  path: '/v1/portal/newpassword',
  aliases: ['/portal/newpassword'],
  access: 'center',
  summary: 'A new password, sent to the phone',
  body: { format: 'json', schema: NewPasswordRequest },
  reply: json(NewPasswordResponse),
});
