/** What a user has looked at last, by type. */

import { VISIT_TYPES, VisitEntry } from '@felles/core/workspace/visits';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { WholeNumber } from '../values.ts';

const Type = z.enum(VISIT_TYPES);

export const last = staff.get('/visitlog/{type}/{count}', 'What the user has visited last, of one type', {
  params: z.object({ type: Type, count: WholeNumber }),
  reply: z.array(VisitEntry),
});

export const record = staff.post('/visitlog/{type}/{idtype}/{id}', 'Records a visit', {
  params: z.object({ type: Type, idtype: z.enum(['dataid', 'node']), id: z.string() }),
  reply: z.unknown(),
});
