// The pages of a project: its history, subprojects, figures; its form, photo and connection to the house
// register.

import type { Reply } from '@felles/core';
import type { Form, Query } from '@felles/core/data';
import { type Command, createCommand } from '@felles/core/internal/data/command';
import { queryOf } from '@felles/core/internal/data/query';
import { createUploads, type Uploads } from '@felles/core/internal/data/uploads';
import { derive } from '@felles/core/internal/shared/behavior';
import { mapReply } from '@felles/core/internal/shared/reply';
import type { PhaseFractions } from '@felles/core/internal/workspace/phases/model';
import { createTemplateForm } from '@felles/core/internal/workspace/project-templates/save';
import { createProjectForm, PROJECT_WORDS } from '@felles/core/internal/workspace/projects/form';
import type { RegisterConnection } from '@felles/core/internal/workspace/projects/model';
import {
  contractsOfProject,
  deviationsOfProject,
  type ProjectDeviations,
} from '@felles/core/internal/workspace/projects/overview';
import { createSubprojectsStore, type SubprojectsStore } from '@felles/core/internal/workspace/projects/parts';
import { NO_CHOICES, PROJECTS_LEARNT_OF } from '@felles/core/internal/workspace/projects/rules';
import type { CheckIn } from '@felles/core/workspace/checkins';
import type { Deviation } from '@felles/core/workspace/deviations';
import type { Participant } from '@felles/core/workspace/participants';
import type { ProjectTemplate, TemplateContent, TemplateDraft } from '@felles/core/workspace/project-templates';
import {
  choicesAmong,
  type HistoryEntry,
  type OneProjectStore,
  type Project,
  type ProjectChoices,
  type ProjectSummary,
  type ProjectValues,
} from '@felles/core/workspace/projects';
import { CHANNELS, EVENTS, type EventName } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createPhasesHttp } from '../phases.ts';
import {
  createCheckInsHttp,
  createParticipantsHttp,
  createProjectsHttp,
  createProjectTemplatesHttp,
} from '../projects.ts';
import { createDeviationsHttp } from '../records.ts';
import { createStatisticsHttp } from '../statistics.ts';

/** [W-PLAN-08] A project that is saved as a template. */
export interface TemplateServices {
  /** The parts that it would have. */
  readonly content: Query<string, TemplateContent>;
  /** The names that are taken. */
  readonly templates: Query<'templates', readonly ProjectTemplate[]>;
  form(done: (saved: ProjectTemplate) => void): Form<TemplateDraft>;
}

/** The first page of a project, its parts and its history. */
export interface ProjectPageServices {
  history(projectId: string): Query<string, readonly HistoryEntry[]>;
  subprojects(projectId: string): SubprojectsStore;
  progress(projectId: string): Query<string, PhaseFractions>;
  detail(projectId: string): Query<string, ProjectSummary>;
  /** Null where the service counts none of this project. */
  deviations(projectId: string): Query<string, ProjectDeviations | null>;
  /** Only a service with the area of records knows which of them are open. */
  deviationList(projectId: string): Query<string, readonly Deviation[]>;
  checkIns(projectId: string): Query<string, readonly CheckIn[]>;
  participants(projectId: string): Query<string, readonly Participant[]>;
  /** Null where the service counts those of other projects, too. */
  contracts(projectId: string): Query<string, number | null>;
  choices(): Query<'choices', ProjectChoices>;
  form(store: OneProjectStore, choices: () => ProjectChoices, done: () => void): Form<ProjectValues>;
  /** Sends one picture; `done` is called when the service has it. */
  photo(projectId: string, done: () => void): Uploads<null>;
  /** [W-PLAN-08] Only a service with templates has them. */
  template(project: Project): TemplateServices;
  /** To connect a project to the house register; null ends the connection. */
  connection(projectId: string): Command<RegisterConnection | null, Project>;
}

const HISTORY_EVENTS = [
  EVENTS.history.added,
  EVENTS.document.changed,
  EVENTS.deviation.changed,
  EVENTS.project.changed,
];
const DEVIATION_EVENTS = Object.values(EVENTS.deviation);
const PROGRESS_EVENTS = [
  EVENTS.phase.changed,
  EVENTS.checkpoint.checked,
  EVENTS.checkpoint.changed,
  EVENTS.milestone.changed,
  EVENTS.hours.changed,
  EVENTS.document.changed,
];
const PARTICIPANT_EVENTS = Object.values(EVENTS.participant);

/** Each part asks again by those events of the project that change it. */
export function projectPageServices(door: WorkspaceDoor): ProjectPageServices {
  const port = createProjectsHttp(door.http);
  const statistics = createStatisticsHttp(door.http);
  const checkIns = createCheckInsHttp(door.http);
  const participants = createParticipantsHttp(door.http);
  const phases = createPhasesHttp(door.http);
  const deviations = createDeviationsHttp(door.http);
  const templates = createProjectTemplatesHttp(door.http);
  const sending = commandNeeds(door);
  const { fresh, freshAfter } = liveAt(door);
  /** Something of one project, asked for again when an event of it comes. */
  const ofProject = <T>(
    projectId: string,
    ask: (id: string) => Reply<T>,
    events: readonly EventName[],
    channel = CHANNELS.project(projectId),
  ) => queryOf(projectId, ask, freshAfter(channel, events));
  return {
    history: (id) => ofProject(id, port.history, HISTORY_EVENTS),
    subprojects: (projectId) =>
      createSubprojectsStore({
        port,
        phaseStates: statistics.phaseStates,
        projectId,
        clock: door.clock,
        ...freshAfter(CHANNELS.projects, Object.values(EVENTS.project)),
      }),
    progress: (id) => ofProject(id, phases.summary, PROGRESS_EVENTS),
    detail: (id) => ofProject(id, port.detail, [EVENTS.project.changed]),
    deviations: (id) =>
      ofProject(
        id,
        (projectId) =>
          mapReply(statistics.deviationsPerProject({ projectId }), (all) => deviationsOfProject(all, projectId)),
        DEVIATION_EVENTS,
      ),
    deviationList: (id) => ofProject(id, deviations.deviations, DEVIATION_EVENTS),
    checkIns: (id) => ofProject(id, checkIns.checkIns, Object.values(EVENTS.checkIn), CHANNELS.checkIns(id)),
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
          mapReply(port.projects({ size: PROJECTS_LEARNT_OF }), (page) => choicesAmong(NO_CHOICES, page.result_set)),
        fresh,
      ),
    form: (store, choices, done) => createProjectForm({ port, store, choices, done, ...sending }),
    photo: (projectId, done) =>
      createUploads<null, unknown>({
        send: (file, _place, key, onProgress) => port.uploadPhoto(projectId, file, key, onProgress),
        done,
        newKey: door.newKey,
        wall: door.clock,
      }),
    template({ id, title }) {
      const content = queryOf(id, templates.content);
      const names = queryOf('templates' as const, templates.templates);
      return {
        content,
        templates: names,
        form: (done) =>
          createTemplateForm({
            port: templates,
            projectId: id,
            title: title ?? '',
            content$: derive({ answer: content.answer$ }, ({ answer: { load } }) =>
              load.status === 'ready' ? load.value : null,
            ),
            templates: () => (names.answer$.value.load.status === 'ready' ? names.answer$.value.load.value : []),
            done,
            ...sending,
          }),
      };
    },
    connection: (projectId) =>
      createCommand({
        ...sending,
        creates: false,
        words: PROJECT_WORDS,
        send: (connection, key) =>
          connection === null ? port.disconnect(projectId, key) : port.connect(projectId, connection, key),
      }),
  };
}
