/** The expenses of a project, to read. */

import { readableOf } from '@felles/core';
import { Expense } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

export const expenses = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/expenses',
  access: 'staff',
  summary: 'The expenses of a project',
  params: z.object({ project_id: z.string() }),
  reply: json(readableOf(Expense)),
});
