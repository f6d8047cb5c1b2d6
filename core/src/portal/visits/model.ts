import * as z from 'zod/mini';
import type { Day } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import { readableOf, seconds, text } from '../../shared/wire-values.ts';

/** [P-MEMBER-09] A member's visit to a department. */
export const MemberVisit = z.object({
  id: text(),
  at: seconds(),
  department_id: z.nullish(z.number()),
  department_name: text(),
  /** The class that the member came for; none is training alone. */
  class_title: text(),
});
export interface MemberVisit extends z.infer<typeof MemberVisit> {}

/** The visits of a period, as far as the service still keeps them. */
export const MemberVisits = z.object({
  visits: readableOf(MemberVisit),
  /** The center deletes visits after so many days. */
  kept_days: z.nullish(z.number()),
  /** The first day whose visits are kept (YYYY-MM-DD). */
  kept_from: text(),
});
export type MemberVisits = z.infer<typeof MemberVisits>;

/** The visits of the member of the session. */
export interface MemberVisitsPort {
  visits(from: Day, to: Day): Reply<MemberVisits>;
}
