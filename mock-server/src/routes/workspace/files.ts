import { files as wire } from '@felles/adapters-http/wire';
import { hasLeft, nameOfCheckIn } from '@felles/core/workspace';
import { demoPicture, pdfDocument } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openCheckIns } from '../../tables/checkins.ts';
import { openProjects } from '../../tables/projects.ts';

/** Documents that are there for as long as their project is, and pictures of one colour each. */
export function fileRoutes(app: FastifyInstance, service: Service): void {
  const { rows } = openProjects(service);
  const checkIns = openCheckIns(service);

  function titleOf(id: string): string {
    const project = rows.get(id);
    if (project === null) throw refusal(404, 'Prosjektet finnes ikke.');
    return project.title ?? '';
  }

  answer(app, service, wire.photo, ({ params: { dataid } }) => demoPicture(Number(dataid)));
  answer(app, service, wire.image, ({ params: { project_id: id } }) => {
    titleOf(id);
    return demoPicture(Number(id));
  });
  answer(app, service, wire.checkinPdf, ({ params: { project_id: id } }) => {
    const onSite = checkIns.ofProject(id).filter((row) => !hasLeft(row));
    const lines = onSite.map((row, at) => `${at + 1}. ${nameOfCheckIn(row)}, ${row.companyName ?? ''}`);
    return pdfDocument('Mannskapsliste', [titleOf(id), ...lines]);
  });
  answer(app, service, wire.poster, ({ params: { project_id: id } }) => pdfDocument(titleOf(id), ['Sjekk inn her']));
  answer(app, service, wire.attachment, ({ params: { attachmentID: id } }) => pdfDocument(`Vedlegg ${id}`, []));
}
