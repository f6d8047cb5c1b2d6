import type { PaymentStatus } from './status.ts';

/** What is known of the money that somebody is to pay. */
export interface Money {
  /** What remains to be paid of the invoice; null where no invoice is known. */
  readonly rest: number | null;
  /** The last status answer; null where none has come. */
  readonly status: PaymentStatus | null;
  /** Whether the last status answer said so itself, whatever is derived from it. */
  readonly isPaid: boolean;
}

/** [P-PAYMENT-68] */
export const isSettled = ({ rest, status, isPaid }: Money): boolean =>
  isPaid || status === 'PAYMENTSUCCESS' || (rest !== null && rest <= 0);
