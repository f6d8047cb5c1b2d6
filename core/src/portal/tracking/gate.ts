import type { TrackingSetup } from '../center/model.ts';

// In its own file, as it decides whether the other code is loaded.

/** Whether the center may have a tracker. */
export const mayTrack = (setup: TrackingSetup | null | undefined): boolean =>
  !setup || Boolean(setup.pixelId || setup.googleTagId || setup.googleTagManagerId);
