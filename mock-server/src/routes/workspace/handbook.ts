import { handbook as wire } from '@felles/adapters-http/wire';
import { ProjectHandbook } from '@felles/core/workspace/handbook';
import { demoHandbooks } from '@felles/fixtures/workspace/handbook';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openHandbook } from '../../tables/handbook.ts';

export function handbookRoutes(app: FastifyInstance, service: Service): void {
  const handbook = openHandbook(service);

  for (const call of [wire.templates, wire.legacyTemplates])
    answer(app, service, call, ({ params: { project_id, phase_id } }) => handbook.templates(project_id, phase_id));

  answer(app, service, wire.rebuild, ({ staff, params: { project_id: id } }) => {
    if (!service.plain) return z.encode(ProjectHandbook, handbook.rebuild(id, staff.name));
    handbook.rebuildAtOnce(id);
    return {};
  });

  answer(app, service, wire.choose, ({ params: { project_id, handbook_id } }) => {
    const told = handbook.choose(project_id, handbook_id);
    return service.plain ? {} : z.encode(ProjectHandbook, told);
  });

  answer(app, service, wire.handbooks, () => demoHandbooks());
  answer(app, service, wire.handbook, ({ params: { project_id: id } }) => handbook.of(id));

  answer(app, service, wire.make, ({ staff, params: { project_id, phase_id, template_id }, key }) =>
    handbook.make(project_id, phase_id, template_id, staff.name, { key }),
  );
}
