import * as z from 'zod/mini';

/** A visit of a user to one thing. */
export const VisitRecord = z.object({
  login: z.string(),
  type: z.string(),
  dataid: z.string(),
  name: z.string(),
  node_id: z.string(),
});
export type VisitRecord = z.infer<typeof VisitRecord>;
