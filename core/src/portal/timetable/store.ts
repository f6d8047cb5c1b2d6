import { BehaviorSubject, filter, merge, type Observable, type SchedulerLike, Subject, skip } from 'rxjs';
import { type Answer, createQuery } from '../../data/query.ts';
import { refreshTriggers } from '../../data/refresh-triggers.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { addDays, type Day, isoWeekNumber, mondayOf, osloDay } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import { createScope } from '../../shared/scope.ts';
import { today } from '../../shared/today.ts';
import type { KeyValue, PageAddress, Surroundings } from '../../shell/ports.ts';
import type { TimetableCenter } from '../center/small.ts';
import { createChoices } from './choices.ts';
import type { BookableClass, TimetablePort, WeekQuery } from './model.ts';
import {
  arrangeWeek,
  isSameClass,
  layoutFor,
  type NextHit,
  nextHit,
  sameSessions,
  type TimetableLayout,
  typesOf,
} from './rules.ts';
import { persistChoices } from './settings.ts';
import { datesOf, type TimetableView, timetableViewOf } from './view.ts';

/** The refresh interval of an open timetable, for example on a wall screen (milliseconds). */
const REFRESH_EVERY = 15 * 60_000;

/** A class of the chosen types is looked for in this many later weeks, if the shown week has none left. */
const WEEKS_AHEAD = 4;

/** The page with the timetable. Its week, department and filters are there again at the next visit. */
export interface TimetableStore {
  readonly view$: Behavior<TimetableView>;
  /** [P-TIMETABLE-31] Emits when the window changes between the wide and the narrow layout. */
  readonly screenSizeChanged$: Observable<TimetableLayout>;
  /** The classes of the shown week; none while they load. */
  readonly classes$: Behavior<readonly BookableClass[]>;
  open(): void;
  close(): void;
  moveWeeks(count: number): void;
  showCurrentWeek(): void;
  chooseDay(day: Day): void;
  chooseDepartment(id: number | null): void;
  toggleType(type: string): void;
  /** Shows the classes of all types again. */
  clearTypes(): void;
  toggleInformation(): void;
  /** Shows the member's own classes alone, or all. */
  toggleMine(): void;
  reload(): void;
  /** Asks again in the background. */
  refresh(): void;
  /** Puts a newer record of a class in the place of the shown one. */
  replace(record: BookableClass): void;
}

/** The center, the storage of the filters, and the width of the window. */
export interface TimetableNeeds {
  readonly port: TimetablePort;
  readonly center: TimetableCenter;
  readonly saved: KeyValue;
  readonly address: PageAddress;
  readonly surroundings: Surroundings;
  readonly clock: SchedulerLike;
  /** [P-MEMBER-06] The session whose part of the classes is asked for; null for none, or for a service without bookings. */
  readonly member$?: Behavior<string | null>;
}

/**
 * The classes of one week and department, with filters that are stored in the browser. Its type names the few parts of
 * a center that it reads.
 */
export function createTimetableStore(needs: TimetableNeeds): TimetableStore {
  const { center, clock, surroundings, member$ = new BehaviorSubject(null) } = needs;
  const choices = createChoices(center, osloDay(clock.now()));
  const { today$, moment$, selectedTypes$, hideInformation$, isMine$, restored$ } = choices;
  const scope = createScope();

  const layout$ = derive({ width: surroundings.width$ }, ({ width }) => layoutFor(width, surroundings.userAgent));
  const monday$ = derive({ moment: moment$ }, ({ moment }) => mondayOf(moment));

  const question$ = derive(
    {
      restored: restored$,
      token: center.token$,
      departmentId: center.departmentId$,
      monday: monday$,
      member: member$,
    },
    ({ restored, token, departmentId, monday, member }): WeekQuery | null =>
      restored && token !== null && departmentId !== null
        ? { monday, departmentId, ...(member !== null && { member }) }
        : null,
  );
  const refreshed$ = new Subject<void>();
  const again$ = refreshTriggers({ online$: surroundings.online$, clock, every: REFRESH_EVERY });
  // Keeps a department's filters while another week loads.
  const week = createQuery({
    question$,
    ask: needs.port.sessions,
    again$: merge(again$, refreshed$),
    mayStandIn: (before, now) => before.departmentId === now.departmentId,
    isSame: sameSessions,
  });
  // These stay the same objects after a refresh without news.
  const load$ = derive({ answer: week.answer$ }, ({ answer }) => answer.load);
  const refreshFailure$ = derive({ answer: week.answer$ }, ({ answer }) => answer.refreshFailure);
  const latest$ = derive({ answer: week.answer$ }, ({ answer }) => shownIn(answer));

  // A week shows only its own classes, so there are no cards while it loads.
  const cards$ = derive({ load: load$, monday: monday$ }, ({ load, monday }) =>
    load.status === 'ready' ? arrangeWeek(load.value, monday) : [],
  );
  // [P-TIMETABLE-09] Where the filters leave no class from the first shown day on, later weeks say when the next one is.
  const from$ = derive({ layout: layout$, moment: moment$, monday: monday$ }, ({ layout, moment, monday }) =>
    layout === 'week' ? monday : moment,
  );
  const nextThisWeek$ = derive({ load: load$, types: selectedTypes$, from: from$ }, nextIn);
  const ahead = createQuery({
    question$: derive(
      { question: question$, load: load$, types: selectedTypes$, next: nextThisWeek$ },
      ({ question, load, types, next }): WeekQuery | null =>
        question && load.status === 'ready' && types.length > 0 && next === null
          ? { ...question, monday: addDays(question.monday, 7), weeks: WEEKS_AHEAD }
          : null,
    ),
    ask: needs.port.sessions,
  });
  const next$ = derive(
    { next: nextThisWeek$, later: ahead.answer$, types: selectedTypes$, from: from$ },
    ({ next, later: { load }, types, from }) => next ?? nextIn({ load, types, from }),
  );
  const isTokenThere$ = derive({ token: center.token$ }, ({ token }) => token !== null);
  const currentWeek$ = derive({ today: today$ }, ({ today }) => isoWeekNumber(today));
  const calendar$ = derive({ monday: monday$ }, ({ monday }) => datesOf(monday));
  const types$ = derive({ latest: latest$ }, ({ latest }) => typesOf(latest));

  const view$ = derive(
    {
      layout: layout$,
      departments: center.departments$,
      departmentId: center.departmentId$,
      selectedTypes: selectedTypes$,
      types: types$,
      cards: cards$,
      next: next$,
      moment: moment$,
      calendar: calendar$,
      currentWeek: currentWeek$,
      today: today$,
      isOpen: center.isOpen$,
      isTokenThere: isTokenThere$,
      load: load$,
      refreshFailure: refreshFailure$,
      hideInformation: hideInformation$,
      isMine: isMine$,
      member: member$,
      online: surroundings.online$,
      isLost: center.isLost$,
    },
    timetableViewOf,
  );

  function reloadDepartments(): void {
    if (center.departments$.value.status === 'failed') center.reloadDepartments();
  }

  /** Loads everything again that is missing or may be old. */
  function reload(): void {
    reloadDepartments();
    week.reload();
  }

  return {
    view$,
    screenSizeChanged$: layout$.pipe(skip(1)),
    classes$: derive({ load: load$ }, ({ load }) => (load.status === 'ready' ? load.value : NONE)),
    open() {
      scope.reopen();
      choices.begin();
      scope.add(today(clock).subscribe(choices.followToday));
      week.open();
      scope.add(week.close);
      ahead.open();
      scope.add(ahead.close);
      // [P-TIMETABLE-37] [P-TIMETABLE-38] The values decide the question, these the time; a running request is cancelled.
      const otherToken$ = center.token$.pipe(filter(isThere), skip(1));
      scope.add(merge(otherToken$, selectedTypes$.pipe(skip(1))).subscribe(week.reload));
      scope.add(again$.subscribe(reloadDepartments));
      scope.add(persistChoices({ choices, center, saved: needs.saved, address: needs.address }).subscribe());
    },
    close: scope.close,
    moveWeeks: choices.moveWeeks,
    showCurrentWeek: choices.showCurrentWeek,
    chooseDay: choices.chooseDay,
    chooseDepartment: choices.chooseDepartment,
    toggleType: choices.toggleType,
    clearTypes: choices.clearTypes,
    toggleInformation: choices.toggleInformation,
    toggleMine: choices.toggleMine,
    reload,
    refresh: () => (scope.isOpen() ? refreshed$.next() : week.reload()),
    replace: (record) => week.update((classes) => classes.map((one) => (isSameClass(one, record) ? record : one))),
  };
}

const nextIn = (now: {
  readonly load: Load<readonly BookableClass[]>;
  readonly types: readonly string[];
  readonly from: Day;
}): NextHit | null => (now.load.status === 'ready' ? nextHit(now.load.value, now.types, now.from) : null);

const isThere = (token: string | null): token is string => token !== null;

const NONE: readonly BookableClass[] = [];

/** The department's newest classes of any week: the last answer counts until the next one. */
const shownIn = ({ load, standIn }: Answer<WeekQuery, readonly BookableClass[]>): readonly BookableClass[] =>
  (load.status === 'ready' ? load.value : standIn) ?? NONE;
