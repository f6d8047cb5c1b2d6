import { inWholeOre } from '../../../shared/money.ts';
import type { Invoice } from '../model.ts';
import type { PaymentStatus } from './status.ts';

const known = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' ? inWholeOre(amount) : null;

/** Null if the invoice does not say it. */
const restOf = (invoice: Invoice | null | undefined): number | null => known(invoice?.rest);

/** The amount that is shown, compared and paid; null if it is unknown. */
export const amountToPay = (invoice: Invoice | null | undefined): number | null =>
  restOf(invoice) ?? known(invoice?.verdi);

/** The rest to pay of an invoice, in kroner and whole øre, and whether it is settled. */
export interface Money {
  /** Null if no invoice is known. */
  readonly rest: number | null;
  /** Whether the invoice was credited: nothing is to be paid, and nothing counts as paid. */
  readonly isCredited: boolean;
  /** By the last answer; null before the first. */
  readonly status: PaymentStatus | null;
  /** By the field `is_paid` of an answer; `status` may differ. */
  readonly isPaid: boolean;
}

/** [P-PAYMENT-68] A rest of 0 counts as paid even if no payment is known; a credited invoice never does. */
export const isSettled = ({ rest, isCredited, status, isPaid }: Money): boolean =>
  !isCredited && (isPaid || status === 'PAYMENTSUCCESS' || (rest !== null && rest <= 0));

/** The money of an invoice and of the answer about its payment. */
export const moneyOf = (
  invoice: Invoice | null | undefined,
  { status, isPaid }: Pick<Money, 'status' | 'isPaid'>,
): Money => ({ rest: restOf(invoice), isCredited: invoice?.kredit === true, status, isPaid });
