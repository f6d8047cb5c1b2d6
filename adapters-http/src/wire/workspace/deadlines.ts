/** The deadlines of all projects, in one call. */

import { readableOf } from '@felles/core';
import { Deadline } from '@felles/core/workspace';
import { call, json } from '../call.ts';

export const deadlines = call({
  method: 'GET',
  path: '/v1/projectdeadlines',
  access: 'staff',
  summary: 'The deadlines of all projects',
  reply: json(readableOf(Deadline)),
});
