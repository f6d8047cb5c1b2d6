// The choice of a department, for the sign-ups in which there is nothing else to choose.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { CenterStore } from '../../center/store.ts';
import { type DepartmentsView, departmentsView } from '../../membership/view.ts';

export interface DepartmentChoice {
  readonly view$: Behavior<DepartmentsView>;
  /** [P-MEMBERSHIP-08] [P-MEMBERSHIP-09] Chooses a department, or lets go of it when it is the chosen one. */
  choose(id: number): void;
}

export type ChoiceOfDepartment = Pick<CenterStore, 'departments$' | 'departmentId$' | 'chooseDepartment'>;

/** Where something else has settled which one it is, there is no other to choose. */
export function createDepartmentChoice(
  { departments$, departmentId$, chooseDepartment }: ChoiceOfDepartment,
  settledId$: Behavior<number | null> = new BehaviorSubject(null),
): DepartmentChoice {
  const view$ = derive(
    { departments: departments$, chosenId: departmentId$, settledId: settledId$ },
    ({ settledId, ...now }) =>
      departmentsView({ ...now, allowedIds: settledId === null ? null : [settledId], arrivedDirectly: false }),
  );
  return {
    view$,
    choose(id) {
      const { chosenId, canClear, cards } = view$.value;
      if (id !== chosenId && cards.some((card) => card.id === id)) chooseDepartment(id);
      else if (id === chosenId && canClear) chooseDepartment(null);
    },
  };
}
