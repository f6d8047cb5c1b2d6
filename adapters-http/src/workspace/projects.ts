import type { ProjectsPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/projects.ts';

export const createProjectsHttp = (http: Http): ProjectsPort => ({
  projects: ({ page, size, text, status, type, sort }) =>
    http.ask(wire.projects, {
      query: {
        page,
        page_size: size,
        ...(text !== '' && { q: text }),
        ...(status !== '' && { status }),
        ...(type !== '' && { type }),
        ...(sort !== '' && { sort }),
      },
    }),
  project: (id) => http.ask(wire.project, { params: { project_id: String(id) } }),
  create: (body, key) => http.ask(wire.create, { body, key }),
  change: (id, body) => http.ask(wire.change, { params: { project_id: String(id) }, body }),
  replace: (id, body) => http.ask(wire.replace, { params: { project_id: String(id) }, body }),
});
