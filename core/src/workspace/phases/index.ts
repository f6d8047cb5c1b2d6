export type { PhaseFormMessage } from '../../texts/phases.ts';
export { budgetOf } from './acts.ts';
export type { PhaseChangesPort, PhasePlanPort } from './change-model.ts';
export type { PhaseChanges, PhaseNote } from './changes.ts';
export {
  countChecked,
  countMilestones,
  deadlinesInPhase,
  isChecked,
  latestActivities,
  milestoneState,
  nameOfUser,
  openCheckpointsFirst,
  type PhaseDeadline,
} from './details.ts';
export type { BudgetDraft, MilestoneDraft } from './form.ts';
export type { PhaseMoveDraft } from './forms.ts';
export { type KnownFractions, knownFractionsOf, listedFractions, MEASURES } from './fraction.ts';
export { Activity, Milestone, ProjectActivity, ProjectPhase, ViewPhase } from './model.ts';
export type { OpenPart } from './open-parts.ts';
export type { PlanConflict, PlanDraft, PlanNote, ProgressStore } from './plan.ts';
export * from './port.ts';
export {
  deadlinePassed,
  monthsIn,
  type PassedDeadline,
  type Progress,
  type ProgressMark,
  type ProgressRow,
} from './progress.ts';
export { type GroupedPhases, groupOfPhase, PHASE_GROUPS, type PhaseGroup } from './rules.ts';
export type { PhaseStore, PhasesStore, PhasesView } from './store.ts';
