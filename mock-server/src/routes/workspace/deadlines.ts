import { deadlines as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { deadlinesOf } from '../../tables/deadlines.ts';
import { openProjects } from '../../tables/projects.ts';

export function deadlineRoutes(app: FastifyInstance, service: Service): void {
  const { seenBy } = openProjects(service);
  answer(app, service, wire.deadlines, ({ staff }) => seenBy(staff).flatMap((project) => deadlinesOf(project)));
}
