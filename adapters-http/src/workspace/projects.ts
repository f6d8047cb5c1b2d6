import type { ProjectsPort } from '@felles/core/workspace/projects';
import type { Http } from '../http.ts';
import { pageQuery } from '../register-input.ts';
import * as wire from '../wire/workspace/projects.ts';

/**
 * Core's `ProjectsPort`, for staff who are signed in. `change` sends the fields that are given, `replace` all of them.
 */
export const createProjectsHttp = (http: Http): ProjectsPort => ({
  projects: ({ status, type, ...page }) =>
    http.ask(wire.projects, { query: { ...pageQuery(page), ...(status && { status }), ...(type && { type }) } }),
  project: (id) => http.ask(wire.project, of(id)),
  create: (body, key) => http.ask(wire.create, { body, key }),
  change: (id, body) => http.ask(wire.change, { ...of(id), body }),
  replace: (id, body) => http.ask(wire.replace, { ...of(id), body }),
  view: (id) => http.ask(wire.view, of(id)),
  detail: (id) => http.ask(wire.detail, of(id)),
  history: (id) => http.ask(wire.history, of(id)),
  subprojects: (id) => http.ask(wire.subprojects, of(id)),
  connect: (id, body, key) => http.ask(wire.connect, { ...of(id), body, key }),
  disconnect: (id, key) => http.ask(wire.disconnect, { ...of(id), key }),
  uploadPhoto: (id, file, key, onProgress) =>
    http.ask(wire.uploadPhoto, { ...of(id), body: { file }, key }, onProgress),
});

const of = (id: string) => ({ params: { project_id: id } });
