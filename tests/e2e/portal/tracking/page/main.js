// A page that tells of everything a sign-up can tell of, with the portal's own store and trackers.
import { createTrackingStore } from '@felles/core/internal/portal/tracking/store';
import { asyncScheduler, of } from 'rxjs';
import { sharedStorage } from '../../../../../ui-react/src/browser/shared-storage.ts';
import { tabStorage } from '../../../../../ui-react/src/browser/storage.ts';
import { createBrowserTracker } from '../../../../../ui-react/src/browser/tracker.ts';
import { createLeavingForSigning } from '../../../../../ui-react/src/composition/leave-for-signing.ts';
import { createTrackingDesk } from '../../../../../ui-react/src/composition/tracking-desk.ts';

const code = window.location.pathname.split('/')[1] ?? '';
const tracker = createBrowserTracker();

const store = createTrackingStore({
  port: { setup: () => of({ ok: false, error: { kind: 'unreachable', cause: 'network' } }) },
  center: { code, tracking: window.setup },
  saved: sharedStorage,
  tab: tabStorage,
  tracker,
  address: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
});
store.open();

window.tracking = {
  accept: store.accept,
  reject: store.reject,
  record: (...happenings) => happenings.forEach(store.record),
  /** Past every rule, straight to the browser's own part. */
  load: tracker.load,
  /** As where the code of tracking does not arrive. */
  leaveWithoutCode: () =>
    new Promise((leave) => {
      const center = { center$: { value: { tracking: null } } };
      const tracking = createTrackingDesk(center, () => Promise.reject(new Error('no code')));
      const place = { code, storage: sharedStorage, clock: asyncScheduler };
      createLeavingForSigning(tracking, place)(() => leave('left'));
    }),
};
