import type * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
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

type Of<S extends z.core.$ZodType> = Readonly<z.infer<S>>;
type PerProject<S extends z.core.$ZodType> = readonly (Of<S> & Of<typeof ProjectIdentity>)[];
type Ask<T> = (question: StatisticsQuestion) => Reply<T>;

export interface StatisticsPort {
  readonly checkIns: Ask<CheckInStatistics>;
  readonly checkInsPerProject: Ask<PerProject<typeof CheckInStatistics>>;
  readonly checklists: Ask<Of<typeof ChecklistStatistics>>;
  readonly checklistsPerProject: Ask<PerProject<typeof ChecklistStatistics>>;
  readonly contracts: Ask<Of<typeof ContractCounts>>;
  readonly deviations: Ask<DeviationStatistics>;
  readonly deviationsPerProject: Ask<PerProject<typeof DeviationStatistics>>;
  readonly hours: Ask<readonly ArticleHours[]>;
  readonly checkInCounts: Ask<Of<typeof CheckInCounts>>;
  readonly phaseStates: Ask<readonly Of<typeof PhaseState>[]>;
  readonly photos: Ask<readonly Photo[]>;
  readonly tasks: Ask<TaskStatistics>;
  readonly tasksPerProject: Ask<PerProject<typeof TaskStatistics>>;
  checkInsOf(projectId: number | string, question: StatisticsQuestion): Reply<CheckInStatistics>;
  tasksOf(projectId: number | string, question: StatisticsQuestion): Reply<TaskStatistics>;
}
