/** Checklists, deviations and hours of a project as single records: an addition. */

import { readableOf } from '@felles/core';
import { Checklist, Deviation, HoursLine } from '@felles/core/workspace/site-records';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

/** [W-PROJECTS-56] The specification counts these records, and has no call for the records themselves. */
const row = <const P extends string, S extends z.ZodMiniType>(path: P, summary: string, schema: S) =>
  staff.get(`/v1/projects/{project_id}/${path}`, summary, {
    extension: 'site-records',
    params: z.object({ project_id: z.string() }),
    reply: readableOf(schema),
  });

export const checklists = row('checklists', 'The checklists of a project, with their checkpoints', Checklist);
export const deviations = row('deviations', 'The deviations of a project', Deviation);
export const hours = row('hours', 'The hours that are registered at a project', HoursLine);
