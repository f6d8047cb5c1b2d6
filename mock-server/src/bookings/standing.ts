// [P-MEMBER-23] Who may book: a member's agreement, block and limits, by the bookings that the member has.
import { addDays, type Day, mondayOf, osloDay, parseIsoDate } from '@felles/core';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import type { BookingRules } from '@felles/core/portal/bookings';
import type { BookedClass, Seat } from '../world/records/bookings.ts';

/** A seat of the member with its class. */
export interface OwnSeat {
  readonly of: BookedClass;
  readonly seat: Seat;
}

/** All that decides whether a member may have a place. */
export interface Standing {
  readonly rules: BookingRules;
  /** The end of a block in epoch seconds; null without one. */
  readonly blockedUntil: number | null;
  readonly agreement: 'active' | 'frozen' | 'none';
  /** Only the last seat of each class. */
  readonly own: readonly OwnSeat[];
  /** Clips that are left; null where the agreement needs none. */
  readonly clips: number | null;
  /** Whether the member can be told of a promotion. */
  readonly canBeTold: boolean;
}

type Limit = 'Day' | 'Week' | 'Queue';

/** A reason against a place or a spot; all limits have one name on the wire. */
export type Obstacle = 'NoAgreement' | 'Frozen' | 'Blocked' | 'NoClips' | `${Limit}Limit` | 'NoContact';

const used = ({ seat: { status } }: OwnSeat): boolean => ['BOOKED', 'ATTENDED', 'NO_SHOW'].includes(status);
const isOther = (of: BookedClass) => (own: OwnSeat) => own.of.date !== of.date || own.of.id !== of.id;

/** The end of the block of a member who too often did not come, in epoch seconds; null without a block. */
export function blockedUntil({ rules, own }: Pick<Standing, 'rules' | 'own'>, at: number): number | null {
  const { no_show_limit: limit, no_show_days: days, block_days: length } = rules;
  if (!limit || !days || !length) return null;
  const missed = own
    .filter(({ seat }) => seat.status === 'NO_SHOW')
    .map(({ of }) => osloDay(of.startsAt * 1_000))
    .toSorted((a, b) => a - b);
  const ends = missed.flatMap((day, place) => {
    const first = missed[place - limit + 1];
    return first !== undefined && day - first < days ? [startOfOsloDay(addDays(day, length + 1)) / 1_000] : [];
  });
  const last = Math.max(0, ...ends);
  return last > at ? last : null;
}

const perDay = (of: BookedClass) => (own: OwnSeat) => own.of.date === of.date;
const weekOf = ({ date }: BookedClass): Day | null => {
  const day = parseIsoDate(date);
  return day === null ? null : mondayOf(day);
};
const perWeek = (of: BookedClass) => {
  const week = weekOf(of);
  return (own: OwnSeat) => weekOf(own.of) === week;
};

const reaches = (count: number, limit: number | null | undefined): boolean =>
  typeof limit === 'number' && count >= limit;

/** The reason why a member may have no place in a class; null if the member may. */
export function obstacleToPlace(standing: Standing, of: BookedClass, clipsNeeded: number): Obstacle | null {
  const obstacle = obstacleToAny(standing, clipsNeeded);
  if (obstacle !== null) return obstacle;
  const { rules } = standing;
  const others = standing.own.filter(used).filter(isOther(of));
  if (reaches(others.filter(perDay(of)).length, rules.max_per_day)) return 'DayLimit';
  return reaches(others.filter(perWeek(of)).length, rules.max_per_week) ? 'WeekLimit' : null;
}

/** The reason why a member may not wait; a limit of places is no reason, as it may be gone by then. */
export function obstacleToSpot(standing: Standing, of: BookedClass, clipsNeeded: number): Obstacle | null {
  const obstacle = obstacleToAny(standing, clipsNeeded);
  if (obstacle !== null) return obstacle;
  if (!standing.canBeTold) return 'NoContact';
  const waiting = standing.own.filter(({ seat }) => seat.status === 'WAITING').filter(isOther(of));
  return reaches(waiting.length, standing.rules.max_waiting) ? 'QueueLimit' : null;
}

function obstacleToAny(standing: Standing, clipsNeeded: number): Obstacle | null {
  if (standing.agreement === 'none') return 'NoAgreement';
  if (standing.agreement === 'frozen') return 'Frozen';
  if (standing.blockedUntil !== null) return 'Blocked';
  return standing.clips !== null && standing.clips < clipsNeeded ? 'NoClips' : null;
}

/** [P-MEMBER-18] The member's other seats of a status at the same time as a class. */
export const overlapping = (
  own: readonly OwnSeat[],
  of: BookedClass,
  status: 'BOOKED' | 'WAITING',
): readonly OwnSeat[] =>
  own
    .filter(isOther(of))
    .filter(({ seat }) => seat.status === status)
    .filter(({ of: other }) => other.startsAt < of.endsAt && of.startsAt < other.endsAt);
