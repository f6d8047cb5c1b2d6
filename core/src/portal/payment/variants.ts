/** What kind of membership an invoice is of, as far as anything says so. */
export interface PaidMembership {
  readonly isShortTerm: boolean;
  readonly noDirectDebit: boolean;
}

/** The four kinds of payment page. */
export type PaymentVariant = 'paid' | UnpaidVariant;

/** The variants in which the visitor can pay. */
export const UNPAID_VARIANTS = ['payOnly', 'shortTerm', 'ordinary'] as const;
export type UnpaidVariant = (typeof UNPAID_VARIANTS)[number];

/** [P-PAYMENT-31] [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] In this order: what is paid always wins. */
export function paymentVariant(isPaid: boolean, { isShortTerm, noDirectDebit }: PaidMembership): PaymentVariant {
  if (isPaid) return 'paid';
  if (noDirectDebit) return 'payOnly';
  return isShortTerm ? 'shortTerm' : 'ordinary';
}

/** Whether it offers to go on without paying: the invoice comes by e-mail, or direct debit draws it. */
export const offersToGoOn = (variant: PaymentVariant): boolean => variant === 'shortTerm' || variant === 'ordinary';
