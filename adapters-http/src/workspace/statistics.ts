import type { StatisticsQuestion } from '@felles/core/internal/workspace/statistics/model';
import type { StatisticsPort } from '@felles/core/workspace/statistics';
import type { Http } from '../http.ts';
import { statistics } from '../wire/workspace/statistics.ts';

const spanOf = ({ from, to }: StatisticsQuestion) => ({ ...(from && { from }), ...(to && { to }) });
const queryOf = (question: StatisticsQuestion) => ({
  query: {
    ...spanOf(question),
    ...(question.projectId !== undefined && { project_id: question.projectId }),
    ...(question.departmentId !== undefined && { department_id: question.departmentId }),
  },
});

/** Core's `StatisticsPort`, for staff who are signed in. That figures can be those of one department is an addition. */
export const createStatisticsHttp = (http: Http): StatisticsPort => ({
  checkIns: (question) => http.ask(statistics.checkins, queryOf(question)),
  checkInsPerProject: (question) => http.ask(statistics.checkinsPerProject, queryOf(question)),
  checklists: (question) => http.ask(statistics.checklists, queryOf(question)),
  checklistsPerProject: (question) => http.ask(statistics.checklistsPerProject, queryOf(question)),
  contracts: (question) => http.ask(statistics.contracts, queryOf(question)),
  deviations: (question) => http.ask(statistics.deviations, queryOf(question)),
  deviationsPerProject: (question) => http.ask(statistics.deviationsPerProject, queryOf(question)),
  hours: (question) => http.ask(statistics.hours, queryOf(question)),
  checkInCounts: (question) => http.ask(statistics.innsjekk, queryOf(question)),
  phaseStates: (question) => http.ask(statistics.phaseState, queryOf(question)),
  photos: (question) => http.ask(statistics.photos, queryOf(question)),
  tasks: (question) => http.ask(statistics.tasks, queryOf(question)),
  tasksPerProject: (question) => http.ask(statistics.tasksPerProject, queryOf(question)),
  checkInsOf: (id, question) =>
    http.ask(statistics.checkinsOfProject, { params: { project_id: id }, query: spanOf(question) }),
  tasksOf: (id, question) =>
    http.ask(statistics.tasksOfProject, { params: { project_id: id }, query: spanOf(question) }),
});
