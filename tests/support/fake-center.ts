import { idle, type Load } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import type { CenterStore } from '@felles/core/portal/center';
import { BehaviorSubject } from 'rxjs';

/** The part of a center's store that the timetable stands on, with its cells open to the test. */
export interface FakeCenter extends Pick<CenterStore, 'code' | 'chooseDepartment' | 'reloadDepartments'> {
  readonly isOpen$: BehaviorSubject<boolean>;
  readonly token$: BehaviorSubject<string | null>;
  readonly isLost$: BehaviorSubject<boolean>;
  readonly departments$: BehaviorSubject<Load<readonly Department[]>>;
  readonly departmentId$: BehaviorSubject<number | null>;
  /** How often the departments were asked for again. */
  readonly reloads: () => number;
}

export function fakeCenter(
  departments: Load<readonly Department[]> = idle,
  token: string | null = 'center-token',
): FakeCenter {
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const token$ = new BehaviorSubject(token);
  let reloads = 0;
  return {
    code: 'nordlys',
    isOpen$: new BehaviorSubject(true),
    token$,
    isLost$: new BehaviorSubject(false),
    departments$: new BehaviorSubject(departments),
    departmentId$,
    reloads: () => reloads,
    chooseDepartment: (id) => {
      if (id !== departmentId$.value) departmentId$.next(id);
    },
    reloadDepartments: () => {
      reloads += 1;
    },
  };
}

/** Departments with these ids, loaded. */
export const departments = (...ids: readonly number[]): Load<readonly Department[]> => ({
  status: 'ready',
  value: ids.map((id) => ({ id, navn: `Avdeling ${id}` })),
});
