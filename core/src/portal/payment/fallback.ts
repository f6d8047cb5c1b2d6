// Where a payment provider sends the browser back to, and what the way back says.
import type { Parameters } from '../center/parameters.ts';
import type { ProviderWord } from './standing.ts';

/** [P-SIGNUP-83] What the way back from the mobile payment says in the place of a callback. */
export const MOBILE_CALLBACK = 'vipps';

/** The two pages on which a payment is started. */
export type PayingPage = 'member' | 'payment';

/** [P-PAYMENT-69] What a provider adds to the way back when the visitor has given up. */
export const ABORTED = { parameter: 'status', value: 'abort' } as const;

/** [P-PAYMENT-69] The page on which the payment was started, with what it takes to know the payment again. */
export const paymentFallback = (origin: string, centerCode: string, page: PayingPage, invoiceId: string): string =>
  `${origin}/${encodeURIComponent(centerCode)}/${page}?invoiceId=${encodeURIComponent(invoiceId)}&callback=${MOBILE_CALLBACK}`;

/** The same for whoever has given up. */
export const abortedFallback = (fallback: string): string => `${fallback}&${ABORTED.parameter}=${ABORTED.value}`;

/** [P-SIGNUP-84] The older way of saying it. */
export const MOBILE_SETUP = '1';

/** What the address says of a payment, for whoever comes back from the provider. It proves nothing. */
export function saidIn({ callback, vippsSetup, status }: Parameters): ProviderWord | null {
  // Where the address speaks of both, the named callback is the one that counts.
  const isBack = callback === MOBILE_CALLBACK || (callback === undefined && vippsSetup === MOBILE_SETUP);
  if (!isBack) return null;
  return status === ABORTED.value ? 'aborted' : 'paid';
}
