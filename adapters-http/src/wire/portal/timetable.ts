import { BookableClasses } from '@felles/core/internal/portal/timetable/model';
import * as z from 'zod/mini';
import { loggable } from '../call.ts';
import { visitor } from '../rows.ts';
import { IsoInstant, WholeNumber } from '../values.ts';

/** The classes of a center. */
export const timetable = {
  classes: visitor.get('/classes', 'The classes of a period', {
    query: loggable({ from_date: IsoInstant, to_date: IsoInstant, department_id: z.optional(WholeNumber) }),
    reply: BookableClasses,
  }),
};
