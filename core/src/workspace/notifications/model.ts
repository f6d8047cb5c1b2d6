import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, text } from '../../shared/wire-values.ts';

/** [W-NOTIFICATIONS-01] News for the user, mostly about a record; `IMPORTANCE` has the colours of `importance`. */
export const Notification = z.object({
  id: Id,
  message: text(),
  category: text(),
  time: text(),
  importance: z.nullish(z.number()),
  /** Ours: the record by kind and id, its project, and whether the user has seen the notification. */
  datatype: text(),
  dataid: id(),
  project_id: id(),
  seen: flag(),
  /** [W-PLAN-11] The act that it tells of, such as `task.assigned`, by whom, and old and new in words. */
  act: text(),
  by: text(),
  detail: text(),
  /** Its record is gone. */
  is_gone: flag(),
});
export interface Notification extends Readonly<z.infer<typeof Notification>> {}

/** The calls for the notifications of the signed-in user. */
export interface NotificationsPort {
  notifications(): Reply<readonly Notification[]>;
  markSeen(ids: readonly Notification['id'][]): Reply<unknown>;
}
