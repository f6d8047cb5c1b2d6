// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { Invoice } from './model.ts';

const text = () => z.nullish(z.string());
const flag = () => z.nullish(z.boolean());

/** [P-PAYMENT-04] The first invoice of an agreement. The date is shown as it came; nobody computes one. */
export const FirstInvoice = z.object({ first_invoice_date: text(), invoice: z.nullish(Invoice) });
export type FirstInvoice = z.infer<typeof FirstInvoice>;

/** [P-PAYMENT-09] What has become of the payment of an invoice. */
export const PaymentState = z.object({ status: text(), is_paid: flag(), is_ended: flag() });
export type PaymentState = z.infer<typeof PaymentState>;
