// Calls by which a developer or a test has tokens of a user of the workspace, or lets one act.
import { call, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { controlCall } from './control-call.ts';

/** Numbers of records are sent as numbers by some calls, and as texts by others. */
const Values = z.record(z.string(), z.union([z.string(), z.number()]));

export const act = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/act',
  summary:
    'Let a user of the workspace make a call of the wire table, with the rights and the live events of that user',
  body: {
    format: 'json',
    schema: z.strictObject({
      login: z.string(),
      call: z.string(),
      params: z.optional(Values),
      body: z.optional(z.record(z.string(), z.unknown())),
    }),
  },
  reply: json(z.object({ status: z.number(), answer: z.unknown() })),
});

export const signIn = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/sign-in',
  summary: 'Tokens of a user of the workspace, without a visit to the page of the sign-in',
  body: { format: 'json', schema: z.strictObject({ login: z.string() }) },
  reply: json(z.object({ access: z.string(), refresh: z.string(), expiresIn: z.number() })),
});
