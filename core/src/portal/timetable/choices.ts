import { BehaviorSubject, filter, Subscription, skip, switchMap, take } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { toggled } from '../../shared/collections.ts';
import { type Day, mondayOf } from '../../shared/dates.ts';
import type { Address, KeyValue } from '../../shell/ports.ts';
import { initialDepartment } from '../center/rules.ts';
import type { CenterStore } from '../center/store.ts';
import type { TimetableSettings } from './model.ts';
import { moveWeeks, restoreMoment } from './rules.ts';
import { keepSettings, readSettings } from './settings.ts';

/** What the visitor has chosen to see, remembered from one visit to the next. */
export interface Choices {
  readonly moment$: Behavior<Day>;
  readonly selectedTypes$: Behavior<readonly string[]>;
  readonly hideInformation$: Behavior<boolean>;
  /** Whether what was remembered has come back, if there was anything. */
  readonly restored$: Behavior<boolean>;
  /** Brings back what was remembered, and remembers what is chosen from then on. */
  begin(): Subscription;
  followToday(today: Day): void;
  moveWeeks(count: number): void;
  showCurrentWeek(): void;
  chooseDay(day: Day): void;
  chooseDepartment(id: number | null): void;
  toggleType(type: string): void;
  toggleInformation(): void;
}

export interface ChoicesNeeds {
  readonly center: Pick<CenterStore, 'code' | 'departments$' | 'departmentId$' | 'chooseDepartment'>;
  readonly saved: KeyValue;
  readonly address: Address;
  readonly today$: BehaviorSubject<Day>;
}

export function createChoices({ center, saved: storage, address, today$ }: ChoicesNeeds): Choices {
  const moment$ = new BehaviorSubject<Day>(today$.value);
  const selectedTypes$ = new BehaviorSubject<readonly string[]>([]);
  const hideInformation$ = new BehaviorSubject(false);
  const restored$ = new BehaviorSubject(false);
  let touched = false;

  const settings$ = derive(
    { moment: moment$, departmentId: center.departmentId$, filters: selectedTypes$, hidden: hideInformation$ },
    (now): TimetableSettings => ({
      currentMoment: now.moment,
      selectedDepartmentId: now.departmentId,
      selectedFilters: now.filters,
      hideInformation: now.hidden,
    }),
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
    settled.add(begun$.pipe(switchMap(() => center.departmentId$)).subscribe((id) => showInAddress(address, id)));
    // [P-TIMETABLE-40] The first value is what was just read, so only changes are written.
    const kept$ = begun$.pipe(
      switchMap(() =>
        touched
          ? keepSettings(storage, center.code, settings$, saved)
          : keepSettings(storage, center.code, settings$.pipe(skip(1)), saved ?? settings$.value),
      ),
    );
    settled.add(kept$.subscribe());
    return settled;
  }

  function chooseInitialDepartment(saved: TimetableSettings | null): void {
    const departments = center.departments$.value;
    if (departments.status !== 'ready') return;
    const fromAddress = address.parameter('departmentId');
    const wanted = { fromAddress, saved: center.departmentId$.value ?? saved?.selectedDepartmentId ?? null };
    center.chooseDepartment(initialDepartment(departments.value, wanted));
  }

  const byHand =
    <A extends readonly unknown[]>(command: (...given: A) => void) =>
    (...given: A): void => {
      touched = true;
      command(...given);
    };

  return {
    moment$,
    selectedTypes$,
    hideInformation$,
    restored$,
    begin() {
      const begun = new Subscription();
      begun.add(
        readSettings(storage, center.code).subscribe((saved) => {
          restore(saved);
          begun.add(settleIn(saved));
        }),
      );
      return begun;
    },
    followToday(today) {
      const wasToday = moment$.value === today$.value;
      today$.next(today);
      if (wasToday || mondayOf(moment$.value) < mondayOf(today)) moment$.next(today);
    },
    moveWeeks: byHand((count: number) => moment$.next(moveWeeks(moment$.value, count, today$.value))),
    showCurrentWeek: byHand(() => moment$.next(today$.value)),
    chooseDay: byHand((day: Day) => moment$.next(day)),
    chooseDepartment: byHand((id: number | null) => center.chooseDepartment(id)),
    toggleType: byHand((type: string) => selectedTypes$.next(toggled(selectedTypes$.value, type))),
    toggleInformation: byHand(() => hideInformation$.next(!hideInformation$.value)),
  };
}

/** [P-TIMETABLE-04] [P-TIMETABLE-05] */
function showInAddress(address: Address, departmentId: number | null): void {
  address.setParameter('departmentId', departmentId === null ? null : String(departmentId));
}
