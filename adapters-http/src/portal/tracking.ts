import type { TrackingPort } from '@felles/core/portal/tracking';
import type { Http } from '../http.ts';
import { tracking } from '../wire/portal/tracking.ts';

/** Core's `TrackingPort`: the trackers of a center whose own record names none. The center's token is enough. */
export function createTrackingHttp(http: Http): TrackingPort {
  return { setup: () => http.ask(tracking.marketingTracking, {}) };
}
