import * as z from 'zod/mini';
import { flag, id, text } from '../../shared/wire-values.ts';

/** [W-NOTIFICATIONS-01] */
export const Notification = z.object({
  id: z.union([z.number(), z.string()]),
  message: text(),
  category: text(),
  time: text(),
  importance: z.nullish(z.number()),
  /** What it is about, by its kind and its id there, and the project of that. Ours, as is whether the user has seen it. */
  datatype: text(),
  dataid: id(),
  project_id: id(),
  seen: flag(),
});
export type Notification = Readonly<z.infer<typeof Notification>>;
