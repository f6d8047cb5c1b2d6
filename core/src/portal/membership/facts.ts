// What is taken from the two choices: by the steps of a flow, and to be kept.
import type { Department } from '../center/model.ts';
import type { Chosen } from './choice.ts';
import type { Membership, MembershipDraft } from './model.ts';
import type { ListAnswer } from './port.ts';
import { hasOtherPrice } from './view.ts';

/** What the steps of a flow ask of the two choices. */
export interface MembershipFacts {
  readonly department: Department | null;
  /** Null also while it is not known whether the chosen one can be had in the chosen department. */
  readonly membership: Membership | null;
  /** Whether a list has arrived and nothing of it can be chosen. */
  readonly listIsEmpty: boolean;
  readonly arrivedDirectly: boolean;
  /** The chosen membership has another price than when it was chosen, and the visitor has not agreed to that. */
  readonly priceChanged: boolean;
}

interface FactParts {
  readonly department: Department | null;
  /** What was chosen, where it can be had. */
  readonly effective: Chosen | null;
  readonly answer: ListAnswer;
  readonly visible: readonly unknown[];
  readonly arrivedDirectly: boolean;
}

export const factsOf = ({ department, effective, answer, visible, arrivedDirectly }: FactParts): MembershipFacts => ({
  department,
  membership: effective?.membership ?? null,
  listIsEmpty: answer.load.status === 'ready' && visible.length === 0,
  arrivedDirectly,
  priceChanged: effective !== null && hasOtherPrice(effective),
});

interface DraftParts extends Pick<MembershipDraft, 'department' | 'groupIds' | 'followed' | 'vanished'> {
  readonly confirmed: Chosen | null;
}

/** A choice is kept with the price that the visitor has agreed to. */
export const draftOf = ({ confirmed, ...kept }: DraftParts): MembershipDraft => ({
  ...kept,
  membership: confirmed && { ...confirmed.membership, cost_included_vat: confirmed.agreedPrice },
});
