/** The classes of a center. */

import { ClassSessions } from '@felles/core/portal/timetable';
import * as z from 'zod/mini';
import { visitor } from '../rows.ts';
import { IsoInstant, WholeNumber } from '../values.ts';

export const classes = visitor.get('/classes', 'The classes between two instants, of every department or of one', {
  aliases: ['/v1/boostsignup/classes'],
  query: z.object({ from_date: IsoInstant, to_date: IsoInstant, department_id: z.optional(WholeNumber) }),
  harmless: ['from_date', 'to_date', 'department_id'],
  reply: ClassSessions,
});
