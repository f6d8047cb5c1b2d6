export { type Bill, billOf, type SumKind, sumKind } from './invoice/bill.ts';
export { departmentOf } from './invoice/department-page.ts';
export { isSettled, type Money } from './invoice/money.ts';
export { type PaymentStatus, POLLING, type PollAnswer } from './invoice/status.ts';
export * from './invoice/watch.ts';
export type { PaymentMessage, PaymentMessages } from './messages.ts';
export {
  FirstInvoice,
  Invoice,
  InvoiceLine,
  type InvoicePort,
  PaymentOrder,
  type PaymentPort,
  PaymentStart,
  PaymentState,
} from './model.ts';
export * from './page-store.ts';
export { PROVIDER_REPORTS, type ProviderReport } from './report/report.ts';
export {
  type FailureKind,
  mayReportUnpaid,
  mayStartPayment,
  type PaymentPhase,
  type PaymentVariant,
  UNPAID_VARIANTS,
  type UnpaidVariant,
} from './rules.ts';
export {
  CHECKOUT,
  type Checkout,
  type CheckoutFailure,
  checkoutHeight,
  FRAME_SILENCE,
  FRAME_TIMEOUT,
  type PostedMessage,
  SESSION_EVENTS,
  type SessionEvent,
  sessionEvent,
} from './start/checkout.ts';
export { abortedFallback, type PaymentPage, paymentAddress } from './start/return-address.ts';
export * from './store.ts';
export type { PaymentView } from './view.ts';
