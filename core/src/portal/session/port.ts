import type { Reply } from '../../shared/reply.ts';
import type { LoginRequest, LoginResponse, NewPasswordRequest, NewPasswordResponse, SessionRecord } from './model.ts';

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
