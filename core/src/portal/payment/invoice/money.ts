// What is to be paid of an invoice, in kroner and whole øre, and whether anything is.
import { inWholeOre } from '../../../shared/money.ts';
import type { Invoice } from '../model.ts';
import type { PaymentStatus } from './status.ts';

const known = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' ? inWholeOre(amount) : null;

/** What remains of an invoice; null where it does not say. */
export const restOf = (invoice: Invoice | null | undefined): number | null => known(invoice?.rest);

/** The one amount that is shown as to be paid, compared and ordered; null where it is not known. */
export const amountToPay = (invoice: Invoice | null | undefined): number | null =>
  restOf(invoice) ?? known(invoice?.verdi);

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
