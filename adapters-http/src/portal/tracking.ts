import type { TrackingPort } from '@felles/core/portal';
import type { Http } from '../http.ts';
import { marketingTracking } from '../wire/portal/tracking.ts';

export function createTrackingHttp(http: Http): TrackingPort {
  return { setup: () => http.ask(marketingTracking, {}) };
}
