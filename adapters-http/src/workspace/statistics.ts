import type { StatisticsPort, StatisticsQuestion } from '@felles/core/workspace/statistics';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/statistics.ts';

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
  checkIns: (question) => http.ask(wire.checkins, queryOf(question)),
  checkInsPerProject: (question) => http.ask(wire.checkinsPerProject, queryOf(question)),
  checklists: (question) => http.ask(wire.checklists, queryOf(question)),
  checklistsPerProject: (question) => http.ask(wire.checklistsPerProject, queryOf(question)),
  contracts: (question) => http.ask(wire.contracts, queryOf(question)),
  deviations: (question) => http.ask(wire.deviations, queryOf(question)),
  deviationsPerProject: (question) => http.ask(wire.deviationsPerProject, queryOf(question)),
  hours: (question) => http.ask(wire.hours, queryOf(question)),
  checkInCounts: (question) => http.ask(wire.innsjekk, queryOf(question)),
  phaseStates: (question) => http.ask(wire.phaseState, queryOf(question)),
  photos: (question) => http.ask(wire.photos, queryOf(question)),
  tasks: (question) => http.ask(wire.tasks, queryOf(question)),
  tasksPerProject: (question) => http.ask(wire.tasksPerProject, queryOf(question)),
  checkInsOf: (id, question) =>
    http.ask(wire.checkinsOfProject, { params: { project_id: id }, query: spanOf(question) }),
  tasksOf: (id, question) => http.ask(wire.tasksOfProject, { params: { project_id: id }, query: spanOf(question) }),
});
