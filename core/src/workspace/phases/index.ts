export type { PhaseFormMessage, PhaseFormMessages } from '../../texts/phases.ts';
export { budgetOf, type PhaseAct, type PhaseConflict, settledAct } from './acts.ts';
export * from './change-model.ts';
export type {
  MilestoneAddition,
  PhaseAnswer,
  PhaseChanges,
  PhaseNote,
  TakeMilestone,
} from './changes.ts';
export {
  countChecked,
  countMilestones,
  deadlinesInPhase,
  isChecked,
  latestActivities,
  type MilestoneCount,
  type MilestoneState as PhaseStanding,
  milestoneState,
  nameOfUser,
  openCheckpointsFirst,
  type PhaseDeadline,
} from './details.ts';
export * from './form.ts';
export * from './forms.ts';
export { type KnownFractions, knownFractions, listedFractions, MEASURES, type Measure } from './fraction.ts';
export {
  Activity,
  Milestone,
  PhaseDefinition,
  PhaseFractions,
  PhaseReport,
  PhasesAnswer,
  ProjectActivity,
  ProjectPhase,
  ProjectPhases,
  ViewPhase,
  WireFraction,
} from './model.ts';
export { type OpenPart, openPartsOf } from './open-parts.ts';
export * from './plan.ts';
export * from './port.ts';
export * from './progress.ts';
export * from './rules.ts';
export * from './store.ts';
export { hoursOfLastWeek } from './week-hours.ts';
