// The phase of a payment. The service decides; a provider's report changes only the texts for this visitor.
import { isSettled, type Money } from './invoice/money.ts';
import { isStatusUnknown } from './invoice/status.ts';
import { mayBePaid, type ProviderReport, statusWith } from './report/report.ts';

/** [P-PAYMENT-39] The three ways to say that a payment failed. */
export type FailureKind = 'failed' | 'notRegistered' | 'tryAgain';

/** The state of a payment, as the page explains it. */
export type PaymentPhase =
  /** No answer has come yet. */
  | { readonly kind: 'checking' }
  /** `open`: where another payment is open. 'unsettled': it may still succeed, although the visitor reported it unpaid. */
  | { readonly kind: 'toPay'; readonly open: 'here' | 'elsewhere' | 'unsettled' | null }
  /** The provider reports it paid, but the service does not know it yet. */
  | { readonly kind: 'waiting'; readonly isLate: boolean }
  /** As `waiting`, but the polling has ended. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'paid' }
  /** The center has credited the invoice. */
  | { readonly kind: 'credited' }
  | { readonly kind: 'failed'; readonly failure: FailureKind }
  /** [P-PAYMENT-38] The visitor has aborted the payment. */
  | { readonly kind: 'aborted' }
  /** The service could not be asked, gave no status, or does not know the invoice. */
  | { readonly kind: 'unknown' };

export interface PaymentFacts extends Money {
  /** The quick requests have brought no result. */
  readonly isLate: boolean;
  readonly isOver: boolean;
  /** The service knows of no such invoice. */
  readonly isUnknown: boolean;
  /** The last request was not answered. */
  readonly isUnanswered: boolean;
}

/** [P-PAYMENT-38] [P-PAYMENT-67] [P-PAYMENT-68] A visitor who may have paid never reads "failed", and cannot pay again. */
export function paymentPhase(known: PaymentFacts, report: ProviderReport | null, hasAttempt: boolean): PaymentPhase {
  if (known.isCredited) return { kind: 'credited' };
  if (isSettled(known)) return { kind: 'paid' };
  // A report counts for nothing if the service does not know the invoice.
  if (known.isUnknown) return { kind: 'unknown' };
  const status = statusWith(known.status, report);
  if (status === 'PAYMENTFAILED') return { kind: 'failed', failure: failureOf(report) };
  if (mayBePaid(report)) return known.isOver ? { kind: 'undecided' } : { kind: 'waiting', isLate: known.isLate };
  if (!known.isOver) return { kind: 'checking' };
  if (report === 'aborted') return { kind: 'aborted' };
  if (report === 'unpaid') return known.isUnanswered ? { kind: 'unknown' } : { kind: 'toPay', open: 'unsettled' };
  if (report !== null) return { kind: 'failed', failure: failureOf(report) };
  // [P-PAYMENT-16] [P-PAYMENT-17] Without a status it may have been paid.
  if (isStatusUnknown(known)) return { kind: 'unknown' };
  return { kind: 'toPay', open: status !== 'PAYMENTSTARTED' ? null : hasAttempt ? 'here' : 'elsewhere' };
}

/** [P-PAYMENT-39] A payment that the provider reports as paid has not failed; the service only lacks it. */
function failureOf(report: ProviderReport | null): FailureKind {
  if (report === 'paid') return 'notRegistered';
  return report === null || report === 'pending' || report === 'unpaid' ? 'failed' : 'tryAgain';
}

/** [P-PAYMENT-67] [P-PAYMENT-68] False as long as a payment may have been made, so that none is made twice. */
export const mayStartPayment = ({ kind }: PaymentPhase): boolean =>
  kind === 'toPay' || kind === 'failed' || kind === 'aborted';

/** The outcome is known, and nothing is waited for. */
export const isDecided = ({ kind }: PaymentPhase): boolean =>
  kind === 'paid' || kind === 'credited' || kind === 'failed';

/** [P-PAYMENT-67] Whether the visitor may say that they have not paid: at once, unless the provider has reported it paid. */
export const mayReportUnpaid = ({ kind }: PaymentPhase, report: ProviderReport | null): boolean =>
  kind === 'undecided' || (kind === 'waiting' && report === 'pending');

/** The membership of an invoice, as far as it is known. */
export interface PaidMembership {
  readonly isShortTerm: boolean;
  readonly noDirectDebit: boolean;
}

/** The four kinds of payment page. */
export type PaymentVariant = 'paid' | UnpaidVariant;

/** The variants in which the visitor can pay. */
export const UNPAID_VARIANTS = ['payOnly', 'shortTerm', 'ordinary'] as const;
/** `payOnly`: a membership without direct debit; `shortTerm`: one for a short time; else `ordinary`. */
export type UnpaidVariant = (typeof UNPAID_VARIANTS)[number];

/** [P-PAYMENT-31] [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] In this order: a paid invoice always wins. */
export function paymentVariant(isPaid: boolean, { isShortTerm, noDirectDebit }: PaidMembership): PaymentVariant {
  if (isPaid) return 'paid';
  if (noDirectDebit) return 'payOnly';
  return isShortTerm ? 'shortTerm' : 'ordinary';
}

/** Whether the page offers to pay later: by e-mailed invoice or direct debit. */
export const offersToPayLater = (variant: PaymentVariant): boolean => variant === 'shortTerm' || variant === 'ordinary';

/** The parameters of a direct-debit return. */
interface DirectDebitResult {
  readonly status?: string | undefined;
  readonly success?: string | undefined;
}

/** [P-PAYMENT-48] `status` decides; without it, `success` does. All other values mean no. */
export const isDirectDebitSetUp = ({ status, success }: DirectDebitResult): boolean =>
  status === undefined ? success === 'ok' || success === 'true' : status === 'ok';

/** Whether the address reports any outcome; without one the page says nothing about direct debit. */
export const namesDirectDebitResult = ({ status, success }: DirectDebitResult): boolean =>
  status !== undefined || success !== undefined;
