import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, pageSchema, text } from '../../shared/wire-values.ts';
import { Invoice } from '../payment/model.ts';

/** [P-MEMBER-09] An invoice of a member, with fields of ours. Days are written DD.MM.YYYY. */
export const MemberInvoice = z.looseObject({
  ...Invoice.shape,
  /** The day on which the bank draws it by direct debit. */
  drawn_on: text(),
  /** A payment of it has begun, and has not come to its end. */
  in_payment: flag(),
  /** The instant at which that payment began. */
  in_payment_since: text(),
  /** The day on which it was paid, or credited. */
  settled_on: text(),
});
export type MemberInvoice = z.infer<typeof MemberInvoice>;

/** All that is unpaid, with credit notes that are not used up; an unreadable one stays, without an amount. */
export const UnpaidInvoices = z.readonly(z.array(z.catch(MemberInvoice, {})));

/** One page of the paid invoices, the newest first. */
export const PaidInvoices = pageSchema(MemberInvoice);
export type PaidInvoices = z.infer<typeof PaidInvoices>;

/** The invoices of the member of the session. */
export interface MemberInvoicesPort {
  unpaid(): Reply<readonly MemberInvoice[]>;
  /** Counted from 1. */
  paid(page: number): Reply<PaidInvoices>;
}
