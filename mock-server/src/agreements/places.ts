// The places that fall away with an agreement, or in its pauses.
import { osloDay, toEpochSeconds } from '@felles/core';
import type { LostBooking } from '@felles/core/portal/agreement';
import type { DemoPerson } from '@felles/fixtures';
import { applyStep, type Scene, settleClasses } from '../bookings/acts.ts';
import { classAgain, secondsNow, sessionOf } from '../bookings/classes.ts';
import { seatsOf, standingOf } from '../bookings/members.ts';
import { giveUp, seatOf } from '../bookings/seats.ts';
import type { AgreementChanges } from '../world/records/agreement-changes.ts';
import type { BookedClass } from '../world/records/bookings.ts';
import { holdsOn } from './rules.ts';

/** The coming places and spots that a member has by this agreement alone, and would not have with these changes. */
export function lostSeats(
  scene: Scene,
  person: DemoPerson,
  { contractId, after }: { readonly contractId: string; readonly after: AgreementChanges },
): readonly BookedClass[] {
  const { world, center } = scene;
  const standing = standingOf(world, center, person, contractId);
  const at = secondsNow(world);
  return seatsOf(world, center, person.id)
    .filter(({ of, seat }) => of.startsAt > at && (seat.status === 'BOOKED' || seat.status === 'WAITING'))
    .map(({ of }) => of)
    .filter((of) => holdsOn(after, osloDay(of.startsAt * 1_000)) !== 'active' && standing(of).agreement !== 'active')
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** These places, as their member reads them. */
export const lostBookings = (scene: Scene, { id }: DemoPerson, lost: readonly BookedClass[]): readonly LostBooking[] =>
  lost.map((of) => ({
    title: sessionOf(scene.world, scene.center, of)?.grennavn ?? null,
    starts_at: toEpochSeconds(of.startsAt),
    is_waiting: seatOf(of, id)?.status === 'WAITING',
  }));

/** [P-MEMBER-36] Frees these places, without consequence for the member, and the next in each queue comes. */
export function freeSeats(scene: Scene, { id }: DemoPerson, lost: readonly BookedClass[], by: string): void {
  for (const before of lost) {
    const of = classAgain(scene.world, before);
    const inTime = Math.min(secondsNow(scene.world), of.cancelUntil);
    applyStep(scene, { after: giveUp(of, id, inTime), notices: [] }, by);
  }
  if (lost.length > 0) settleClasses(scene, by);
}
