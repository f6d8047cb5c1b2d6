import { BehaviorSubject, distinctUntilChanged, type SchedulerLike, skip } from 'rxjs';
import { derive } from '../../shared/behavior.ts';
import type { PageAddress, Surroundings, Tabs } from '../../shell/ports.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore } from '../session/store.ts';
import { createActs } from './acts.ts';
import { type BookingsPageStore, createBookingsPage } from './page.ts';
import { type ClassPanelNeeds, type ClassPanelStore, createClassPanel } from './panel.ts';
import type { BookingsPort } from './port.ts';

/** The bookings of the member: a press on one page is shown on the other. */
export interface BookingStores {
  readonly panel: ClassPanelStore;
  readonly page: BookingsPageStore;
}

export interface BookingsNeeds {
  readonly port: BookingsPort;
  readonly session: Pick<SessionStore, 'session$' | 'view$' | 'check'>;
  readonly timetable: ClassPanelNeeds['timetable'];
  readonly surroundings: Pick<Surroundings, 'online$' | 'visible$'>;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly address: PageAddress;
  readonly toasts: ClassPanelNeeds['toasts'];
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** The panel of a class and the page of the own bookings. */
export function createBookings(needs: BookingsNeeds): BookingStores {
  const { port, session, timetable, tabs, address, toasts, newKey, clock } = needs;
  const { online$, visible$ = new BehaviorSubject(true) } = needs.surroundings;
  const { returned$ } = tabs;
  const member$ = derive({ session: session.session$ }, ({ session: current }) => current?.sessid ?? null);
  const isKnown$ = derive({ view: session.view$ }, ({ view }) => view.status !== 'unknown');
  const failed: Parameters<typeof createActs>[0]['failed'] = (failure) => {
    if (isSessionRefused(failure)) session.check();
  };
  const acts = createActs({ port, online$, newKey, clock, failed });
  // [P-MEMBER-30] For as long as the application runs: a press must not outlive its member.
  member$.pipe(distinctUntilChanged(), skip(1)).subscribe(acts.forget);
  const common = { acts, member$, online$, visible$, returned$, clock };
  return {
    panel: createClassPanel({ ...common, timetable, address, toasts }),
    page: createBookingsPage({ ...common, port, isKnown$, failed }),
  };
}
