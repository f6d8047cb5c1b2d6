// Dates and sums of an agreement are the service's own: nothing here is computed from another field.
import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { readableOf, seconds, text } from '../../shared/wire-values.ts';

/** [P-MEMBER-36] [P-MEMBER-42] A sponsored member who has asked to end waits for the payer: REQUESTED. */
export const AGREEMENT_STATES = ['ACTIVE', 'REQUESTED', 'ENDING', 'ENDED', 'WITHDRAWN'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** [P-MEMBER-10] */
export const FREEZE_STATES = ['PLANNED', 'ACTIVE', 'ENDED', 'WITHDRAWN'] as const;
export type FreezeState = (typeof FREEZE_STATES)[number];

/** Why a member left; asked after the receipt, and never needed. */
export const LEAVING_REASONS = ['MOVING', 'PRICE', 'LITTLE_USE', 'ILLNESS', 'OTHER'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

const day = () => z.nullish(IsoDate);
const count = () => z.nullish(z.number());

/** A month as it is written on the wire. */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** [P-MEMBER-36] A receipt: its number, its instant, and the address of its e-mail. */
export const AgreementReceipt = z.object({ number: z.string(), at: seconds(), sent_to: text() });
export interface AgreementReceipt extends z.infer<typeof AgreementReceipt> {}

/** A booking that falls away with the agreement or in a pause. */
export const LostBooking = z.object({
  title: text(),
  starts_at: seconds(),
  /** A spot in the queue, and no place. */
  is_waiting: z.optional(z.boolean()),
});
export interface LostBooking extends z.infer<typeof LostBooking> {}

/** [P-MEMBER-10] A pause: whole months, both ends included. */
export const Freeze = z.object({
  id: z.string(),
  contract_id: z.string(),
  from_month: Month,
  to_month: Month,
  /** Kroner, of all months. */
  fee: z.number(),
  status: z.enum(FREEZE_STATES),
  from_day: IsoDate,
  to_day: IsoDate,
  fee_per_month: z.number(),
  binding_from: day(),
  binding_until: day(),
  /** The last day on which a planned pause can be taken back. */
  withdraw_until: day(),
  /** The day on which an active pause may end early; null where the center does not allow it. */
  early_end: day(),
  receipt: z.nullish(AgreementReceipt),
});
export interface Freeze extends z.infer<typeof Freeze> {}

/** [P-MEMBER-10] The lengths and the fee of a pause, for one reason. */
export const FreezeOption = z.object({
  reason: z.string(),
  months_least: z.number(),
  months_most: z.number(),
  fee_per_month: z.number(),
  /** [P-MEMBER-41] Such a pause is made at the center. */
  needs_proof: z.boolean(),
});
export type FreezeOption = z.infer<typeof FreezeOption>;

/** A coming month in which a pause may begin, or why it may not. */
export const FreezeMonth = z.object({ month: Month, is_frozen: z.boolean() });

/** [P-MEMBER-09] The terms of ending, pausing and withdrawing today. A sponsored member gets no prices. */
export const AgreementTerms = z.object({
  contract_id: z.string(),
  number: text(),
  title: text(),
  text: text(),
  /** The name of the member, who confirms a withdrawal. */
  member: text(),
  state: z.enum(AGREEMENT_STATES),
  is_sponsored: z.boolean(),
  has_direct_debit: z.boolean(),
  begins_on: day(),
  price_per_month: count(),
  today: IsoDate,
  notice_months: count(),
  notice_until: day(),
  binding_until: day(),
  /** The last day of the agreement: as it would end by a notice today, or as it ends. */
  ends_on: day(),
  rest_sum: count(),
  rest_invoices: count(),
  /** How many of the invoices are the fee of a pause alone. */
  rest_fees: count(),
  rest_from: day(),
  rest_until: day(),
  ending_fee: count(),
  last_drawn_on: day(),
  bookings_after: z.nullish(readableOf(LostBooking)),
  /** The last day on which the agreement can be withdrawn from. */
  withdraw_until: day(),
  used_days: count(),
  used_sum: count(),
  withdraw_bookings: z.nullish(readableOf(LostBooking)),
  receipt: z.nullish(AgreementReceipt),
  /** Null where the agreement cannot be paused. */
  freeze: z.nullish(
    z.object({
      allowed: readableOf(FreezeOption),
      months: readableOf(FreezeMonth),
      agreed: readableOf(Freeze),
    }),
  ),
});
export interface AgreementTerms extends z.infer<typeof AgreementTerms> {}

/** The detail of a refusal: the terms as they are now, and the first month in which a pause may begin. */
export const AgreementRefusalDetail = z.object({ terms: z.optional(AgreementTerms), first_month: z.optional(Month) });
export type AgreementRefusalDetail = z.infer<typeof AgreementRefusalDetail>;

/**
 * [P-MEMBER-35] The end and the sum as they were shown; the service refuses others with the new terms. A reason follows
 * the receipt: a request with one ends nothing, as the ending may have been taken back meanwhile.
 */
export const EndRequest = z.strictObject({
  shownEnd: IsoDate,
  shownSum: z.nullable(z.number()),
  reason: z.nullable(z.enum(LEAVING_REASONS)),
});
export type EndRequest = z.infer<typeof EndRequest>;

/** [P-MEMBER-38] The price of the days that were used, as it was shown. */
export const WithdrawRequest = z.strictObject({ shownSum: z.nullable(z.number()) });
export type WithdrawRequest = z.infer<typeof WithdrawRequest>;

/** The months of a pause that is asked about. */
export interface FreezeMonths {
  readonly from_month: string;
  readonly months: number;
}

/** [P-MEMBER-39] The sums and dates of a pause, and what falls away. */
export const FreezePreview = z.object({
  from_month: Month,
  months: z.number(),
  from_day: IsoDate,
  to_day: IsoDate,
  fee_per_month: z.number(),
  fee: z.number(),
  binding_from: day(),
  binding_until: day(),
  first_invoice_on: day(),
  first_invoice_sum: count(),
  bookings: readableOf(LostBooking),
});
export interface FreezePreview extends z.infer<typeof FreezePreview> {}

/** A pause as it was shown. */
export const FreezeRequest = z.strictObject({
  from_month: Month,
  months: z.number().check(z.gte(1), z.lte(24), z.refine(Number.isInteger)),
  shownFee: z.number(),
  shownBinding: z.nullable(IsoDate),
});
export type FreezeRequest = z.infer<typeof FreezeRequest>;

/** The calls about one agreement of the member; each change answers with the terms as they are now. */
export interface AgreementPort {
  terms(contractId: string): Reply<AgreementTerms>;
  end(contractId: string, request: EndRequest, key: string): Reply<AgreementTerms>;
  takeBack(contractId: string, key: string): Reply<AgreementTerms>;
  withdraw(contractId: string, request: WithdrawRequest, key: string): Reply<AgreementTerms>;
  preview(contractId: string, months: FreezeMonths): Reply<FreezePreview>;
  freeze(contractId: string, request: FreezeRequest, key: string): Reply<AgreementTerms>;
  endFreeze(contractId: string, freezeId: string, key: string): Reply<AgreementTerms>;
  /** The words of the center's agreement, the same for every member. */
  document(): Reply<FileContent>;
}
