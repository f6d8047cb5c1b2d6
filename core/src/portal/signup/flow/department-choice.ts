// The choice of a department, for sign-ups without memberships.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { CenterStore } from '../../center/store.ts';
import { type DepartmentsView, departmentsView } from '../../membership/view.ts';

export interface DepartmentChoice {
  readonly view$: Behavior<DepartmentsView>;
  /** [P-MEMBERSHIP-08] [P-MEMBERSHIP-09] Chooses a department, or clears it if it is the chosen one. */
  choose(id: number): void;
}

/** The parts of the center's store for a sign-up that chooses no membership. */
export type ChoiceOfDepartment = Pick<CenterStore, 'departments$' | 'departmentId$' | 'chooseDepartment'>;

/** If the department is given, there is no choice. */
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
