/** Tasks of a project or of all: an addition. */

import { readableOf } from '@felles/core';
import { Task } from '@felles/core/workspace/tasks';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

const Asked = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  project_id: z.optional(z.string()),
});

export const tasks = staff.get(
  '/v1/tasks',
  'The tasks of a period, of a project, or of both, with their assignees, holidays and expenses',
  { query: Asked, harmless: Object.keys(Asked.shape), reply: readableOf(Task), extension: 'tasks' },
);
