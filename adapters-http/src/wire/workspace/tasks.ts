/** Tasks of a project or of all: an addition. */

import { readableOf } from '@felles/core';
import { Task } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const Asked = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  project_id: z.optional(z.string()),
});

export const tasks = call({
  method: 'GET',
  path: '/v1/tasks',
  access: 'staff',
  summary: 'The tasks of a period, of a project, or of both, with their assignees, holidays and expenses',
  query: Asked,
  harmless: Object.keys(Asked.shape),
  reply: json(readableOf(Task)),
  extension: 'tasks',
});
