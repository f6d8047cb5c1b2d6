// The question for memberships, and the change between two questions.
import type { MembershipQuery } from './port.ts';
import type { ListChange } from './rules.ts';

/** A text that identifies a question. */
export const keyOf = ({ departmentId, groupIds }: MembershipQuery): string => [departmentId, ...groupIds].join();

/** The visitor's change between two questions. */
export function changeBetween(before: MembershipQuery | null, after: MembershipQuery): ListChange {
  if (before?.departmentId !== after.departmentId) return 'department';
  return keyOf(before) === keyOf(after) ? 'same' : 'filters';
}

/** Sorted, as the order of the filters does not matter. */
export const membershipQuery = (departmentId: number, groupIds: readonly number[]): MembershipQuery => ({
  departmentId,
  groupIds: groupIds.toSorted((a, b) => a - b),
});
