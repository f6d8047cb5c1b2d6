import * as z from 'zod/mini';

/** The stored tokens: the access token with its expiry (milliseconds), the refresh token, and the owner. */
export const Tokens = z.object({
  access: z.string().check(z.minLength(1)),
  expiresAt: z.number(),
  refresh: z.nullable(z.string().check(z.minLength(1))),
  /** The owner of the session; null while it is unknown. */
  owner: z.optional(z.nullable(z.string().check(z.minLength(1)))),
});
export interface Tokens extends Readonly<z.infer<typeof Tokens>> {}

/** [W-AUTH-06] The provider returns a code, or the token in the hash. */
export type SignInFlow = 'code' | 'token';

/** A sign-in that has started at the provider; it can be used once. */
export const PendingSignIn = z.object({
  flow: z.enum(['code', 'token']),
  state: z.string().check(z.minLength(1)),
  /** The PKCE verifier; null in the token flow. */
  verifier: z.nullable(z.string()),
  returnAddress: z.string(),
  /** The address of the left page. */
  left: z.string(),
  /** The number of returns from the provider in a row without a click of the user. */
  arrivals: z.optional(z.number()),
  /** The owner who left; null if no user was signed in. */
  owner: z.optional(z.nullable(z.string())),
});
export interface PendingSignIn extends Readonly<z.infer<typeof PendingSignIn>> {}
