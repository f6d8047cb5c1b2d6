// The meaning of a return from a provider. The address never proves a payment: only the invoice and its status do.
import { addressPart } from '../../shared/addresses.ts';
import type { Parameters } from '../center/parameters.ts';
import { isSettled, type Money } from '../payment/invoice/money.ts';
import type { MoneyView } from '../payment/invoice/watch.ts';
import { DIRECT_DEBIT_CALLBACK, isMobileReturn, MOBILE_CALLBACK, MOBILE_SETUP } from '../payment/report/report.ts';
import type { DirectDebitStatus } from '../tracking/visitor-actions.ts';

/** [P-SIGNUP-83] [P-SIGNUP-84] The callback parameter of each provider. */
export const CALLBACK = {
  directDebit: DIRECT_DEBIT_CALLBACK,
  mobilePayment: MOBILE_CALLBACK,
  mobileSetup: MOBILE_SETUP,
} as const;

/** [P-PAYMENT-52] The return address of the direct-debit provider, with the kind of membership for a page without drafts. */
export function directDebitReturn(
  origin: string,
  centerCode: string,
  { temporary, noDirectDebit }: { readonly temporary: boolean; readonly noDirectDebit: boolean },
): string {
  const query = `callback=${CALLBACK.directDebit}&shortterm=${temporary}&directdebit=${!noDirectDebit}`;
  return `${origin}/${addressPart(centerCode)}/member?${query}`;
}

/** The provider that sent the visitor back, by the parameters of the address. */
export type Callback =
  | { readonly provider: 'directDebit'; readonly status: DirectDebitStatus }
  | { readonly provider: 'mobilePayment' };

/** The return in an address. If it names both providers, the callback counts. */
export function callbackIn(parameters: Parameters): Callback | null {
  const { callback, status } = parameters;
  if (callback === CALLBACK.directDebit) return { provider: 'directDebit', status: directDebitStatusIn(status) };
  return isMobileReturn(parameters) ? { provider: 'mobilePayment' } : null;
}

/**
 * 'own': this tab left to sign. 'reported': only the address reports it. 'doubted': this tab sent a sign-up, but did not leave to
 * sign. 'none': the sign-up has no direct debit, so no address can report one.
 */
export type SigningEvidence = 'own' | 'reported' | 'doubted' | 'none';

/** Which direct debit was really begun: an address is written by every visitor. */
export function signingEvidence(
  sent: { readonly link: string | null } | null,
  departure: { readonly link: string } | null,
  noDirectDebit: boolean,
): SigningEvidence {
  if (departure !== null && (sent === null || sent.link === departure.link)) return 'own';
  if (noDirectDebit) return 'none';
  return sent === null ? 'reported' : 'doubted';
}

/** [P-SIGNUP-20] A missing or unknown status counts as a failed signing. */
const directDebitStatusIn = (status: string | undefined): DirectDebitStatus =>
  status === 'ok' || status === 'not_started' ? status : 'not_ok';

/** The destination of a return. 'untraced': the sign-up is unknown, and an address proves nothing. */
export type Destination = 'directDebit' | 'payment' | 'success' | 'untraced';

interface Return {
  readonly callback: Callback;
  readonly ids: { readonly invoiceId: string | null; readonly noDirectDebit: boolean };
  readonly evidence: SigningEvidence;
  readonly known: Money & Pick<MoneyView, 'isOver' | 'isUnknown' | 'invoice'>;
}

/** [P-SIGNUP-91] Whether the visitor is told that a signing failed. Where no direct debit was begun, none has failed. */
export const hasSigningFailed = (callback: Callback | null, evidence: SigningEvidence): boolean =>
  callback?.provider === 'directDebit' && callback.status !== 'ok' && evidence !== 'none';

/** A signing that was not begun has not failed. */
const isUnsigned = ({ callback, evidence }: Return): boolean =>
  callback.provider === 'directDebit' && callback.status === 'not_ok' && evidence !== 'none';
const isMobile = ({ callback }: Return): boolean => callback.provider === 'mobilePayment';
const isPaid = ({ known }: Return): boolean => isSettled(known);
const hasFailed = ({ known }: Return): boolean => known.status === 'PAYMENTFAILED' || known.status === 'PAYMENTABORT';

/** Where a return leads: the first row that holds. Null until enough is known. */
const RETURNS: readonly (readonly [(now: Return) => boolean, Destination | null])[] = [
  [isUnsigned, 'directDebit'], // [P-SIGNUP-21]
  [({ ids, known }) => ids.invoiceId === null || known.isUnknown, 'untraced'],
  [(now) => isMobile(now) && isPaid(now), 'success'], // [P-SIGNUP-25]
  [(now) => isMobile(now) && (hasFailed(now) || now.known.isOver), 'payment'], // [P-SIGNUP-26]
  [isMobile, null], // [P-SIGNUP-85]
  [(now) => !isPaid(now) && !(now.known.isOver && now.known.invoice.status !== 'loading'), null],
  // If the member has paid meanwhile, there is nothing to pay.
  [({ ids, known }) => ids.noDirectDebit && known.rest !== null && known.rest > 0, 'payment'], // [P-SIGNUP-22]
  [isPaid, 'success'], // [P-SIGNUP-23]
  [() => true, 'payment'], // [P-SIGNUP-24]
];

export const destinationOf = (now: Return): Destination | null => RETURNS.find(([holds]) => holds(now))?.[1] ?? null;

/** The outcome in the address of a sign-up with another payer. */
export type SignupResult = 'success' | 'failure';

/** [P-SIGNUP-38] [P-SIGNUP-39] [P-SIGNUP-50] Only `true` is a success; null without a value. */
export const signupResult = (success: string | undefined): SignupResult | null =>
  success === undefined ? null : success === 'true' ? 'success' : 'failure';
