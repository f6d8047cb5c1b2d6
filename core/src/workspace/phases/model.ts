import * as z from 'zod/mini';
import { flag, Id, id, nullIfUnreadable, numberOrText, readableOf, text } from '../../shared/wire-values.ts';

const Amount = () => nullIfUnreadable(z.union([z.number(), z.string()]));

/** [W-PHASES-01] [W-PHASES-03] The service has two spellings, and does not say which request uses which. */
export const WireFraction = nullIfUnreadable(
  z.looseObject({ num: Amount(), den: Amount(), numerator: Amount(), denominator: Amount() }),
);
export type WireFraction = Readonly<z.infer<typeof WireFraction>>;

/** [W-PHASES-01] [W-PHASES-03] The done and total amounts of a phase. */
export const PhaseFractions = z.looseObject({
  activities: WireFraction,
  hours: WireFraction,
  milestones: WireFraction,
  templates: WireFraction,
});
export type PhaseFractions = Readonly<z.infer<typeof PhaseFractions>>;

/** True, a date, or neither. */
const PhaseDate = nullIfUnreadable(z.union([z.boolean(), z.string(), z.number()]));
export type PhaseDate = Readonly<z.infer<typeof PhaseDate>>;

/** [W-PHASES-02] A phase as it runs in one project; `started` and `completed` are a date, or true or false. */
export const ProjectPhase = z.looseObject({
  phase_id: Id,
  phase_name: z.catch(text(), null),
  phase_shortname: z.catch(text(), null),
  progress: nullIfUnreadable(PhaseFractions),
  project_id: id(),
  completed: PhaseDate,
  started: PhaseDate,
  /** An addition: the days of the plan, as YYYY-MM-DD. */
  planned_from: z.catch(text(), null),
  /** An addition: the last day of the plan. */
  planned_to: z.catch(text(), null),
});
export interface ProjectPhase extends Readonly<z.infer<typeof ProjectPhase>> {}

/** [W-PHASES-03] A phase in the view of a project. */
export const ViewPhase = z.looseObject({
  phase_id: Id,
  phase_name: z.catch(text(), null),
  project_id: id(),
  progress: nullIfUnreadable(PhaseFractions),
});
export interface ViewPhase extends Readonly<z.infer<typeof ViewPhase>> {}

/** [W-PHASES-04] A phase without its progress; `order` is its place among the phases of a project. */
export const PhaseDefinition = z.looseObject({
  id: Id,
  name: z.catch(text(), null),
  shortname: z.catch(text(), null),
  order: Amount(),
});
export type PhaseDefinition = Readonly<z.infer<typeof PhaseDefinition>>;

/** [W-PHASES-05] The deadlines, hours and milestones of a phase in figures; a figure may be a number or a text. */
export const PhaseReport = z.looseObject({
  deadlines_passed: Amount(),
  deadlines_scheduled: Amount(),
  deadlines_total: Amount(),
  hours_budget: Amount(),
  hours_registered: Amount(),
  milestones_completed: Amount(),
  milestones_total: Amount(),
  phase_id: id(),
});
export type PhaseReport = Readonly<z.infer<typeof PhaseReport>>;

/** [W-PHASES-06] The phases of a project. The specification does not name the lists; these names are ours. */
export const ProjectPhases = z.looseObject({
  project_id: id(),
  project_name: z.catch(text(), null),
  project_no: numberOrText(),
  internal_project_no: numberOrText(),
  parent_project_id: id(),
  definitions: nullIfUnreadable(readableOf(PhaseDefinition)),
  phases: readableOf(ProjectPhase),
  /** An addition: the first day on which a phase may start, as YYYY-MM-DD. */
  first_day: z.catch(text(), null),
  /** An addition: how many others are told of a change. */
  told: Amount(),
});
export type ProjectPhases = Readonly<z.infer<typeof ProjectPhases>>;

/** A service may send only the list of phases. */
export const PhasesAnswer = z.union([ProjectPhases, readableOf(ProjectPhase)]);
export type PhasesAnswer = Readonly<z.infer<typeof PhasesAnswer>>;

/** [W-PHASES-07] The type of `created_by_user` is not specified. */
export const Milestone = z.looseObject({
  milestone_id: Id,
  title: z.catch(text(), null),
  is_applicable: z.catch(flag(), null),
  is_completed: z.catch(flag(), null),
  comment: z.catch(text(), null),
  created_by_user: z.optional(z.unknown()),
  created_date: z.catch(text(), null),
  date: z.catch(text(), null),
});
export interface Milestone extends Readonly<z.infer<typeof Milestone>> {}

/** [W-PHASES-08] A checkpoint, or an activity of a phase, with the user who checked or did it. */
export const Activity = z.looseObject({
  activity_id: Id,
  checked_date: z.catch(text(), null),
  checkpoint_title: z.catch(text(), null),
  user: z.optional(z.unknown()),
});
export interface Activity extends Readonly<z.infer<typeof Activity>> {}

/** An activity of any project. An addition: its project. */
export const ProjectActivity = z.extend(Activity, {
  project_id: id(),
  project_name: z.catch(text(), null),
  phase_id: id(),
});
export interface ProjectActivity extends Readonly<z.infer<typeof ProjectActivity>> {}
