import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, text } from '../../shared/wire-values.ts';

/** The own records that were returned, and the records of others that wait for the user's approval. */
export const RECORD_NEEDS = ['returned_hours', 'returned_expense', 'hours_to_approve', 'expenses_to_approve'] as const;

/** Records of a project that need the user: one that was returned, or all of a kind that can be approved. */
export const RecordNeed = z.object({
  kind: z.enum(RECORD_NEEDS),
  project_id: Id,
  project_name: text(),
  /** Of the returned record, or of the oldest one to approve. */
  day: text(),
  /** Of a returned record: its id, its title, and the reason of its return. */
  record_id: id(),
  title: text(),
  text: text(),
  count: z.number(),
});
export interface RecordNeed extends Readonly<z.infer<typeof RecordNeed>> {}

/** The records that need the user, over all projects; not every service says them. */
export interface RecordNeedsPort {
  needs(): Reply<readonly RecordNeed[]>;
}
