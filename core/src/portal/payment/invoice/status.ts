// The status of a payment by the service's answers, and when to ask again.
import { parseInstant } from '../../../shared/dates.ts';
import type { Result } from '../../../shared/result.ts';
import type { PaymentState } from '../model.ts';

/** [P-PAYMENT-10] VOID: no payment is known, or no answer came. PAYMENTABORT: the visitor stopped it, as reported. */
export type PaymentStatus = 'PAYMENTABORT' | 'PAYMENTFAILED' | 'PAYMENTSUCCESS' | 'VOID' | 'PAYMENTSTARTED';

/** [P-PAYMENT-10] The service's word for an open payment. */
const STARTED = 'SessionCreated';

/** The end of an open payment; null if the service does not name it. */
export const openUntil = ({ open_until }: PaymentState): number | null => parseInstant(open_until ?? '');

/** The times of the polling (milliseconds). */
export const POLLING = {
  /** [P-PAYMENT-15] The number of requests in the quick phase, and the pause between them. */
  quickTries: 6,
  quickPause: 200,
  /** After a visit to a provider: the first wait, the later ones, and their total. */
  firstWait: 5_000,
  wait: 2_000,
  longest: 2 * 60_000,
  /** If a payment ends within this time, it is asked about once more after its end. */
  openAtMost: 24 * 60 * 60_000,
} as const;

/** [P-PAYMENT-11] [P-PAYMENT-12] [P-PAYMENT-13] [P-PAYMENT-14] [P-PAYMENT-17] In this order; null means to ask again. */
export function paymentStatus(answer: Result<PaymentState>): PaymentStatus | null {
  if (!answer.ok) return 'VOID';
  const { status, is_paid, is_ended } = answer.value;
  if (status === 'VOID') return 'VOID';
  if (status === STARTED) return 'PAYMENTSTARTED';
  if (is_paid === true) return 'PAYMENTSUCCESS';
  return is_ended === true ? 'PAYMENTFAILED' : null;
}

/** The last answer, and the expected next one. */
export interface PollAnswer {
  readonly status: PaymentStatus | null;
  /** The request was not answered. */
  readonly isUnanswered: boolean;
  /** The visitor was at a payment provider, whose answer may still reach the service. */
  readonly isPatient: boolean;
  /** The payment was started here: if the service knows none, it is only not informed yet. */
  readonly isStartedHere: boolean;
}

/** [P-PAYMENT-16] Whether it is unknown if the invoice is paid. */
export const isStatusUnknown = ({ status, isUnanswered }: Pick<PollAnswer, 'status' | 'isUnanswered'>): boolean =>
  isUnanswered || status === null;

/** Whether the status is final. */
function isConclusive({ status, isUnanswered, isStartedHere }: PollAnswer): boolean {
  if (status === 'VOID') return !isUnanswered && !isStartedHere;
  return status !== null && status !== 'PAYMENTSTARTED';
}

/** The wait until after the end of an open payment; null if there is nothing to wait for. */
export function pollAfterExpiry(until: number | null, now: number): number | null {
  if (until === null || until <= now || until - now > POLLING.openAtMost) return null;
  return Math.max(until - now, POLLING.firstWait) + POLLING.wait;
}

/** The wait before the next request (milliseconds); null at the end. `tries` requests were made in `elapsed` milliseconds. */
export function nextPoll(tries: number, elapsed: number, answer: PollAnswer): number | null {
  if (isConclusive(answer)) return null;
  const { status, isPatient } = answer;
  // [P-PAYMENT-14] Without a provider's report, only an answer without a status is asked for again.
  if (!isPatient && status !== null) return null;
  if (tries < POLLING.quickTries) return POLLING.quickPause;
  if (!isPatient || elapsed >= POLLING.longest) return null;
  return tries === POLLING.quickTries ? POLLING.firstWait : POLLING.wait;
}
