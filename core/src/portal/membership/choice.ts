// What becomes of a choice when a list arrives.
import type { Membership } from './model.ts';
import { isVisible, type ListChange, onlyMembership, outcomeOfMissing, type Viewer } from './rules.ts';

/** A membership that has been chosen from the list that a question brought. */
export interface Chosen {
  readonly membership: Membership;
  /** The question's key: the choice stands only as long as this is what is asked. */
  readonly question: string;
  /** The price that the visitor has agreed to; the membership may cost another one by now. */
  readonly agreedPrice: number;
}

export const choose = (membership: Membership, question: string): Chosen => ({
  membership,
  question,
  agreedPrice: membership.cost_included_vat,
});

export interface Arrival {
  readonly list: readonly Membership[];
  /** The key of the question the list answers. */
  readonly question: string;
  readonly groupIds: readonly number[];
  readonly change: ListChange;
  readonly viewer: Viewer;
}

/** The choice after a list has arrived, and whether what was chosen has vanished from it. */
export function choiceAfter(
  chosen: Chosen | null,
  { list, question, groupIds, change, viewer }: Arrival,
): { readonly chosen: Chosen | null; readonly vanished: boolean } {
  const only = onlyMembership(list, groupIds, viewer);
  const chosenByItself = only && choose(only, question);
  if (chosen === null) return { chosen: chosenByItself, vanished: false };
  const found = list.find(({ id }) => id === chosen.membership.id);
  // A login decides who may have it, not whether it is in the list.
  if (found && isVisible(found, { ...viewer, loggedIn: false }, found.id)) {
    return { chosen: { ...chosen, membership: found, question }, vanished: false };
  }
  const outcome = outcomeOfMissing(change, viewer.arrivedDirectly);
  if (outcome === 'kept') return { chosen: { ...chosen, question }, vanished: false };
  return { chosen: chosenByItself, vanished: outcome === 'vanished' };
}
