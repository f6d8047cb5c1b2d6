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
export * from './port.ts';
export * from './rules.ts';
export * from './store.ts';
