// Amounts of an invoice, in kroner and whole øre: what is left of a computation in the service is no money.
import type { Invoice } from './model.ts';

const inWholeOre = (amount: number | null | undefined): number | null =>
  typeof amount === 'number' ? Math.round(amount * 100) / 100 : null;

/** What remains of an invoice; null where it does not say. */
export const restOf = (invoice: Invoice | null | undefined): number | null => inWholeOre(invoice?.rest);

/** The one amount that is shown as to be paid, compared and ordered; null where nobody knows it. */
export const amountToPay = (invoice: Invoice | null | undefined): number | null =>
  restOf(invoice) ?? inWholeOre(invoice?.verdi);
