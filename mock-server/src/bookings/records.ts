// The records of classes and bookings as the service answers them.
import { type EpochSeconds, type Language, parseIsoDate, toEpochSeconds } from '@felles/core';
import type { Booking } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
import { type DemoCenter, type DemoClass, demoBookingRules } from '@felles/fixtures';
import type { BookedClass, Seat } from '../world/records/bookings.ts';
import type { World } from '../world.ts';
import { timeAgainst } from './acts.ts';
import { heldNow, placesOf, secondsNow, sessionOf } from './classes.ts';
import { cancelUntilOf, freeIn, seatOf, spotOf, takenIn, waitingIn } from './seats.ts';
import { obstacleToPlace, obstacleToSpot, type Standing } from './standing.ts';
import { lateWords, placesWords, refusalWords } from './words.ts';

/** How long a place is held for a member who has not come (seconds). */
const HELD_FOR = 5 * 60;

/** A class for a member: what anyone may know of it, and the member's own part. */
export interface MemberScene {
  readonly world: World;
  readonly center: DemoCenter;
  readonly member: number;
  readonly standing: (of: BookedClass) => Standing;
  readonly language: Language;
}

/** [P-MEMBER-04] [P-MEMBER-05] The longer record of a class. */
export function classRecord(asked: MemberScene, session: DemoClass, of: BookedClass): BookableClass {
  const { world, center, member, language } = asked;
  const rules = demoBookingRules(center.code);
  const { least, room, about } = placesOf(world, center, session);
  const seat = seatOf(of, member);
  const isOpen = timeAgainst(of, secondsNow(world)) === null;
  return {
    ...heldNow(session, of),
    avdelingnavn: departmentName(center, of.departmentId),
    book_inntil: of.closesAt,
    booked: takenIn(of),
    free: freeIn(of),
    waiting: waitingIn(of),
    booked_text: placesWords(language, takenIn(of), of.capacity),
    booking: isOpen,
    ...(isOpen && { error: errorFor(asked, of, seat) }),
    is_attending: seat?.status === 'BOOKED',
    waitingspot: spotOf(of, member),
    klipp: of.clips,
    lang_beskrivelse: about,
    min: least,
    res_slettes: of.startsAt + HELD_FOR,
    salnavn: room,
    slett_vente_min: rules.closes_before_min ?? null,
    tittel: session.grennavn,
    opens_at: of.opensAt,
    cancel_until: cancelUntilOf(of, seat),
    late_words: lateWords(language, { price: rules.late_price ?? 0, clips: of.clips }),
    late_price: rules.late_price ?? null,
    promoted_at: promotedAt(seat),
    class_cancelled: of.isCancelled,
  };
}

/** Why the member cannot book or wait, in words; null for one who can, or has. */
function errorFor({ standing, language }: MemberScene, of: BookedClass, seat: Seat | null): string | null {
  if (seat?.status === 'BOOKED' || seat?.status === 'WAITING') return null;
  const obstacleTo = freeIn(of) > 0 ? obstacleToPlace : obstacleToSpot;
  const obstacle = obstacleTo(standing(of), of, of.clips);
  return obstacle === null ? null : refusalWords(language, obstacle);
}

const departmentName = ({ departments }: DemoCenter, id: number): string | null =>
  departments.find((department) => department.id === id)?.navn ?? null;

const promotedAt = (seat: Seat | null): EpochSeconds | null =>
  typeof seat?.promotedAt === 'number' ? toEpochSeconds(seat.promotedAt) : null;

/** [P-MEMBER-07] The booking of a seat. */
export function bookingRecord(
  { world, center }: Pick<MemberScene, 'world' | 'center'>,
  of: BookedClass,
  seat: Seat,
): Booking {
  const session = sessionOf(world, center, of);
  const day = parseIsoDate(of.date);
  if (day === null) throw new Error(`'${of.date}' is no day`);
  return {
    date: day,
    class: of.id,
    status: seat.status,
    waitingspot: spotOf(of, seat.member),
    starts_at: toEpochSeconds(of.startsAt),
    ends_at: toEpochSeconds(of.endsAt),
    tittel: session?.grennavn,
    grennavn: session?.grennavn,
    instructor: session?.instructor,
    avdeling: of.departmentId,
    avdelingnavn: departmentName(center, of.departmentId),
    salnavn: session && placesOf(world, center, session).room,
    cancel_until: toEpochSeconds(cancelUntilOf(of, seat)),
    res_slettes: toEpochSeconds(of.startsAt + HELD_FOR),
    booked_at: toEpochSeconds(seat.bookedAt),
    promoted_at: promotedAt(seat),
  };
}
