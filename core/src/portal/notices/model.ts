import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, nullIfUnreadable, readableOf, seconds, text } from '../../shared/wire-values.ts';

/** [P-MEMBER-60] A message of the center to the member. */
export const MemberNotice = z.object({
  id: Id,
  at: seconds(),
  kind: text(),
  text: text(),
  class_date: nullIfUnreadable(IsoDate),
  class: nullIfUnreadable(z.number()),
  /** Ours: the timetable shows one department. */
  department_id: nullIfUnreadable(z.number()),
  invoice_id: nullIfUnreadable(Id),
  /** Ours: the agreement that ends. */
  contract_id: nullIfUnreadable(Id),
  seen: flag(),
});
export type MemberNotice = z.output<typeof MemberNotice>;

export const MemberNotices = readableOf(MemberNotice);

/** The messages that the member has seen. */
export const SeenNotices = z.strictObject({ ids: z.readonly(z.array(Id)) });

/** The messages to the member of the session. */
export interface NoticesPort {
  notices(): Reply<readonly MemberNotice[]>;
  /** Seen once or twice is the same. */
  seen(ids: readonly Id[]): Reply<unknown>;
}
