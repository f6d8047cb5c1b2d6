// How far the visitor has come in the payment register, put together from all sources that know something of it.
import type { MembershipFacts } from '../../membership/facts.ts';
import { isSettled } from '../../payment/invoice/money.ts';
import type { MoneyView } from '../../payment/invoice/watch.ts';
import type { PaymentView } from '../../payment/view.ts';
import { memberIdOf } from '../../profile/rules.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import { isOther, type SignupIds } from '../drafts/ids.ts';
import type { Callback, Destination } from '../return/callbacks.ts';
import type { Completion } from '../return/completion.ts';
import type { Progress } from '../steps/progress.ts';
import type { PaymentProgress } from './steps.ts';

export interface PaymentProgressParts {
  readonly progress: Progress;
  readonly draft: FlowDraft;
  readonly chosen: MembershipFacts;
  readonly ids: SignupIds;
  /** Where direct debit can be signed. */
  readonly link: string | null;
  readonly callback: Callback | null;
  readonly destination: Destination | null;
  readonly paying: PaymentView;
  readonly completion: Completion | null;
}

export function paymentProgressOf(parts: PaymentProgressParts): PaymentProgress {
  const { progress, draft, chosen, ids, link, callback, destination, paying, completion } = parts;
  const { money, phase } = paying;
  const other = draft.sent !== null && isOther(draft.sent, chosen);
  const isUnsettled = phase.kind === 'toPay' && phase.open === 'unsettled';
  const mayHavePaid = phase.kind === 'waiting' || phase.kind === 'undecided' || isUnsettled;
  return {
    ...progress,
    invoiceId: ids.invoiceId,
    memberId: ids.memberId ?? customerOf(money),
    // A visitor who says that they have not paid was at the provider too, and the address no longer says so.
    callback: callback?.provider ?? (isUnsettled ? 'mobilePayment' : null),
    signingFailed: callback?.provider === 'directDebit' && callback.status !== 'ok',
    // The drafts are forgotten at the end, so the kept end answers first.
    noDirectDebit: completion?.noDirectDebit ?? ids.noDirectDebit,
    // What was edited since is sent before anything is signed.
    canSign: link !== null && !other && !(progress.personIsComplete && progress.sent === 'changed'),
    isOther: other,
    // The step waits for a mobile payment where it came back, until its return has led somewhere.
    isLocked: mayHavePaid && (destination !== null || (draft.sent !== null && callback?.provider !== 'mobilePayment')),
    isPaid: isSettled(money),
    isFinished: completion !== null,
  };
}

/** The member the invoice is to. A visitor who comes back in another browser is known by nothing else. */
function customerOf({ invoice }: MoneyView): string | null {
  const customer = invoice.status === 'ready' ? invoice.value.invoice?.kunde : null;
  return typeof customer === 'boolean' ? null : memberIdOf(customer);
}
