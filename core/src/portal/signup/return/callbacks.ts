// The meaning of a return from a provider. The address never proves a payment: only the invoice and its status do.
import { addressPart } from '../../../shared/addresses.ts';
import type { Parameters } from '../../center/parameters.ts';
import { isSettled, type Money } from '../../payment/invoice/money.ts';
import type { MoneyView } from '../../payment/invoice/watch.ts';
import { DIRECT_DEBIT_CALLBACK, isMobileReturn, MOBILE_CALLBACK, MOBILE_SETUP } from '../../payment/report/report.ts';
import type { DirectDebitStatus } from '../../tracking/visitor-actions.ts';

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

/** [P-SIGNUP-21] [P-SIGNUP-22] [P-SIGNUP-23] [P-SIGNUP-24] In this order, the four rules cover all cases. */
export function afterDirectDebit(
  status: DirectDebitStatus,
  noDirectDebit: boolean,
  money: Money,
): 'directDebit' | 'payment' | 'success' {
  if (status === 'not_ok') return 'directDebit';
  // If the member has paid meanwhile, there is nothing to pay.
  if (noDirectDebit && money.rest !== null && money.rest > 0) return 'payment';
  return isSettled(money) ? 'success' : 'payment';
}

/** [P-SIGNUP-25] [P-SIGNUP-26] [P-SIGNUP-85] Only a final answer, or the end of the polling, changes the step. */
export function afterMobilePayment(money: Money, waitingIsOver: boolean): 'waiting' | 'payment' | 'success' {
  if (isSettled(money)) return 'success';
  const isConclusive = money.status === 'PAYMENTFAILED' || money.status === 'PAYMENTABORT';
  return isConclusive || waitingIsOver ? 'payment' : 'waiting';
}

/** The destination of a return. 'untraced': the sign-up is unknown, and an address proves nothing. */
export type Destination = 'directDebit' | 'payment' | 'success' | 'untraced';

export interface ReturnedTo {
  readonly invoiceId: string | null;
  readonly noDirectDebit: boolean;
  readonly evidence: SigningEvidence;
}

/** [P-SIGNUP-91] Whether the visitor is told that a signing failed. Where no direct debit was begun, none has failed. */
export const hasSigningFailed = (callback: Callback | null, evidence: SigningEvidence): boolean =>
  callback?.provider === 'directDebit' && callback.status !== 'ok' && evidence !== 'none';

/** Null until enough is known. */
export function destinationOf(
  callback: Callback,
  { invoiceId, noDirectDebit, evidence }: ReturnedTo,
  known: MoneyView,
): Destination | null {
  const status = callback.provider === 'directDebit' && evidence !== 'none' ? callback.status : 'not_started';
  if (status === 'not_ok') return 'directDebit';
  if (invoiceId === null || known.isUnknown) return 'untraced';
  if (callback.provider === 'mobilePayment') {
    const step = afterMobilePayment(known, known.isOver);
    return step === 'waiting' ? null : step;
  }
  const isKnown = isSettled(known) || (known.isOver && known.invoice.status !== 'loading');
  return isKnown ? afterDirectDebit(status, noDirectDebit, known) : null;
}
