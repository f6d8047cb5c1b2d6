import { createTrackingHttp } from '@felles/adapters-http';
import { createTrackingStore, type TrackingStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { sharedStorage } from '../browser/shared-storage.ts';
import { createBrowserTracker } from '../browser/tracker.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place } from './tokens.ts';

/** Opened for as long as the page lives: consent holds for all screens. */
export function composeTracking(container: Container): TrackingStore {
  const center = bound(container, CenterState);
  const tracking = createTrackingStore({
    port: createTrackingHttp(bound(container, HttpClient)),
    center: { code: center.code, tracking: center.center$.value?.tracking },
    saved: sharedStorage,
    tab: bound(container, Place).tabStorage,
    tracker: createBrowserTracker(),
    address: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
  });
  tracking.open();
  return tracking;
}
