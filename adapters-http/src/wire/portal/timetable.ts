/** The classes of a center. */

import { ClassSessions } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { IsoInstant, WholeNumber } from '../values.ts';

export const classes = call({
  method: 'GET',
  path: '/classes',
  aliases: ['/v1/boostsignup/classes'],
  access: 'center',
  summary: 'The classes between two instants, of every department or of one',
  query: z.object({ from_date: IsoInstant, to_date: IsoInstant, department_id: z.optional(WholeNumber) }),
  harmless: ['from_date', 'to_date', 'department_id'],
  reply: json(ClassSessions),
});
