import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, readableOf, text } from '../../shared/wire-values.ts';

/** The parts of a template, in the order in which they are shown and made. */
export const TEMPLATE_PARTS = ['phases', 'milestones', 'deadlines', 'checklists', 'handbook'] as const;
const TemplatePart = z.enum(TEMPLATE_PARTS);
export type TemplatePart = z.infer<typeof TemplatePart>;

/** Days after the first day of the project, which is 0. */
const Days = z.int().check(z.gte(0), z.lte(10_000));

const TemplatePhase = z.looseObject({
  phase_id: Id,
  phase_name: text(),
  hours_budget: z.nullish(z.number()),
  from: z.nullish(Days),
  to: z.nullish(Days),
});
const TemplateMilestone = z.looseObject({ phase_id: Id, title: z.string(), days: Days });
const TemplateDeadline = z.looseObject({ title: z.string(), abbreviation: z.string(), phase_id: id(), days: Days });
const TemplateChecklist = z.looseObject({ template_id: Id, title: text(), phase_id: id() });

/** [W-PLAN-08] The parts of a project that are saved as a template. Its days are counted from the first one. */
export const TemplateContent = z.looseObject({
  phases: readableOf(TemplatePhase),
  milestones: readableOf(TemplateMilestone),
  deadlines: readableOf(TemplateDeadline),
  checklists: readableOf(TemplateChecklist),
  handbook: z.nullish(z.looseObject({ handbook_id: Id, title: text(), template_count: z.nullish(z.number()) })),
  /** Of a project: the day from which its days are counted. */
  first_day: text(),
});
export interface TemplateContent extends Readonly<z.infer<typeof TemplateContent>> {}

/** [W-PLAN-08] A template; `used` is how many projects were made from it. */
export const ProjectTemplate = z.extend(TemplateContent, {
  template_id: Id,
  title: z.string(),
  saved_by: text(),
  saved_at: text(),
  used: z.nullish(z.number()),
});
export interface ProjectTemplate extends Readonly<z.infer<typeof ProjectTemplate>> {}

/** [W-PLAN-08] Some of the records of one part, which the service makes in a project: from one place up to another. */
export const TemplateSlice = z.object({
  template_id: Id,
  part: TemplatePart,
  /** YYYY-MM-DD */
  first_day: z.string(),
  from: z.int(),
  to: z.int(),
});
export type TemplateSlice = Readonly<z.infer<typeof TemplateSlice>>;

/** [W-PLAN-08] The body of a template that is saved from a project. */
export const NewTemplate = z.object({ title: z.string(), parts: z.readonly(z.array(TemplatePart)) });
export type NewTemplate = Readonly<z.infer<typeof NewTemplate>>;

/** [W-PLAN-08] An addition. A `key` lets the service do a repeated request once. */
export interface ProjectTemplatesPort {
  templates(): Reply<readonly ProjectTemplate[]>;
  make(projectId: string, slice: TemplateSlice, key: string): Reply<unknown>;
  /** The parts that a project would have as a template. */
  content(projectId: string): Reply<TemplateContent>;
  save(projectId: string, template: NewTemplate, key: string): Reply<ProjectTemplate>;
}
