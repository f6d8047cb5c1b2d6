// The classes that can be booked: as the demo has them, and from the first booking on as they are kept.
import {
  type Day,
  hourMinute,
  instantOf,
  isoDate,
  mondayOf,
  osloDay,
  parseIsoDate,
  toEpochSeconds,
} from '@felles/core';
import { type DemoCenter, type DemoClass, type DemoPlaces, demoBookingRules, demoPlaces } from '@felles/fixtures';
import { DEMO_TIME } from '../world/demo.ts';
import type { BookedClass } from '../world/records/bookings.ts';
import type { World } from '../world.ts';
import { newSeat, settle } from './seats.ts';

/** The clock of the world in seconds, in which the service counts. */
export const secondsNow = (world: World): number => Math.floor(world.now() / 1_000);

const keyOf = ({ center, date, id }: Pick<BookedClass, 'center' | 'date' | 'id'>): string => `${center} ${date} ${id}`;

/** The largest number of a class is this many times that of its department. */
const NUMBERS_OF_DEPARTMENT = 10_000;

/** The class of a center with this number on a day of Oslo; null where there is none. */
export function sessionOn(world: World, { code, departments }: DemoCenter, day: Day, id: number): DemoClass | null {
  const departmentId = Math.floor(id / NUMBERS_OF_DEPARTMENT);
  const instant = day * 86_400_000;
  if (instant < DEMO_TIME.from || instant > DEMO_TIME.to) return null;
  if (!departments.some((department) => department.id === departmentId)) return null;
  const week = world.demo.week(code, departmentId, mondayOf(day));
  return week.find((session) => session.id === id && dayOf(session) === day) ?? null;
}

const dayOf = ({ booking_starts_at: start }: DemoClass): Day => osloDay(instantOf(start));

/** Places of a class as the demo draws them. */
export const placesOf = ({ state }: World, { code }: DemoCenter, session: DemoClass): DemoPlaces =>
  demoPlaces(state.seed, code, session);

/** A class as it is now: kept, or as the demo has it with its other people. */
export function classNow(world: World, center: DemoCenter, session: DemoClass): BookedClass {
  const date = isoDate(dayOf(session));
  return (
    world.state.bookings[keyOf({ center: center.code, date, id: session.id })] ??
    demoClass(world, center, session, date)
  );
}

function demoClass(world: World, center: DemoCenter, session: DemoClass, date: string): BookedClass {
  const {
    opens_before_min: opens,
    closes_before_min: closes,
    cancel_before_min: cancels,
  } = demoBookingRules(center.code);
  const { capacity, booked, waiting, clips } = placesOf(world, center, session);
  const startsAt: number = session.booking_starts_at;
  const empty: BookedClass = {
    center: center.code,
    date,
    id: session.id,
    departmentId: session.avdeling,
    startsAt,
    endsAt: startsAt + session.varighet * 60,
    opensAt: startsAt - (opens ?? 0) * 60,
    cancelUntil: startsAt - (cancels ?? 0) * 60,
    closesAt: startsAt - (closes ?? 0) * 60,
    clips,
    capacity,
    isCancelled: false,
    isFreeTold: false,
    seats: [],
  };
  const at = secondsNow(world);
  return at < empty.opensAt ? empty : settle(withOthers(empty, { booked, waiting }), at, () => true).after;
}

/** A class with so many of the other people, who have no name and are told nothing. */
export function withOthers(
  of: BookedClass,
  { booked, waiting }: { readonly booked: number; readonly waiting: number },
): BookedClass {
  const first = Math.min(0, ...of.seats.map(({ member }) => member)) - 1;
  const seats = Array.from({ length: booked + waiting }, (_, place) =>
    newSeat({ member: first - place, language: 'no' }, place < booked ? 'BOOKED' : 'WAITING', of.opensAt),
  );
  return { ...of, seats: [...of.seats, ...seats] };
}

/** A class that may have changed since it was read. */
export const classAgain = ({ state }: World, of: BookedClass): BookedClass => state.bookings[keyOf(of)] ?? of;

/** The demo's own record of a class; null in a world that has it no more. */
export function sessionOf(world: World, center: DemoCenter, { date, id }: BookedClass): DemoClass | null {
  const day = parseIsoDate(date);
  return day === null ? null : sessionOn(world, center, day, id);
}

export const keepClass = (world: World, of: BookedClass): void =>
  world.change((state) => {
    state.bookings[keyOf(of)] = of;
  });

/** Every class of a center that is kept. */
export const keptClasses = ({ state }: World, { code }: Pick<DemoCenter, 'code'>): readonly BookedClass[] =>
  Object.values(state.bookings).filter(({ center }) => center === code);

/** The classes that a center has moved or cancelled: as they were planned, and as they are held now. */
export const changedClasses = (
  world: World,
  center: DemoCenter,
): readonly { readonly planned: DemoClass; readonly held: DemoClass }[] =>
  keptClasses(world, center).flatMap((of) => {
    const planned = sessionOf(world, center, of);
    if (planned === null) return [];
    const held = heldNow(planned, of);
    return held === planned ? [] : [{ planned, held }];
  });

/** A class as it is held now; where nothing has changed, the very same. */
export function heldNow(planned: DemoClass, of: BookedClass): DemoClass {
  const isMoved = of.startsAt !== planned.booking_starts_at || of.departmentId !== planned.avdeling;
  if (!isMoved && !of.isCancelled) return planned;
  return {
    ...planned,
    booking_starts_at: toEpochSeconds(of.startsAt),
    avdeling: of.departmentId,
    tidspunkt: `${hourMinute(of.startsAt * 1_000)}-${hourMinute(of.endsAt * 1_000)}`,
    ...(of.isCancelled && { class_cancelled: true }),
  };
}
