import { type PaymentPhase, type PaymentVariant, paymentVariant } from '../payment/rules.ts';
import { mayPayLater, type PaymentView } from '../payment/view.ts';
import type { SignupIds } from './ids.ts';
import { mayFinish, noDirectDebitAt, type PaymentProgress, type PaymentStep, paymentSteps } from './payment-steps.ts';
import type { Completion } from './receipt.ts';
import type { Callback, Destination, SigningEvidence } from './returns.ts';
import type { FlowView, Summary } from './view.ts';

/** [P-SIGNUP-87] The state of an unfinished sign-up of an earlier visit. 'unsigned': it may be signed or not. */
export type EarlierState = 'checking' | 'paid' | 'unsigned' | 'unpaid' | 'unknown';

/** The part of a flow that a list of steps shows. */
export type StepList = Pick<FlowView<PaymentStep>, 'step' | 'steps' | 'open'>;

/** The register with payment: its steps, the state after a return from a provider, and its end. */
export interface PaymentSignupView extends FlowView<PaymentStep> {
  /** The list of steps. It matches the shown step, also while the destination of a return is unknown. */
  readonly list: StepList;
  readonly payment: PaymentView;
  readonly variant: PaymentVariant;
  /** Whether the visitor may pay later. */
  readonly mayPayLater: boolean;
  /** [P-PAYMENT-67] Whether there is a back button: not while a payment may have been made. */
  readonly goesBack: boolean;
  /** [P-PAYMENT-35] The department's page for the member after the sign-up. */
  readonly departmentPage: string | null;
  /** [P-SIGNUP-27] The visitor is back from a provider, but the service does not know the outcome yet. */
  readonly waitsForPayment: boolean;
  readonly callback: Callback | null;
  /** Whether the signing has failed: the page then asks for another try. */
  readonly signingFailed: boolean;
  /** Whether the bank has reported the signature that this tab left for. */
  readonly isSigned: boolean;
  /** Whether the shown sign-up was sent by this tab, and does not come from a link. */
  readonly isOwn: boolean;
  /** The membership's cost beyond the invoice; null if it is paid, or known only in another tab. */
  readonly costs: Summary['membership'];
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  readonly isShortTerm: boolean;
  readonly isPaid: boolean;
  /** Everything is sent, but there is no address for signing or paying. */
  readonly isStuck: boolean;
  readonly earlier: EarlierState | null;
  /** The visitor is back from a provider, but the sign-up is unknown, so the page makes no claims. */
  readonly isUntraced: boolean;
  /** Null before the end. */
  readonly completion: Completion | null;
}

/** The parts beside the view that all flows share. */
export interface PaymentSignupParts {
  readonly view: FlowView<PaymentStep>;
  readonly progress: PaymentProgress;
  readonly payment: PaymentView;
  readonly ids: SignupIds;
  readonly callback: Callback | null;
  readonly destination: Destination | null;
  readonly completion: Completion | null;
  readonly departmentPage: string | null;
  readonly isStuck: boolean;
  readonly evidence: SigningEvidence;
}

export function paymentSignupViewOf(parts: PaymentSignupParts): PaymentSignupView {
  const { view, progress, payment, ids, callback, destination, completion, departmentPage, isStuck, evidence } = parts;
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
    payment,
    variant,
    // [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34]
    mayPayLater: mayFinish(progress) && mayPayLater(payment, ids),
    goesBack: variant !== 'paid' && !isLocked,
    departmentPage,
    waitsForPayment,
    callback,
    signingFailed: progress.signingFailed,
    isSigned: callback?.provider === 'directDebit' && callback.status === 'ok' && evidence === 'own',
    isOwn: progress.sent !== 'nothing',
    costs: progress.sent === 'nothing' || progress.isOther || progress.isPaid ? null : view.summary.membership,
    canSign: progress.canSign,
    noDirectDebit: noDirectDebitAt(view.step, progress),
    isShortTerm: ids.isShortTerm,
    isPaid: progress.isPaid,
    isStuck: isStuck && progress.sent === 'current',
    earlier: isEarlier(parts) ? earlierOf(payment.phase, ids) : null,
    isUntraced,
    completion,
  };
}

/** Shows the step that the visitor left from, until the destination is known. */
function atReturn({ provider }: Callback, { noDirectDebit }: SignupIds): StepList {
  const step = provider === 'mobilePayment' ? 'payment' : 'directDebit';
  return { step, steps: paymentSteps({ noDirectDebit }, step), open: [step] };
}

/** Not for a credited or unknown invoice. */
const isEarlier = ({ callback, progress, ids, completion, payment }: PaymentSignupParts): boolean =>
  callback === null &&
  progress.sent === 'nothing' &&
  ids.invoiceId !== null &&
  completion === null &&
  payment.phase.kind !== 'credited' &&
  !payment.money.isUnknown;

function earlierOf({ kind }: PaymentPhase, { noDirectDebit }: SignupIds): EarlierState {
  if (kind === 'checking' || kind === 'paid') return kind;
  if (kind === 'toPay' || kind === 'failed' || kind === 'aborted') return noDirectDebit ? 'unpaid' : 'unsigned';
  return 'unknown';
}
