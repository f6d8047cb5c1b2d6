import * as z from 'zod/mini';
import { id, text } from '../../shared/wire-values.ts';

/** A person of the customer register. */
export const Person = z.looseObject({
  id: z.union([z.number(), z.string()]),
  structure_node_id: id(),
  first_name: text(),
  last_name: text(),
  mobile: text(),
  email: text(),
  contact: z.nullish(z.looseObject({ id: id(), name: text() })),
});
export type Person = Readonly<z.infer<typeof Person>>;

export const PersonPage = z.object({
  page: z.number(),
  page_count: z.number(),
  page_size: z.number(),
  total_count: z.number(),
  result_set: z.readonly(z.array(Person)),
});
