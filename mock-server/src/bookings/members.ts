// A member who books, as the service knows them: agreement, pauses, clips, and all that they have booked.
import { type Day, osloDay } from '@felles/core';
import type { Agreement, Profile } from '@felles/core/internal/portal/profile/model';
import { type DemoCenter, type DemoPerson, demoBookingRules, isForDepartment } from '@felles/fixtures';
import { holdOf } from '../agreements/changes.ts';
import { profileOf } from '../world/profiles.ts';
import type { BookedClass } from '../world/records/bookings.ts';
import type { World } from '../world.ts';
import { keptClasses, secondsNow } from './classes.ts';
import { seatOf } from './seats.ts';
import { blockedUntil, type OwnSeat, type Standing } from './standing.ts';

/** All seats of a member at a center, the last one of each class. */
export const seatsOf = (world: World, center: Pick<DemoCenter, 'code'>, member: number): readonly OwnSeat[] =>
  keptClasses(world, center).flatMap((of) => {
    const seat = seatOf(of, member);
    return seat === null ? [] : [{ of, seat }];
  });

/** All seats that count: the last one of each class, and each that was cancelled late and has cost something. */
export const countedSeatsOf = (world: World, center: Pick<DemoCenter, 'code'>, member: number): readonly OwnSeat[] =>
  keptClasses(world, center).flatMap((of) => {
    const own = of.seats.filter((seat) => seat.member === member);
    return own.filter((seat) => seat === own.at(-1) || seat.status === 'LATE_CANCELLED').map((seat) => ({ of, seat }));
  });

/** An agreement of this class pays for the training of others, and is none to train by. */
const OF_PAYERS = 3;

/** The clips of a member for all agreements that hold now; null where one of them needs none. */
function clipsLeft(agreements: readonly Agreement[], own: readonly OwnSeat[]): number | null {
  const held = agreements.map(({ clips_left: left }) => left);
  if (held.some((left) => typeof left !== 'number')) return null;
  const taken = own.filter(({ seat }) => TAKES_CLIPS.includes(seat.status)).map(({ of }) => of.clips);
  return [...held.map(Number), ...taken.map((clips) => -clips)].reduce((sum, clips) => sum + clips, 0);
}

/** [P-MEMBER-63] A profile whose agreements say how many clips are left now. */
export function withClipsLeft(world: World, center: DemoCenter, { id }: DemoPerson, profile: Profile): Profile {
  const { avtaler } = profile;
  if (!Array.isArray(avtaler)) return profile;
  const own = countedSeatsOf(world, center, id);
  const current = (agreement: Agreement): Agreement =>
    typeof agreement.clips_left === 'number' ? { ...agreement, clips_left: clipsLeft([agreement], own) } : agreement;
  return { ...profile, avtaler: avtaler.map(current) };
}

const TAKES_CLIPS: readonly OwnSeat['seat']['status'][] = ['BOOKED', 'LATE_CANCELLED', 'ATTENDED', 'NO_SHOW'];

const dayOf = ({ startsAt }: BookedClass): Day => osloDay(startsAt * 1_000);

/** The standing of a member for each class of a center, also as it would be without one of the agreements. */
export function standingOf(
  world: World,
  center: DemoCenter,
  person: DemoPerson,
  without: string | null = null,
): (of: BookedClass) => Standing {
  const { avtaler, epost, mobil } = profileOf(world, center, person, null);
  const holds = (Array.isArray(avtaler) ? avtaler : []).filter(
    ({ id, status, class: kind }) => status === true && kind !== OF_PAYERS && (without === null || id !== without),
  );
  const own = seatsOf(world, center, person.id);
  const counted = countedSeatsOf(world, center, person.id);
  const pauses = world.state.pauses.filter((pause) => pause.center === center.code && pause.member === person.id);
  const rules = demoBookingRules(center.code);
  const blocked = blockedUntil({ rules, own }, secondsNow(world));
  return (of) => {
    const covers = holds.filter((agreement) => isForDepartment(agreement, of.departmentId));
    const isPaused = pauses.some(({ from, to }) => from <= of.date && of.date <= to);
    const kinds = covers.map((agreement) => holdOf(world, [center, person], agreement, dayOf(of)));
    const best = (['active', 'frozen'] as const).find((kind) => kinds.includes(kind)) ?? 'none';
    return {
      rules,
      blockedUntil: blocked,
      agreement: best === 'active' && isPaused ? 'frozen' : best,
      own,
      clips: clipsLeft(covers, counted),
      canBeTold: Boolean(epost && mobil),
    };
  };
}
