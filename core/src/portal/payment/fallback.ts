// Where a payment provider sends the browser back to, and what the way back says.
import { addressPart } from '../../shared/addresses.ts';
import type { Parameters } from '../center/parameters.ts';
import type { UnpaidVariant } from './variants.ts';

/** [P-SIGNUP-83] What the way back from the mobile payment says in the place of a callback. */
export const MOBILE_CALLBACK = 'vipps';

/** The two pages on which a payment is started. */
export type PayingPage = 'member' | 'payment';

/** [P-PAYMENT-69] What a provider adds to the way back when the visitor has given up. */
export const ABORTED = { parameter: 'status', value: 'abort' } as const;

/**
 * [P-PAYMENT-69] The page on which the payment was started, with what it takes to know the payment again, and what kind
 * of membership it is of, for a browser that has never heard of it.
 */
export const paymentFallback = (
  origin: string,
  centerCode: string,
  page: PayingPage,
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

/** [P-SIGNUP-84] The older way of saying it. */
export const MOBILE_SETUP = '1';

/** [P-SIGNUP-83] What the way back from the direct-debit provider says in its place. */
export const DIRECT_DEBIT_CALLBACK = 'avtalegiro';

/** [P-SIGNUP-84] Whether an address is a way back from the mobile payment. Where it speaks of both, the one it names counts. */
export const isMobileReturn = ({ callback, vippsSetup }: Parameters): boolean =>
  callback === MOBILE_CALLBACK || (vippsSetup === MOBILE_SETUP && callback !== DIRECT_DEBIT_CALLBACK);
