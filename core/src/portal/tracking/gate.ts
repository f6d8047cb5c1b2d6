import type { TrackingSetup } from '../center/model.ts';

// In a file of its own, because it decides whether the code of the rest is fetched at all.

/** Whether anything is to be found out about a center's trackers. One that says it has none needs no more of this. */
export const mayTrack = (setup: TrackingSetup | null | undefined): boolean =>
  !setup || Boolean(setup.pixelId || setup.googleTagId || setup.googleTagManagerId);
