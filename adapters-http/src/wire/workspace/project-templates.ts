import { readableOf } from '@felles/core/internal/shared/wire-values';
import { NewTemplate, TemplateSlice } from '@felles/core/internal/workspace/project-templates/model';
import { ProjectTemplate, TemplateContent } from '@felles/core/workspace/project-templates';
import * as z from 'zod/mini';
import { addition } from '../rows.ts';

const NAME = 'project-templates';
/** [W-SITE-09] */
const CLIENT_ID = { client_id: z.optional(z.string()) };
const ofProject = addition(NAME, '/v1/projects/{project_id}');

/** [W-PLAN-08] Templates of projects: an addition. The service makes their parts in a new project, slice by slice. */
export const projectTemplates = {
  templates: addition(NAME).get('/v1/projecttemplates', 'The templates of projects', {
    reply: readableOf(ProjectTemplate),
    offline: 'user',
  }),
  make: ofProject.create('/templateparts', 'Makes a slice of a template in a project', {
    body: z.extend(TemplateSlice, CLIENT_ID),
    reply: z.object({ made: z.int() }),
  }),
  content: ofProject.get('/template', 'The parts of a project as a template', { reply: TemplateContent }),
  save: ofProject.create('/template', 'Saves a project as a template', {
    body: z.extend(NewTemplate, CLIENT_ID),
    reply: ProjectTemplate,
  }),
};
