import type { Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import { kroner } from '../../shared/money.ts';
import type { Department } from '../center/model.ts';
import { cardOf, type ListedMembership, type MembershipCard, membershipCard } from './cards.ts';
import type { MembershipChoice } from './choice.ts';
import { allowedDepartments, canClearDepartment, type DepartmentCard, departmentCard } from './departments.ts';
import type { MembershipMessage } from './messages.ts';
import type { MembershipGroup } from './model.ts';
import type { ListAnswer } from './port.ts';
import { activeGroups, emptyText, filterPlacement } from './rules.ts';

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
  readonly status: 'noDepartment' | 'loading' | 'ready' | 'failed';
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
    status: load.status === 'idle' ? 'loading' : load.status,
    failure: failureOf(load),
    cards: available.map(departmentCard),
    chosenId,
    canClear: canClearDepartment(available, now.arrivedDirectly),
  };
}

export function membershipsView(now: {
  readonly departmentId: number | null;
  readonly answer: ListAnswer;
  readonly visible: readonly ListedMembership[];
  readonly chosen: MembershipChoice | null;
  readonly hasVanished: boolean;
  readonly isRefused: boolean;
  readonly groupsLoad: Load<readonly MembershipGroup[]>;
  readonly groupIds: readonly number[];
}): MembershipsView {
  const { answer, visible, chosen, groupIds } = now;
  const groups = groupsIn(now.groupsLoad);
  const chosenCard = chosen && (cardOf(visible, chosen.membership.id) ?? membershipCard(chosen.membership, groups));
  const status = now.departmentId === null ? 'noDepartment' : statusOf(answer.load);
  return {
    status,
    failure: failureOf(answer.load) ?? (answer.refreshFailure && describeFailure(answer.refreshFailure)),
    cards: chosenCard ? [chosenCard] : visible.map(({ card }) => card),
    chosenId: chosen?.membership.id ?? null,
    others: chosen ? visible.filter(({ membership }) => membership.id !== chosen.membership.id).length : 0,
    formerPrice: chosen && hasOtherPrice(chosen) ? kroner(chosen.agreedPrice, ',') : null,
    empty: status === 'ready' && visible.length === 0 && !chosen ? emptyText(groupIds.length > 0) : null,
    hasVanished: now.hasVanished,
    refused: now.isRefused,
    filters: groups.map(({ id, name }) => ({ id, name, selected: groupIds.includes(id) })),
    placement: filterPlacement(groups),
    filtersFailure: failureOf(now.groupsLoad),
  };
}

export const groupsIn = (load: Load<readonly MembershipGroup[]>): readonly MembershipGroup[] =>
  load.status === 'ready' ? activeGroups(load.value) : [];

export const hasOtherPrice = ({ membership, agreedPrice }: MembershipChoice): boolean =>
  membership.cost_included_vat !== agreedPrice;

const statusOf = ({ status }: Load<unknown>): 'loading' | 'ready' | 'failed' =>
  status === 'idle' ? 'loading' : status;

const failureOf = (load: Load<unknown>): MembershipMessage | null =>
  load.status === 'failed' ? describeFailure(load.failure) : null;
