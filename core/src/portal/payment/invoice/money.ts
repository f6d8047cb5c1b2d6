// The amounts of an invoice, in kroner and whole øre, and whether it is settled.
import { inWholeOre } from '../../../shared/money.ts';
import type { Invoice } from '../model.ts';
import type { PaymentStatus } from './status.ts';

const known = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' ? inWholeOre(amount) : null;

/** Null if the invoice does not tell. */
const restOf = (invoice: Invoice | null | undefined): number | null => known(invoice?.rest);

/** The one amount that is shown, compared and ordered; null if it is not known. */
export const amountToPay = (invoice: Invoice | null | undefined): number | null =>
  restOf(invoice) ?? known(invoice?.verdi);

/** What is known of the money that the member is to pay. */
export interface Money {
  /** Null if no invoice is known. */
  readonly rest: number | null;
  /** Whether the invoice has been taken back: nothing is to be paid of it, and nothing remains paid. */
  readonly isCredited: boolean;
  /** By the last answer; null before the first. */
  readonly status: PaymentStatus | null;
  /** By the field `is_paid` of an answer; `status` may differ. */
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
