import * as z from 'zod/mini';
import { Id, id, text } from '../../shared/wire-values.ts';

/** The signed-in user. */
export const Me = z.object({
  login_id: Id,
  name: text(),
  person_id: id(),
  /** False for a user who may only read. */
  may_change: z.nullish(z.boolean()),
});
export type Me = Readonly<z.infer<typeof Me>>;
