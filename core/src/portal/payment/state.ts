// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { Invoice } from './model.ts';

const text = () => z.nullish(z.string());
const flag = () => z.nullish(z.boolean());

/** [P-PAYMENT-04] The first invoice of an agreement. The date is shown as it came; the page computes none. */
export const FirstInvoice = z.object({ first_invoice_date: text(), invoice: z.nullish(Invoice) });
export type FirstInvoice = z.infer<typeof FirstInvoice>;

/** [P-PAYMENT-09] What has become of the payment of an invoice. */
export const PaymentState = z.object({
  status: text(),
  is_paid: flag(),
  is_ended: flag(),
  /**
   * An addition: the ISO timestamp until which something that has been begun may still be paid. A service that says so
   * ends it at the provider first, where an order `replaces` it.
   */
  open_until: text(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/** [P-PAYMENT-18] What is asked for when the visitor wants to pay an invoice; `fallback` is where they come back to. */
export const PaymentOrder = z.object({
  invoice_id: z.string(),
  fallback: z.string(),
  /** An addition: the kroner that were shown as what is to be paid. A service that wants another sum refuses. */
  amount: z.optional(z.number()),
  /**
   * An addition: the service is to end every other open payment of the invoice, for the visitor goes on with none of them.
   */
  replaces: z.optional(z.boolean()),
});
export type PaymentOrder = z.infer<typeof PaymentOrder>;

/**
 * [P-PAYMENT-20] Where it is paid: on the provider's own page at `payment_url`, or in a frame that the provider's script
 * at `checkout_url` makes for the session `token`.
 */
export const PaymentStart = z.object({ checkout_url: text(), payment_url: text(), token: text() });
export type PaymentStart = z.infer<typeof PaymentStart>;
