// Booking a class of the timetable, and cancelling it among the own bookings.
import { openPortal } from '@felles/adapters-http/portal';
import { createMemberBookings } from '@felles/adapters-http/portal/areas/bookings';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { osloDay, weekdayOf } from '@felles/core';
import { stateOf } from '@felles/core/portal/bookings';
import { filter, firstValueFrom } from 'rxjs';

const SUNDAY = 6;

/** Books the last class with a free place in the week, and cancels it. Returns the states in between. */
export async function bookAndCancel(root: string, code: string, phone: string, password: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const timetable = createTimetable(portal);
  const { panel, page } = createMemberBookings(portal, timetable);
  for (const store of [timetable, panel, page]) store.open();
  const { departments } = await firstValueFrom(timetable.view$.pipe(filter((view) => view.departments.length > 0)));
  timetable.chooseDepartment(departments[0]?.id ?? null);
  const now = portal.place.clock.now();
  // Booking opens seven days before a class.
  if (weekdayOf(osloDay(now)) === SUNDAY) timetable.moveWeeks(1);
  const classes = await firstValueFrom(
    timetable.classes$.pipe(filter((all) => all.some((one) => stateOf(one, now).kind === 'free'))),
  );
  const free = classes.findLast((one) => stateOf(one, now).kind === 'free');
  if (free) panel.show(free);
  const states: string[] = [];
  for (const [kind, next] of [
    ['book', 'place'],
    ['cancel', 'free'],
  ] as const) {
    panel.press({ kind, isLate: false });
    const view = await firstValueFrom(panel.view$.pipe(filter((shown) => shown?.state.kind === next)));
    states.push(view?.state.kind ?? '');
    await new Promise((go) => setTimeout(go, 1_000)); // a second click within a second is a double click
  }
  portal.close();
  return states;
}
