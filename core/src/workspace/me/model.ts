import * as z from 'zod/mini';
import { id, text } from '../../shared/wire-values.ts';

/** Who is signed in, as the service knows the user. */
export const Me = z.object({
  login_id: z.union([z.number(), z.string()]),
  name: text(),
  person_id: id(),
  /** False for a user who sees and changes nothing. */
  may_change: z.nullish(z.boolean()),
});
export type Me = Readonly<z.infer<typeof Me>>;
