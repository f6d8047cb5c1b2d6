// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, id, numberOrText, text } from '../../shared/wire-values.ts';
import { Colors } from '../center/model.ts';

/** [P-SESSION-14] The logged-in person. Other fields, such as flags of the service's modules, are ignored. */
export const SessionRecord = z.looseObject({
  sessid: text(),
  uid: id(),
  oid: id(),
  pid: id(),
  did: id(),
  login_status: numberOrText(),
  access_token: text(),
  name: text(),
  first_name: text(),
  last_name: text(),
  initials: text(),
  address: text(),
  postcode: text(),
  place: text(),
  mobile: text(),
  email: text(),
  orgnr: text(),
  is_admin: z.nullish(z.boolean()),
  colors: z.nullish(Colors),
  service_url: text(),
  checkin: z.nullish(z.looseObject({})),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** [P-SESSION-08] The phone number is the `username`, and `eier` the id of the center. */
export const LoginRequest = z.object({
  username: z.string(),
  password: z.string(),
  eier: z.number(),
  client: z.string(),
  client_version: z.string(),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** Another center with the same phone number and password. */
const AlternativeLogin = z.object({
  name: text(),
  ownerid: id(),
  ownername: text(),
  personid: id(),
});

/** [P-SESSION-10] The values of `result` are unknown, so only a session in `whoami` counts as a login. */
export const LoginResponse = z.object({
  result: anyValue(),
  whoami: z.nullish(SessionRecord),
  alternative_logins: z.nullish(z.array(AlternativeLogin)),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

/** The portal does not read this answer. */
export const LogoutResponse = z.looseObject({});

/** [P-SESSION-24] The service sends the password by SMS to the phone number in `username`; `eier` is the center. */
export const NewPasswordRequest = z.object({ eier: z.number(), type: z.literal('sms'), username: z.string() });
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>;

/** [P-SESSION-25] A refusal may come in an answer with success: an `http_status` outside of 200 to 299 is one. */
export const NewPasswordResponse = z.object({ http_status: z.nullish(z.number()), message: text(), type: text() });
export type NewPasswordResponse = z.infer<typeof NewPasswordResponse>;

/** The adapter adds the client's name. */
export type LoginCredentials = Pick<LoginRequest, 'username' | 'password' | 'eier'>;

/** Requests about an existing session. */
export interface SessionPort {
  whoami(): Reply<SessionRecord>;
  /** Ends the session; the answer has no content. */
  logout(): Reply<unknown>;
}

/** Requests of a visitor without a session. */
export interface LoginPort {
  login(credentials: LoginCredentials): Reply<LoginResponse>;
  newPassword(request: NewPasswordRequest): Reply<NewPasswordResponse>;
}
