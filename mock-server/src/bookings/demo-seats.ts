// The bookings that members of the demo have from the beginning: around the day on which they are first asked for.
import { addDays, mondayOf, osloDay } from '@felles/core';
import type { BookingStatus } from '@felles/core/portal/bookings';
import type { DemoCenter, DemoClass, DemoPerson } from '@felles/fixtures';
import type { BookedClass } from '../world/records/bookings.ts';
import type { World } from '../world.ts';
import { classNow, keepClass, secondsNow } from './classes.ts';
import { seatsOf, standingOf } from './members.ts';
import { freeIn, joinQueue, newSeat, takePlace } from './seats.ts';
import { overlapping } from './standing.ts';

/** So many days before today, and the outcome. */
const PAST: readonly (readonly [days: number, status: BookingStatus])[] = [
  [2, 'ATTENDED'],
  [5, 'ATTENDED'],
  [8, 'NO_SHOW'],
  [12, 'LATE_CANCELLED'],
  [15, 'CANCELLED'],
  [20, 'CLASS_CANCELLED'],
  [26, 'EXPIRED'],
  [33, 'ATTENDED'],
];

/** How many days ahead is looked for two places and one spot in a queue. */
const AHEAD = 6;

/** Once for each member with an agreement; a member without one has booked nothing. */
export function seatDemoMember(world: World, center: DemoCenter, person: DemoPerson): void {
  const name = `${center.code} ${person.id}`;
  if (world.state.seated.includes(name)) return;
  world.change((state) => {
    state.seated.push(name);
  });
  const department = center.departments[0];
  if (department === undefined || !world.demo.people(world.now()).some(({ id }) => id === person.id)) return;
  const today = osloDay(world.now());
  const classesOn = (days: number): readonly BookedClass[] => {
    const day = addDays(today, days);
    const week = world.demo.week(center.code, department.id, mondayOf(day));
    const isOn = ({ booking_starts_at: start }: DemoClass) => osloDay(start * 1_000) === day;
    return week.filter(isOn).map((session) => classNow(world, center, session));
  };
  if (
    !classesOn(1)
      .concat(classesOn(2))
      .some((of) => standingOf(world, center, person)(of).agreement === 'active')
  )
    return;
  const applicant = { member: person.id, language: 'no' } as const;
  for (const [days, status] of PAST) {
    // A center may be closed on a weekday.
    const of = classesOn(-days).at(-1) ?? classesOn(-days - 1).at(-1);
    if (of === undefined) continue;
    const seat = newSeat(applicant, status, of.opensAt + 3_600);
    keepClass(world, { ...of, isCancelled: status === 'CLASS_CANCELLED', seats: [...of.seats, seat] });
  }
  const at = secondsNow(world);
  const ahead = Array.from({ length: AHEAD }, (_, place) =>
    classesOn(place + 1).filter((of) => at >= of.opensAt && at < of.cancelUntil),
  );
  const isApart = (of: BookedClass) => overlapping(seatsOf(world, center, person.id), of, 'BOOKED').length === 0;
  for (const classes of [ahead[0], ahead[2]]) {
    const of = classes?.find((one) => freeIn(one) > 0);
    if (of) keepClass(world, takePlace(of, applicant, at - 3_600));
  }
  const full = ahead.flat().find((one) => freeIn(one) <= 0 && isApart(one));
  if (full) keepClass(world, joinQueue(full, applicant, at - 3_600));
}
