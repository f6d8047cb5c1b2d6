import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, nullIfUnreadable, numberOrText, partsOf, text } from '../../shared/wire-values.ts';

const Words = () => z.catch(text(), null);

/** A point of a checklist, with its result and user. */
export const Checkpoint = z.looseObject({
  checkpoint_id: Id,
  title: Words(),
  /** Text beside the status. */
  field: Words(),
  status: nullIfUnreadable(numberOrText()),
  value: nullIfUnreadable(z.union([z.string(), z.number(), z.boolean()])),
  checked_date: Words(),
  user: nullIfUnreadable(z.looseObject({ user_id: nullIfUnreadable(Id), user_name: Words() })),
});
export type Checkpoint = Readonly<z.infer<typeof Checkpoint>>;

/** [W-PROJECTS-56] All fields are ours: the specification only counts checklists. */
export const Checklist = z.looseObject({
  checklist_id: Id,
  title: Words(),
  date: Words(),
  phase_id: nullIfUnreadable(Id),
  phase_name: Words(),
  checkpoints: partsOf(z.nullable(Checkpoint), null),
});
export type Checklist = Readonly<z.infer<typeof Checklist>>;

/** [W-PROJECTS-56] The checklists of a project; not every service has them. */
export interface ChecklistsPort {
  checklists(projectId: string): Reply<readonly Checklist[]>;
}
