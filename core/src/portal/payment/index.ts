export { billOf, kindOfSum, type SumKind } from './invoice/bill.ts';
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
  CHECKOUT_SETTINGS,
  type Checkout,
  type CheckoutFailure,
  checkoutHeight,
  FRAME_SILENCE,
  FRAME_TIMEOUT,
  readSessionEvent,
  type SessionEvent,
} from './start/checkout.ts';
export { paymentAddress } from './start/return-address.ts';
export type { PaymentStore } from './store.ts';
export type { PaymentView } from './view.ts';
