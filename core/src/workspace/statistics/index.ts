export {
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  checkInNumbers,
  checklistNumbers,
  checkpointStatusesAmong,
  deviationNumbers,
  deviationStatusesAmong,
  type FigureLine,
  HOUR_COLUMNS,
  hourLines,
  linesFor,
  linesInOrder,
  linesOf,
  type Numbers,
  PHASE_STEPS,
  PHOTO_COLUMNS,
  type PhaseStep,
  type ProjectNames,
  phaseLines,
  photoLines,
  type Status,
  sumKnown,
  sumsOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
  withRest,
} from './lines.ts';
export {
  ArticleHours,
  CheckInCounts,
  CheckInStatistics,
  ChecklistStatistics,
  ContractCounts,
  DeviationStatistics,
  PhaseState,
  Photo,
  type ProjectCheckIns,
  ProjectIdentity,
  type StatisticsQuestion,
  TaskStatistics,
} from './model.ts';
export * from './overview.ts';
export { OVERVIEW_ADDRESS, type OverviewQuestion, STATISTICS_TABS, type StatisticsTab } from './overview-question.ts';
export { type FigureDays, figureDays, PERIODS, type Period } from './periods.ts';
export * from './port.ts';
export * from './project.ts';
export {
  barsOfDeviations,
  barsOfHours,
  barsOfTasks,
  CHECK_IN_KINDS,
  type CheckInKind,
  checkInsByKind,
  type FigureBar,
  type OpenDeviations,
  openDeviations,
} from './rules.ts';
export * from './store.ts';
