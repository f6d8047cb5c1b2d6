import { TrackingSetup } from '@felles/core/internal/portal/center/model';
import { visitor } from '../rows.ts';

/** The trackers of a center, where its own record names none. */
export const tracking = {
  marketingTracking: visitor.get('/marketingtracking', 'Which trackers the center has set up', {
    reply: TrackingSetup,
  }),
};
