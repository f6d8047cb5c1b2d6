export { billOf, type SumKind, sumKind } from './invoice/bill.ts';
export { departmentOf } from './invoice/department-page.ts';
export type { MoneyView } from './invoice/watch.ts';
export { InvoiceLine, type InvoicePort, type PaymentPort } from './model.ts';
export type { PaymentPageStore } from './page-store.ts';
export {
  type FailureKind,
  mayReportUnpaid,
  mayStartPayment,
  type PaymentVariant,
  type UnpaidVariant,
} from './rules.ts';
export {
  CHECKOUT,
  type Checkout,
  type CheckoutFailure,
  checkoutHeight,
  FRAME_SILENCE,
  FRAME_TIMEOUT,
  type SessionEvent,
  sessionEvent,
} from './start/checkout.ts';
export { paymentAddress } from './start/return-address.ts';
export type { PaymentStore } from './store.ts';
export type { PaymentView } from './view.ts';
