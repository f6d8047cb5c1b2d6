import { type CenterStore, leaveCountedIfSoon, mayTrack, type TrackingStore } from '@felles/core/portal';
import { defer } from 'rxjs';
import type { Tracking } from '../portal/services.ts';
import { forgetLost } from '../react/code-lost.ts';
import { lazily } from '../react/lazily.ts';
import type { PortalSurroundings } from './tokens.ts';

/** Counting for the screens. A center that says it has no tracker never has its code fetched. */
export function createTracking(
  center: CenterStore,
  { storage, clock }: Pick<PortalSurroundings, 'storage' | 'clock'>,
  load: () => Promise<TrackingStore>,
): Tracking {
  /** Once it is there it alone knows what was chosen, also where nothing can be kept. */
  let arrived: TrackingStore | null = null;
  const store = lazily(async () => {
    arrived = await load();
    return arrived;
  });
  const isNeeded = (): boolean => center.center$.value !== null && mayTrack(center.center$.value.tracking);
  return {
    isNeeded,
    store,
    record(happening) {
      if (!isNeeded()) return;
      // Code that does not arrive counts nothing, and nobody is the worse for it; the next happening tries again.
      store().then((tracking) => tracking.record(happening), forgetLost);
    },
    leaveForSigning(leave) {
      if (!isNeeded()) return leave();
      if (arrived) return arrived.leaveForSigning(leave);
      leaveCountedIfSoon({ centerCode: center.code, saved: storage, counting$: defer(store), clock }, leave);
    },
  };
}
