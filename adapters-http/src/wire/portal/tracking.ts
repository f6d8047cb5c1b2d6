/** The trackers of a center, where its own record names none. */

import { TrackingSetup } from '@felles/core/portal';
import { call, json } from '../call.ts';

export const marketingTracking = call({
  method: 'GET',
  path: '/marketingtracking',
  aliases: ['/v1/boostsignup/marketingtracking'],
  access: 'center',
  summary: 'Which trackers the center has set up',
  reply: json(TrackingSetup),
});
