// The changes of phases and milestones, with the values that the user saw; not every service takes them.
import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, text } from '../../shared/wire-values.ts';
import type { Milestone, ProjectPhase } from './model.ts';
import type { PhasePlace } from './port.ts';
import { PHASE_GROUPS } from './rules.ts';

const State = z.enum(PHASE_GROUPS);

/** [W-PLAN-02] A phase is started, completed or moved back. `on` is its day, as YYYY-MM-DD. */
export const PhaseMove = z.object({
  to: State,
  on: text(),
  /** Needed to move it back. */
  reason: text(),
  /** The number of open parts that the user was shown, where it is completed. */
  confirm: z.nullish(z.int()),
  was: z.optional(z.object({ to: z.nullish(State), on: text() })),
});
export type PhaseMove = Readonly<z.infer<typeof PhaseMove>>;

const MilestoneFields = z.object({
  title: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  comment: z.nullish(z.string()),
});

/** [W-PLAN-03] */
export const NewMilestone = z.extend(MilestoneFields, { client_id: z.optional(z.string()) });
export type NewMilestone = Readonly<z.infer<typeof NewMilestone>>;

const MilestoneState = z.object({ is_completed: z.boolean(), is_applicable: z.boolean() });

/** [W-PLAN-03] A milestone is reached, not applicable with a comment that says why, or named or dated otherwise. */
export const MilestoneChange = z.object({
  ...z.partial(MilestoneFields).shape,
  ...z.partial(MilestoneState).shape,
  was: z.optional(
    z.object({
      title: text(),
      date: text(),
      comment: text(),
      is_completed: z.nullish(z.boolean()),
      is_applicable: z.nullish(z.boolean()),
    }),
  ),
});
export type MilestoneChange = Readonly<z.infer<typeof MilestoneChange>>;

/** [W-PLAN-05] */
export const BudgetChange = z.object({
  hours_budget: z.number(),
  was: z.optional(z.object({ hours_budget: z.nullish(z.number()) })),
});
export type BudgetChange = Readonly<z.infer<typeof BudgetChange>>;

/** [W-PLAN-16] The days of a phase by the plan, and what moves with it. */
export const PhasePlan = z.object({
  planned_from: z.string(),
  planned_to: z.string(),
  /** The milestones that are not reached move with the phase. */
  milestones: z.optional(z.boolean()),
  /** The deadlines that move with its last day. */
  deadlines: z.optional(z.readonly(z.array(Id))),
  /** Needed where one of the deadlines is late, or once was. */
  reason: text(),
  was: z.optional(z.object({ planned_from: text(), planned_to: text() })),
});
export type PhasePlan = Readonly<z.infer<typeof PhasePlan>>;

/** [W-PLAN-02] [W-PLAN-03] [W-PLAN-05] A `key` lets the service do a repeated request once. */
export interface PhaseChangesPort {
  move(place: PhasePlace, move: PhaseMove, key: string): Reply<ProjectPhase>;
  setBudget(place: PhasePlace, budget: BudgetChange, key: string): Reply<ProjectPhase>;
  addMilestone(place: PhasePlace, milestone: NewMilestone, key: string): Reply<Milestone>;
  changeMilestone(place: PhasePlace, id: Id, change: MilestoneChange, key: string): Reply<Milestone>;
}

/** [W-PLAN-16] Changes of the plan. */
export interface PhasePlanPort {
  plan(place: PhasePlace, plan: PhasePlan, key: string): Reply<ProjectPhase>;
}
