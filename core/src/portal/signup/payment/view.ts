// What the payment register shows.

import type { PaymentPhase } from '../../payment/rules.ts';
import { type PaymentVariant, paymentVariant } from '../../payment/rules.ts';
import { mayPayLater, type PaymentView } from '../../payment/view.ts';
import type { SignupIds } from '../drafts/ids.ts';
import type { FlowView } from '../flow/flow-view.ts';
import type { Summary } from '../flow/summary.ts';
import type { Callback, Destination } from '../return/callbacks.ts';
import type { Completion } from '../return/completion.ts';
import { mayFinish, noDirectDebitAt, type PaymentProgress, type PaymentStep, paymentSteps } from './steps.ts';

/**
 * [P-SIGNUP-87] How a sign-up of an earlier visit stands that has not ended. `unsigned`: it is not known whether it is
 * signed.
 */
export type Earlier = 'checking' | 'paid' | 'unsigned' | 'unpaid' | 'unknown';

type StepList = Pick<FlowView<PaymentStep>, 'step' | 'steps' | 'open'>;

export interface PaymentSignupView extends FlowView<PaymentStep> {
  /** The list of steps. It agrees with the step below it, also while the page does not know where a return leads. */
  readonly list: StepList;
  readonly paying: PaymentView;
  readonly variant: PaymentVariant;
  /** Whether the visitor may leave it unpaid for now. */
  readonly mayPayLater: boolean;
  /** [P-PAYMENT-67] Whether there is a way back: not while a payment may have been made. */
  readonly goesBack: boolean;
  /** [P-PAYMENT-35] Where the department wants the member to go after the sign-up. */
  readonly departmentPage: string | null;
  /** [P-SIGNUP-27] The visitor is back from a provider, and the service has not yet said how it went. */
  readonly waitsForPayment: boolean;
  readonly callback: Callback | null;
  /** Whether the signing has failed: the page then says so instead of asking for the first time. */
  readonly signingFailed: boolean;
  /** Whether the bank has just said that it was signed. */
  readonly isSigned: boolean;
  /** Whether what is shown is of the sign-up that this tab has sent, and not of a link. */
  readonly isOwn: boolean;
  /** What the membership costs beyond its invoice; null where it is paid, or known to another tab alone. */
  readonly costs: Summary['membership'];
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  readonly isShortTerm: boolean;
  readonly isPaid: boolean;
  /** Everything has been sent, but there is no address where the visitor could sign or pay. */
  readonly isStuck: boolean;
  readonly earlier: Earlier | null;
  /** The visitor is back from a provider, and the sign-up is not known: the page claims nothing of any. */
  readonly isUntraced: boolean;
  /** How it has ended, and what came of it; null as long as it has not. */
  readonly completion: Completion | null;
}

/** What it is made of beside the view that all flows have. */
export interface PaymentSignupParts {
  readonly view: FlowView<PaymentStep>;
  readonly progress: PaymentProgress;
  readonly paying: PaymentView;
  readonly ids: SignupIds;
  readonly callback: Callback | null;
  readonly destination: Destination | null;
  readonly completion: Completion | null;
  readonly departmentPage: string | null;
  readonly isStuck: boolean;
}

export function paymentSignupViewOf(parts: PaymentSignupParts): PaymentSignupView {
  const { view, progress, paying, ids, callback, destination, completion, departmentPage, isStuck } = parts;
  const variant = paymentVariant(progress.isPaid, ids);
  const waitsForPayment = callback !== null && destination === null && completion === null && !progress.isLocked;
  const isLocked = progress.isLocked || waitsForPayment;
  const open = isLocked ? [view.step] : view.open;
  const isUntraced = destination === 'untraced' && completion === null;
  return {
    ...view,
    open,
    list:
      callback !== null && (waitsForPayment || isUntraced)
        ? atReturn(callback, ids)
        : { step: view.step, steps: view.steps, open },
    paying,
    variant,
    // [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34]
    mayPayLater: mayFinish(progress) && mayPayLater(paying, ids),
    goesBack: variant !== 'paid' && !isLocked,
    departmentPage,
    waitsForPayment,
    callback,
    signingFailed: progress.signingFailed,
    isSigned: callback?.provider === 'directDebit' && callback.status === 'ok',
    isOwn: progress.sent !== 'nothing',
    costs: progress.sent === 'nothing' || progress.isOther || progress.isPaid ? null : view.summary.membership,
    canSign: progress.canSign,
    noDirectDebit: noDirectDebitAt(view.step, progress),
    isShortTerm: ids.isShortTerm,
    isPaid: progress.isPaid,
    isStuck: isStuck && progress.sent === 'current',
    earlier: isEarlier(parts) ? earlierOf(paying.phase, ids) : null,
    isUntraced,
    completion,
  };
}

/** A visitor who is back sees the step they left from, until it is known where the return leads. */
function atReturn({ provider }: Callback, { noDirectDebit }: SignupIds): StepList {
  const step = provider === 'mobilePayment' ? 'payment' : 'directDebit';
  return { step, steps: paymentSteps({ noDirectDebit }, step), open: [step] };
}

/** A sign-up whose invoice was taken back is no longer open; and an address may name an invoice that does not exist. */
const isEarlier = ({ callback, progress, ids, completion, paying }: PaymentSignupParts): boolean =>
  callback === null &&
  progress.sent === 'nothing' &&
  ids.invoiceId !== null &&
  completion === null &&
  paying.phase.kind !== 'credited' &&
  !paying.money.isUnknown;

function earlierOf({ kind }: PaymentPhase, { noDirectDebit }: SignupIds): Earlier {
  if (kind === 'checking' || kind === 'paid') return kind;
  if (kind === 'toPay' || kind === 'failed' || kind === 'aborted') return noDirectDebit ? 'unpaid' : 'unsigned';
  return 'unknown';
}
