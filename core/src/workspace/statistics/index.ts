export {
  ArticleHours,
  CheckInStatistics,
  ChecklistStatistics,
  DeviationStatistics,
  Photo,
  type StatisticsPort,
  TaskStatistics,
} from './model.ts';
export type { OverviewPort, StatisticsOverview } from './overview.ts';
export type { OverviewQuestion, Period, StatisticsTab } from './overview-question.ts';
export type { ProjectStatistics } from './project.ts';
export { barsOfDeviations, barsOfHours, barsOfTasks, CHECK_IN_KINDS, checkInsByKind, type FigureBar } from './rules.ts';
export type { FigureStore, StatisticsStore } from './store.ts';
