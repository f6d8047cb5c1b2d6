import * as z from 'zod/mini';
import { anyone } from '../rows.ts';

/** The end of a token; the other calls of the sign-in are made by a library for OAuth 2. */
export const signin = {
  /** [W-AUTH-10] The client makes this call by its library; a service and its document follow the row. */
  revoke: anyone.post('/oauth2/revoke', 'Ends a token. One that is unknown is as good as ended', {
    under: 'root',
    body: {
      format: 'form',
      schema: z.object({
        token: z.string(),
        // Any other hint than these two is no help, and no reason to refuse (RFC 7009).
        token_type_hint: z.optional(z.string()),
        client_id: z.optional(z.string()),
      }),
    },
  }),
};
