// The first page of a project, its parts and its history.
import type { Http } from '@felles/adapters-http';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/checkins';
import { createParticipantsHttp } from '@felles/adapters-http/workspace/participants';
import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { createSiteRecordsHttp } from '@felles/adapters-http/workspace/site-records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { mapReply, type Reply } from '@felles/core';
import { createCommand, createUploads, queryOf } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  choicesAmong,
  contractsOfProject,
  createProjectForm,
  createSubprojectsStore,
  deviationsOfProject,
  NO_CHOICES,
  PROJECT_ADDRESS,
  PROJECT_WORDS,
  PROJECTS_LEARNT_OF,
} from '@felles/core/workspace';
import type { ProjectPageServices } from '../../workspace/area-services.ts';
import { CHECK_IN_EVENTS, checkInChannel } from './checkins.ts';
import { liveAt } from './live.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

const HISTORY_EVENTS = ['history.added', 'document.changed', 'deviation.changed', 'project.changed'];
const DEVIATION_EVENTS = ['deviation.changed', 'deviation.gone'];
const PROGRESS_EVENTS = [
  'phase.changed',
  'checkpoint.checked',
  'milestone.changed',
  'hours.changed',
  'document.changed',
];
const PARTICIPANT_EVENTS = ['participant.changed', 'participant.gone'];

export function projectPageServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): ProjectPageServices {
  const port = createProjectsHttp(http);
  const statistics = createStatisticsHttp(http);
  const checkIns = createCheckInsHttp(http);
  const participants = createParticipantsHttp(http);
  const phases = createPhasesHttp(http);
  const records = createSiteRecordsHttp(http);
  const sending = sendingAt(at);
  const { fresh, freshAfter } = liveAt(at, realtime);
  /** Something of one project, asked for again when an event of it comes. */
  const ofProject = <T>(
    projectId: string,
    ask: (id: string) => Reply<T>,
    events: readonly string[],
    channel = `project.${projectId}`,
  ) => queryOf(projectId, ask, freshAfter(channel, events));
  return {
    history: (id) => ofProject(id, port.history, HISTORY_EVENTS),
    subprojects: (projectId) =>
      createSubprojectsStore({
        port,
        phaseStates: statistics.phaseStates,
        projectId,
        clock: at.wall,
        ...freshAfter('projects', ['project.changed', 'project.created', 'project.gone']),
      }),
    progress: (id) => ofProject(id, phases.summary, PROGRESS_EVENTS),
    detail: (id) => ofProject(id, port.detail, ['project.changed']),
    deviations: (id) =>
      ofProject(
        id,
        (projectId) =>
          mapReply(statistics.deviationsPerProject({ projectId }), (all) => deviationsOfProject(all, projectId)),
        DEVIATION_EVENTS,
      ),
    deviationList: (id) => ofProject(id, records.deviations, DEVIATION_EVENTS),
    checkIns: (id) =>
      ofProject(id, checkIns.checkIns, [...CHECK_IN_EVENTS.put, ...CHECK_IN_EVENTS.gone], checkInChannel(id)),
    participants: (id) => ofProject(id, participants.participants, PARTICIPANT_EVENTS),
    contracts: (id) =>
      ofProject(
        id,
        (projectId) => mapReply(statistics.contracts({ projectId }), contractsOfProject),
        PARTICIPANT_EVENTS,
      ),
    choices: () =>
      queryOf(
        'choices',
        () =>
          mapReply(port.projects({ ...PROJECT_ADDRESS.standard, size: PROJECTS_LEARNT_OF }), (page) =>
            choicesAmong(NO_CHOICES, page.result_set),
          ),
        fresh,
      ),
    form: (store, choices, done) => createProjectForm({ port, store, choices, done, ...sending }),
    photo: (projectId, done) =>
      createUploads<null, unknown>({
        send: (file, _place, key, onProgress) => port.uploadPhoto(projectId, file, key, onProgress),
        done,
        newKey: at.newKey,
        wall: at.wall,
      }),
    connection: (projectId) =>
      createCommand({
        ...sending,
        creates: false,
        words: PROJECT_WORDS,
        send: (connection) => (connection === null ? port.disconnect(projectId) : port.connect(projectId, connection)),
      }),
  };
}
