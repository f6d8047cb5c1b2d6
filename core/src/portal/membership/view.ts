import type { Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { MembershipMessage } from '../../texts/membership.ts';
import type { Department } from '../center/model.ts';
import type { MembershipCard } from './cards.ts';
import type { MembershipChoice } from './choice.ts';
import { allowedDepartments, canClearDepartment, type DepartmentCard, departmentCard } from './departments.ts';
import type { Membership, MembershipGroup } from './model.ts';
import { activeGroups } from './rules.ts';

/** The step that chooses a department; `canClear` is false where a department must stay chosen. */
export interface DepartmentsView {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: MembershipMessage | null;
  readonly cards: readonly DepartmentCard[];
  readonly chosenId: number | null;
  readonly canClear: boolean;
}

/** A button above the memberships that shows or hides a group. */
export interface GroupFilter {
  readonly id: number;
  readonly name: string;
  readonly selected: boolean;
}

/** The step that chooses a membership. */
export interface MembershipsView {
  readonly status: Load<unknown>['status'];
  readonly failure: MembershipMessage | null;
  /** [P-MEMBERSHIP-19] Only the chosen one while one is chosen. */
  readonly cards: readonly MembershipCard[];
  readonly chosenId: number | null;
  /** The number of other memberships while one is chosen. */
  readonly others: number;
  /** The price at the time of the choice, if it has changed since. */
  readonly formerPrice: string | null;
  /** The text instead of cards. */
  readonly empty: MembershipMessage | null;
  /** Whether the chosen membership is no longer offered; until the visitor makes another choice. */
  readonly hasVanished: boolean;
  /** Whether a link led to a membership that a member cannot choose. */
  readonly refused: boolean;
  readonly filters: readonly GroupFilter[];
  readonly placement: 'inline' | 'toggle';
  readonly filtersFailure: MembershipMessage | null;
}

/** Both choices, which one page may show together. */
export interface MembershipView {
  readonly departments: DepartmentsView;
  readonly memberships: MembershipsView;
}

export function departmentsView(now: {
  readonly departments: Load<readonly Department[]>;
  readonly allowedIds: readonly number[] | null;
  readonly chosenId: number | null;
  readonly arrivedDirectly: boolean;
}): DepartmentsView {
  const { departments: load, chosenId } = now;
  const available = load.status === 'ready' ? allowedDepartments(load.value, now.allowedIds) : [];
  return {
    status: statusOf(load),
    failure: failureOf(load),
    cards: available.map(departmentCard),
    chosenId,
    canClear: canClearDepartment(available, now.arrivedDirectly),
  };
}

export const groupsIn = (load: Load<readonly MembershipGroup[]>): readonly MembershipGroup[] =>
  load.status === 'ready' ? activeGroups(load.value) : [];

export const hasOtherPrice = ({ membership, agreedPrice }: MembershipChoice): boolean =>
  membership.cost_included_vat !== agreedPrice;

export const statusOf = ({ status }: Load<unknown>): 'loading' | 'ready' | 'failed' =>
  status === 'idle' ? 'loading' : status;

export const failureOf = (load: Load<unknown>): MembershipMessage | null =>
  load.status === 'failed' ? describeFailure(load.failure) : null;

/** The two choices, as the steps of a flow read them. */
export interface MembershipFacts {
  readonly department: Department | null;
  /** Null also until the chosen department's list confirms the choice. */
  readonly membership: Membership | null;
  /** Whether the list has arrived without any membership to choose. */
  readonly listIsEmpty: boolean;
  readonly arrivedDirectly: boolean;
  /** Whether the price has changed since the choice, and the visitor has not agreed to that. */
  readonly priceChanged: boolean;
}
