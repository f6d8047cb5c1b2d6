// What a checkout inside the page is asked, and what it says.
import * as z from 'zod/mini';

/**
 * The checkout of the payment provider. Its script, loaded from `checkout_url`, makes a function of this name known to
 * the window. Called with an order, it puts one frame into the order's container.
 */
export const CHECKOUT = {
  function: 'openCheckout',
  /** [P-PAYMENT-26] Whatever language the visitor reads. */
  language: 'no',
  /** [P-PAYMENT-27] So much of the window's height is left beside the frame (pixels). */
  heightLeft: 60,
} as const;

/** [P-PAYMENT-28] */
export const SESSION_EVENTS = [
  'PAYMENT_FAILED',
  'PAYMENT_INITIATED',
  'PAYMENT_SUCCESSFUL',
  'SESSION_EXPIRED',
  'SESSION_STARTED',
  'SESSION_TERMINATED',
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

/** What the frame posts to the page around it. */
export const SessionMessage = z.object({ type: z.enum(SESSION_EVENTS) });
export type SessionMessage = z.infer<typeof SessionMessage>;
