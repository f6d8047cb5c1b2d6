import { addDays, mondayOf } from '@felles/core';
import { readableOf } from '@felles/core/internal/shared/wire-values';
import {
  HoursChange,
  HoursOutcome,
  HoursRemoval,
  NewHours,
  periodOfWeek,
} from '@felles/core/internal/workspace/hours/model';
import { HoursApproval, HoursLine } from '@felles/core/workspace/hours';
import * as z from 'zod/mini';
import { loggable, prefetch } from '../call.ts';
import { addition } from '../rows.ts';

const ofProject = addition('hours-changes', '/v1/projects/{project_id}/hours');

/** [W-SITE-01] Hours to write and to approve, and those of the user: two additions, each without the other. */
export const hours = {
  create: ofProject.create('', 'Registers hours', { body: NewHours, reply: HoursLine }),
  change: ofProject.patch('/{hours_id}', 'Changes a line of hours', {
    body: HoursChange,
    reply: HoursLine,
    takesKey: true,
  }),
  remove: ofProject.delete('/{hours_id}', 'Removes a line of hours', { body: HoursRemoval, takesKey: true }),
  approve: ofProject.put('/approval', 'Approves or returns lines of hours, each with its outcome', {
    body: HoursApproval,
    reply: readableOf(HoursOutcome),
    takesKey: true,
  }),
  own: addition('own-hours').get('/v1/me/hours', 'The hours of the user, over all projects', {
    query: loggable({ from: z.string(), to: z.string() }),
    reply: readableOf(HoursLine),
    // A phone that was last online on Friday asks for the next week on Monday.
    ...prefetch('hours', ({ today }) =>
      [0, 7].map((days) => ({ query: periodOfWeek(addDays(mondayOf(today), days)) })),
    ),
  }),
};
