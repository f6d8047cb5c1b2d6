import type * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type {
  ArticleHours,
  CheckInCounts,
  CheckInStatistics,
  ChecklistStatistics,
  ContractCounts,
  DeviationStatistics,
  PhaseState,
  Photo,
  ProjectIdentity,
  StatisticsQuestion,
  TaskStatistics,
} from './model.ts';

/** A record as its schema reads it. */
export type RecordBy<S extends z.core.$ZodType> = Readonly<z.infer<S>>;
/** A record for each project, with the names of the project. */
export type PerProject<S extends z.core.$ZodType> = readonly (RecordBy<S> & RecordBy<typeof ProjectIdentity>)[];
/** Asks for one figure. */
export type AskFigure<T> = (question: StatisticsQuestion) => Reply<T>;

/** The calls for figures, of all projects or of those in the question. */
export interface StatisticsPort {
  readonly checkIns: AskFigure<CheckInStatistics>;
  readonly checkInsPerProject: AskFigure<PerProject<typeof CheckInStatistics>>;
  readonly checklists: AskFigure<RecordBy<typeof ChecklistStatistics>>;
  readonly checklistsPerProject: AskFigure<PerProject<typeof ChecklistStatistics>>;
  readonly contracts: AskFigure<RecordBy<typeof ContractCounts>>;
  readonly deviations: AskFigure<DeviationStatistics>;
  readonly deviationsPerProject: AskFigure<PerProject<typeof DeviationStatistics>>;
  readonly hours: AskFigure<readonly ArticleHours[]>;
  readonly checkInCounts: AskFigure<RecordBy<typeof CheckInCounts>>;
  readonly phaseStates: AskFigure<readonly RecordBy<typeof PhaseState>[]>;
  readonly photos: AskFigure<readonly Photo[]>;
  readonly tasks: AskFigure<TaskStatistics>;
  readonly tasksPerProject: AskFigure<PerProject<typeof TaskStatistics>>;
  checkInsOf(projectId: Id, question: StatisticsQuestion): Reply<CheckInStatistics>;
  tasksOf(projectId: Id, question: StatisticsQuestion): Reply<TaskStatistics>;
}
