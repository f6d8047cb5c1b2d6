import type { PeriodQuestion } from '../../data/period.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createQuestion, type Question, type QuestionPlace } from '../../data/question.ts';
import { derive } from '../../shared/behavior.ts';
import type { CheckInStatistics, StatisticsPort, TaskStatistics } from './model.ts';
import type { Figure } from './overview.ts';
import { periodQuestion } from './overview-question.ts';

/** The figures of one project; its period stands in the page's address. */
export interface ProjectStatistics extends Question<PeriodQuestion> {
  readonly checkIns: Figure<CheckInStatistics>;
  readonly tasks: Figure<TaskStatistics>;
}

/** The project, and the calls for its figures. */
export interface ProjectStatisticsNeeds extends Required<Freshness> {
  readonly port: Pick<StatisticsPort, 'checkInsOf' | 'tasksOf'>;
  readonly projectId: string;
  readonly place: QuestionPlace<PeriodQuestion>;
}

/** The figures of one project for a period, with separate requests, so that a failed one does not affect the others. */
export function createProjectStatistics(needs: ProjectStatisticsNeeds): ProjectStatistics {
  const { port, projectId, place, again$, wall } = needs;
  const question = createQuestion(place);
  const question$ = derive({ question: question.question$ }, ({ question: now }) => periodQuestion(now));
  return {
    ...question,
    checkIns: createQuery({ question$, ask: (asked) => port.checkInsOf(projectId, asked), again$, wall }),
    tasks: createQuery({ question$, ask: (asked) => port.tasksOf(projectId, asked), again$, wall }),
  };
}

/** Whether the data of an event about figures may concern a project; without a project it may concern any. */
export function affectsFigures(data: unknown, projectId: string): boolean {
  const { project_id: id } = Object(data);
  return id === undefined || id === null || String(id) === projectId;
}
