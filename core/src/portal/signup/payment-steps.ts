// The steps of the register in which members pay at once, and how far a member is.
import type { MembershipFacts } from '../membership/view.ts';
import { isSettled } from '../payment/invoice/money.ts';
import type { MoneyView } from '../payment/invoice/watch.ts';
import type { PaymentView } from '../payment/view.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { FlowDraft } from './drafts.ts';
import { isOther, type SignupIds } from './ids.ts';
import {
  choiceReasons,
  PERSONALIA,
  type Reason,
  type SignupProgress,
  signingReasons,
  unblockedOnceSent,
} from './reasons.ts';
import type { Completion } from './receipt.ts';
import { type Callback, type Destination, hasSigningFailed, type SigningEvidence } from './returns.ts';
import { type Steps, stepsOf } from './steps.ts';

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

/** [P-MEMBERSHIP-40] Unlike in the other flows, an empty list blocks even a chosen membership, unless a link named it. */
const registerChoiceReasons = (progress: PaymentProgress): readonly Reason[] => [
  ...choiceReasons(progress),
  ...unblockedOnceSent(({ departmentId, listIsEmpty, arrivedDirectly }: PaymentProgress): readonly Reason[] =>
    departmentId !== null && listIsEmpty && !arrivedDirectly ? [{ kind: 'listIsEmpty' }] : [],
  )(progress),
];

const mayFillIn = (progress: PaymentProgress): boolean => registerChoiceReasons(progress).length === 0;

/** [P-SIGNUP-18] [P-SIGNUP-86] A member may finish after paying, or after signing direct debit. */
export const mayFinish = ({ isPaid, callback, noDirectDebit, isOther, isFinished }: PaymentProgress): boolean =>
  isFinished || isPaid || (callback !== null && !noDirectDebit && !isOther);

/** [P-SIGNUP-17] False once the visitor has chosen another membership, as the invoice is for the sent one. */
const mayPay = ({ invoiceId, memberId, isOther }: PaymentProgress): boolean =>
  invoiceId !== null && memberId !== null && !isOther;

const BY_STEP = stepsOf<PaymentStep, PaymentProgress>(
  { name: 'department', reasons: registerChoiceReasons, mayBeAt: () => true }, // [P-SIGNUP-14]
  {
    name: 'information',
    ...PERSONALIA,
    // A sent choice stays reachable, even if the list has changed since.
    mayBeAt: (progress) => progress.sent !== 'nothing' || mayFillIn(progress),
    // [P-SIGNUP-14] [P-SIGNUP-15]
    mayGoFrom: (progress, from) => from === 'directDebit' || from === 'payment' || mayFillIn(progress),
  },
  {
    name: 'directDebit',
    reasons: signingReasons,
    isReachedByAnswer: true,
    mayBeAt: ({ signingFailed, canSign, noDirectDebit }) => signingFailed || (canSign && !noDirectDebit),
    mayGoFrom: () => false, // [P-SIGNUP-16]
  },
  { name: 'payment', reasons: () => [], isReachedByAnswer: true, mayBeAt: mayPay, mayGoFrom: mayPay },
  { name: 'success', reasons: () => [], isReachedByAnswer: true, mayBeAt: mayFinish, mayGoFrom: mayFinish },
);

export const PAYMENT: Steps<PaymentStep, PaymentProgress> = {
  ...BY_STEP,
  listAt: (step, progress) => paymentSteps({ noDirectDebit: noDirectDebitAt(step, progress) }, step),
  nearestAllowed(step, progress) {
    if (progress.isFinished) return 'success'; // [P-SIGNUP-19]
    // [P-PAYMENT-67] The visitor cannot go back while a payment may have been made.
    return progress.isLocked && mayPay(progress) ? 'payment' : BY_STEP.nearestAllowed(step, progress);
  },
  mayGo: (from, to, progress) => from !== to && from !== 'success' && BY_STEP.mayGo(from, to, progress), // [P-SIGNUP-19]
};

/** [P-SIGNUP-13] Without direct debit there is no signing step; but the current step is always included. */
export const paymentSteps = (
  { noDirectDebit }: Pick<PaymentProgress, 'noDirectDebit'>,
  current: PaymentStep,
): readonly PaymentStep[] =>
  PAYMENT_STEPS.filter((step) => step !== 'directDebit' || step === current || !noDirectDebit);

/** Of the membership of a step: before it is sent, the chosen one. */
export const noDirectDebitAt = (step: PaymentStep, { membership, noDirectDebit }: PaymentProgress): boolean =>
  membership !== null && (step === 'department' || step === 'information') ? membership.noDirectDebit : noDirectDebit;

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
