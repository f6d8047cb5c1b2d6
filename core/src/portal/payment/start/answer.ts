// What the answer to the start of a payment means.

import type { PaymentStart } from '../model.ts';
import type { Checkout } from './checkout.ts';

export type StartMeaning =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'embedded'; readonly checkout: Checkout }
  /** It names an address that the page must not lead to. */
  | { readonly kind: 'refused' }
  /** [P-PAYMENT-25] Half of what a checkout inside the page takes. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unknown' };

/** Which addresses a server may name. */
export interface Trusted {
  mayLeaveFor(address: string): boolean;
  mayLoadFrom(address: string): boolean;
}

/** [P-PAYMENT-19] [P-PAYMENT-21] [P-PAYMENT-22] The answer decides which of the two it is, and the provider's page wins. */
export function startMeaning(answer: PaymentStart, trusted: Trusted): StartMeaning {
  const address = given(answer.payment_url);
  if (address !== null) return trusted.mayLeaveFor(address) ? { kind: 'redirect', address } : { kind: 'refused' };
  const [script, token] = [given(answer.checkout_url), given(answer.token)];
  if (script === null && token === null) return { kind: 'unknown' };
  if (script === null || token === null) return { kind: 'incomplete' };
  return trusted.mayLoadFrom(script) ? { kind: 'embedded', checkout: { script, token } } : { kind: 'refused' };
}

const given = (text: string | null | undefined): string | null => text?.trim() || null;
