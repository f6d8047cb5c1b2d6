// The ids of a sent sign-up, from this tab, another tab or an earlier day.
import type { Membership } from '../membership/model.ts';
import type { PaidMembership } from '../payment/rules.ts';
import type { UnpaidSignup } from '../payment/unpaid-signup.ts';
import type { SentRecord } from './drafts.ts';

/** The known ids of a sent sign-up, with the kind of its membership. */
export interface SignupIds extends PaidMembership {
  readonly invoiceId: string | null;
  readonly memberId: string | null;
  readonly departmentId: number | null;
}

/** The sources of the ids. */
export interface IdSources {
  readonly sent: SentRecord | null;
  /** Of another tab or day. */
  readonly unpaidSignup: UnpaidSignup | null;
  /** The parameters of the address. */
  readonly named: {
    readonly invoiceId?: string | undefined;
    readonly shortterm?: string | undefined;
    readonly directdebit?: string | undefined;
  };
  readonly chosen: Choice;
}

interface Choice {
  readonly department: { readonly id: number } | null;
  readonly membership: Membership | null;
}

/** [P-SIGNUP-78] From one source only, in this order: this tab, the address, another tab. Ids of two sources do not belong together. */
export function idsOf({ sent, unpaidSignup, named, chosen }: IdSources): SignupIds {
  const invoiceId = sent ? sent.invoiceId : (named.invoiceId ?? unpaidSignup?.invoiceId ?? null);
  const left = unpaidSignup?.invoiceId === invoiceId ? unpaidSignup : null;
  const bought = sent === null || isOther(sent, chosen) ? null : chosen.membership;
  return {
    invoiceId,
    memberId: sent ? sent.memberId : (left?.memberId ?? null),
    departmentId: sent ? (sent.choice?.departmentId ?? null) : (left?.departmentId ?? null),
    // [P-SIGNUP-80]
    noDirectDebit: bought ? bought.no_direct_debit === true : (left?.noDirectDebit ?? named.directdebit === 'false'),
    // [P-SIGNUP-79]
    isShortTerm: bought ? bought.temporary === true : named.shortterm === 'true',
  };
}

/** Whether the current choice differs from the sent one. */
export const isOther = ({ choice }: SentRecord, { department, membership }: Choice): boolean =>
  (department !== null && department.id !== choice?.departmentId) ||
  (membership !== null && membership.id !== choice?.membershipId);
