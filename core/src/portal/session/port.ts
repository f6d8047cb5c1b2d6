import type { Reply } from '../../shared/reply.ts';
import type { LoginRequest, LoginResponse, NewPasswordRequest, NewPasswordResponse, SessionRecord } from './model.ts';

/** What is asked for a login; how the client calls itself is the adapter's to say. */
export type Credentials = Pick<LoginRequest, 'username' | 'password' | 'eier'>;

/** What the service can tell about a session that is there. */
export interface SessionPort {
  whoami(): Reply<SessionRecord>;
  /** Ends the session for good; what comes back says no more than that. */
  logout(): Reply<unknown>;
}

/** How a visitor without a session comes to one. */
export interface LoginPort {
  login(credentials: Credentials): Reply<LoginResponse>;
  newPassword(wanted: NewPasswordRequest): Reply<NewPasswordResponse>;
}
