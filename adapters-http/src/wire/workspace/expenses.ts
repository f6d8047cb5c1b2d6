/** The expenses of a project, to read. */

import { readableOf } from '@felles/core';
import { Expense } from '@felles/core/workspace/expenses';
import { staff } from '../rows.ts';

export const expenses = staff.get('/v1/projects/{project_id}/expenses', 'The expenses of a project', {
  reply: readableOf(Expense),
});
