// The record of a payment at the provider.
import * as z from 'zod/mini';

/** How a session can end, as the provider knows it. */
const PAYMENT_ENDS = ['paid', 'declined', 'aborted', 'expired'] as const;
export type PaymentEnd = (typeof PAYMENT_ENDS)[number];

export const Payment = z.object({
  /** Part of the address at which it is paid, and the token of a checkout inside a page. */
  id: z.string(),
  at: z.number(),
  center: z.string(),
  invoiceId: z.int(),
  amount: z.number(),
  /** Where the browser is sent back to. */
  returnTo: z.string(),
  state: z.enum(['open', ...PAYMENT_ENDS]),
  endedAt: z.nullable(z.number()),
  /** When the provider will tell the service how it ended; none where that is lost, several where it is told again. */
  callbacks: z.array(z.number()),
  /** From when the service knows how it ended. */
  heardAt: z.nullable(z.number()),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentMethod = z.enum(['card', 'mobile']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Money that has left an account: at most once for every invoice. */
export const Charge = z.object({
  at: z.number(),
  invoiceId: z.int(),
  paymentId: z.string(),
  amount: z.number(),
  /** How it was paid; null where a program did not say. */
  method: z.nullable(PaymentMethod),
});
export type Charge = z.infer<typeof Charge>;
