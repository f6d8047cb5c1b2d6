// The steps of the register in which members pay at once.
import { earlierOf, type Next, nextIn, type Stage } from '../steps/machine.ts';
import type { SignupProgress } from '../steps/progress.ts';
import { emptyListReasons, type Reason } from '../steps/reasons.ts';
import { choosing, personalia, unlessSent } from '../steps/stages.ts';

/** [P-SIGNUP-12] In this order; the page leaves out `directDebit` for a membership without it. */
export const PAYMENT_STEPS = ['department', 'information', 'directDebit', 'payment', 'success'] as const;
/** Also a place in the browser's history, so that its back button goes to the step before. */
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

export interface PaymentProgress extends SignupProgress {
  readonly invoiceId: string | null;
  /** The member of this sign-up. */
  readonly memberId: string | null;
  /** The provider that the visitor returned from. */
  readonly callback: 'directDebit' | 'mobilePayment' | null;
  readonly signingFailed: boolean;
  /** Of the sent membership, also of an earlier visit. */
  readonly noDirectDebit: boolean;
  readonly canSign: boolean;
  /** Whether the choice has changed since it was sent: the sent one is then neither signed nor paid. */
  readonly isOther: boolean;
  /** Whether a payment may have been made: until that is known, the visitor can only wait. */
  readonly isLocked: boolean;
  /** Whether the service reports that nothing is left to pay. */
  readonly isPaid: boolean;
  /** Whether the flow has ended. Its drafts are cleared then, which must not lead the visitor back. */
  readonly isFinished: boolean;
}

/** [P-SIGNUP-13] Without direct debit there is no signing step; but the current step is always included. */
export const paymentSteps = (
  { noDirectDebit }: Pick<PaymentProgress, 'noDirectDebit'>,
  current: PaymentStep,
): readonly PaymentStep[] =>
  PAYMENT_STEPS.filter((step) => step !== 'directDebit' || step === current || !noDirectDebit);

/** [P-SIGNUP-18] [P-SIGNUP-86] A member may finish after paying, or after signing direct debit. */
export const mayFinish = ({ isPaid, callback, noDirectDebit, isOther, isFinished }: PaymentProgress): boolean =>
  isFinished || isPaid || (callback !== null && !noDirectDebit && !isOther);

/** [P-SIGNUP-17] False once the visitor has chosen another membership, as the invoice is for the sent one. */
export const mayPay = ({
  invoiceId,
  memberId,
  isOther,
}: Pick<PaymentProgress, 'invoiceId' | 'memberId' | 'isOther'>): boolean =>
  invoiceId !== null && memberId !== null && !isOther;

/** Of the membership of a step: before it is sent, the chosen one. */
export const noDirectDebitAt = (step: PaymentStep, { membership, noDirectDebit }: PaymentProgress): boolean =>
  membership !== null && (step === 'department' || step === 'information') ? membership.noDirectDebit : noDirectDebit;

/** The step after the visitor asks for one; the same step if it is not allowed. */
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

/** The step if it is allowed, else the nearest earlier one. [P-SIGNUP-19] There is no way back from the end. */
export function settledStep(step: PaymentStep, progress: PaymentProgress): PaymentStep {
  if (progress.isFinished) return 'success';
  const before = PAYMENT_STEPS.filter((one) => earlierOf(PAYMENT_STEPS, one, step) === one);
  return before.findLast((one) => mayBeAt(one, progress)) ?? 'department';
}

/** [P-PAYMENT-67] The same, but the visitor cannot go back while a payment may have been made. */
export const lockedStep = (step: PaymentStep, progress: PaymentProgress): PaymentStep =>
  progress.isLocked && !progress.isFinished && mayPay(progress) ? 'payment' : settledStep(step, progress);

/** What 'next' does; payment and success have their own buttons. */
export const nextInPayment = (step: PaymentStep, progress: PaymentProgress): Next<PaymentStep> =>
  nextIn(step === 'directDebit' ? [DIRECT_DEBIT] : CHOOSING_AND_SENDING, step, progress);

export const PAYMENT_RULES = {
  steps: PAYMENT_STEPS,
  shown: (step: PaymentStep, progress: PaymentProgress) =>
    paymentSteps({ noDirectDebit: noDirectDebitAt(step, progress) }, step),
  capped: lockedStep,
  mayGo: (from: PaymentStep, to: PaymentStep, progress: PaymentProgress): boolean =>
    from !== to && requestedStep(progress, from, to) === to,
  next: nextInPayment,
} as const;

/** [P-MEMBERSHIP-40] Unlike in the other flows, an empty list blocks even a chosen membership. */
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
      // A sent choice stays reachable, even if the list has changed since.
      return progress.sent !== 'nothing' || mayFillIn(progress);
    case 'directDebit':
      return progress.signingFailed || (progress.canSign && !progress.noDirectDebit);
    case 'payment':
      return mayPay(progress);
    case 'success':
      return mayFinish(progress);
  }
}
