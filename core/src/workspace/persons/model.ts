import * as z from 'zod/mini';
import { id, pageOf, text } from '../../shared/wire-values.ts';

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

export const PersonPage = pageOf(Person);
