export * from './model.ts';
export {
  dayOfText,
  type InvoiceState,
  invoiceStateOf,
  kidGroups,
  type PaidMonth,
  type PayOffer,
  payOfferOf,
  type SumPart,
  sumOf,
  type UnpaidSum,
} from './rules.ts';
export * from './store.ts';
export type { InvoiceView } from './view.ts';
