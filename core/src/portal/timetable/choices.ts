import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { toggleItem } from '../../shared/collections.ts';
import { type Day, mondayOf } from '../../shared/dates.ts';
import type { CenterStore } from '../center/store.ts';
import type { TimetableSettings } from './model.ts';
import { moveWeeks, restoreMoment } from './rules.ts';

/** The visitor's choices: department, day and filters. */
export interface Choices {
  readonly today$: Behavior<Day>;
  readonly moment$: Behavior<Day>;
  readonly selectedTypes$: Behavior<readonly string[]>;
  readonly hideInformation$: Behavior<boolean>;
  /** [P-MEMBER-50] Whether only the member's own classes are shown; a new visit shows all. */
  readonly isMine$: Behavior<boolean>;
  /** All choices, in their stored form. */
  readonly settings$: Behavior<TimetableSettings>;
  /** Whether the stored settings have been restored. */
  readonly restored$: Behavior<boolean>;
  /** The settings that the visitor has changed: they win over stored ones and over the address. */
  readonly touched: ReadonlySet<keyof TimetableSettings>;
  /** Starts another visit, without changed settings. */
  begin(): void;
  /** Restores the stored settings once, except the department, which must exist. */
  restore(saved: TimetableSettings | null): void;
  followToday(today: Day): void;
  moveWeeks(count: number): void;
  showCurrentWeek(): void;
  chooseDay(day: Day): void;
  chooseDepartment(id: number | null): void;
  toggleType(type: string): void;
  clearTypes(): void;
  toggleInformation(): void;
  toggleMine(): void;
}

export function createChoices(center: Pick<CenterStore, 'departmentId$' | 'chooseDepartment'>, today: Day): Choices {
  const today$ = new BehaviorSubject(today);
  const moment$ = new BehaviorSubject(today);
  const selectedTypes$ = new BehaviorSubject<readonly string[]>([]);
  const hideInformation$ = new BehaviorSubject(false);
  const isMine$ = new BehaviorSubject(false);
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
    isMine$,
    settings$,
    restored$,
    touched,
    begin() {
      touched.clear();
      isMine$.next(false);
    },
    // [P-TIMETABLE-41] One by one: a setting changed meanwhile only keeps itself.
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
    toggleType: byHand('selectedFilters', (type: string) =>
      selectedTypes$.next(toggleItem(selectedTypes$.value, type)),
    ),
    clearTypes: byHand('selectedFilters', () => {
      selectedTypes$.next([]);
      isMine$.next(false);
    }),
    toggleMine: () => isMine$.next(!isMine$.value),
    toggleInformation: byHand('hideInformation', () => hideInformation$.next(!hideInformation$.value)),
  };
}
