// What the workspace and the host system around its frame say to each other.
import * as z from 'zod/mini';
import { id } from '../../shared/wire-values.ts';
import type { Tokens } from './model.ts';
import { ownerAtHost } from './rules.ts';

/** The workspace asks the host for a token. */
export const TOKEN_WANTED = 'felles.token.wanted';
/** The host's answer. */
export const TOKEN_GIVEN = 'felles.token.given';

/** How long the host may take to answer (milliseconds). */
export const HOST_PATIENCE = 3_000;

const Given = z.object({
  type: z.literal(TOKEN_GIVEN),
  access_token: z.string().check(z.minLength(1), z.maxLength(4_096), z.regex(/^[\x21-\x7e]+$/)),
  /** In seconds. */
  expires_in: z.number().check(z.positive()),
  /** Who is signed in with the host. It counts where the service itself does not say. */
  user: z.nullish(id()),
});

/** The token that a message of the host gives; null for any other message. */
export function tokensGiven(message: unknown, now: number): Tokens | null {
  const given = Given.safeParse(message);
  if (!given.success) return null;
  const { access_token: access, expires_in: seconds, user } = given.data;
  return { access, expiresAt: now + seconds * 1_000, refresh: null, owner: user ? ownerAtHost(user) : null };
}
