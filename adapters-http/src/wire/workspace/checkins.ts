/** Who is on a building site. The list is of the specification; to check in and out is an addition. */

import { readableOf } from '@felles/core';
import { CheckIn, CheckInFields } from '@felles/core/workspace/checkins';
import { staff } from '../rows.ts';

/** [W-CHECKIN-06] A record that cannot be read is left out, and the others stay. */
export const checkIns = staff.get('/v1/projects/{project_id}/checkins', 'The check-ins of a project', {
  reply: readableOf(CheckIn),
});

/** [W-CHECKIN-08] The same key sent twice checks in once. */
export const checkIn = staff.post(
  '/v1/projects/{project_id}/checkins',
  'Checks a person in at a project, a guest say',
  { body: CheckInFields, reply: CheckIn, takesKey: true, extension: 'checkins' },
);

export const checkOut = staff.put('/v1/projects/{project_id}/checkins/{checkin_id}/checkout', 'Checks a person out', {
  reply: CheckIn,
  takesKey: true,
  extension: 'checkins',
});
