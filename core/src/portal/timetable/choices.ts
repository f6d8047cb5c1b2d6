import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { toggled } from '../../shared/collections.ts';
import { type Day, mondayOf } from '../../shared/dates.ts';
import type { CenterStore } from '../center/store.ts';
import type { TimetableSettings } from './model.ts';
import { moveWeeks, restoreMoment } from './rules.ts';

/** What the visitor has chosen to see. */
export interface Choices {
  readonly today$: Behavior<Day>;
  readonly moment$: Behavior<Day>;
  readonly selectedTypes$: Behavior<readonly string[]>;
  readonly hideInformation$: Behavior<boolean>;
  /** All of it, as it is remembered. */
  readonly settings$: Behavior<TimetableSettings>;
  /** Whether what was remembered has come back, if there was anything. */
  readonly restored$: Behavior<boolean>;
  /** What the visitor has set by hand: it wins over what was remembered and over the address. */
  readonly touched: ReadonlySet<keyof TimetableSettings>;
  /** Another visit to the page, on which nothing has been set by hand yet. */
  begin(): void;
  /** Brings back what was remembered, once; the department excepted, which must be among those there are. */
  restore(saved: TimetableSettings | null): void;
  followToday(today: Day): void;
  moveWeeks(count: number): void;
  showCurrentWeek(): void;
  chooseDay(day: Day): void;
  chooseDepartment(id: number | null): void;
  toggleType(type: string): void;
  toggleInformation(): void;
}

export function createChoices(center: Pick<CenterStore, 'departmentId$' | 'chooseDepartment'>, today: Day): Choices {
  const today$ = new BehaviorSubject(today);
  const moment$ = new BehaviorSubject(today);
  const selectedTypes$ = new BehaviorSubject<readonly string[]>([]);
  const hideInformation$ = new BehaviorSubject(false);
  const restored$ = new BehaviorSubject(false);
  const touched = new Set<keyof TimetableSettings>();

  const settings$ = derive(
    { moment: moment$, departmentId: center.departmentId$, filters: selectedTypes$, hidden: hideInformation$ },
    (now): TimetableSettings => ({
      currentMoment: now.moment,
      selectedDepartmentId: now.departmentId,
      selectedFilters: now.filters,
      hideInformation: now.hidden,
    }),
  );

  const byHand =
    <A extends readonly unknown[]>(setting: keyof TimetableSettings, command: (...given: A) => void) =>
    (...given: A): void => {
      touched.add(setting);
      command(...given);
    };

  return {
    today$,
    moment$,
    selectedTypes$,
    hideInformation$,
    settings$,
    restored$,
    touched,
    begin: () => touched.clear(),
    // [P-TIMETABLE-41] Each by itself: what was set meanwhile takes nothing but its own place.
    restore(saved) {
      if (saved && !restored$.value) {
        if (!touched.has('currentMoment')) moment$.next(restoreMoment(saved.currentMoment, today$.value));
        if (!touched.has('selectedFilters')) selectedTypes$.next(saved.selectedFilters);
        if (!touched.has('hideInformation')) hideInformation$.next(saved.hideInformation);
      }
      restored$.next(true);
    },
    followToday(now) {
      const wasToday = moment$.value === today$.value;
      today$.next(now);
      if (wasToday || mondayOf(moment$.value) < mondayOf(now)) moment$.next(now);
    },
    moveWeeks: byHand('currentMoment', (count: number) => moment$.next(moveWeeks(moment$.value, count, today$.value))),
    showCurrentWeek: byHand('currentMoment', () => moment$.next(today$.value)),
    chooseDay: byHand('currentMoment', (day: Day) => moment$.next(day)),
    chooseDepartment: byHand('selectedDepartmentId', (id: number | null) => center.chooseDepartment(id)),
    toggleType: byHand('selectedFilters', (type: string) => selectedTypes$.next(toggled(selectedTypes$.value, type))),
    toggleInformation: byHand('hideInformation', () => hideInformation$.next(!hideInformation$.value)),
  };
}
