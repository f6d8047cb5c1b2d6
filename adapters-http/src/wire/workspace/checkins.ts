/** Who is on a building site. The list is of the specification; to check in and out is an addition. */

import { readableOf } from '@felles/core';
import { CheckIn, CheckInFields } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const OfProject = z.object({ project_id: z.string() });

/** [W-CHECKIN-06] A record that cannot be read is left out, and the others stay. */
export const checkIns = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/checkins',
  access: 'staff',
  summary: 'The check-ins of a project',
  params: OfProject,
  reply: json(readableOf(CheckIn)),
});

/** [W-CHECKIN-08] The same key sent twice checks in once. */
export const checkIn = call({
  method: 'POST',
  path: '/v1/projects/{project_id}/checkins',
  access: 'staff',
  summary: 'Checks a person in at a project, a guest say',
  params: OfProject,
  body: { format: 'json', schema: CheckInFields },
  reply: json(CheckIn),
  takesKey: true,
  extension: 'checkins',
});

export const checkOut = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}/checkins/{checkin_id}/checkout',
  access: 'staff',
  summary: 'Checks a person out',
  params: z.object({ project_id: z.string(), checkin_id: z.string() }),
  reply: json(CheckIn),
  takesKey: true,
  extension: 'checkins',
});
