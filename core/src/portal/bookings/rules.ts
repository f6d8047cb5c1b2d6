// The state of a class for a member: places, own standing, and the one act that the member may be offered.
import { addDays, type Day, type Instant, instantOf, osloDay, toEpochSeconds } from '../../shared/dates.ts';
import type { BookableClass } from '../timetable/index.ts';
import { type Standing, standingIn } from '../timetable/rules.ts';
import type { Booking } from './model.ts';

/** [P-MEMBER-04] A class that happens is known by its Oslo day and its number. */
export interface ClassKey {
  readonly date: Day;
  readonly class: number;
}

/** Null for a class without a number, which cannot be booked. */
export const classKeyOf = ({ dato, id }: Pick<BookableClass, 'dato' | 'id'>): ClassKey | null =>
  typeof id === 'number' ? { date: osloDay(instantOf(dato)), class: id } : null;

/** The name of a class in a table. */
export const keyText = ({ date, class: id }: ClassKey): string => `${date} ${id}`;

/** Places of a class; `waiting` is null where the service does not tell it. */
export interface Places {
  readonly free: number;
  readonly taken: number;
  readonly waiting: number | null;
}

/** [P-MEMBER-31] The instants of a class; null is unknown. */
export interface Deadlines {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly opensAt: Instant | null;
  readonly closesAt: Instant | null;
  /** The last moment to cancel free of charge. */
  readonly cancelUntil: Instant | null;
  /** When the queue ends. */
  readonly queueUntil: Instant | null;
  /** Until when a place is held for a member who has not come. */
  readonly heldUntil: Instant | null;
}

/** An act of the member. A late one costs what `late_words` say: a page asks the member before it presses. */
export interface Act {
  readonly kind: 'book' | 'wait' | 'cancel' | 'leave';
  readonly isLate: boolean;
}

/** The answer to the question that a member opens a class with. */
export type StateKind =
  | 'cancelled'
  | 'started'
  | 'place'
  | 'queue'
  /** The member waits, and a place is free that no member is moved up to. */
  | 'lastPlace'
  | 'free'
  | 'full'
  | 'notOpen'
  | 'closed'
  /** The service says why this member cannot book. */
  | 'refused'
  /** The record contradicts itself. */
  | 'unknown';

export interface ClassState {
  readonly kind: StateKind;
  readonly places: Places | null;
  /** The member's spot in the queue, or the one that the member would get. */
  readonly spot: number | null;
  readonly deadlines: Deadlines;
  /** The one act that is offered; null for none. */
  readonly act: Act | null;
  /** [P-MEMBER-21] The least number, where fewer have booked: a risk and no fact. */
  readonly least: number | null;
  /** [P-MEMBER-17] When the place came from the queue; null where it did not. */
  readonly promotedAt: Instant | null;
  /** The price of a late cancellation (kroner); null where none is told. */
  readonly latePrice: number | null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** [P-MEMBER-58] Null where the figures are missing, or cannot all be true. */
function placesIn({ free, booked, waiting }: BookableClass): Places | null {
  if (!isCount(free) || !isCount(booked)) return null;
  return { free, taken: booked, waiting: isCount(waiting) ? waiting : null };
}

const LAST_INSTANT = 253_402_300_799;

/** Null for no instant, and for one that this class cannot have. */
function instantIn(value: unknown, latest: Instant = instantOf(toEpochSeconds(LAST_INSTANT))): Instant | null {
  if (!isCount(value) || value === 0) return null;
  const instant = instantOf(toEpochSeconds(value));
  return instant <= latest ? instant : null;
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;

export function deadlinesOf(record: BookableClass): Deadlines {
  const startsAt = instantOf(record.booking_starts_at);
  const endsAt = startsAt + record.varighet * 60_000;
  const { slett_vente_min: minutes } = record;
  return {
    startsAt,
    endsAt,
    opensAt: instantIn(record.opens_at, startsAt),
    closesAt: instantIn(record.book_inntil, startsAt),
    cancelUntil: instantIn(record.cancel_until, startsAt),
    queueUntil: isCount(minutes) ? startsAt - minutes * 60_000 : null,
    heldUntil: instantIn(record.res_slettes, endsAt),
  };
}

/** [P-MEMBER-58] Whether a deadline is told that cannot be true: then no price and no deadline could be promised. */
const hasOddDeadline = (record: BookableClass, { opensAt, closesAt, cancelUntil }: Deadlines): boolean =>
  (!isMissing(record.cancel_until) && cancelUntil === null) ||
  (!isMissing(record.book_inntil) && closesAt === null) ||
  (!isMissing(record.opens_at) && opensAt === null) ||
  (opensAt !== null && closesAt !== null && opensAt >= closesAt);

/** [P-MEMBER-33] The deadline itself is in time. */
const isPast = (deadline: Instant | null, now: Instant): boolean => deadline !== null && now > deadline;

/** [P-MEMBER-58] The state of a class at an instant. Where a figure cannot be true, it offers nothing that could be false. */
export function stateOf(record: BookableClass, now: Instant): ClassState {
  const deadlines = deadlinesOf(record);
  const places = placesIn(record);
  const standing = standingIn(record);
  const isLate = isPast(deadlines.cancelUntil, now);
  const has = (kind: StateKind, act: Act['kind'] | null = null, spot: number | null = null): ClassState => ({
    kind,
    places,
    spot,
    deadlines,
    act: act && { kind: act, isLate: act !== 'wait' && act !== 'leave' && isLate },
    least: places !== null && isCount(record.min) && places.taken < record.min ? record.min : null,
    promotedAt: instantIn(record.promoted_at, deadlines.startsAt),
    latePrice: typeof record.late_price === 'number' && record.late_price > 0 ? record.late_price : null,
  });
  const hasStarted = now >= deadlines.startsAt;

  if (record.class_cancelled === true) return has('cancelled');
  if (standing === 'unknown') return has('unknown');
  if (standing === 'place') return has('place', hasStarted ? null : 'cancel');
  if (hasStarted) return has('started');
  const isOdd = hasOddDeadline(record, deadlines);
  const isBookable = record.booking === true && !isOdd && places !== null;
  if (standing !== 'none') {
    const isFree = isBookable && places.free > 0 && isLate;
    return isFree ? has('lastPlace', 'book', standing.spot) : has('queue', 'leave', standing.spot);
  }
  if (!isOdd && deadlines.opensAt !== null && now < deadlines.opensAt) return has('notOpen');
  if (deadlines.closesAt !== null && now >= deadlines.closesAt) return has('closed');
  if (record.error !== null && record.error !== undefined && record.error !== '') return has('refused');
  if (record.booking === false) return has('closed');
  if (!isBookable) return has('unknown');
  if (places.free > 0) return has('free', 'book');
  return has('full', 'wait', places.waiting === null ? null : places.waiting + 1);
}

/** [P-MEMBER-50] The mark of a class time in the timetable; null for a plain one. */
export type Mark =
  | { readonly kind: 'place' | 'full' | 'cancelled' | 'over' }
  | { readonly kind: 'queue'; readonly spot: number };

export function markOf(record: BookableClass, now: Instant): Mark | null {
  if (record.class_cancelled === true) return { kind: 'cancelled' };
  const standing = standingIn(record);
  if (standing === 'place') return { kind: 'place' };
  if (deadlinesOf(record).endsAt <= now) return { kind: 'over' };
  if (typeof standing === 'object') return { kind: 'queue', spot: standing.spot };
  return placesIn(record)?.free === 0 ? { kind: 'full' } : null;
}

/** [P-MEMBER-28] Whether other members may change a class that this one looks at. */
export const isWatched = (record: BookableClass, now: Instant): boolean => {
  const mark = markOf(record, now);
  return mark !== null && mark.kind !== 'over';
};

/** [P-MEMBER-15] The classes in which the member waited before, and has a place now. */
export function promotionsIn(
  before: readonly BookableClass[],
  after: readonly BookableClass[],
): readonly BookableClass[] {
  const nameOf = (record: BookableClass): string => `${record.dato} ${record.id}`;
  const waiting = new Set(before.filter((record) => typeof standingIn(record) === 'object').map(nameOf));
  return waiting.size === 0
    ? []
    : after.filter((record) => standingIn(record) === 'place' && waiting.has(nameOf(record)));
}

/** The class of a record after an answer about the booking: the member's part is that of the booking. */
export const withBooking = (record: BookableClass, booking: Booking | null): BookableClass => ({
  ...record,
  is_attending: booking?.status === 'BOOKED',
  // A spot without a number, and a booking without a status, is unknown and never none.
  waitingspot: booking?.status === 'WAITING' ? booking.waitingspot || -1 : booking && !booking.status ? -1 : null,
  ...(booking?.cancel_until && { cancel_until: booking.cancel_until }),
  promoted_at: booking?.promoted_at,
});

/** [P-MEMBER-25] Whether the booking shows that an act was done. */
export function isDone({ kind }: Act, booking: Booking | null): boolean {
  const { status } = booking ?? {};
  if (booking && !status) return false;
  if (kind === 'book') return status === 'BOOKED';
  if (kind === 'wait') return status === 'WAITING' || status === 'BOOKED';
  return status !== 'BOOKED' && status !== 'WAITING';
}

/** Bookings that are to come, by day and time, and those of the past, newest first. */
export interface BookingLists {
  readonly next: Booking | null;
  readonly coming: readonly { readonly date: Day; readonly bookings: readonly Booking[] }[];
  readonly past: readonly Booking[];
  readonly placeCount: number;
  readonly queueCount: number;
}

const isOpen = ({ status }: Booking): boolean => status === 'BOOKED' || status === 'WAITING';

/** The booking of a class: a place or a spot before what became of an earlier one. */
export const bookingIn = (bookings: readonly Booking[], of: ClassKey): Booking | null => {
  const own = bookings.filter((one) => keyText(one) === keyText(of));
  return own.find(isOpen) ?? own.at(-1) ?? null;
};

/** The member's part of a class by its booking, as the record of the class has it. */
export function standingBy({ status, waitingspot }: Booking): Standing {
  if (status === 'WAITING') return { spot: waitingspot ?? 0 };
  if (!status) return 'unknown';
  return status === 'BOOKED' ? 'place' : 'none';
}

/** [P-MEMBER-52] The next place stands alone; places and spots of a day stand together, as the day is lived. */
export function listsOf(bookings: readonly Booking[], now: Instant): BookingLists {
  const sorted = bookings.toSorted((a, b) => a.starts_at - b.starts_at);
  const isComing = (booking: Booking): boolean =>
    (isOpen(booking) || !booking.status) && instantOf(booking.ends_at) > now;
  const coming = sorted.filter(isComing);
  const next = coming.find(({ status }) => status === 'BOOKED') ?? null;
  const days = new Map<Day, Booking[]>();
  for (const booking of coming) {
    if (booking === next) continue;
    const date = osloDay(instantOf(booking.starts_at));
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return {
    next,
    coming: [...days].map(([date, ofDay]) => ({ date, bookings: ofDay })),
    past: sorted.filter((booking) => !isComing(booking)).toReversed(),
    placeCount: coming.filter(({ status }) => status === 'BOOKED').length,
    queueCount: coming.filter(({ status }) => status === 'WAITING').length,
  };
}

/** The period that the page of the own bookings asks for. */
export const periodAt = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, -35),
  to: addDays(today, 60),
});

/** The act on a booking of the list, of which no record of the class is known. */
export function actOn(booking: Booking, now: Instant): Act | null {
  if (!isOpen(booking) || now >= instantOf(booking.starts_at)) return null;
  if (booking.status === 'WAITING') return { kind: 'leave', isLate: false };
  const { cancel_until: until } = booking;
  return { kind: 'cancel', isLate: until !== null && until !== undefined && now > instantOf(until) };
}
