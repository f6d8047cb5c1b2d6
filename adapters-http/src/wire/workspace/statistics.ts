/** Figures over all projects or some of them, in a span of days. */

import {
  ArticleHours,
  CheckInCounts,
  CheckInStatistics,
  ChecklistStatistics,
  ContractCounts,
  DeviationStatistics,
  PhaseState,
  Photo,
  ProjectIdentity,
  TaskStatistics,
} from '@felles/core/workspace/statistics';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

const Span = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  project_id: z.optional(z.string()),
  department_id: z.optional(z.string()),
});

const row = <const P extends string, S extends z.core.$ZodType>(path: P, summary: string, schema: S) =>
  staff.get(`/project/statistics/${path}`, summary, {
    query: Span,
    harmless: Object.keys(Span.shape),
    added: { department_id: 'statistics-departments' },
    reply: schema,
  });

const perProject = <S extends z.core.$ZodShape>(shape: S) =>
  z.array(z.looseObject({ ...ProjectIdentity.shape, ...shape }));

export const checkins = row('checkins', 'Check-ins', CheckInStatistics);
export const checkinsPerProject = row(
  'checkinsperproject',
  'Check-ins of each project',
  perProject(CheckInStatistics.shape),
);
export const checklists = row('checklists', 'Checklists over projects', ChecklistStatistics);
export const checklistsPerProject = row(
  'checklistsperproject',
  'Checklists of each project',
  perProject(ChecklistStatistics.shape),
);
export const contracts = row('contracts', 'How many contracts there are', ContractCounts);
export const deviations = row('deviations', 'Deviations by status', DeviationStatistics);
export const deviationsPerProject = row(
  'deviationsperproject',
  'Deviations of each project',
  perProject(DeviationStatistics.shape),
);
export const hours = row('hours', 'Hours by article', z.array(ArticleHours));
export const innsjekk = row('innsjekk', 'How many are and were checked in', CheckInCounts);
export const phaseState = row('phasestate', 'The state of the phases', z.array(PhaseState));
export const photos = row('photos', 'Photographs', z.array(Photo));
export const tasks = row('tasks', 'Tasks by status', TaskStatistics);
export const tasksPerProject = row('tasksperproject', 'Tasks of each project', perProject(TaskStatistics.shape));

const SpanOfProject = z.object({ from: z.optional(z.string()), to: z.optional(z.string()) });

export const checkinsOfProject = staff.get(
  '/v1/projects/{project_id}/statistics/checkins',
  'The check-ins of one project',
  { query: SpanOfProject, reply: CheckInStatistics },
);

export const tasksOfProject = staff.get(
  '/v1/projects/{project_id}/statistics/tasks',
  'The tasks of one project by status',
  { query: SpanOfProject, reply: TaskStatistics },
);
