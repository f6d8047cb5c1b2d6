import {
  BehaviorSubject,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
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
import { toggled } from '../../shared/collections.ts';
import { type Day, mondayOf, osloDay } from '../../shared/dates.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure, Result } from '../../shared/result.ts';
import type { Address, KeyValue, Surroundings } from '../../shell/ports.ts';
import { initialDepartment } from '../center/rules.ts';
import type { CenterStore } from '../center/store.ts';
import type { ClassSession, TimetableSettings } from './model.ts';
import type { TimetablePort, WeekQuery } from './port.ts';
import {
  arrangeWeek,
  type Layout,
  layoutFor,
  moveWeeks,
  restoreMoment,
  sameSessions,
  TIMETABLE,
  typesOf,
} from './rules.ts';
import { readSettings, writeSettings } from './settings.ts';
import { filtersOf, type TimetableView, weekOf } from './view.ts';

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

/** What the service last said of a week, and whether a quiet second asking failed since. */
interface Answer {
  readonly asked: WeekQuery | null;
  readonly load: Load<readonly ClassSession[]>;
  /** The newest classes of the same department, so that the filters stay while another week loads. */
  readonly latest: readonly ClassSession[];
  readonly refreshFailure: Failure | null;
}

const NOTHING_ASKED: Answer = { asked: null, load: idle, latest: [], refreshFailure: null };

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
  const answers$ = question$.pipe(switchMap(({ query }) => (query === null ? of(NOTHING_ASKED) : ask(query))));

  function ask(query: WeekQuery): Observable<Answer> {
    const before = answer$.value;
    const known = sameQuery(before.asked, query) && before.load.status === 'ready';
    const latest = before.asked?.departmentId === query.departmentId ? before.latest : [];
    const begin: Answer = { asked: query, load: loading, latest, refreshFailure: null };
    const reply$ = needs.port
      .sessions(query)
      .pipe(map((result) => (known ? refreshed(before, result) : first(begin, result))));
    return concat(known ? EMPTY : of(begin), reply$);
  }

  const cards$ = derive({ answer: answer$ }, ({ answer }) =>
    answer.asked !== null && answer.load.status === 'ready' ? arrangeWeek(answer.load.value, answer.asked.monday) : [],
  );
  const types$ = derive({ answer: answer$ }, ({ answer }) => typesOf(answer.latest));
  const departmentNames$ = derive({ load: center.departments$ }, ({ load }) =>
    load.status === 'ready' ? load.value.map(({ id, navn }) => ({ id, name: navn })) : [],
  );

  const view$ = derive(
    {
      layout: layout$,
      departments: center.departments$,
      names: departmentNames$,
      departmentId: center.departmentId$,
      selectedTypes: selectedTypes$,
      types: types$,
      cards: cards$,
      moment: moment$,
      today: today$,
      answer: answer$,
      hideInformation: hideInformation$,
      online: surroundings.online$,
    },
    (now): TimetableView => {
      const failure = failureOf(now.departments) ?? failureOf(now.answer.load);
      return {
        layout: now.layout,
        departments: now.names,
        departmentId: now.departmentId,
        filters: filtersOf(now.types, now.selectedTypes),
        week: weekOf(now),
        status: failure ? 'failed' : STATUS[now.departments.status === 'loading' ? 'loading' : now.answer.load.status],
        failure: failure && describeFailure(failure),
        notice: noticeOf(now.answer, now.online),
        hideInformation: now.hideInformation,
      };
    },
  );

  /** [P-TIMETABLE-41] What was saved comes back, but nothing the visitor has chosen meanwhile is taken from them. */
  function restore(saved: TimetableSettings | null): void {
    if (saved && !touched) {
      moment$.next(restoreMoment(saved.currentMoment, today$.value));
      selectedTypes$.next(saved.selectedFilters);
      hideInformation$.next(saved.hideInformation);
    }
    restored$.next(true);
  }

  function beginWithDepartment(saved: TimetableSettings | null): Subscription {
    return center.departments$.subscribe((departments) => {
      if (departments.status !== 'ready') return;
      const fromAddress = needs.address.parameter('departmentId');
      const wanted = { fromAddress, saved: center.departmentId$.value ?? saved?.selectedDepartmentId ?? null };
      center.chooseDepartment(initialDepartment(departments.value, wanted));
    });
  }

  function followToday(today: Day): void {
    const wasToday = moment$.value === today$.value;
    today$.next(today);
    if (wasToday || mondayOf(moment$.value) < mondayOf(today)) moment$.next(today);
  }

  const byHand =
    <A extends readonly unknown[]>(command: (...given: A) => void) =>
    (...given: A): void => {
      touched = true;
      command(...given);
    };

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
      const days$ = timer(0, 60_000, clock).pipe(
        map(() => osloDay(clock.now())),
        distinctUntilChanged(),
      );
      running.add(days$.subscribe(followToday));
      running.add(answers$.subscribe((answer) => answer$.next(answer)));
      const isBackOnline$ = surroundings.online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean));
      running.add(merge(isBackOnline$, timer(TIMETABLE.refreshEvery, TIMETABLE.refreshEvery, clock)).subscribe(reload));
      running.add(
        readSettings(needs.saved, center.code).subscribe((saved) => {
          restore(restored$.value ? null : saved);
          running.add(beginWithDepartment(saved));
          running.add(center.departmentId$.subscribe((id) => showInAddress(needs.address, id)));
          // [P-TIMETABLE-40] The first value is what was just read, so only changes are written.
          running.add(settings$.pipe(skip(1)).subscribe((now) => writeSettings(needs.saved, center.code, now)));
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

const STATUS = { idle: 'waiting', loading: 'loading', ready: 'ready', failed: 'failed' } as const;

const sameQuery = (a: WeekQuery | null, b: WeekQuery): boolean =>
  a !== null && a.monday === b.monday && a.departmentId === b.departmentId;

/** The first answer to a question: an empty week and the reason when it failed. */
function first(begun: Answer, result: Result<readonly ClassSession[]>): Answer {
  return { ...begun, load: toLoad(result), latest: result.ok ? result.value : begun.latest };
}

/** A quiet second answer: the classes that are shown stay, unless there are newer ones. */
function refreshed(shown: Answer, result: Result<readonly ClassSession[]>): Answer {
  if (!result.ok) return { ...shown, refreshFailure: result.error };
  if (sameSessions(result.value, shown.latest))
    return shown.refreshFailure ? { ...shown, refreshFailure: null } : shown;
  return { ...shown, load: toLoad(result), latest: result.value, refreshFailure: null };
}

const failureOf = (load: Load<unknown>): Failure | null => (load.status === 'failed' ? load.failure : null);

function noticeOf(answer: Answer, online: boolean): TimetableView['notice'] {
  if (!online) return { key: 'timetable.offline', params: {} };
  if (!answer.refreshFailure) return null;
  return { key: 'timetable.notRefreshed', params: { reason: describeFailure(answer.refreshFailure) } };
}

/** [P-TIMETABLE-04] [P-TIMETABLE-05] */
function showInAddress(address: Address, departmentId: number | null): void {
  address.setParameter('departmentId', departmentId === null ? null : String(departmentId));
}
