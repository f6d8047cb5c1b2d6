// Calls by which a developer or a test makes other users act in a conversation.

import { call, json } from '@felles/adapters-http/wire';
import { Id } from '@felles/core/internal/shared/wire-values';
import * as z from 'zod/mini';
import { controlCall } from './control-call.ts';

/** Who does it: any person of the register, or else the one who answers the company's own users. */
const Deed = z.strictObject({ conversation_id: z.string(), person_id: z.optional(z.string()) });

export const write = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/chat',
  summary: 'Let a person write in a conversation: the other side, where none is named',
  body: { format: 'json', schema: z.extend(Deed, { text: z.string() }) },
  reply: json(z.object({ id: Id, name: z.string() })),
});

export const change = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/chat/conversation',
  summary: 'Let a person rename, close or reopen a conversation',
  body: {
    format: 'json',
    schema: z.extend(Deed, { title: z.optional(z.string()), closed: z.optional(z.boolean()) }),
  },
  reply: json(z.object({ id: Id, title: z.string(), closed: z.boolean() })),
});
