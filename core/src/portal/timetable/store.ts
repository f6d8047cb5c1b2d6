import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subscription,
  skip,
  switchMap,
  timer,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, isoWeekNumber, mondayOf, osloDay } from '../../shared/dates.ts';
import { today } from '../../shared/today.ts';
import type { Address, KeyValue, Surroundings } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import { type Answer, askFor, NOTHING_ASKED } from './answers.ts';
import { createChoices } from './choices.ts';
import { type Layout, layoutFor } from './layout.ts';
import type { TimetablePort, WeekQuery } from './port.ts';
import { remembering } from './remembering.ts';
import { arrangeWeek, typesOf } from './rules.ts';
import { datesOf, type TimetableView, viewOf } from './view.ts';

/** A timetable left open, on a wall screen say, asks again this often (milliseconds). */
const REFRESH_EVERY = 15 * 60_000;

export interface TimetableStore {
  readonly view$: Behavior<TimetableView>;
  /** [P-TIMETABLE-31] Speaks when the window has changed between the wide and the narrow view. */
  readonly screenSizeChanged$: Observable<Layout>;
  open(): void;
  close(): void;
  moveWeeks(count: number): void;
  showCurrentWeek(): void;
  chooseDay(day: Day): void;
  chooseDepartment(id: number | null): void;
  toggleType(type: string): void;
  toggleInformation(): void;
  reload(): void;
}

export interface TimetableNeeds {
  readonly port: TimetablePort;
  readonly center: Pick<
    CenterStore,
    'code' | 'token$' | 'isLost$' | 'departments$' | 'departmentId$' | 'chooseDepartment' | 'reloadDepartments'
  >;
  readonly saved: KeyValue;
  readonly address: Address;
  readonly surroundings: Surroundings;
  readonly clock: SchedulerLike;
}

export function createTimetableStore(needs: TimetableNeeds): TimetableStore {
  const { center, clock, surroundings } = needs;
  const choices = createChoices(center, osloDay(clock.now()));
  const { today$, moment$, selectedTypes$, hideInformation$, restored$ } = choices;
  const refreshes$ = new BehaviorSubject(0);
  const answer$ = new BehaviorSubject<Answer>(NOTHING_ASKED);
  let running = Subscription.EMPTY;

  const layout$ = derive({ width: surroundings.width$ }, ({ width }) => layoutFor(width, surroundings.userAgent));
  const monday$ = derive({ moment: moment$ }, ({ moment }) => mondayOf(moment));

  // [P-TIMETABLE-37] Whatever changes here asks anew; the values tell only what to ask, the changes when.
  const question$ = derive(
    {
      restored: restored$,
      token: center.token$,
      departmentId: center.departmentId$,
      monday: monday$,
      filters: selectedTypes$,
      refreshes: refreshes$,
    },
    ({ restored, token, departmentId, monday }): { readonly query: WeekQuery | null } => ({
      query: restored && token !== null && departmentId !== null ? { monday, departmentId } : null,
    }),
  );

  // [P-TIMETABLE-38] A new question cancels the one before it, so a late answer is never shown.
  const answers$ = question$.pipe(
    switchMap(({ query }) => (query === null ? of(NOTHING_ASKED) : askFor(query, answer$.value, needs.port))),
  );

  // A week has only its own classes, so between a step to another week and its answer there are no cards.
  const cards$ = derive({ answer: answer$, monday: monday$ }, ({ answer, monday }) =>
    answer.load.status === 'ready' ? arrangeWeek(answer.load.value, monday) : [],
  );
  const currentWeek$ = derive({ today: today$ }, ({ today }) => isoWeekNumber(today));
  const calendar$ = derive({ monday: monday$ }, ({ monday }) => datesOf(monday));
  const types$ = derive({ answer: answer$ }, ({ answer }) => typesOf(answer.latest));

  const view$ = derive(
    {
      layout: layout$,
      departments: center.departments$,
      departmentId: center.departmentId$,
      selectedTypes: selectedTypes$,
      types: types$,
      cards: cards$,
      moment: moment$,
      calendar: calendar$,
      currentWeek: currentWeek$,
      today: today$,
      answer: answer$,
      hideInformation: hideInformation$,
      online: surroundings.online$,
      isLost: center.isLost$,
    },
    viewOf,
  );

  /** Asks again for whatever is missing or may be old. */
  function reload(): void {
    if (center.departments$.value.status === 'failed') center.reloadDepartments();
    refreshes$.next(refreshes$.value + 1);
  }

  return {
    view$,
    screenSizeChanged$: layout$.pipe(skip(1)),
    open() {
      running.unsubscribe();
      running = new Subscription();
      choices.begin();
      const isBackOnline$ = surroundings.online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean));
      const refreshTimes$ = timer(REFRESH_EVERY, REFRESH_EVERY, clock);
      running.add(today(clock).subscribe(choices.followToday));
      running.add(answers$.subscribe((answer) => answer$.next(answer)));
      running.add(merge(isBackOnline$, refreshTimes$).subscribe(reload));
      running.add(remembering({ choices, center, saved: needs.saved, address: needs.address }).subscribe());
    },
    close: () => running.unsubscribe(),
    moveWeeks: choices.moveWeeks,
    showCurrentWeek: choices.showCurrentWeek,
    chooseDay: choices.chooseDay,
    chooseDepartment: choices.chooseDepartment,
    toggleType: choices.toggleType,
    toggleInformation: choices.toggleInformation,
    reload,
  };
}
