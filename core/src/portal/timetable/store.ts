import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subscription,
  skip,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { toggled } from '../../shared/collections.ts';
import { type Day, isoWeekNumber, mondayOf, osloDay } from '../../shared/dates.ts';
import type { Address, KeyValue, Surroundings } from '../../shell/ports.ts';
import { initialDepartment } from '../center/rules.ts';
import type { CenterStore } from '../center/store.ts';
import { type Answer, askFor, NOTHING_ASKED } from './answers.ts';
import type { TimetableSettings } from './model.ts';
import type { TimetablePort, WeekQuery } from './port.ts';
import { arrangeWeek, type Layout, layoutFor, moveWeeks, restoreMoment, TIMETABLE, typesOf } from './rules.ts';
import { readSettings, writeSettings } from './settings.ts';
import { datesOf, type TimetableView, viewOf } from './view.ts';

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
    'code' | 'token$' | 'departments$' | 'departmentId$' | 'chooseDepartment' | 'reloadDepartments'
  >;
  readonly saved: KeyValue;
  readonly address: Address;
  readonly surroundings: Surroundings;
  readonly clock: SchedulerLike;
}

export function createTimetableStore(needs: TimetableNeeds): TimetableStore {
  const { center, clock, surroundings } = needs;
  const today$ = new BehaviorSubject<Day>(osloDay(clock.now()));
  const moment$ = new BehaviorSubject<Day>(today$.value);
  const selectedTypes$ = new BehaviorSubject<readonly string[]>([]);
  const hideInformation$ = new BehaviorSubject(false);
  const restored$ = new BehaviorSubject(false);
  const refreshes$ = new BehaviorSubject(0);
  const answer$ = new BehaviorSubject<Answer>(NOTHING_ASKED);
  let touched = false;
  let running = Subscription.EMPTY;

  const layout$ = derive({ width: surroundings.width$ }, ({ width }) => layoutFor(width, surroundings.userAgent));
  const monday$ = derive({ moment: moment$ }, ({ moment }) => mondayOf(moment));

  const settings$ = derive(
    { moment: moment$, departmentId: center.departmentId$, filters: selectedTypes$, hidden: hideInformation$ },
    (now): TimetableSettings => ({
      currentMoment: now.moment,
      selectedDepartmentId: now.departmentId,
      selectedFilters: now.filters,
      hideInformation: now.hidden,
    }),
  );

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

  // Between a step to another week and its answer there are no cards, never those of the week before.
  const cards$ = derive({ answer: answer$, monday: monday$ }, ({ answer, monday }) =>
    answer.asked?.monday === monday && answer.load.status === 'ready' ? arrangeWeek(answer.load.value, monday) : [],
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
    },
    viewOf,
  );

  /** [P-TIMETABLE-41] What was saved comes back, but nothing the visitor has chosen meanwhile is taken from them. */
  function restore(saved: TimetableSettings | null): void {
    if (saved && !touched && !restored$.value) {
      moment$.next(restoreMoment(saved.currentMoment, today$.value));
      selectedTypes$.next(saved.selectedFilters);
      hideInformation$.next(saved.hideInformation);
    }
    restored$.next(true);
  }

  /** Once settings and departments are there: begins with the right one, then keeps address and storage true. */
  function settleIn(saved: TimetableSettings | null): Subscription {
    const loaded$ = center.departments$.pipe(filter(({ status }) => status === 'ready'));
    const settled = loaded$.subscribe(() => chooseInitialDepartment(saved));
    const begun$ = loaded$.pipe(take(1));
    settled.add(begun$.pipe(switchMap(() => center.departmentId$)).subscribe((id) => showInAddress(needs.address, id)));
    // [P-TIMETABLE-40] The first value is what was just read, so only changes are written.
    const unsaved$ = begun$.pipe(switchMap(() => (touched ? settings$ : settings$.pipe(skip(1)))));
    settled.add(unsaved$.subscribe((now) => writeSettings(needs.saved, center.code, now)));
    return settled;
  }

  function chooseInitialDepartment(saved: TimetableSettings | null): void {
    const departments = center.departments$.value;
    if (departments.status !== 'ready') return;
    const fromAddress = needs.address.parameter('departmentId');
    const wanted = { fromAddress, saved: center.departmentId$.value ?? saved?.selectedDepartmentId ?? null };
    center.chooseDepartment(initialDepartment(departments.value, wanted));
  }

  function followToday(today: Day): void {
    const wasToday = moment$.value === today$.value;
    today$.next(today);
    if (wasToday || mondayOf(moment$.value) < mondayOf(today)) moment$.next(today);
  }

  /** Asks again for whatever is missing or may be old. */
  function reload(): void {
    if (center.departments$.value.status === 'failed') center.reloadDepartments();
    refreshes$.next(refreshes$.value + 1);
  }

  const byHand =
    <A extends readonly unknown[]>(command: (...given: A) => void) =>
    (...given: A): void => {
      touched = true;
      command(...given);
    };

  return {
    view$,
    screenSizeChanged$: layout$.pipe(skip(1)),
    open() {
      running.unsubscribe();
      running = new Subscription();
      const days$ = timer(0, TIMETABLE.lookAtDayEvery, clock).pipe(map(() => osloDay(clock.now())));
      const isBackOnline$ = surroundings.online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean));
      const refreshTimes$ = timer(TIMETABLE.refreshEvery, TIMETABLE.refreshEvery, clock);
      running.add(days$.pipe(distinctUntilChanged()).subscribe(followToday));
      running.add(answers$.subscribe((answer) => answer$.next(answer)));
      running.add(merge(isBackOnline$, refreshTimes$).subscribe(reload));
      running.add(
        readSettings(needs.saved, center.code).subscribe((saved) => {
          restore(saved);
          running.add(settleIn(saved));
        }),
      );
    },
    close: () => running.unsubscribe(),
    moveWeeks: byHand((count: number) => moment$.next(moveWeeks(moment$.value, count, today$.value))),
    showCurrentWeek: byHand(() => moment$.next(today$.value)),
    chooseDay: byHand((day: Day) => moment$.next(day)),
    chooseDepartment: byHand((id: number | null) => center.chooseDepartment(id)),
    toggleType: byHand((type: string) => selectedTypes$.next(toggled(selectedTypes$.value, type))),
    toggleInformation: byHand(() => hideInformation$.next(!hideInformation$.value)),
    reload,
  };
}

/** [P-TIMETABLE-04] [P-TIMETABLE-05] */
function showInAddress(address: Address, departmentId: number | null): void {
  address.setParameter('departmentId', departmentId === null ? null : String(departmentId));
}
