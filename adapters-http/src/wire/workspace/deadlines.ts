/** The deadlines of all projects, in one call. */

import { readableOf } from '@felles/core';
import { Deadline } from '@felles/core/workspace/deadlines';
import { staff } from '../rows.ts';

export const deadlines = staff.get('/v1/projectdeadlines', 'The deadlines of all projects', {
  reply: readableOf(Deadline),
});
