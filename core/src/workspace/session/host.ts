// The messages between the workspace in a frame and the host system.
import * as z from 'zod/mini';
import { id } from '../../shared/wire-values.ts';
import type { Tokens } from './model.ts';
import { ownerAtHost } from './rules.ts';

/** The workspace asks the host for a token. */
export const TOKEN_WANTED = 'felles.token.wanted';
/** The host's answer. */
export const TOKEN_GIVEN = 'felles.token.given';

/** The time limit for the host's answer (milliseconds). */
export const HOST_PATIENCE = 3_000;

const Given = z.object({
  type: z.literal(TOKEN_GIVEN),
  access_token: z.string().check(z.minLength(1), z.maxLength(4_096), z.regex(/^[\x21-\x7e]+$/)),
  /** Seconds. */
  expires_in: z.number().check(z.positive()),
  /** The host's user; used if the service does not name one. */
  user: z.nullish(id()),
});

/** The tokens in a message of the host; null for other messages. */
export function tokensGiven(message: unknown, now: number): Tokens | null {
  const given = Given.safeParse(message);
  if (!given.success) return null;
  const { access_token: access, expires_in: seconds, user } = given.data;
  return { access, expiresAt: now + seconds * 1_000, refresh: null, owner: user ? ownerAtHost(user) : null };
}
