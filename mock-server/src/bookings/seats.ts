// [P-MEMBER-11] The places and the queue of one class. Each rule gives the class after one step, as a new value.
import type { Language } from '@felles/core';
import type { BookedClass, Seat } from '../world/records/bookings.ts';

/** The cause of a message to a member. */
export type NoticeKind = 'PROMOTED' | 'PLACE_FREE' | 'EXPIRED' | 'CLASS_CANCELLED' | 'CLASS_MOVED' | 'SPOT_LEFT';

/** A message that is due to a member. */
export interface Notice {
  readonly member: number;
  readonly kind: NoticeKind;
  readonly language: Language;
}

/** A class after a step, and the messages that the step makes due. */
export interface Step {
  readonly after: BookedClass;
  readonly notices: readonly Notice[];
}

/** A member who books or waits. */
export interface Applicant {
  readonly member: number;
  readonly language: Language;
}

const hasStatus =
  (...statuses: readonly Seat['status'][]) =>
  ({ status }: Seat): boolean =>
    statuses.includes(status);
const isBooked = hasStatus('BOOKED');
const isWaiting = hasStatus('WAITING');
const isOpen = hasStatus('BOOKED', 'WAITING');

/** After the class a place stays taken, whether its member came or not. */
export const takenIn = ({ seats }: BookedClass): number =>
  seats.filter(hasStatus('BOOKED', 'ATTENDED', 'NO_SHOW')).length;
export const freeIn = (of: BookedClass): number => of.capacity - takenIn(of);
export const waitingIn = ({ seats }: BookedClass): number => seats.filter(isWaiting).length;
export const seatOf = ({ seats }: BookedClass, member: number): Seat | null =>
  seats.findLast((seat) => seat.member === member) ?? null;

/** [P-MEMBER-14] The spot of a member in the queue, 1 is next; 0 for one who does not wait. */
export const spotOf = ({ seats }: BookedClass, member: number): number =>
  seats.filter(isWaiting).findIndex((seat) => seat.member === member) + 1;

/** [P-MEMBER-22] The last moment of a member to cancel without consequence. */
export const cancelUntilOf = ({ cancelUntil }: BookedClass, seat: Seat | null): number =>
  Math.max(cancelUntil, seat?.cancelUntil ?? 0);

const noticeTo =
  (kind: NoticeKind) =>
  ({ member, language }: Seat): Notice => ({ member, kind, language });

const still = (after: BookedClass): Step => ({ after, notices: [] });

const withSeats = (of: BookedClass, which: (seat: Seat) => boolean, change: Partial<Seat>): BookedClass => ({
  ...of,
  seats: of.seats.map((seat) => (which(seat) ? { ...seat, ...change } : seat)),
});

export const newSeat = ({ member, language }: Applicant, status: Seat['status'], bookedAt: number): Seat => ({
  member,
  status,
  bookedAt,
  promotedAt: null,
  cancelUntil: null,
  isAbsent: false,
  language,
});

/** A new seat at the end: a member who has cancelled and comes again is the last one. */
const seated = (of: BookedClass, applicant: Applicant, status: Seat['status'], at: number): BookedClass => ({
  ...of,
  seats: [...of.seats, newSeat(applicant, status, at)],
});

/**
 * [P-MEMBER-12] [P-MEMBER-13] A place for a member; the class as it is where the member has one, or none is free. A
 * member who waits takes the free place in the same step.
 */
export function takePlace(of: BookedClass, applicant: Applicant, at: number): BookedClass {
  const own = seatOf(of, applicant.member);
  if (own !== null && isBooked(own)) return of;
  if (freeIn(of) <= 0) return of;
  if (own === null || !isWaiting(own)) return seated(of, applicant, 'BOOKED', at);
  return withSeats(of, (seat) => seat === own, { status: 'BOOKED', bookedAt: at });
}

/** The last spot of the queue for a member; the class as it is where the member has a place or a spot. */
export function joinQueue(of: BookedClass, applicant: Applicant, at: number): BookedClass {
  const own = seatOf(of, applicant.member);
  return own !== null && isOpen(own) ? of : seated(of, applicant, 'WAITING', at);
}

/** [P-MEMBER-19] [P-MEMBER-33] A member gives up a place or leaves the queue; the second time changes nothing. */
export function giveUp(of: BookedClass, member: number, at: number): BookedClass {
  const own = seatOf(of, member);
  if (own === null || !isOpen(own)) return of;
  const isLate = isBooked(own) && at > cancelUntilOf(of, own);
  return withSeats(of, (seat) => seat === own, { status: isLate ? 'LATE_CANCELLED' : 'CANCELLED' });
}

/**
 * [P-MEMBER-15] [P-MEMBER-16] Gives free places to the first who may come, as long as each can still cancel without
 * consequence.
 */
function promote(of: BookedClass, at: number, mayCome: (member: number) => boolean): Step {
  if (of.isCancelled || at >= of.cancelUntil) return still(of);
  const promoted = of.seats
    .filter(isWaiting)
    .filter(firstOf(freeIn(of), mayCome))
    .map((seat) => ({ ...seat, status: 'BOOKED' as const, promotedAt: at }));
  if (promoted.length === 0) return still(of);
  const byMember = new Map(promoted.map((seat) => [seat.member, seat]));
  return {
    after: { ...of, seats: of.seats.map((seat) => (isWaiting(seat) && byMember.get(seat.member)) || seat) },
    notices: promoted.map(noticeTo('PROMOTED')),
  };
}

/** Lets by the first so many who may come; the others are not asked about. */
function firstOf(places: number, mayCome: (member: number) => boolean): (seat: Seat) => boolean {
  let left = places;
  return ({ member }) => {
    if (left <= 0 || !mayCome(member)) return false;
    left -= 1;
    return true;
  };
}

/** [P-MEMBER-16] A place that is free after the deadline is told once to those who wait, until it is taken. */
function tellFree(of: BookedClass, at: number): Step {
  const isFree = freeIn(of) > 0;
  if (!isFree && of.isFreeTold) return still({ ...of, isFreeTold: false });
  if (!isFree || of.isFreeTold || of.isCancelled || at < of.cancelUntil || at >= of.closesAt) return still(of);
  return {
    after: { ...of, isFreeTold: true },
    notices: of.seats.filter(isWaiting).map(noticeTo('PLACE_FREE')),
  };
}

/** [P-MEMBER-16] At its end those who still wait got no place, and are told once. */
function closeQueue(of: BookedClass, at: number): Step {
  const left = of.seats.filter(isWaiting);
  if (at < of.closesAt || left.length === 0) return still(of);
  return { after: withSeats(of, isWaiting, { status: 'EXPIRED' }), notices: left.map(noticeTo('EXPIRED')) };
}

/** After the class each place was used, or not. */
function finish(of: BookedClass, at: number): Step {
  if (at < of.endsAt || !of.seats.some(isBooked)) return still(of);
  const absent = withSeats(of, (seat) => isBooked(seat) && seat.isAbsent, { status: 'NO_SHOW' });
  return still(withSeats(absent, isBooked, { status: 'ATTENDED' }));
}

/** Brings a class up to an instant: promotions that are due, then the messages and ends that time brings. */
export function settle(of: BookedClass, at: number, mayCome: (member: number) => boolean): Step {
  const steps = [
    (one: BookedClass) => promote(one, at, mayCome),
    ...[tellFree, closeQueue, finish].map((by) => (one: BookedClass) => by(one, at)),
  ];
  return steps.reduce<Step>((sum, step) => {
    const { after, notices } = step(sum.after);
    return { after, notices: [...sum.notices, ...notices] };
  }, still(of));
}

/** Fewer places than are taken there cannot be. */
export const withCapacity = (of: BookedClass, capacity: number): BookedClass => ({
  ...of,
  capacity: Math.max(capacity, takenIn(of)),
});

/** [P-MEMBER-21] The center cancels the class: all who had a place or a spot are told, and pay nothing. */
export function cancelClass(of: BookedClass): Step {
  const told = of.seats.filter(isOpen).map(noticeTo('CLASS_CANCELLED'));
  return { after: { ...withSeats(of, isOpen, { status: 'CLASS_CANCELLED' }), isCancelled: true }, notices: told };
}

/** A later or earlier start, or another department. */
export interface Move {
  readonly seconds: number;
  readonly departmentId?: number;
}

/** A class may begin so much earlier or later without its members being told (seconds). */
const UNTOLD_MOVE = 15 * 60;

/** [P-MEMBER-22] A class that is moved far, or elsewhere, may be cancelled without consequence until its start. */
export function moveClass(of: BookedClass, { seconds, departmentId = of.departmentId }: Move): Step {
  const startsAt = of.startsAt + seconds;
  const moved = {
    ...of,
    departmentId,
    startsAt,
    endsAt: of.endsAt + seconds,
    cancelUntil: of.cancelUntil + seconds,
    closesAt: of.closesAt + seconds,
  };
  if (Math.abs(seconds) <= UNTOLD_MOVE && departmentId === of.departmentId) return still(moved);
  return {
    after: withSeats(moved, isBooked, { cancelUntil: startsAt }),
    notices: of.seats.filter(isOpen).map(noticeTo('CLASS_MOVED')),
  };
}

/** [P-MEMBER-18] Leaves a spot of the queue because its member now has a place at the same time. */
export function leaveOverlap(of: BookedClass, member: number): Step {
  const own = seatOf(of, member);
  if (own === null || !isWaiting(own)) return still(of);
  return {
    after: withSeats(of, (seat) => seat === own, { status: 'CANCELLED' }),
    notices: [noticeTo('SPOT_LEFT')(own)],
  };
}
