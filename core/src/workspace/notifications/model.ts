import * as z from 'zod/mini';
import { text } from '../../shared/wire-values.ts';

/** [W-NOTIFICATIONS-01] */
export const Notification = z.object({
  id: z.union([z.number(), z.string()]),
  message: text(),
  category: text(),
  time: text(),
  importance: z.nullish(z.number()),
});
export type Notification = Readonly<z.infer<typeof Notification>>;
