import type { SharedKeyValue } from '@felles/core';
import { createTrackingStore } from '@felles/core/internal/portal/tracking/store';
import type { TrackerPort, TrackingPort, TrackingStore } from '@felles/core/portal/tracking';
import type { Http } from '../../http.ts';
import { tracking } from '../../wire/portal/tracking.ts';
import type { Portal } from '../door.ts';

/** The page that counting runs on. */
export interface CountedPage {
  readonly saved: SharedKeyValue;
  readonly tracker: TrackerPort;
  /** The page's current address, from the path on. */
  readonly address: () => string;
}

/** Asks for consent and counts by the center's tracker. Once the center is known; opened for as long as the page lives. */
export function createTracking(portal: Portal, { saved, tracker, address }: CountedPage): TrackingStore {
  const { http, center, place } = portal;
  const tracking = createTrackingStore({
    port: createTrackingHttp(http),
    center: { code: center.code, tracking: center.center$.value?.tracking },
    saved,
    tab: place.tabStorage,
    tracker,
    address,
  });
  tracking.open();
  portal.counter$.next(tracking);
  return tracking;
}

/** Core's `TrackingPort`: the trackers of a center whose own record names none. The center's token is enough. */
export function createTrackingHttp(http: Http): TrackingPort {
  return { setup: () => http.ask(tracking.marketingTracking, {}) };
}
