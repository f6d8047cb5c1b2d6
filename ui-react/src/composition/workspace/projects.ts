// The list of projects, and what belongs to one of them.
import type { Http } from '@felles/adapters-http';
import { createDeadlinesHttp } from '@felles/adapters-http/workspace/deadlines';
import { createExpensesHttp } from '@felles/adapters-http/workspace/expenses';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createParticipantsHttp } from '@felles/adapters-http/workspace/participants';
import { createPersonsHttp } from '@felles/adapters-http/workspace/persons';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { changesOf } from '@felles/adapters-ws';
import { derive } from '@felles/core';
import { createLookup, type QuestionPlace, queryOf, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  createDeadlinesStore,
  createExpensesStore,
  createOneProjectStore,
  createParticipantForm,
  createParticipantsStore,
  createProjectListStore,
  EXPENSE_ADDRESS,
  Expense,
  Participant,
  PICKING,
  PROJECT_ADDRESS,
  Project,
  type ProjectQuestion,
  personQuestion,
  type StatisticsPort,
} from '@felles/core/workspace';
import { BehaviorSubject, NEVER } from 'rxjs';
import type { ProjectServices } from '../../workspace/services.ts';
import { freshDeadlines, liveAt } from './live.ts';
import type { Outboxes } from './outboxes.ts';
import type { WorkspacePlace } from './place.ts';

const PROJECT_EVENTS = { put: ['project.changed', 'project.created'], gone: ['project.gone'] };
const ONE_EVENTS = ['project.changed', 'project.gone', 'view.changed', 'phase.changed', 'checkpoint.checked'];
const EXPENSE_EVENTS = { put: ['expense.changed'], gone: ['expense.gone'] };
const PARTICIPANT_EVENTS = { put: ['participant.changed'], gone: ['participant.gone'] };

export function projectServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
  outboxes: Outboxes,
): ProjectServices {
  const ports = {
    expenses: createExpensesHttp(http),
    projects: createProjectsHttp(http),
    statistics: createStatisticsHttp(http),
    participants: createParticipantsHttp(http),
    persons: createPersonsHttp(http),
  };
  const roles = queryOf('roles', ports.participants.roles);
  const roles$ = derive({ answer: roles.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : [],
  );
  const { fresh, freshAfter } = liveAt(at, realtime);
  const listOf = (
    place: QuestionPlace<ProjectQuestion>,
    isNarrowed: boolean,
    phaseStates: StatisticsPort['phaseStates'],
  ) =>
    createProjectListStore({
      isNarrowed,
      port: ports.projects,
      phaseStates,
      place,
      changes$: changesOf(realtime, { channel: 'projects', events: PROJECT_EVENTS, schema: Project }),
      clock: at.wall,
      ...fresh,
    });
  return {
    list: () => listOf(questionIn(at.listAddress, PROJECT_ADDRESS), true, ports.statistics.phaseStates),
    // A few lines beside other content: no search in the address, and no phases.
    lines: () => listOf({ read: () => PROJECT_ADDRESS.standard, write: () => undefined }, false, () => NEVER),
    deadlines: () =>
      createDeadlinesStore({ port: createDeadlinesHttp(http), clock: at.wall, ...freshDeadlines(at, realtime) }),
    one: (projectId) =>
      createOneProjectStore({
        port: ports.projects,
        projectId,
        fresh: freshAfter(`project.${projectId}`, ONE_EVENTS),
      }),
    image: (projectId) => queryOf(projectId, createFilesHttp(http).projectImage),
    expenses: (projectId) =>
      createExpensesStore({
        port: ports.expenses,
        projectId$: new BehaviorSubject(projectId),
        place: questionIn(at.listAddress, EXPENSE_ADDRESS),
        changes$: changesOf(realtime, { channel: `project.${projectId}`, events: EXPENSE_EVENTS, schema: Expense }),
        ...fresh,
      }),
    participants: (projectId) =>
      createParticipantsStore({
        port: ports.participants,
        projectId$: new BehaviorSubject<string | null>(projectId),
        changes$: changesOf(realtime, {
          channel: `project.${projectId}`,
          events: PARTICIPANT_EVENTS,
          schema: Participant,
        }),
        ...fresh,
        outbox: outboxes.now().participants,
        clock: at.wall,
      }),
    participantForm: (projectId, participantId, store, posted) =>
      createParticipantForm({ store, projectId, participantId, roles$, clock: at.wall, posted }),
    roles: { view$: roles$, open: roles.open, close: roles.close },
    persons: () =>
      createLookup({
        ask: (words) => ports.persons.find(words, PICKING.shown),
        questionOf: personQuestion,
        pause: PICKING.pause,
        clock: at.wall,
      }),
  };
}
