// A call by which a developer or a test has the center tell a member something.
import { call, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { controlCall } from './control-call.ts';

export const tellNotice = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/notices',
  summary: 'Write a message of any kind that a member reads in the portal',
  body: {
    format: 'json',
    schema: z.strictObject({
      center: z.string(),
      phone: z.string(),
      kind: z.string().check(z.minLength(1), z.maxLength(40)),
      text: z.string().check(z.maxLength(1_000)),
    }),
  },
  reply: json(z.object({ unseen: z.int() })),
});
