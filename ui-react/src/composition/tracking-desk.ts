import type { CenterStore } from '@felles/core/portal/center';
import { mayTrack, type TrackingStore } from '@felles/core/portal/tracking';
import type { Tracking } from '../portal/services.ts';
import { lazyCode } from '../react/lazy-code.ts';

/** Counting for the screens. For a center without a tracker, the code is never fetched. */
export function createTrackingDesk(center: CenterStore, load: () => Promise<TrackingStore>): Tracking {
  let arrived: TrackingStore | null = null;
  const store = lazyCode(async () => {
    arrived = await load();
    return arrived;
  });
  const isNeeded = (): boolean => center.center$.value !== null && mayTrack(center.center$.value.tracking);
  return {
    isNeeded,
    store,
    arrived: () => arrived,
    record(happening) {
      if (!isNeeded()) return;
      // Code that does not arrive counts nothing, which harms no visitor; the next happening tries again.
      store().then(
        (tracking) => tracking.record(happening),
        () => undefined,
      );
    },
  };
}
