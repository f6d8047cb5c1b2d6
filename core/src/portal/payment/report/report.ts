// What a provider says of a payment, in the address of the way back or from its frame. It proves nothing.
import type { Parameters } from '../../center/parameters.ts';
import { isUntold, type PaymentStatus } from '../invoice/status.ts';

/** [P-SIGNUP-83] What the way back from the mobile payment says in the place of a callback. */
export const MOBILE_CALLBACK = 'vipps';

/** [P-PAYMENT-69] What a provider adds to the way back when the visitor has given up. */
export const ABORTED = { parameter: 'status', value: 'abort' } as const;

/** [P-SIGNUP-84] The older way of saying it. */
export const MOBILE_SETUP = '1';

/** [P-SIGNUP-83] What the way back from the direct-debit provider says in its place. */
export const DIRECT_DEBIT_CALLBACK = 'avtalegiro';

/** [P-SIGNUP-84] Whether an address is a way back from the mobile payment. Where it speaks of both, the one it names counts. */
export const isMobileReturn = ({ callback, vippsSetup }: Parameters): boolean =>
  callback === MOBILE_CALLBACK || (vippsSetup === MOBILE_SETUP && callback !== DIRECT_DEBIT_CALLBACK);

/**
 * `begun` is a checkout that was closed after the visitor had pressed pay in it: the money may be on its way. `unpaid` is
 * the visitor's own word, where neither the provider nor the service could tell.
 */
export const PROVIDER_WORDS = ['paid', 'begun', 'failed', 'expired', 'aborted', 'unpaid'] as const;
export type ProviderWord = (typeof PROVIDER_WORDS)[number];

/** Whether the visitor may have paid, by this word. [P-PAYMENT-67] */
export const isHopeful = (word: ProviderWord | null): boolean => word === 'paid' || word === 'begun';

/** What the address says of a visitor who comes back from the provider. */
export function wordIn(parameters: Parameters): ProviderWord | null {
  if (!isMobileReturn(parameters)) return null;
  return parameters.status === ABORTED.value ? 'aborted' : 'paid';
}

/** An attempt, as far as a way back can speak of it. */
interface SpokenOf {
  readonly key: string;
  readonly said: ProviderWord | null;
}

/**
 * What is said of the payment of an invoice. What was said here goes first; and a way back speaks of the invoice it names,
 * and of no attempt but the one that it was `answered` for, once it was.
 */
export function wordOn(
  parameters: Parameters,
  invoiceId: string,
  attempt: SpokenOf | null,
  answered: string | null,
): ProviderWord | null {
  const isMeant = (parameters.invoiceId ?? invoiceId) === invoiceId;
  const isOfAnother = attempt !== null && answered !== null && attempt.key !== answered;
  const inAddress = isMeant && !isOfAnother ? wordIn(parameters) : null;
  // A visitor who went back and paid there comes back once more.
  return attempt?.said === 'unpaid' && isHopeful(inAddress) ? inAddress : (attempt?.said ?? inAddress);
}

/** What is known of a payment before any word is believed. */
interface Answered {
  readonly status: PaymentStatus | null;
  readonly isUnanswered: boolean;
}

/** Where the service answers that no payment has begun, and none has here, an address that says otherwise is wrong. */
export const believed = (word: ProviderWord | null, answered: Answered, isBegunHere: boolean): ProviderWord | null =>
  answered.status === 'VOID' && !isUntold(answered) && !isBegunHere ? null : word;

/** [P-PAYMENT-10] [P-PAYMENT-38] What the service has answered, and PAYMENTABORT where the visitor has given up. */
export const statusWith = (status: PaymentStatus | null, word: ProviderWord | null): PaymentStatus | null =>
  word === 'aborted' && status !== null && status !== 'PAYMENTSUCCESS' ? 'PAYMENTABORT' : status;
