import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, namedPerson, nullIfUnreadable, numberOrText, partsOf, text } from '../../shared/wire-values.ts';
import { RecordPhoto } from '../site-work/model.ts';

const Words = () => z.catch(text(), null);

/** [W-SITE-06] A point of a checklist, with its result and user. The fields after `user` may be missing. */
export const Checkpoint = z.looseObject({
  checkpoint_id: Id,
  title: Words(),
  /** The kind of the value beside the status: 'measure', 'select' or 'textfield'. */
  field: Words(),
  status: nullIfUnreadable(numberOrText()),
  value: nullIfUnreadable(z.union([z.string(), z.number(), z.boolean()])),
  checked_date: Words(),
  user: nullIfUnreadable(z.looseObject({ user_id: nullIfUnreadable(Id), user_name: Words() })),
  help: Words(),
  /** Of a select. */
  options: nullIfUnreadable(z.readonly(z.array(z.string()))),
  /** Of a measure. */
  unit: Words(),
  comment: Words(),
  photos: partsOf(z.nullable(RecordPhoto), null),
  /** The point of the template that it was made by. */
  template_point_id: nullIfUnreadable(Id),
  deviation_id: nullIfUnreadable(Id),
});
export interface Checkpoint extends Readonly<z.infer<typeof Checkpoint>> {}

/** [W-SITE-18] A signature or a reopening, which may come several times. */
const SignatureLine = z.looseObject({ at: Words(), by: namedPerson(), what: Words(), text: Words() });

/** [W-PROJECTS-56] [W-SITE-06] All fields are ours: the specification only counts checklists. */
export const Checklist = z.looseObject({
  checklist_id: Id,
  title: Words(),
  date: Words(),
  phase_id: nullIfUnreadable(Id),
  phase_name: Words(),
  checkpoints: partsOf(z.nullable(Checkpoint), null),
  client_id: Words(),
  template_id: nullIfUnreadable(Id),
  signed_at: Words(),
  signed_by: namedPerson(),
  log: partsOf(z.nullable(SignatureLine), null),
});
export interface Checklist extends Readonly<z.infer<typeof Checklist>> {}

/** A question of a template. */
const TemplatePoint = z.looseObject({
  point_id: Id,
  title: Words(),
  field: Words(),
  help: Words(),
  options: nullIfUnreadable(z.readonly(z.array(z.string()))),
  unit: Words(),
});

const TemplatePhase = z.looseObject({ phase_id: Id, phase_name: Words() });
export type TemplatePhase = Readonly<z.infer<typeof TemplatePhase>>;

/** A list of points that a checklist is started from; without phases it is for all of them. */
export const ChecklistTemplate = z.looseObject({
  template_id: Id,
  title: Words(),
  phases: partsOf(z.nullable(TemplatePhase), null),
  /** The handbook or office that it comes from. */
  origin: Words(),
  checkpoint_count: nullIfUnreadable(z.number()),
  /** Not every service gives them: a new list then has its points once it is sent. */
  points: partsOf(z.nullable(TemplatePoint), null),
});
export type ChecklistTemplate = Readonly<z.infer<typeof ChecklistTemplate>>;

/** The body of a new checklist. Without a title it has that of its template. */
export const NewChecklist = z.object({
  client_id: z.string(),
  template_id: Id,
  title: text(),
  phase_id: id(),
});
export type NewChecklist = Readonly<z.infer<typeof NewChecklist>>;

const ANSWER = { status: z.optional(z.string()), value: text(), comment: text() };

/** [W-SITE-24] The answer to a point, or a part of it, with the values that the user saw. */
export const CheckpointAnswer = z.object({
  ...ANSWER,
  /** The press. */
  at: z.optional(z.string()),
  was: z.optional(z.object(ANSWER)),
});
export type CheckpointAnswer = Readonly<z.infer<typeof CheckpointAnswer>>;

/** [W-SITE-18] Signs a checklist, or opens it again for a reason. */
export const ChecklistSignature = z.object({ signed: z.boolean(), reason: text() });
export type ChecklistSignature = Readonly<z.infer<typeof ChecklistSignature>>;

/** [W-PROJECTS-56] The checklists of a project; not every service has them. */
export interface ChecklistsPort {
  checklists(projectId: string): Reply<readonly Checklist[]>;
  templates(): Reply<readonly ChecklistTemplate[]>;
  sign(projectId: string, checklistId: string, signature: ChecklistSignature, key: string): Reply<Checklist>;
}
