// What a return from a provider means. The address alone never proves a payment: the invoice and its status do.
import { addressPart } from '../../../shared/addresses.ts';
import type { Parameters } from '../../center/parameters.ts';
import { isSettled, type Money } from '../../payment/invoice/money.ts';
import type { MoneyView } from '../../payment/invoice/watch.ts';
import { DIRECT_DEBIT_CALLBACK, isMobileReturn, MOBILE_CALLBACK, MOBILE_SETUP } from '../../payment/report/report.ts';
import type { DirectDebitStatus } from '../../tracking/happenings.ts';

/** [P-SIGNUP-83] [P-SIGNUP-84] What the address says on the way back from each provider. */
export const CALLBACK = {
  directDebit: DIRECT_DEBIT_CALLBACK,
  mobilePayment: MOBILE_CALLBACK,
  mobileSetup: MOBILE_SETUP,
} as const;

/**
 * [P-PAYMENT-52] Where the direct-debit provider sends a member back to, and what the way back says of the membership,
 * for a page that has forgotten it.
 */
export function directDebitReturn(
  origin: string,
  centerCode: string,
  { temporary, noDirectDebit }: { readonly temporary: boolean; readonly noDirectDebit: boolean },
): string {
  const query = `callback=${CALLBACK.directDebit}&shortterm=${temporary}&directdebit=${!noDirectDebit}`;
  return `${origin}/${addressPart(centerCode)}/member?${query}`;
}

export type Callback =
  | { readonly provider: 'directDebit'; readonly status: DirectDebitStatus }
  | { readonly provider: 'mobilePayment' };

/** The return that an address speaks of. Where it speaks of both, the named callback is the one that counts. */
export function callbackIn(parameters: Parameters): Callback | null {
  const { callback, status } = parameters;
  if (callback === CALLBACK.directDebit) return { provider: 'directDebit', status: directDebitStatusIn(status) };
  return isMobileReturn(parameters) ? { provider: 'mobilePayment' } : null;
}

/** [P-SIGNUP-20] A missing or unknown status counts as a signing that failed. */
const directDebitStatusIn = (status: string | undefined): DirectDebitStatus =>
  status === 'ok' || status === 'not_started' ? status : 'not_ok';

/** [P-SIGNUP-21] [P-SIGNUP-22] [P-SIGNUP-23] [P-SIGNUP-24] Read in this order, the four rules leave nothing out. */
export function afterDirectDebit(
  status: DirectDebitStatus,
  noDirectDebit: boolean,
  money: Money,
): 'directDebit' | 'payment' | 'success' {
  if (status === 'not_ok') return 'directDebit';
  // A member who has paid meanwhile reads that at the payment, with nothing to pay.
  if (noDirectDebit && money.rest !== null && money.rest > 0) return 'payment';
  return isSettled(money) ? 'success' : 'payment';
}

/** [P-SIGNUP-25] [P-SIGNUP-26] [P-SIGNUP-85] Only a conclusive answer, or the end of the waiting, moves the step. */
export function afterMobilePayment(money: Money, waitingIsOver: boolean): 'waiting' | 'payment' | 'success' {
  if (isSettled(money)) return 'success';
  const isConclusive = money.status === 'PAYMENTFAILED' || money.status === 'PAYMENTABORT';
  return isConclusive || waitingIsOver ? 'payment' : 'waiting';
}

/** Where a return leads. `untraced`: the sign-up is not known, and an address alone proves nothing. */
export type Destination = 'directDebit' | 'payment' | 'success' | 'untraced';

/** What a return is of: the invoice, and whether the membership has direct debit. */
export interface ReturnedTo {
  readonly invoiceId: string | null;
  readonly noDirectDebit: boolean;
}

/** Where a return leads; null until enough is known. */
export function destinationOf(
  callback: Callback,
  { invoiceId, noDirectDebit }: ReturnedTo,
  known: MoneyView,
): Destination | null {
  if (callback.provider === 'directDebit' && callback.status === 'not_ok') return 'directDebit';
  if (invoiceId === null || known.isUnknown) return 'untraced';
  if (callback.provider === 'mobilePayment') {
    const step = afterMobilePayment(known, known.isOver);
    return step === 'waiting' ? null : step;
  }
  const isKnown = isSettled(known) || (known.isOver && known.invoice.status !== 'loading');
  return isKnown ? afterDirectDebit(callback.status, noDirectDebit, known) : null;
}
