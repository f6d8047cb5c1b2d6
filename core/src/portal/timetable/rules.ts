import { distinct, groupBy } from '../../shared/collections.ts';
import {
  addDays,
  type Day,
  dayMonth,
  hourMinute,
  instantOf,
  isoWeekNumber,
  mondayOf,
  osloDay,
  toEpochSeconds,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '../../shared/dates.ts';
import { compareNames } from '../../shared/norwegian.ts';
import { besideOthers } from '../../shared/text-direction.ts';
import type { TimetableMessage } from '../../texts/timetable.ts';
import { type BookableClass, CLASS_FIELDS, type ClassGroup, type ClassSession } from './model.ts';

/** [P-TIMETABLE-43] The storage key of a center's settings. */
export const settingsKey = (centerCode: string): string => `felles.timetable.${centerCode}`;

/** The class type of a session; '' without a name. */
export const typeOf = (session: ClassSession): string => session.grennavn?.trim() ?? '';

/** [P-TIMETABLE-36] The label of a class type. */
export function typeLabel(type: string): TimetableMessage {
  return type === '' ? { key: 'timetable.noName', params: {} } : { key: 'timetable.typeName', params: { name: type } };
}

/** A kind of class, such as yoga, by which a visitor filters; '' for classes without a name. */
export interface ClassType {
  readonly type: string;
  readonly color: string | null;
}

/** [P-TIMETABLE-06] The class types of the sessions in alphabetical order, those without a name last. */
export function typesOf(sessions: readonly ClassSession[]): readonly ClassType[] {
  const byType = groupBy(sessions, typeOf);
  return [...byType].map(([type, members]) => ({ type, color: colorOf(members) })).sort(byName);
}

/** [P-TIMETABLE-08] [P-TIMETABLE-09] Without a filter, all groups are shown. */
export function isGroupShown(group: ClassGroup, filters: readonly string[]): boolean {
  return filters.length === 0 || filters.includes(group.name ?? '');
}

/** The number of classes on some cards. */
export const countClasses = (groups: readonly ClassGroup[]): number =>
  groups.reduce((sum, { classes }) => sum + classes.length, 0);

/** The first class of the chosen types from a day on; null if there is none among these. */
export function nextHit(sessions: readonly ClassSession[], filters: readonly string[], from: Day): NextHit | null {
  const hits = sessions.filter((session) => filters.includes(typeOf(session)) && dayOf(session) >= from);
  const [first] = hits.sort((a, b) => a.booking_starts_at - b.booking_starts_at);
  if (!first) return null;
  const day = dayOf(first);
  return {
    day,
    weekday: weekdayOf(day),
    date: dayMonth(day),
    time: hourMinute(instantOf(first.booking_starts_at)),
    week: isoWeekNumber(day),
  };
}

/** When the next class of the chosen types is, where the shown days have none. */
export interface NextHit {
  readonly day: Day;
  readonly weekday: Weekday;
  /** DD.MM */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
  /** The number of ISO 8601. */
  readonly week: number;
}

const dayOf = ({ dato }: Pick<ClassSession, 'dato'>): Day => osloDay(instantOf(dato));

/** [P-TIMETABLE-14] [P-TIMETABLE-39] Seven lists of cards from Monday on, by the date of the class; other weeks are left out. */
export function arrangeWeek(sessions: readonly BookableClass[], monday: Day): readonly (readonly ClassGroup[])[] {
  const byDay = groupBy(sessions, dayOf);
  return WEEKDAYS.map((weekday) => groupByType(byDay.get(addDays(monday, weekday)) ?? []));
}

/** [P-TIMETABLE-16] One card for each class type, ordered by start. */
export function groupByType(sessions: readonly BookableClass[]): readonly ClassGroup[] {
  const groups = [...groupBy(sessions, typeOf)].map(([type, members]) => toGroup(type, members));
  return groups.sort((a, b) => a.startTime - b.startTime || compareNames(a.name ?? '', b.name ?? ''));
}

function toGroup(type: string, members: readonly BookableClass[]): ClassGroup {
  const classes = members.toSorted((a, b) => a.booking_starts_at - b.booking_starts_at);
  return {
    name: type === '' ? null : type,
    instructor: distinct(classes.flatMap(instructorsOf)).join(', ') || null,
    color: colorOf(classes),
    // [P-TIMETABLE-20] [P-TIMETABLE-21] [P-TIMETABLE-22] From the first start to the end of the last class.
    startTime: toEpochSeconds(classes.reduce((first, each) => Math.min(first, each.booking_starts_at), Infinity)),
    endTime: toEpochSeconds(classes.reduce((last, session) => Math.max(last, endOf(session)), 0)),
    classes,
  };
}

const endOf = (session: ClassSession): number => session.booking_starts_at + session.varighet * 60;
const instructorsOf = ({ instructor }: ClassSession): readonly string[] =>
  instructor?.trim() ? [besideOthers(instructor.trim())] : [];

const colorOf = (sessions: readonly ClassSession[]): string | null =>
  sessions.find(({ color }) => color)?.color ?? null;

const byName = (a: ClassType, b: ClassType): number =>
  Number(a.type === '') - Number(b.type === '') || compareNames(a.type, b.type);

/** [P-TIMETABLE-19] The explanation of a class time: its duration, and its instructor if the card has several. */
export function explainTime(session: ClassSession, group: ClassGroup): TimetableMessage {
  const minutes = session.varighet;
  const [instructor] = instructorsOf(session);
  return instructor && instructor !== group.instructor
    ? { key: 'timetable.durationWith', params: { minutes, instructor } }
    : { key: 'timetable.duration', params: { minutes } };
}

/** [P-TIMETABLE-25] [P-TIMETABLE-26] The text of a day without cards; it names a filter that hides them. */
export function emptyDay(departmentId: number | null, hiddenByFilter: boolean): TimetableMessage {
  if (departmentId === null) return { key: 'timetable.chooseDepartment', params: {} };
  return { key: hiddenByFilter ? 'timetable.noMatchingClasses' : 'timetable.noClasses', params: {} };
}

/** [P-TIMETABLE-10] The visitor cannot go to a past week. */
export const isCurrentWeek = (moment: Day, today: Day): boolean => mondayOf(moment) === mondayOf(today);

/** [P-TIMETABLE-13] The same weekday `count` weeks later, but not before the current week. */
export function moveWeeks(moment: Day, count: number, today: Day): Day {
  const target = addDays(moment, 7 * count);
  return mondayOf(target) < mondayOf(today) ? today : target;
}

/** [P-TIMETABLE-45] A stored day of this week or the past becomes today; a later one stays. */
export const restoreMoment = (saved: Day, today: Day): Day => (mondayOf(saved) > mondayOf(today) ? saved : today);

/** [P-TIMETABLE-29] A window narrower than this shows one day at a time (pixels). */
export const WIDE_FROM = 1400;

/** Seven columns, or one. */
export type TimetableLayout = 'week' | 'day';

/** [P-TIMETABLE-29] On a phone or tablet one day is shown even if the window is wide. */
export function layoutFor(width: number, userAgent: string): TimetableLayout {
  return width < WIDE_FROM || /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent) ? 'day' : 'week';
}

/** Whether two answers are equal, so that a refresh without news changes nothing. */
export function sameSessions(a: readonly BookableClass[], b: readonly BookableClass[]): boolean {
  return a.length === b.length && a.every((session, index) => isSame(session, b[index]));
}

const isSame = (a: BookableClass, b: BookableClass | undefined): boolean =>
  b !== undefined && CLASS_FIELDS.every((field) => (a[field] ?? null) === (b[field] ?? null));

/** [P-MEMBER-04] A class is known by its day and its number. */
export const isSameClass = (a: Pick<BookableClass, 'dato' | 'id'>, b: Pick<BookableClass, 'dato' | 'id'>): boolean =>
  typeof a.id === 'number' && a.id === b.id && dayOf(a) === dayOf(b);

/** [P-MEMBER-04] The member's own part in a class: a place, a spot in the queue (1 is next), or nothing. */
export type Standing = 'place' | 'none' | 'unknown' | { readonly spot: number };

/** [P-MEMBER-58] A record that contradicts itself says nothing about the member. */
export function standingIn({ is_attending: attends, waitingspot }: BookableClass): Standing {
  const spot = waitingspot ?? 0;
  if (attends !== null && attends !== undefined && typeof attends !== 'boolean') return 'unknown';
  if (typeof spot !== 'number' || !Number.isInteger(spot) || spot < 0 || (attends === true && spot > 0))
    return 'unknown';
  if (spot > 0) return { spot };
  return attends === true ? 'place' : 'none';
}

/** Whether the member has a place or waits for one. */
export const isOwn = (record: BookableClass): boolean => {
  const standing = standingIn(record);
  return standing === 'place' || typeof standing === 'object';
};
