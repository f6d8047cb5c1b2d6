// The records of an agreement that was ended, withdrawn from or paused, or whose terms a developer has changed.
import { LEAVING_REASONS } from '@felles/core/portal/agreement';
import * as z from 'zod/mini';

/** Days are counted from 1970-01-01, as everywhere in the product. */
const day = () => z.int();

/** A confirmation with its number, at an instant in epoch seconds. */
export const Confirmation = z.object({ number: z.int(), at: z.int(), sentTo: z.nullable(z.string()) });
export type Confirmation = z.infer<typeof Confirmation>;

/** Months are counted from the year 0, so that the next one is one more. */
export const AgreedFreeze = z.object({
  id: z.string(),
  from: z.int(),
  to: z.int(),
  feePerMonth: z.number(),
  isTakenBack: z.boolean(),
  confirmation: Confirmation,
});
export type AgreedFreeze = z.infer<typeof AgreedFreeze>;

export const AgreementChanges = z.object({
  /** The agreement as it was before its first change: the demo's dates move along with the clock. */
  beginsOn: day(),
  /** Without the months of pauses. */
  bindingUntil: z.nullable(day()),
  /** Kroner, each month; of one that is not paid by the month, for all of it. */
  price: z.number(),
  isMonthly: z.boolean(),
  hasDirectDebit: z.boolean(),
  isSponsored: z.boolean(),
  noticeMonths: z.int(),
  /** The last day, of an agreement that is ended or withdrawn from. */
  endsOn: z.nullable(day()),
  isRequested: z.boolean(),
  isWithdrawn: z.boolean(),
  /** Of the last ending, request or withdrawal. */
  confirmation: z.nullable(Confirmation),
  reason: z.nullable(z.enum(LEAVING_REASONS)),
  freezes: z.array(AgreedFreeze),
});
export type AgreementChanges = z.infer<typeof AgreementChanges>;
