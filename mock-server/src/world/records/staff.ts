import * as z from 'zod/mini';

/** A code that stands for a user until it is redeemed. */
export const GrantCode = z.object({
  code: z.string(),
  login: z.string(),
  clientId: z.string(),
  redirect: z.string(),
  challenge: z.string(),
  until: z.number(),
  /** The family of its tokens; null until it is redeemed. */
  family: z._default(z.nullable(z.string()), null),
});

/** The tokens of one user, and of which sign-in they came. */
export const Grant = z.object({
  family: z.string(),
  login: z.string(),
  access: z.string(),
  accessUntil: z.number(),
  refresh: z.string(),
  refreshUntil: z.number(),
  isUsed: z.boolean(),
  /** Until when a renewal whose answer was lost may be asked for again; none in worlds kept by an earlier version. */
  againUntil: z.optional(z.number()),
});
export type Grant = z.infer<typeof Grant>;

/** A visit of a user to one thing. */
export const VisitRecord = z.object({
  login: z.string(),
  type: z.string(),
  dataid: z.string(),
  name: z.string(),
  node_id: z.string(),
});
export type VisitRecord = z.infer<typeof VisitRecord>;
