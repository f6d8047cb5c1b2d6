// The classes of a center.
import { ClassSessions } from '@felles/core/portal/timetable';
import * as z from 'zod/mini';
import { visitor } from '../rows.ts';
import { IsoInstant, WholeNumber } from '../values.ts';

/** The classes of a center. */
export const timetable = {
  classes: visitor.get('/classes', 'The classes of a period', {
    aliases: ['/v1/boostsignup/classes'],
    query: z.object({ from_date: IsoInstant, to_date: IsoInstant, department_id: z.optional(WholeNumber) }),
    loggableQuery: ['from_date', 'to_date', 'department_id'],
    reply: ClassSessions,
  }),
};
