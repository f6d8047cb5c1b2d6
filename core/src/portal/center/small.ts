import { BehaviorSubject } from 'rxjs';
import { derive } from '../../shared/behavior.ts';
import { idle, type Load, loading, mapLoad, toLoad } from '../../shared/load.ts';
import { andThen } from '../../shared/reply.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import type { CenterPort, Department } from './model.ts';
import { offeredDepartments } from './rules.ts';
import type { CenterStore } from './store.ts';
import { findService, type ServiceNeeds, type TokenKeeper } from './token.ts';

/** The part of a center that a timetable reads. */
export type TimetableCenter = Pick<
  CenterStore,
  | 'code'
  | 'isOpen$'
  | 'token$'
  | 'isLost$'
  | 'departments$'
  | 'departmentId$'
  | 'chooseDepartment'
  | 'reloadDepartments'
>;

/** A center with its token and its departments, and without looks, terms and parameters of the address. */
export interface SmallCenter extends TimetableCenter {
  open(): void;
  close(): void;
}

/** Less than `CenterNeeds`, for a page such as a timetable alone. */
export interface SmallCenterNeeds extends ServiceNeeds {
  readonly code: string;
  readonly port: Pick<CenterPort, 'manifest' | 'departments'>;
  readonly keeper: TokenKeeper;
}

/** Asks for the manifest, the token and the departments, and for nothing else. */
export function createSmallCenter(needs: SmallCenterNeeds): SmallCenter {
  const { code, port, keeper, access } = needs;
  const isOpen$ = new BehaviorSubject(false);
  const departments$ = new BehaviorSubject<Load<readonly Department[]>>(idle);
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const scope = createScope();
  const asking = createSlot();

  function reloadDepartments(): void {
    departments$.next(loading);
    const isFound = access.value.token !== null;
    const answer = isFound ? port.departments() : andThen(findService(needs), () => port.departments());
    asking.run(answer, (departments) => departments$.next(mapLoad(toLoad(departments), offeredDepartments)));
  }

  return {
    code,
    isOpen$,
    token$: derive({ access }, ({ access: { token } }) => token),
    isLost$: derive({ lost: keeper.lost$ }, ({ lost }) => lost !== null),
    departments$,
    departmentId$,
    chooseDepartment(id) {
      if (id !== departmentId$.value) departmentId$.next(id);
    },
    reloadDepartments,
    open() {
      scope.reopen();
      scope.add(keeper.watch());
      scope.add(asking.end);
      isOpen$.next(true);
      reloadDepartments();
    },
    close() {
      isOpen$.next(false);
      scope.close();
    },
  };
}
