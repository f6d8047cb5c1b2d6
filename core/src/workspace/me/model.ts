import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, text } from '../../shared/wire-values.ts';

/** The parts of the workspace that a service may keep from a user, by their names in `me.sees`. */
export const SIGHTS = [
  'articles',
  'checkins',
  'checklists',
  'contacts',
  'conversations',
  'deadlines',
  'departments',
  'deviations',
  'documents',
  'expenses',
  'handbook',
  'history',
  'hours',
  'internal',
  'notifications',
  'panels',
  'participants',
  'persons',
  'phases',
  'photos',
  'projects',
  'search',
  'statistics',
  'tasks',
] as const;
/** A part of the workspace that a service may keep from a user. `internal` are the conversations of the own company. */
export type Sight = (typeof SIGHTS)[number];

/** The signed-in user. */
export const Me = z.object({
  login_id: Id,
  name: text(),
  person_id: id(),
  /** False for a user who may only read. */
  may_change: z.nullish(z.boolean()),
  /** [W-PLAN-15] The rights beside those at a project, as `make_register`; by `may_change` where there is no list. */
  rights: z.catch(z.nullish(z.readonly(z.array(z.string()))), null),
  /** The parts that the user sees, as in `SIGHTS`; every part where there is no list. */
  sees: z.catch(z.nullish(z.readonly(z.array(z.string()))), null),
});
export type Me = Readonly<z.infer<typeof Me>>;

/** The call for the user whom the access token belongs to. */
export interface MePort {
  me(): Reply<Me>;
}
