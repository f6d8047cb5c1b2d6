import { siteRecords as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openSiteRecords } from '../../tables/site-records.ts';

/** [W-PROJECTS-56] The records of which the figures are counted. */
export function siteRecordRoutes(app: FastifyInstance, service: Service): void {
  const records = openSiteRecords(service);
  const of = (projectId: string) => (row: { readonly project_id: string }) => row.project_id === projectId;

  answer(app, service, wire.hours, ({ params: { project_id } }) =>
    records.hours.list(of(project_id)).map(({ project_id: _, ...line }) => line),
  );
}
