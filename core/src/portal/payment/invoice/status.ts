// The status of a payment by the service's answers, and when to ask again.
import { parseInstant } from '../../../shared/dates.ts';
import type { Result } from '../../../shared/result.ts';
import type { PaymentState } from '../model.ts';

/** [P-PAYMENT-10] */
export type PaymentStatus = 'PAYMENTABORT' | 'PAYMENTFAILED' | 'PAYMENTSUCCESS' | 'VOID' | 'PAYMENTSTARTED';

/** [P-PAYMENT-10] The service's word for an open payment. */
const STARTED = 'SessionCreated';

/** Until when an open payment may still be paid; null if the service does not tell. */
export const openUntil = ({ open_until }: PaymentState): number | null => parseInstant(open_until ?? '');

/** How often and how long the service is asked about a payment; in milliseconds. */
export const POLLING = {
  /** [P-PAYMENT-15] So many requests at most in the quick phase, and between each answer and the next. */
  quickTries: 6,
  quickPause: 200,
  /** What follows for a visitor who has been at a provider: the first wait, the others, and all of them together. */
  firstWait: 5_000,
  wait: 2_000,
  longest: 2 * 60_000,
  /** A payment that is open no longer than this is asked about once more after its end. */
  openAtMost: 24 * 60 * 60_000,
} as const;

/** [P-PAYMENT-11] [P-PAYMENT-12] [P-PAYMENT-13] [P-PAYMENT-14] [P-PAYMENT-17] In this order; null is to be asked again. */
export function paymentStatus(answer: Result<PaymentState>): PaymentStatus | null {
  if (!answer.ok) return 'VOID';
  const { status, is_paid, is_ended } = answer.value;
  if (status === 'VOID') return 'VOID';
  if (status === STARTED) return 'PAYMENTSTARTED';
  if (is_paid === true) return 'PAYMENTSUCCESS';
  return is_ended === true ? 'PAYMENTFAILED' : null;
}

/** The last answer, and what is expected of the next. */
export interface PollAnswer {
  readonly status: PaymentStatus | null;
  /** The request was not answered. */
  readonly isUnanswered: boolean;
  /** The visitor was at a payment provider: the answer may be on its way from there. */
  readonly isPatient: boolean;
  /** The payment was started here. If the service then knows of none, it has not heard of it yet. */
  readonly isStartedHere: boolean;
}

/**
 * [P-PAYMENT-16] An answer without a status tells as little as no answer. The
 * invoice then counts neither as paid nor as to be paid.
 */
export const isStatusUnknown = ({ status, isUnanswered }: Pick<PollAnswer, 'status' | 'isUnanswered'>): boolean =>
  isUnanswered || status === null;

/** Whether the status is final. An open payment, or one that could not be asked about, may go on. */
function isConclusive({ status, isUnanswered, isStartedHere }: PollAnswer): boolean {
  if (status === 'VOID') return !isUnanswered && !isStartedHere;
  return status !== null && status !== 'PAYMENTSTARTED';
}

/** How long to wait before asking about a payment whose time is over; null if there is nothing to wait for. */
export function pollAfterExpiry(until: number | null, now: number): number | null {
  if (until === null || until <= now || until - now > POLLING.openAtMost) return null;
  return Math.max(until - now, POLLING.firstWait) + POLLING.wait;
}

/** How long to wait before the next request; null when it is over. `tries` have been made since `elapsed` milliseconds. */
export function nextPoll(tries: number, elapsed: number, answer: PollAnswer): number | null {
  if (isConclusive(answer)) return null;
  const { status, isPatient } = answer;
  // [P-PAYMENT-14] Without a provider's report, only an answer without a status is asked for again.
  if (!isPatient && status !== null) return null;
  if (tries < POLLING.quickTries) return POLLING.quickPause;
  if (!isPatient || elapsed >= POLLING.longest) return null;
  return tries === POLLING.quickTries ? POLLING.firstWait : POLLING.wait;
}
