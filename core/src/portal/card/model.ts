import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import type { Reply } from '../../shared/reply.ts';
import { id, nullIfUnreadable, numberOrText, seconds, text } from '../../shared/wire-values.ts';

/** A longer code than this fills more of a small screen than a reader at a door can see. */
const LONGEST_CODE = 256;

/** [P-MEMBER-47] The card of a member: the number, and a code for the door that is good until `expires_at`. */
export const MemberCard = z.object({
  number: numberOrText(),
  code: z.string().check(z.minLength(1), z.maxLength(LONGEST_CODE)),
  expires_at: seconds(),
  /** The service's clock at the answer; without it the clock of the device counts. */
  answered_at: z.nullish(seconds()),
  /** The title of the agreement that the card belongs to. */
  title: text(),
});
export type MemberCard = z.infer<typeof MemberCard>;

/** The refusals of a card that have words of their own here; others are told in the service's words. */
export const CARD_REFUSALS = ['Frozen', 'Unpaid', 'NoAgreement'] as const;
export type CardRefusalType = (typeof CARD_REFUSALS)[number];

const day = () => nullIfUnreadable(IsoDate);

/** The reason of a refusal in days and sums, as far as the service tells it. */
export const CardRefusalDetail = z.object({
  number: nullIfUnreadable(z.union([z.number(), z.string()])),
  title: nullIfUnreadable(z.string()),
  /** The agreement that is paused. */
  contract_id: nullIfUnreadable(id()),
  frozen_until: day(),
  /** The first day on which the card works again. */
  valid_from: day(),
  unpaid_sum: nullIfUnreadable(z.number()),
  unpaid_due: day(),
  ended_on: day(),
});
export type CardRefusalDetail = z.infer<typeof CardRefusalDetail>;

/** The card of the member of the session. */
export interface CardPort {
  card(): Reply<MemberCard>;
}
