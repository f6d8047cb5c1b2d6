/** What a user has looked at last, by type. */

import { VISIT_TYPES, VisitEntry } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { WholeNumber } from '../values.ts';

const Type = z.enum(VISIT_TYPES);

export const last = call({
  method: 'GET',
  path: '/visitlog/{type}/{count}',
  access: 'staff',
  summary: 'What the user has visited last, of one type',
  params: z.object({ type: Type, count: WholeNumber }),
  reply: json(z.array(VisitEntry)),
});

export const record = call({
  method: 'POST',
  path: '/visitlog/{type}/{idtype}/{id}',
  access: 'staff',
  summary: 'Records a visit',
  params: z.object({ type: Type, idtype: z.enum(['dataid', 'node']), id: z.string() }),
  reply: json(z.unknown()),
});
