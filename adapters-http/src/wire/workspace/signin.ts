/** The end of a token; the other calls of the sign-in are made by a library for OAuth 2. */

import * as z from 'zod/mini';
import { call, json } from '../call.ts';

/** [W-AUTH-10] The client makes this call by its library; the row is what a service and its document go by. */
export const revoke = call({
  method: 'POST',
  path: '/oauth2/revoke',
  under: 'root',
  access: 'anyone',
  summary: 'Ends a token. One that is unknown is as good as ended',
  body: {
    format: 'form',
    schema: z.object({
      token: z.string(),
      // Any other hint than these two is no help, and no reason to refuse (RFC 7009).
      token_type_hint: z.optional(z.string()),
      client_id: z.optional(z.string()),
    }),
  },
  reply: json(z.unknown()),
});
