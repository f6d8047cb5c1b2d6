import * as z from 'zod/mini';

/** What lets the user in, as it is kept: until when the access token serves (milliseconds), what renews it, and whose it is. */
export const Tokens = z.object({
  access: z.string().check(z.minLength(1)),
  expiresAt: z.number(),
  refresh: z.nullable(z.string().check(z.minLength(1))),
  /** Whose work the page has; null where that was not asked yet. */
  owner: z.optional(z.nullable(z.string().check(z.minLength(1)))),
});
export type Tokens = Readonly<z.infer<typeof Tokens>>;

/** [W-AUTH-06] A code that is redeemed, or the token itself in the answer's hash. */
export type SignInFlow = 'code' | 'token';

/** A sign-in that is under way at the provider. It serves once. */
export const PendingSignIn = z.object({
  flow: z.enum(['code', 'token']),
  state: z.string().check(z.minLength(1)),
  /** What proves that the code was asked for here (PKCE); the token flow has none. */
  verifier: z.nullable(z.string()),
  returnAddress: z.string(),
  /** The page that was left. */
  left: z.string(),
  /** How often the provider has sent the browser back, one time after the other, without a press of the user. */
  arrivals: z.optional(z.number()),
  /** Who left it; null where no user was signed in. */
  owner: z.optional(z.nullable(z.string())),
});
export type PendingSignIn = Readonly<z.infer<typeof PendingSignIn>>;
