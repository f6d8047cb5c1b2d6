// Amounts of an invoice, in kroner and whole øre.
import { inWholeOre } from '../../shared/money.ts';
import type { Invoice } from './model.ts';

const known = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' ? inWholeOre(amount) : null;

/** What remains of an invoice; null where it does not say. */
export const restOf = (invoice: Invoice | null | undefined): number | null => known(invoice?.rest);

/** The one amount that is shown as to be paid, compared and ordered; null where it is not known. */
export const amountToPay = (invoice: Invoice | null | undefined): number | null =>
  restOf(invoice) ?? known(invoice?.verdi);
