import { addDays, type Day, dayMonth, isoWeekNumber, WEEKDAYS, type Weekday } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { TimetableMessage } from '../../texts/timetable.ts';
import type { Department } from '../center/model.ts';
import { departmentName } from '../center/rules.ts';
import type { ClassGroup } from './model.ts';
import {
  type ClassType,
  countClasses,
  emptyDay,
  isCurrentWeek,
  isGroupShown,
  isOwn,
  type NextHit,
  standingIn,
  type TimetableLayout,
  typeLabel,
} from './rules.ts';

/** A button above the week that shows one kind of class. */
export interface TypeFilter extends ClassType {
  readonly label: TimetableMessage;
  readonly selected: boolean;
}

/** One day of the week, with its cards. */
export interface DayColumn {
  readonly day: Day;
  readonly weekday: Weekday;
  /** DD.MM */
  readonly date: string;
  readonly when: 'past' | 'today' | 'future';
  /** Whether the one-day layout shows this day. */
  readonly chosen: boolean;
  /** All cards of the day, for a page that only hides cards; the same list until the classes change. */
  readonly cards: readonly ClassGroup[];
  /** The cards to show: those that match the filters. */
  readonly groups: readonly ClassGroup[];
  /** The number of classes on them. */
  readonly count: number;
  /** [P-MEMBER-50] Whether the member has a place on this day. */
  readonly isOwn: boolean;
  /** The text of a day without groups. */
  readonly empty: TimetableMessage;
}

/** The filters in use, and the classes that they leave. */
export interface FilterInUse {
  /** The class type, if only one is chosen. */
  readonly type: TimetableMessage | null;
  readonly shown: number;
  readonly all: number;
  /** When the next class is, if the shown day (or week) has none; null if it has, or if none is known. */
  readonly next: NextHit | null;
}

/** The shown week; `number` is that of ISO 8601. */
export interface Week {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly columns: readonly DayColumn[];
}

/** As of a `Load`: `idle` until the visitor has chosen a department. */
export type TimetableStatus = Load<unknown>['status'];

/** `status` and `failure` are about the week's classes. */
export interface TimetableView {
  readonly layout: TimetableLayout;
  readonly departments: readonly { readonly id: number; readonly name: string }[];
  readonly departmentId: number | null;
  readonly filters: readonly TypeFilter[];
  /** [P-MEMBER-50] The filter "Mine" with the number of own classes; null for a visitor. */
  readonly mine: { readonly count: number; readonly isSelected: boolean } | null;
  /** Null without a filter, and while the week is not there. */
  readonly inUse: FilterInUse | null;
  readonly week: Week;
  /** The number of the current week, also while another one is shown. */
  readonly currentWeek: number;
  readonly status: TimetableStatus;
  /** Why there are no classes; null if the whole page shows the failure. */
  readonly failure: TimetableMessage | null;
  /** Why the classes may be out of date. */
  readonly notice: TimetableMessage | null;
  readonly hideInformation: boolean;
}

export function timetableViewOf(
  now: Parameters<typeof weekOf>[0] & {
    readonly types: readonly ClassType[];
    readonly layout: TimetableLayout;
    readonly next: NextHit | null;
    readonly currentWeek: number;
    readonly departments: Load<readonly Department[]>;
    readonly load: Load<unknown>;
    readonly refreshFailure: Failure | null;
    readonly hideInformation: boolean;
    readonly member: string | null;
    readonly online: boolean;
    readonly isLost: boolean;
    readonly isOpen: boolean;
    readonly isTokenThere: boolean;
  },
): TimetableView {
  const { departments, load } = now;
  const failure = failureOf(departments) ?? failureOf(load);
  const week = weekOf(now);
  return {
    layout: now.layout,
    departments: departments.status === 'ready' ? departments.value.map(choiceOf) : [],
    departmentId: now.departmentId,
    filters: filtersOf(now.types, now.selectedTypes),
    mine: now.member === null ? null : { count: countOwn(week), isSelected: now.isMine },
    inUse: load.status === 'ready' ? filterInUse(week, now) : null,
    week,
    currentWeek: now.currentWeek,
    status: failure ? 'failed' : statusOf(now),
    failure: failure && !now.isLost ? describeFailure(failure) : null,
    notice: noticeOf(now),
    hideInformation: now.hideInformation,
  };
}

function statusOf(now: {
  readonly isOpen: boolean;
  readonly isTokenThere: boolean;
  readonly departments: Load<unknown>;
  readonly departmentId: number | null;
  readonly load: Load<unknown>;
}): TimetableStatus {
  if (now.departments.status === 'loading') return 'loading';
  if (now.load.status !== 'idle' || !now.isOpen) return now.load.status;
  const isChoosable = now.isTokenThere && now.departments.status === 'ready';
  return isChoosable && now.departmentId === null ? 'idle' : 'loading';
}

const choiceOf = (department: Department) => ({ id: department.id, name: departmentName(department) });

const failureOf = (load: Load<unknown>): Failure | null => (load.status === 'failed' ? load.failure : null);

function noticeOf({
  refreshFailure,
  online,
  isLost,
}: {
  readonly refreshFailure: Failure | null;
  readonly online: boolean;
  readonly isLost: boolean;
}): TimetableMessage | null {
  if (!online) return { key: 'timetable.offline', params: {} };
  if (isLost) return null;
  return refreshFailure && { key: 'timetable.notRefreshed', params: { reason: describeFailure(refreshFailure) } };
}

function filterInUse(
  { columns }: Week,
  now: {
    readonly selectedTypes: readonly string[];
    readonly isMine: boolean;
    readonly layout: TimetableLayout;
    readonly next: NextHit | null;
  },
): FilterInUse | null {
  const [type, ...others] = now.selectedTypes;
  if (type === undefined && !now.isMine) return null;
  const seen = now.layout === 'week' ? columns : columns.filter(({ chosen }) => chosen);
  return {
    type: type === undefined || others.length > 0 ? null : typeLabel(type),
    shown: columns.reduce((sum, { count }) => sum + count, 0),
    all: columns.reduce((sum, { cards }) => sum + countClasses(cards), 0),
    next: type !== undefined && !now.isMine && seen.every(({ count }) => count === 0) ? now.next : null,
  };
}

const NO_OWN: TimetableMessage = { key: 'timetable.noOwnClasses', params: {} };

const countOwn = ({ columns }: Week): number =>
  columns.flatMap(({ cards }) => cards.flatMap(({ classes }) => classes.filter(isOwn))).length;

function filtersOf(types: readonly ClassType[], selected: readonly string[]): readonly TypeFilter[] {
  return types.map(({ type, color }) => ({ type, color, label: typeLabel(type), selected: selected.includes(type) }));
}

/** The dates of a week. Separate, as the calendar is slower than the filters. */
interface WeekDates {
  readonly monday: Day;
  readonly number: number;
  /** DD.MM of each day, Monday first. */
  readonly dates: readonly string[];
}

export const datesOf = (monday: Day): WeekDates => ({
  monday,
  number: isoWeekNumber(monday),
  dates: WEEKDAYS.map((weekday) => dayMonth(addDays(monday, weekday))),
});

function weekOf(given: {
  readonly calendar: WeekDates;
  readonly moment: Day;
  readonly today: Day;
  readonly departmentId: number | null;
  readonly selectedTypes: readonly string[];
  readonly isMine: boolean;
  readonly cards: readonly (readonly ClassGroup[])[];
}): Week {
  const { moment, today } = given;
  const { monday, number, dates } = given.calendar;
  const columns = WEEKDAYS.map((weekday): DayColumn => {
    const day = addDays(monday, weekday);
    const cards = given.cards[weekday] ?? [];
    const isFiltered = given.selectedTypes.length > 0 || given.isMine;
    const isShown = (card: ClassGroup): boolean =>
      isGroupShown(card, given.selectedTypes) && (!given.isMine || card.classes.some(isOwn));
    const groups = isFiltered ? cards.filter(isShown) : cards;
    return {
      day,
      weekday,
      date: dates[weekday] ?? '',
      when: day === today ? 'today' : day < today ? 'past' : 'future',
      chosen: day === moment,
      cards,
      groups,
      count: countClasses(groups),
      isOwn: cards.some(({ classes }) => classes.some((one) => standingIn(one) === 'place')),
      empty: given.isMine ? NO_OWN : emptyDay(given.departmentId, cards.length > 0),
    };
  });
  return { number, isCurrent: isCurrentWeek(moment, today), columns };
}
