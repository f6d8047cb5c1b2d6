export type { MemberInvoicesPort } from './model.ts';
export type { InvoiceState, SumPart } from './rules.ts';
export type { InvoicesStore, InvoicesView, PaidView, UnpaidView } from './store.ts';
export type { InvoiceView } from './view.ts';
