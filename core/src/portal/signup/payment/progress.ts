// The progress in the payment register, from all its sources.
import type { MembershipFacts } from '../../membership/view.ts';
import { isSettled } from '../../payment/invoice/money.ts';
import type { MoneyView } from '../../payment/invoice/watch.ts';
import type { PaymentView } from '../../payment/view.ts';
import { memberIdOf } from '../../profile/rules.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import { isOther, type SignupIds } from '../drafts/ids.ts';
import { type Callback, type Destination, hasSigningFailed, type SigningEvidence } from '../return/callbacks.ts';
import type { Completion } from '../return/completion.ts';
import type { SignupProgress } from '../steps/progress.ts';
import type { PaymentProgress } from './steps.ts';

export interface PaymentProgressParts {
  readonly progress: SignupProgress;
  readonly draft: FlowDraft;
  readonly chosen: MembershipFacts;
  readonly ids: SignupIds;
  /** The address for signing direct debit. */
  readonly link: string | null;
  readonly callback: Callback | null;
  readonly evidence: SigningEvidence;
  readonly destination: Destination | null;
  readonly payment: PaymentView;
  readonly completion: Completion | null;
}

export function paymentProgressOf(parts: PaymentProgressParts): PaymentProgress {
  const { progress, draft, chosen, ids, link, callback, evidence, destination, payment, completion } = parts;
  const { money, phase } = payment;
  const other = draft.sent !== null && isOther(draft.sent, chosen);
  const isUnsettled = phase.kind === 'toPay' && phase.open === 'unsettled';
  const mayHavePaid = phase.kind === 'waiting' || phase.kind === 'undecided' || isUnsettled;
  return {
    ...progress,
    invoiceId: ids.invoiceId,
    memberId: ids.memberId ?? customerOf(money),
    // A visitor who reports the payment as unpaid was at the provider too, although the address no longer says it.
    callback: callback?.provider ?? (isUnsettled ? 'mobilePayment' : null),
    signingFailed: hasSigningFailed(callback, evidence),
    // The stored end first, as the drafts are cleared at the end.
    noDirectDebit: completion?.noDirectDebit ?? ids.noDirectDebit,
    // Later edits must be sent before the signing.
    canSign: link !== null && !other && !(progress.personIsComplete && progress.sent === 'changed'),
    isOther: other,
    // After a mobile payment the step waits until the return has a destination.
    isLocked: mayHavePaid && (destination !== null || (draft.sent !== null && callback?.provider !== 'mobilePayment')),
    isPaid: isSettled(money),
    isFinished: completion !== null,
  };
}

/** The invoice's member id, the only one known in another browser. */
function customerOf({ invoice }: MoneyView): string | null {
  const customer = invoice.status === 'ready' ? invoice.value.invoice?.kunde : null;
  return typeof customer === 'boolean' ? null : memberIdOf(customer?.toString());
}
