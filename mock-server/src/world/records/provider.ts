// How the payment provider is set.
import * as z from 'zod/mini';

/**
 * How a visit can end. A payer who pays comes back to a service that has heard of it (pay), that hears of it later
 * (late), that is never told (lost), or that is told twice (twice); or they never come back (stay).
 */
const PAYMENT_OUTCOMES = ['pay', 'late', 'lost', 'twice', 'stay', 'decline', 'abort', 'expire'] as const;
export const PaymentOutcome = z.enum(PAYMENT_OUTCOMES);
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

/** How a payment is begun, other than as its center has arranged it. */
export const CHECKOUTS = ['redirect', 'embedded', 'both', 'neither'] as const;

/** Nothing is told later than a year after it happened (milliseconds). */
export const LONGEST_DELAY = 31_536_000_000;

/** How the payment provider behaves when no developer decides by hand. */
export const ProviderSetting = z.strictObject({
  /** Where the payer pays: on a page elsewhere, inside the portal's, as either likes, or nowhere. */
  checkout: z.enum(['as the center has it', ...CHECKOUTS]),
  /** How every visit ends, or that the visitor chooses. */
  outcome: z.enum(['by hand', ...PAYMENT_OUTCOMES]),
  /** Milliseconds until the service is told of what ended late; of chance, from the world's seed, when null. */
  callbackAfter: z.nullable(z.int().check(z.gte(0), z.lte(LONGEST_DELAY))),
});
export type ProviderSetting = z.infer<typeof ProviderSetting>;

export const STANDARD_PROVIDER: ProviderSetting = {
  checkout: 'as the center has it',
  outcome: 'by hand',
  callbackAfter: null,
};
