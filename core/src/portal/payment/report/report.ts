import type { Parameters } from '../../center/parameters.ts';
import { isStatusUnknown, type PaymentStatus } from '../invoice/status.ts';

/** [P-SIGNUP-83] The callback in the return address of the mobile payment. */
export const MOBILE_CALLBACK = 'vipps';

/** [P-PAYMENT-69] Added to the return address after an aborted payment. */
export const ABORT_PARAMETER = { parameter: 'status', value: 'abort' } as const;

/** [P-SIGNUP-84] The older form of this callback. */
export const MOBILE_SETUP = '1';

/** [P-SIGNUP-83] The callback in the return address of the direct-debit provider. */
export const DIRECT_DEBIT_CALLBACK = 'avtalegiro';

/** [P-SIGNUP-84] Whether the address is a return from the mobile payment. If it names both providers, the callback counts. */
export const isMobileReturn = ({ callback, vippsSetup }: Parameters): boolean =>
  callback === MOBILE_CALLBACK || (vippsSetup === MOBILE_SETUP && callback !== DIRECT_DEBIT_CALLBACK);

/** 'pending': the checkout closed after the visitor pressed pay, so they may have paid. 'unpaid': the visitor says so. */
export const PROVIDER_REPORTS = ['paid', 'pending', 'failed', 'expired', 'aborted', 'unpaid'] as const;
/** From the return address or from the checkout. It proves nothing: only the service knows of a payment. */
export type ProviderReport = (typeof PROVIDER_REPORTS)[number];

/** [P-PAYMENT-67] Whether the visitor may have paid. */
export const mayBePaid = (report: ProviderReport | null): boolean => report === 'paid' || report === 'pending';

/** The report in the return address. */
function reportIn(parameters: Parameters): ProviderReport | null {
  if (!isMobileReturn(parameters)) return null;
  return parameters.status === ABORT_PARAMETER.value ? 'aborted' : 'paid';
}

interface ReportedAttempt {
  readonly key: string;
  readonly report: ProviderReport | null;
}

/** The stored report, else the address's, which counts only for its invoice and for the attempt with the key `reportedFor`. */
export function reportFor(
  parameters: Parameters,
  invoiceId: string,
  attempt: ReportedAttempt | null,
  reportedFor: string | null,
): ProviderReport | null {
  const isNamed = (parameters.invoiceId ?? invoiceId) === invoiceId;
  const isOfAnother = attempt !== null && reportedFor !== null && attempt.key !== reportedFor;
  const inAddress = isNamed && !isOfAnother ? reportIn(parameters) : null;
  // The visitor may have gone back and paid after reporting it unpaid.
  return attempt?.report === 'unpaid' && mayBePaid(inAddress) ? inAddress : (attempt?.report ?? inAddress);
}

interface ServiceAnswer {
  readonly status: PaymentStatus | null;
  readonly isUnanswered: boolean;
}

/** If the service knows no payment and none was started here, the address's report is wrong. */
export const trustedReport = (
  report: ProviderReport | null,
  answer: ServiceAnswer,
  isStartedHere: boolean,
): ProviderReport | null => (answer.status === 'VOID' && !isStatusUnknown(answer) && !isStartedHere ? null : report);

/** [P-PAYMENT-10] [P-PAYMENT-38] The service's status, or PAYMENTABORT after an aborted payment. */
export const statusWith = (status: PaymentStatus | null, report: ProviderReport | null): PaymentStatus | null =>
  report === 'aborted' && status !== null && status !== 'PAYMENTSUCCESS' ? 'PAYMENTABORT' : status;
