import { filter, merge, type Observable, skip, switchMap, take, tap } from 'rxjs';
import type { KeyValue, PageAddress } from '../../shell/ports.ts';
import { initialDepartment } from '../center/rules.ts';
import type { CenterStore } from '../center/store.ts';
import type { Choices } from './choices.ts';
import type { TimetableSettings } from './model.ts';
import { keepSettings, readSettings } from './settings.ts';

interface Memory {
  readonly choices: Choices;
  readonly center: Pick<CenterStore, 'code' | 'departments$' | 'departmentId$' | 'chooseDepartment'>;
  readonly saved: KeyValue;
  readonly address: PageAddress;
}

/** Restores the stored settings, and then writes changes to the address and the storage, while it is subscribed. */
export const persistChoices = (memory: Memory): Observable<unknown> =>
  readSettings(memory.saved, memory.center.code).pipe(
    tap((saved) => memory.choices.restore(saved)),
    switchMap((saved) => settledIn(memory, saved)),
  );

/** Chooses the first department once the list is loaded, before anything is written. */
function settledIn(memory: Memory, saved: TimetableSettings | null): Observable<unknown> {
  const { center, address } = memory;
  const loaded$ = center.departments$.pipe(filter(({ status }) => status === 'ready'));
  const firstList$ = loaded$.pipe(take(1));
  return merge(
    loaded$.pipe(tap(() => chooseInitialDepartment(memory, saved))),
    firstList$.pipe(
      switchMap(() => center.departmentId$),
      tap((id) => showInAddress(address, id)),
    ),
    firstList$.pipe(switchMap(() => saveChanges(memory, saved))),
  );
}

function chooseInitialDepartment({ center, address, choices }: Memory, saved: TimetableSettings | null): void {
  const departments = center.departments$.value;
  if (departments.status !== 'ready') return;
  const chosen = center.departmentId$.value;
  const wanted = choices.touched.has('selectedDepartmentId')
    ? { fromAddress: null, saved: chosen }
    : { fromAddress: address.parameter('departmentId'), saved: chosen ?? saved?.selectedDepartmentId ?? null };
  center.chooseDepartment(initialDepartment(departments.value, wanted));
}

/** [P-TIMETABLE-40] The first value is the one just read, so only later ones are written. */
function saveChanges(
  { choices, center, saved: storage }: Memory,
  saved: TimetableSettings | null,
): Observable<unknown> {
  const { settings$, touched } = choices;
  return touched.size > 0
    ? keepSettings(storage, center.code, settings$, saved)
    : keepSettings(storage, center.code, settings$.pipe(skip(1)), saved ?? settings$.value);
}

/** [P-TIMETABLE-04] [P-TIMETABLE-05] The visitor can share the address, and a reload shows the same department. */
function showInAddress(address: PageAddress, departmentId: number | null): void {
  address.setParameter('departmentId', departmentId === null ? null : String(departmentId));
}
