import { restOf } from './amount.ts';
import type { Invoice } from './model.ts';
import type { PaymentStatus } from './status.ts';

/** What is known of the money that the member is to pay. */
export interface Money {
  /** What remains to be paid of the invoice; null where no invoice is known. */
  readonly rest: number | null;
  /** Whether the invoice has been taken back: nothing is to be paid of it, and nothing remains paid. */
  readonly isCredited: boolean;
  /** The last status answer; null where none has come. */
  readonly status: PaymentStatus | null;
  /** Whether the last status answer itself said that it is paid; `status` may say otherwise. */
  readonly isPaid: boolean;
}

/** [P-PAYMENT-68] */
export const isSettled = ({ rest, isCredited, status, isPaid }: Money): boolean =>
  !isCredited && (isPaid || status === 'PAYMENTSUCCESS' || (rest !== null && rest <= 0));

/** The same from an invoice and what has been answered about its payment. */
export const moneyOf = (
  invoice: Invoice | null | undefined,
  { status, isPaid }: Pick<Money, 'status' | 'isPaid'>,
): Money => ({ rest: restOf(invoice), isCredited: invoice?.kredit === true, status, isPaid });
