// The addresses of the pages on which an invoice is paid.
import { addressPart } from '../../../shared/addresses.ts';
import { ABORTED, MOBILE_CALLBACK } from '../report/report.ts';
import type { UnpaidVariant } from '../rules.ts';

/** The two pages on which a payment is started. */
export type PaymentPage = 'member' | 'payment';

/**
 * [P-PAYMENT-69] The page on which the payment was started, with what it takes to know the payment again, and what kind
 * of membership it is of, for a browser that has never heard of it.
 */
export const paymentFallback = (
  origin: string,
  centerCode: string,
  page: PaymentPage,
  invoiceId: string,
  variant: UnpaidVariant = 'ordinary',
): string =>
  `${origin}/${addressPart(centerCode)}/${page}?invoiceId=${addressPart(invoiceId)}&callback=${MOBILE_CALLBACK}${SAID_OF[variant]}`;

const SAID_OF = {
  payOnly: '&directdebit=false',
  shortTerm: '&shortterm=true',
  ordinary: '',
} as const satisfies Readonly<Record<UnpaidVariant, string>>;

/** The same for a visitor who has given up. */
export const abortedFallback = (fallback: string): string => `${fallback}&${ABORTED.parameter}=${ABORTED.value}`;

/** The page of an invoice that is to be paid at once, as there is no direct debit to draw it. */
export const paymentAddress = (centerCode: string, invoiceId: string): string =>
  `/${addressPart(centerCode)}/payment?invoiceId=${addressPart(invoiceId)}&directdebit=false`;
