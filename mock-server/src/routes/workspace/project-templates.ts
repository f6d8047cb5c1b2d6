import { projectTemplates as wire } from '@felles/adapters-http/wire';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { openProjectTemplates } from '../../tables/project-templates.ts';
import { openProjects } from '../../tables/projects.ts';

interface Asked {
  readonly staff: DemoStaff;
  readonly params: { readonly project_id: string };
  readonly key: string | null;
}

export function projectTemplateRoutes(app: FastifyInstance, service: Service): void {
  const { requireProject } = openProjects(service);
  const templates = openProjectTemplates(service);
  const act = ({ staff, params: { project_id }, key }: Asked) => ({
    project: requireProject(staff, project_id),
    staff,
    key,
  });

  answer(app, service, wire.templates, () => templates.rows.list());
  answer(app, service, wire.make, (asked) => {
    const { params, body } = asked;
    const { made } = createOnce(service, 'templateparts', { params, body }, templates.slices, () =>
      templates.make(act(asked), body),
    );
    return { made };
  });
  answer(app, service, wire.content, ({ staff, params: { project_id } }) =>
    templates.contentOf(requireProject(staff, project_id)),
  );
  answer(app, service, wire.save, (asked) => {
    const { params, body } = asked;
    return createOnce(service, 'templates', { params, body }, templates.rows, () => templates.save(act(asked), body));
  });
}
