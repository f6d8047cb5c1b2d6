import {
  CheckInCounts,
  ContractCounts,
  PhaseState,
  ProjectIdentity,
} from '@felles/core/internal/workspace/statistics/model';
import {
  ArticleHours,
  CheckInStatistics,
  ChecklistStatistics,
  DeviationStatistics,
  Photo,
  TaskStatistics,
} from '@felles/core/workspace/statistics';
import * as z from 'zod/mini';
import { loggable } from '../call.ts';
import { staff } from '../rows.ts';

const SPAN = loggable({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  project_id: z.optional(z.string()),
  department_id: z.optional(z.string()),
});

const row = <const P extends string, S extends z.core.$ZodType>(path: P, summary: string, schema: S) =>
  staff.get(`/project/statistics/${path}`, summary, {
    query: SPAN,
    added: { department_id: 'statistics-departments' },
    reply: schema,
  });

const perProject = <S extends z.core.$ZodShape>(shape: S) =>
  z.array(z.looseObject({ ...ProjectIdentity.shape, ...shape }));

const SpanOfProject = z.object({ from: z.optional(z.string()), to: z.optional(z.string()) });

/** Figures over all projects or some of them, in a span of days. */
export const statistics = {
  checkins: row('checkins', 'Check-ins', CheckInStatistics),
  checkinsPerProject: row('checkinsperproject', 'Check-ins per project', perProject(CheckInStatistics.shape)),
  checklists: row('checklists', 'Checklists over projects', ChecklistStatistics),
  checklistsPerProject: row('checklistsperproject', 'Checklists per project', perProject(ChecklistStatistics.shape)),
  contracts: row('contracts', 'How many contracts there are', ContractCounts),
  deviations: row('deviations', 'Deviations by status', DeviationStatistics),
  deviationsPerProject: row('deviationsperproject', 'Deviations per project', perProject(DeviationStatistics.shape)),
  hours: row('hours', 'Hours by article', z.array(ArticleHours)),
  innsjekk: row('innsjekk', 'How many are and were checked in', CheckInCounts),
  phaseState: row('phasestate', 'The state of the phases', z.array(PhaseState)),
  photos: row('photos', 'Photographs', z.array(Photo)),
  tasks: row('tasks', 'Tasks by status', TaskStatistics),
  tasksPerProject: row('tasksperproject', 'Tasks per project', perProject(TaskStatistics.shape)),
  checkinsOfProject: staff.get('/v1/projects/{project_id}/statistics/checkins', 'Check-ins', {
    query: SpanOfProject,
    reply: CheckInStatistics,
  }),
  tasksOfProject: staff.get('/v1/projects/{project_id}/statistics/tasks', 'Tasks by status', {
    query: SpanOfProject,
    reply: TaskStatistics,
  }),
};
