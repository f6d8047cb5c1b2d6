// The requests and the answers of the provider, in the shapes that OAuth has for them.
import { CLIENT_ID } from '@felles/core/internal/workspace/session/rules';
import * as z from 'zod/mini';

/** An application's request to the provider, in the address. */
export const Order = z.object({
  response_type: z.enum(['code', 'token']),
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().check(z.minLength(1)),
  code_challenge: z.optional(z.string()),
  code_challenge_method: z.optional(z.literal('S256')),
});
export type Order = z.infer<typeof Order>;

export const Credentials = z.object({ login: z.string(), password: z.string() });

export const TokenOrder = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    client_id: z.string(),
    code_verifier: z.string(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string(), client_id: z.string() }),
]);

export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.number().check(z.describe('Seconds.')),
  refresh_token: z.string().check(z.describe('Good for one use.')),
  scope: z.string(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

export const TokenRefusal = z.object({
  error: z.enum(['invalid_request', 'invalid_grant']),
  error_description: z.optional(z.string()),
});
export type TokenRefusal = z.infer<typeof TokenRefusal>;
