// What is asked of the memberships, and what changes from one question to the next.
import type { MembershipQuery } from './port.ts';
import type { ListChange } from './rules.ts';

/** One text for each question, so that two can be told apart. */
export const keyOf = ({ departmentId, groupIds }: MembershipQuery): string => [departmentId, ...groupIds].join();

/** What the visitor changed between two questions. */
export function changeBetween(before: MembershipQuery | null, after: MembershipQuery): ListChange {
  if (before?.departmentId !== after.departmentId) return 'department';
  return keyOf(before) === keyOf(after) ? 'same' : 'filters';
}

/** The same filters are the same question, also in another order. */
export const queryOf = (departmentId: number, groupIds: readonly number[]): MembershipQuery => ({
  departmentId,
  groupIds: groupIds.toSorted((a, b) => a - b),
});
