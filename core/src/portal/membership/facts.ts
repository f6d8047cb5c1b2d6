// What the steps of a flow and the draft read of the two choices.
import type { Department } from '../center/model.ts';
import type { MembershipChoice } from './choice.ts';
import type { Membership, MembershipDraft } from './model.ts';
import type { ListAnswer } from './port.ts';
import { hasOtherPrice } from './view.ts';

/** What the steps of a flow read of the two choices. */
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

interface FactParts {
  readonly department: Department | null;
  /** The choice, if it is available. */
  readonly effective: MembershipChoice | null;
  readonly answer: ListAnswer;
  readonly visible: readonly unknown[];
  readonly arrivedDirectly: boolean;
}

export const membershipFactsOf = ({
  department,
  effective,
  answer,
  visible,
  arrivedDirectly,
}: FactParts): MembershipFacts => ({
  department,
  membership: effective?.membership ?? null,
  listIsEmpty: answer.load.status === 'ready' && visible.length === 0,
  arrivedDirectly,
  priceChanged: effective !== null && hasOtherPrice(effective),
});

interface DraftParts extends Pick<MembershipDraft, 'department' | 'groupIds' | 'followed' | 'vanished'> {
  readonly confirmed: MembershipChoice | null;
}

/** The draft stores the price that the visitor has agreed to. */
export const draftOf = ({ confirmed, ...choices }: DraftParts): MembershipDraft => ({
  ...choices,
  membership: confirmed && { ...confirmed.membership, cost_included_vat: confirmed.agreedPrice },
});
