// The meaning of the answer to a payment start.

import type { PaymentStart } from '../model.ts';
import type { Checkout } from './checkout.ts';

export type StartMeaning =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'embedded'; readonly checkout: Checkout }
  /** Its address is not allowed. */
  | { readonly kind: 'refused' }
  /** [P-PAYMENT-25] A part of the checkout's data is missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unknown' };

/** The addresses that are allowed. */
export interface AllowedAddresses {
  mayLeaveFor(address: string): boolean;
  mayLoadFrom(address: string): boolean;
}

/** [P-PAYMENT-19] [P-PAYMENT-21] [P-PAYMENT-22] If the answer has both, the provider's page wins over the checkout. */
export function startMeaning(answer: PaymentStart, trusted: AllowedAddresses): StartMeaning {
  const address = given(answer.payment_url);
  if (address !== null) return trusted.mayLeaveFor(address) ? { kind: 'redirect', address } : { kind: 'refused' };
  const [script, token] = [given(answer.checkout_url), given(answer.token)];
  if (script === null && token === null) return { kind: 'unknown' };
  if (script === null || token === null) return { kind: 'incomplete' };
  return trusted.mayLoadFrom(script) ? { kind: 'embedded', checkout: { script, token } } : { kind: 'refused' };
}

const given = (text: string | null | undefined): string | null => text?.trim() || null;
