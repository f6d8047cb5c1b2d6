// The choice after a new list has arrived.
import type { Membership, MembershipQuery } from './model.ts';
import { isVisible, type ListChange, onlyMembership, outcomeOfMissing, type Viewer } from './rules.ts';

/** The chosen membership. */
export interface MembershipChoice {
  readonly membership: Membership;
  /** The key of the question; the choice counts only while this is the current one. */
  readonly question: string;
  /** The price that the visitor has agreed to; the membership's own may differ by now. */
  readonly agreedPrice: number;
}

export const choose = (membership: Membership, question: string): MembershipChoice => ({
  membership,
  question,
  agreedPrice: membership.cost_included_vat,
});

export interface Arrival {
  readonly list: readonly Membership[];
  /** The key of the list's question. */
  readonly question: string;
  readonly groupIds: readonly number[];
  readonly change: ListChange;
  readonly viewer: Viewer;
}

/** The choice after a list has arrived, and whether the chosen membership is no longer in it. */
export function choiceAfter(
  chosen: MembershipChoice | null,
  { list, question, groupIds, change, viewer }: Arrival,
): { readonly chosen: MembershipChoice | null; readonly vanished: boolean } {
  const only = onlyMembership(list, groupIds, viewer);
  const chosenByItself = only && choose(only, question);
  if (chosen === null) return { chosen: chosenByItself, vanished: false };
  const found = list.find(({ id }) => id === chosen.membership.id);
  // Ignores the login: it decides who may choose it, not whether it is in the list.
  if (found && isVisible(found, { ...viewer, loggedIn: false }, found.id)) {
    return { chosen: { ...chosen, membership: found, question }, vanished: false };
  }
  const outcome = outcomeOfMissing(change, viewer.arrivedDirectly);
  if (outcome === 'stays') return { chosen: { ...chosen, question }, vanished: false };
  return { chosen: chosenByItself, vanished: outcome === 'vanished' };
}

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
