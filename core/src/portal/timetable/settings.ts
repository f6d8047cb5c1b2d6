import { concatMap, defer, filter, map, merge, type Observable, skip, switchMap, take, tap } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue, PageAddress } from '../../shell/ports.ts';
import { initialDepartment } from '../center/rules.ts';
import type { CenterStore } from '../center/store.ts';
import type { Choices } from './choices.ts';
import { TimetableSettings } from './model.ts';
import { settingsKey } from './rules.ts';

/** The stored settings; null if there are none, or they are invalid. */
export function readSettings(saved: KeyValue, centerCode: string): Observable<TimetableSettings | null> {
  return saved
    .read(settingsKey(centerCode))
    .pipe(map((text) => (text.ok && text.value ? parseSettings(text.value) : null)));
}

/** Stores each change of the settings. Without storage, the timetable works, but forgets them. */
const keepSettings = (
  saved: KeyValue,
  centerCode: string,
  settings$: Observable<TimetableSettings>,
  read: TimetableSettings | null,
): Observable<unknown> =>
  defer(() => {
    let before = read;
    return settings$.pipe(
      // One after the other, as each write starts from the last one.
      concatMap((now) => {
        const last = before;
        before = now;
        return readSettings(saved, centerCode).pipe(
          map((stored) => mergedSettings({ stored, before: last, now })),
          switchMap((merged) =>
            saved.write(settingsKey(centerCode), JSON.stringify(z.encode(TimetableSettings, merged))),
          ),
        );
      }),
    );
  });

/** Writes only the changed settings, as another page may have changed others. */
function mergedSettings({
  stored,
  before,
  now,
}: {
  readonly stored: TimetableSettings | null;
  readonly before: TimetableSettings | null;
  readonly now: TimetableSettings;
}): TimetableSettings {
  if (stored === null || before === null) return now;
  const field = <N extends keyof TimetableSettings>(name: N): TimetableSettings[N] =>
    JSON.stringify(before[name]) === JSON.stringify(now[name]) ? stored[name] : now[name];
  return {
    currentMoment: field('currentMoment'),
    selectedDepartmentId: field('selectedDepartmentId'),
    selectedFilters: field('selectedFilters'),
    hideInformation: field('hideInformation'),
  };
}

export function parseSettings(text: string): TimetableSettings | null {
  try {
    const parsed = z.safeDecode(TimetableSettings, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // not JSON: another program wrote it
  }
}

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
