// The addresses of the payment pages.
import { addressPart } from '../../../shared/addresses.ts';
import { ABORT_PARAMETER, MOBILE_CALLBACK } from '../report/report.ts';
import type { UnpaidVariant } from '../rules.ts';

/** The two pages on which a payment is started. */
export type PaymentPage = 'member' | 'payment';

/** [P-PAYMENT-69] The return address: the page of the start, with the payment's ids and the kind of membership. */
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

/** The return address after an aborted payment. */
export const abortedFallback = (fallback: string): string =>
  `${fallback}&${ABORT_PARAMETER.parameter}=${ABORT_PARAMETER.value}`;

/** The payment page of an invoice without direct debit. */
export const paymentAddress = (centerCode: string, invoiceId: string): string =>
  `/${addressPart(centerCode)}/payment?invoiceId=${addressPart(invoiceId)}&directdebit=false`;
