import { type PortalPlace, portalAt } from '@felles/adapters-http/portal';
import { hasUnsentText, startOver } from '@felles/adapters-http/portal/areas/start-over';
import { createHeaderStore, isoWeekNumber, osloDay, type PageAddress } from '@felles/core';
import { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { pageAt } from '../portal/paths.ts';
import type { LogOutQuestion, PortalServices } from '../portal/services.ts';
import { lazyCode } from '../react/lazy-code.ts';
import { createOverlays } from './overlays.ts';
import { createToasts } from './toasts.ts';
import { provide, resolve } from './token.ts';
import { Door, LeavingQuestion, OverlayDesk, ToastDesk, TrackingDesk } from './tokens.ts';
import { createTrackingDesk } from './tracking-desk.ts';

/** The portal and the services of its screens. A service that no first page needs is fetched on demand. */
export function composePortal(place: Omit<PortalPlace, 'pageAt'>): PortalServices {
  const container = new Container();
  provide(container, Door, [], () => portalAt({ ...place, address: ownAddress(place.address), pageAt }));
  provide(container, ToastDesk, [Door], ({ place: { clock }, keeper }) => createToasts({ clock }, keeper));
  provide(container, OverlayDesk, [ToastDesk], createOverlays);
  provide(container, TrackingDesk, [Door], ({ center }) =>
    createTrackingDesk(center, async () => (await import('./tracking.ts')).composeTracking(container)),
  );
  provide(container, LeavingQuestion, [], () => new BehaviorSubject<LogOutQuestion | null>(null));
  const portal = resolve(container, Door);
  const { center, session, language } = portal;
  const question$ = resolve(container, LeavingQuestion);
  const toasts = resolve(container, ToastDesk);
  portal.notices$.subscribe((notice) => ('kind' in notice ? toasts.report(notice) : toasts.show(notice)));
  const timetable = lazyCode(async () => (await import('../portal/pages/timetable.ts')).composeTimetable(container));
  return {
    startOver: (isArrival) => startOver(portal, isArrival),
    hasUnsentText: () => hasUnsentText(portal),
    offers: (addition) => portal.access.value.additions?.includes(addition) === true,
    currentWeek: () => isoWeekNumber(osloDay(place.clock.now())),
    center,
    session,
    leaving: { question$, logOut: () => (question$.value?.question.leave ?? session.logOut)() },
    language,
    header: createHeaderStore(),
    toasts,
    overlays: resolve(container, OverlayDesk),
    portalInfo: lazyCode(async () =>
      (await import('@felles/adapters-http/portal/areas/center-info')).createCenterInfo(portal),
    ),
    timetable,
    bookings: lazyCode(async () => (await import('./bookings.ts')).composeBookings(portal, await timetable())),
    others: lazyCode(async () => (await import('../portal/pages/other-pages.ts')).composeOthers(container)),
    tracking: resolve(container, TrackingDesk),
  };
}

/** The department of a page, and the class or invoice of its panel. */
const KEPT: readonly string[] = ['departmentId', 'class', 'invoice'];

/**
 * The address of a page that belongs to the portal alone. What other programs have added leaves it too: it may be personal, and a
 * tracker reads the address.
 */
export const ownAddress = (address: PageAddress): PageAddress => ({
  ...address,
  remove(names) {
    const others = Object.keys(address.parameters()).filter((name) => !KEPT.includes(name));
    address.remove([...names, ...others]);
  },
});
