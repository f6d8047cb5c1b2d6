import { createTracking } from '@felles/adapters-http/portal/areas/tracking';
import type { TrackingStore } from '@felles/core/portal/tracking';
import type { Container } from 'inversify';
import { sharedStorage } from '../browser/shared-storage.ts';
import { createBrowserTracker } from '../browser/tracker.ts';
import { resolve } from './token.ts';
import { Door } from './tokens.ts';

export const composeTracking = (container: Container): TrackingStore =>
  createTracking(resolve(container, Door), {
    saved: sharedStorage,
    tracker: createBrowserTracker(),
    address: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
  });
