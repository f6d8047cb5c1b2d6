// The register of a center whose members pay at once.
import { earlierOf, type Next, nextIn, type Stage } from '../steps/machine.ts';
import type { Progress } from '../steps/progress.ts';
import { emptyListReasons, type Reason } from '../steps/reasons.ts';
import { choosing, personalia, unlessSent } from '../steps/stages.ts';

/** [P-SIGNUP-12] */
export const PAYMENT_STEPS = ['department', 'information', 'directDebit', 'payment', 'success'] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

export interface PaymentProgress extends Progress {
  readonly invoiceId: string | null;
  /** The member this sign-up has registered. */
  readonly memberId: string | null;
  /** Whether a provider has sent the visitor back, and whether the signing of direct debit failed there. */
  readonly callback: 'directDebit' | 'mobilePayment' | null;
  readonly signingFailed: boolean;
  /** Of the membership that has been sent, also where that is known only from an earlier visit. */
  readonly noDirectDebit: boolean;
  readonly canSign: boolean;
  /** Whether another membership is chosen by now than was sent: the one that was is neither signed nor paid. */
  readonly isOther: boolean;
  /** Whether a payment may have been made: until that is known there is nothing to do but to wait. */
  readonly isLocked: boolean;
  /** Whether the service has said that nothing remains to be paid. */
  readonly isPaid: boolean;
  /** Whether the flow has ended. Its drafts are forgotten then, and that must not lead the visitor back. */
  readonly isFinished: boolean;
}

/** [P-SIGNUP-13] Without direct debit there is nothing to sign; a step that is shown is always among them. */
export const paymentSteps = (
  { noDirectDebit }: Pick<PaymentProgress, 'noDirectDebit'>,
  current: PaymentStep,
): readonly PaymentStep[] =>
  PAYMENT_STEPS.filter((step) => step !== 'directDebit' || step === current || !noDirectDebit);

/** [P-SIGNUP-18] [P-SIGNUP-86] A member may finish who has paid, or who came back from signing and pays by direct debit. */
export const mayFinish = ({ isPaid, callback, noDirectDebit, isOther, isFinished }: PaymentProgress): boolean =>
  isFinished || isPaid || (callback !== null && !noDirectDebit && !isOther);

/** [P-SIGNUP-17] */
export const mayPay = ({
  invoiceId,
  memberId,
  isOther,
}: Pick<PaymentProgress, 'invoiceId' | 'memberId' | 'isOther'>): boolean =>
  invoiceId !== null && memberId !== null && !isOther;

/** Of the membership that a step is about: before it is sent, the one that is chosen. */
export const noDirectDebitAt = (step: PaymentStep, { membership, noDirectDebit }: PaymentProgress): boolean =>
  membership !== null && (step === 'department' || step === 'information') ? membership.noDirectDebit : noDirectDebit;

/** Where a request of the visitor leads. What may not be asked for changes nothing. */
export function requestedStep(progress: PaymentProgress, from: PaymentStep, to: PaymentStep): PaymentStep {
  // [P-SIGNUP-19]
  if (from === 'success') return from;
  switch (to) {
    case 'department':
      return to; // [P-SIGNUP-14]
    case 'information':
      return isBefore(to, from) || mayFillIn(progress) ? to : from; // [P-SIGNUP-14] [P-SIGNUP-15]
    case 'directDebit':
      return from; // [P-SIGNUP-16]
    case 'payment':
      return mayPay(progress) ? to : from;
    case 'success':
      return mayFinish(progress) ? to : from;
  }
}

/** The step itself where it may be, else the nearest before it that may. [P-SIGNUP-19] There is no way back from the end. */
export function settledStep(step: PaymentStep, progress: PaymentProgress): PaymentStep {
  if (progress.isFinished) return 'success';
  const before = PAYMENT_STEPS.filter((one) => earlierOf(PAYMENT_STEPS, one, step) === one);
  return before.findLast((one) => mayBeAt(one, progress)) ?? 'department';
}

/** [P-PAYMENT-67] The same, but while a payment may have been made, the visitor cannot choose anew. */
export const heldStep = (step: PaymentStep, progress: PaymentProgress): PaymentStep =>
  progress.isLocked && !progress.isFinished && mayPay(progress) ? 'payment' : settledStep(step, progress);

/** What 'next' does where a step has one; payment and success have controls of their own. */
export const nextInPayment = (step: PaymentStep, progress: PaymentProgress): Next<PaymentStep> =>
  nextIn(step === 'directDebit' ? [DIRECT_DEBIT] : CHOOSING_AND_SENDING, step, progress);

/** The register as its steps are gone through. */
export const PAYMENT_GUIDE = {
  steps: PAYMENT_STEPS,
  shown: (step: PaymentStep, progress: PaymentProgress) =>
    paymentSteps({ noDirectDebit: noDirectDebitAt(step, progress) }, step),
  capped: heldStep,
  mayGo: (from: PaymentStep, to: PaymentStep, progress: PaymentProgress): boolean =>
    from !== to && requestedStep(progress, from, to) === to,
  next: nextInPayment,
} as const;

/** [P-MEMBERSHIP-40] */
const choosingFromSome = (progress: PaymentProgress): readonly Reason[] => [
  ...choosing(progress),
  ...unlessSent(emptyListReasons)(progress),
];

const DEPARTMENT: Stage<PaymentStep, PaymentProgress> = { step: 'department', reasons: choosingFromSome };
const INFORMATION: Stage<PaymentStep, PaymentProgress> = { ...personalia, step: 'information' };
const CHOOSING_AND_SENDING = [DEPARTMENT, INFORMATION];
const DIRECT_DEBIT: Stage<PaymentStep, PaymentProgress> = {
  step: 'directDebit',
  reasons: ({ canSign }) => (canSign ? [] : [{ kind: 'linkMissing' }]),
};

const isBefore = (a: PaymentStep, b: PaymentStep): boolean => PAYMENT_STEPS.indexOf(a) < PAYMENT_STEPS.indexOf(b);

const mayFillIn = (progress: PaymentProgress): boolean => choosingFromSome(progress).length === 0;

function mayBeAt(step: PaymentStep, progress: PaymentProgress): boolean {
  switch (step) {
    case 'department':
      return true;
    case 'information':
      // What has been sent was chosen once, so the visitor can come back to it, even if the list has changed since.
      return progress.sent !== 'nothing' || mayFillIn(progress);
    case 'directDebit':
      return progress.signingFailed || (progress.canSign && !progress.noDirectDebit);
    case 'payment':
      return mayPay(progress);
    case 'success':
      return mayFinish(progress);
  }
}
