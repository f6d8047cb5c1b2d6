// Projects, with participants, check-ins and templates.
import type { CheckInsPort } from '@felles/core/workspace/checkins';
import type { ParticipantsPort } from '@felles/core/workspace/participants';
import type { ProjectTemplatesPort } from '@felles/core/workspace/project-templates';
import type { ProjectsPort } from '@felles/core/workspace/projects';
import type { Http } from '../http.ts';
import { clientIdOf } from '../new-key.ts';
import { pageQuery } from '../wire/values.ts';
import { projectTemplates } from '../wire/workspace/project-templates.ts';
import { checkins, participants, projects } from '../wire/workspace/projects.ts';

/**
 * Core's `ProjectsPort`, for staff who are signed in. `change` sends the fields that are given, `replace` all of them.
 */
export const createProjectsHttp = (http: Http): ProjectsPort => ({
  projects: ({ status, type, ...page }) =>
    http.ask(projects.projects, { query: { ...pageQuery(page), ...(status && { status }), ...(type && { type }) } }),
  project: (id) => http.ask(projects.project, of(id)),
  create: (fields, key) => http.ask(projects.create, { body: { ...fields, client_id: clientIdOf(key) }, key }),
  change: (id, body) => http.ask(projects.change, { ...of(id), body }),
  replace: (id, body) => http.ask(projects.replace, { ...of(id), body }),
  view: (id) => http.ask(projects.view, of(id)),
  detail: (id) => http.ask(projects.detail, of(id)),
  history: (id) => http.ask(projects.history, of(id)),
  subprojects: (id) => http.ask(projects.subprojects, of(id)),
  connect: (id, body, key) => http.ask(projects.connect, { ...of(id), body, key }),
  disconnect: (id, key) => http.ask(projects.disconnect, { ...of(id), key }),
  uploadPhoto: (id, file, key, onProgress) =>
    http.ask(projects.uploadPhoto, { ...of(id), body: { file }, key }, onProgress),
});

const of = (id: string) => ({ params: { project_id: id } });

/**
 * Core's `ParticipantsPort`, for staff who are signed in. The list of all roles is an addition; each change takes a
 * key.
 */
export const createParticipantsHttp = (http: Http): ParticipantsPort => ({
  roles: () => http.ask(participants.roles, {}),
  participants: (projectId) => http.ask(participants.participants, { params: { project_id: projectId } }),
  add: (projectId, fields, key) =>
    http.ask(participants.add, {
      params: { project_id: projectId },
      body: { ...fields, client_id: clientIdOf(key) },
      key,
    }),
  change: (projectId, id, body, key) =>
    http.ask(participants.change, { params: { project_id: projectId, participant_id: id }, body, key }),
  remove: (projectId, id, key) =>
    http.ask(participants.remove, { params: { project_id: projectId, participant_id: id }, key }),
});

/**
 * Core's `CheckInsPort`, for staff who are signed in. The list is of the specification; to check in or out is an
 * addition, and takes a key.
 */
export const createCheckInsHttp = (http: Http): CheckInsPort => ({
  checkIns: (projectId) => http.ask(checkins.checkIns, { params: { project_id: projectId } }),
  checkIn: (projectId, fields, key) =>
    http.ask(checkins.checkIn, {
      params: { project_id: projectId },
      body: { ...fields, client_id: clientIdOf(key) },
      key,
    }),
  checkOut: (projectId, id, key) =>
    http.ask(checkins.checkOut, { params: { project_id: projectId, checkin_id: id }, key }),
  decide: (projectId, id, body, key) =>
    http.ask(checkins.decide, { params: { project_id: projectId, refused_id: id }, body, key }),
});

/** Core's `ProjectTemplatesPort`, for staff who are signed in: an addition. */
export const createProjectTemplatesHttp = (http: Http): ProjectTemplatesPort => ({
  templates: () => http.ask(projectTemplates.templates, {}),
  make: (id, slice, key) =>
    http.ask(projectTemplates.make, { ...of(id), body: { ...slice, client_id: clientIdOf(key) }, key }),
  content: (id) => http.ask(projectTemplates.content, of(id)),
  save: (id, template, key) =>
    http.ask(projectTemplates.save, { ...of(id), body: { ...template, client_id: clientIdOf(key) }, key }),
});
